/** Words that tell which kind of a growth it is, in plain words. */
export const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:classic(?:al)?|conventional|usual)(?: type| variant| pattern)?$/, 'it is of the usual kind'],
  [
    /^(?:nos|not otherwise specified|(?:of )?no special type|nst|ductal nos|adenocarcinoma nos)$/,
    'it is of the common kind, without special features',
  ],
  [/^superficial spreading(?: type| melanoma)?$/, 'it first grew sideways in the skin (superficial spreading type)'],
  [/^nodular melanoma$/, 'it grew downward early (nodular melanoma)'],
  [/^nodular(?: type| subtype| variant)?$/, 'it grows in lumps (nodular type)'],
  [/^lentigo maligna(?: type| melanoma)?$/, 'it began on skin that saw much sun (lentigo maligna type)'],
  [/^acral lentiginous(?: type| melanoma)?$/, 'it began on the palm, the sole or under a nail (acral type)'],
  [/^(?:non-?keratinizing|non-?keratinising)$/, 'its cells make no keratin, the stuff of skin and nails'],
  [/^(?:keratinizing|keratinising)$/, 'its cells make keratin, the stuff of skin and nails'],
  [/^(?:deep|deep-seated|deeply located|deep to (?:the )?fascia)$/, 'it lies deep'],
  [/^(?:superficial|subcutaneous)$/, 'it lies near the surface'],
  [/^(?:solitary|single|unifocal|one focus|single focus)$/, 'it is the only one that was seen'],
  [/^multifocal$|^multiple foci$/, 'it was seen in several spots (multifocal)'],
  [/^(?:focal|focally present|very focal)$/, 'it was seen in one spot only (focal)'],
  [/^(?:extensive|widespread|diffuse)$/, 'it takes up a large part (extensive)'],
  [/^encapsulated$/, 'it has an outer skin of its own (capsule)'],
  [/^(?:well[- ]circumscribed|circumscribed)$/, 'it has a clear border'],
  [/^(?:poorly circumscribed|ill-?defined|infiltrative)$/, 'it has no clear border'],
  [/^(?:pure|minimally invasive|widely invasive)$/, ''],
]; // biome-ignore format: one list

/** Words that add nothing to what the line is about. */
export const EMPTY_CLAUSE = /^(?:present|identified|seen|noted|found|is present|excision|biopsy)$/;

/** How cells look beside normal ones. */
export const LIKENESS: Readonly<Record<string, string>> = {
  well: 'much like normal cells',
  moderately: 'somewhat unlike normal cells',
  poorly: 'very unlike normal cells',
  'well-moderately': 'between much like normal cells and somewhat unlike them',
  'moderately-poorly': 'between somewhat unlike normal cells and very unlike them',
};

/** How many steps a way of grading has. */
export const STEPS: readonly (readonly [RegExp, number])[] = [
  [/nottingham|elston|bloom|fnclcc|figo/i, 3],
  [/isup|fuhrman|nucleolar/i, 4],
];

/** Places that a growth reaches, which no entry of the knowledge base names as they stand in such lines. */
export const REACHED: Readonly<Record<string, string>> = {
  'ovarian surface': 'outside of the ovary', 'the surface of the ovary': 'outside of the ovary', 'surface': 'surface',
  'peripancreatic soft tissue': 'tissue around the pancreas', 'peripancreatic fat': 'fat around the pancreas', 'peripancreatic tissue': 'tissue around the pancreas',
  'duodenal wall': 'wall of the first part of the small bowel', duodenum: 'first part of the small bowel', 'perinephric fat': 'fat around the kidney', 'renal sinus fat': 'fat in the middle of the kidney',
  'endocervical glands': 'glands of the inner canal', 'endocervical gland': 'glands of the inner canal', 'strap muscle': 'flat neck muscles', 'strap muscles': 'flat neck muscles', 'skeletal muscle': 'muscle',
  'perithyroidal soft tissue': 'tissue around the thyroid', 'perithyroidal fat': 'fat around the thyroid', 'subcutaneous fat': 'fat under the skin', 'subcutaneous tissue': 'tissue under the skin', subcutis: 'fat under the skin',
  'reticular dermis': 'lower part of the deeper skin layer', 'papillary dermis': 'upper part of the deeper skin layer', dermis: 'deeper layer of the skin', 'muscularis propria': 'muscle layer of the wall',
  'pericolic fat': 'fat around the bowel', 'pericolonic fat': 'fat around the bowel', 'perivesical fat': 'fat around the bladder', submucosa: 'layer under the inner lining', 'lamina propria': 'layer just below the lining',
  subserosa: 'layer under the outer skin', 'subserosal fat': 'fat under the outer skin', serosa: 'outer skin of the organ', 'visceral pleura': 'thin skin of the lung', 'chest wall': 'chest wall', 'seminal vesicle': 'gland behind the prostate (seminal vesicle)', 'seminal vesicles': 'glands behind the prostate (seminal vesicles)',
  'extraprostatic tissue': 'tissue outside the prostate', 'periprostatic fat': 'fat around the prostate', 'surrounding soft tissue': 'tissue around it', 'adjacent soft tissue': 'tissue around it', 'soft tissue': 'soft tissue', bone: 'bone',
  'outer half of the myometrium': 'outer half of the muscle wall of the womb', 'inner half of the myometrium': 'inner half of the muscle wall of the womb', myometrium: 'muscle wall of the womb', 'cervical stroma': 'wall of the neck of the womb',
  'the fimbriae': 'fringe at the end of the tube', fimbriae: 'fringe at the end of the tube', fimbria: 'fringe at the end of the tube', 'fimbriated end': 'fringe at the end of the tube',
}; // biome-ignore format: one list
