/**
 * Fields of the forms in which tissue reports list their results ("Lymphovascular invasion: Not identified"). The label
 * says what is asked, the value is the answer; neither says anything by itself.
 */

/** How the value of a field is read. */
export type FieldKind =
  /** There or not there. */
  | 'thing'
  /** Free of what was found, or reached by it. */
  | 'margin'
  /** A distance to the cut edge. */
  | 'distance'
  /** How many lymph nodes were checked, or held cancer. */
  | 'nodes'
  /** A receptor, a protein or a gene. */
  | 'marker'
  /** Told in the words of the report. */
  | 'words';

export interface FormField {
  id: string;
  kind: FieldKind;
  /** The whole label in small letters, without what stands in brackets. */
  label: RegExp;
}

const thing = (id: string, label: RegExp): FormField => ({ id, kind: 'thing', label });
const words = (id: string, label: RegExp): FormField => ({ id, kind: 'words', label });

const GROWS = '(?:invasion|involvement|extension|infiltration|spread)';

export const FORM_FIELDS: readonly FormField[] = [
  thing(
    'small-vessels',
    new RegExp(
      `^(?:(?:lympho?[- ]?vascular|angio[- ]?lymphatic|lymphatic|lymph(?:atic)? vessel|lympho?[- ]?vascular space|lymph[- ]vascular(?: space)?|lymphatic (?:and|and/or|or) (?:blood )?vascular|lymphatic/vascular|small vessel|capillary[- ]lymphatic|vascular space|vascular) (?:space )?${GROWS}|lvi|lvsi|alvi|small vessels?)$`,
    ),
  ),
  thing(
    'veins',
    /^large (?:venous|veins?|vessels?)$|^(?:(?:venous|vein|large (?:vessel|vein)|large vessel \(?venous\)?|extramural (?:venous|vascular)) (?:invasion|involvement)|emvi)$/,
  ),
  thing('blood-vessels', /^(?:blood vessel (?:invasion|involvement)|angio-?invasion)$/),
  thing('nerves', /^(?:perineural|neural|intraneural) (?:invasion|involvement)$|^pni$|^neurotropism$|^perineural$/),
  thing('past-node', /^(?:extra ?nodal|extra ?capsular)(?: tumou?r)? (?:extension|spread|invasion)$|^ene$/),
  thing('top-node', /^(?:apical|highest|high tie|top)(?: lymph)? node(?: (?:status|involvement|involved))?$/),
  thing('past-prostate', /^extra ?prostatic (?:extension|invasion)$|^epe$/),
  thing('past-thyroid', /^extra ?thyroidal extension(?: of tumou?r)?$|^ete$/),
  thing('seminal-vesicles', /^seminal vesicles? (?:invasion|involvement|tissue)$|^svi$/),
  thing('bladder-neck', /^(?:urinary )?bladder neck (?:invasion|involvement)$/),
  thing('deposits', /^(?:tumou?r|satellite) deposits?(?: \(?discontinuous.*)?$/),
  thing('sarcoma-like', /^sarcomatoid (?:features?|differentiation|component|change)$/),
  thing('rhabdoid', /^rhabdoid (?:features?|differentiation|component|change)$/),
  thing('perforation', /^(?:macroscopic |gross )?(?:tumou?r )?perforation$/),
  thing('ulceration', /^(?:tumou?r )?ulceration$/),
  thing('regression', /^(?:tumou?r |histologic )?regression$/),
  thing(
    'satellites',
    /^(?:micro)?satellit(?:es?|osis|e nodules?|e lesions?)(?! (?:status|instab|testing))(?: .{0,12})?$|^in[- ]transit metastas[ei]s$/,
  ),
  thing('necrosis', /^(?:tumou?r |coagulative |coagulative tumou?r |geographic )?necrosis$/),
  thing('cribriform', /^(?:invasive )?cribriform (?:pattern|glands?|growth|component|architecture)(?: 4)?$/),
  thing('in-duct', /^intraductal carcinoma(?: of (?:the )?prostate)?$|^idc-p$/),
  thing('high-grade-pin', /^(?:high[- ]grade (?:pin|prostatic intraepithelial neoplasia)|hgpin)$/),
  thing('air-spaces', /^(?:spread|tumou?r spread) through air ?spaces$|^stas$/),
  thing('pleura', /^(?:visceral )?pleural? (?:invasion|involvement)$/),
  thing('capsule', /^(?:tumou?r )?capsular invasion$/),
  thing('inner-canal', /^endocervical component$/),
  thing('chalk', /^micro-?calcifications?$/),
  thing('mole-beside', /^associated (?:naevus|nevus|melanocytic n(?:a)?evus)$/),
  thing(
    'left',
    /^residual (?:tumou?r|carcinoma|cancer|disease)(?: (?:classification|r))?$|^r[- ](?:classification|stage)$/,
  ),
  thing('distant', /^(?:distant (?:metastas[ei]s|mets)(?: m)?|metastatic sites?|distant sites? involved)$/),
  thing('hpv-16', /^hpv(?: ?dna)?(?: type)? ?-?16$/),
  thing('hpv-18', /^hpv(?: ?dna)?(?: type)? ?-?18$/),
  thing('hpv-16-18', /^hpv(?: ?dna)?(?: types?)? ?-?16 ?(?:\/|and|or|,) ?(?:hpv ?-?)?18$/),
  thing('hpv-18-45', /^hpv(?: ?dna)?(?: types?)? ?-?18 ?\/ ?45$/),
  thing(
    'hpv-other',
    /^other (?:high[- ]risk|hr|oncogenic)(?: hpv)?(?: (?:types?|genotypes?|hpv(?: types?)?))?$|^hpv other (?:high[- ]risk|hr)(?: types?)?$|^(?:hpv other|other hpv)(?: (?:\(?\d{1,2} )?(?:types?|genotypes?)\)?)?$/,
  ),
  thing(
    'hpv-high',
    /^oncogenic hpv(?: (?:types?|dna))?$|^hpv,? (?:high[- ]risk|hr)$|^(?:high[- ]risk|hr)[- ]hpv(?: (?:dna|rna|mrna|test|result|types?))?$|^hpv (?:high[- ]risk|hr)(?: (?:dna|rna|mrna))?$/,
  ),
  {
    id: 'distance',
    kind: 'distance',
    label:
      /^(?:distance (?:of |from )?(?:invasive |in situ |the )*(?:carcinoma|tumou?r|dcis|melanoma)? ?(?:to|from) (?:the )?(?:closest|nearest) ?(?:[a-z]+ )?margins?|distance (?:from|to) (?:the )?(?:closest|nearest)? ?margins?|(?:closest|nearest) (?:[a-z]+ )?margin distance)$/,
  },
  {
    id: 'depth',
    kind: 'distance',
    label:
      /^(?:(?:maximum )?(?:depth|thickness)|breslow(?:['’]?s)?(?: (?:depth|thickness|index|level|measurement))?|(?:maximum |greatest )?tumou?r thickness)$/,
  },
  {
    id: 'margin',
    kind: 'margin',
    label:
      /^(?:[a-z/,& -]{0,48} )?margins?(?: (?:status|of resection|of excision|involvement))?(?: for (?:invasive )?(?:carcinoma|tumou?r|malignancy))?$/,
  },
  {
    id: 'nodes',
    kind: 'nodes',
    label:
      /\b(?:lymph )?nodes?\b|^regional ln$|^(?:total )?(?:number )?(?:examined|involved|positive)$|^(?:with )?(?:(?:macro|micro) ?metastas[ei]s|isolated tumou?r cells(?: only)?)$/,
  },
  { id: 'er', kind: 'marker', label: /^(?:estrogen receptors?|oestrogen receptors?|er)(?: status)?$/ },
  { id: 'pr', kind: 'marker', label: /^(?:progesterone receptors?|pr|pgr)(?: status)?$/ },
  {
    id: 'her2',
    kind: 'marker',
    label:
      /^(?:final |overall )?(?:her-?2(?:[ /-]?neu)?|erbb2)(?: (?:status|protein|receptor|oncoprotein|gene))?(?: (?:by )?(?:ihc|(?:dual[ -]?(?:probe )?)?(?:fish|d?ish|cish|sish)|immunohistochemistry|in[ -]situ hybridi[sz]ation))?$/,
  },
  {
    id: 'dividing',
    kind: 'marker',
    label:
      /^(?:ki-?67|mib-?1|ki-?67 ?\/ ?mib-?1)(?: (?:proliferation|labell?ing))?(?: (?:index|fraction|rate|score))?$/,
  },
  { id: 'repair', kind: 'marker', label: /^(?:mlh-?1|pms-?2|msh-?2|msh-?6)(?: protein)?(?: expression)?$/ },
  words('adequacy', /^(?:statement of )?(?:specimen |sample )?adequacy(?: assessment| statement)?$/),
  words('focality', /^(?:tumou?r )?(?:multi)?focality$/),
  words(
    'extent',
    /^(?:(?:microscopic )?(?:tumou?r )?(?:extension|extent|depth of invasion)|extent of invasion|local invasion|maximum distance of spread beyond muscularis propria|maximum extramural spread)$/,
  ),
  words('differentiation', /^(?:(?:tumou?r|histolog(?:ic|ical)) )?(?:differentiation|grade of differentiation)$/),
  words('flat-cells', /^squamous(?: epithelial)? cells?$/),
  words('gland-cells', /^(?:glandular|endocervical|endometrial) cells?$/),
  words('level', /^(?:anatomic(?:al)? )?level of invasion$/),
  words('risk', /^(?:overall |clinical |nccn )?risk(?: (?:category|group|level|class))?$/),
  words('kind', /^(?:histolog(?:ic|ical) |tumou?r )?(?:sub)?type$|^growth pattern$/),
  words('pattern-share', /^(?:percent(?:age)?|%)(?: of)?(?: gleason)? pattern [45]$/),
  words('grade', /^nottingham (?:grade|score)$/),
  words('edges', /^cut edges$/),
  words('site', /^tumou?r (?:site|location)$/),
  words(
    'size',
    /^(?:tumou?r size|(?:max(?:imum|\.)?|greatest) (?:linear |clinical )?(?:dimension|diameter|extent|length)(?: of (?:invasive )?(?:tumou?r|carcinoma|cancer))?(?: in (?:a |any )?(?:single|one) core)?|greatest dimension|size of (?:tumou?r|invasive carcinoma)|tumou?r dimensions?)$/,
  ),
  words('budding', /^(?:grade of )?tumou?r bud(?:ding)?(?: (?:score|grade))?$/),
  words('mitoses', /^(?:dermal )?(?:mitotic (?:rate|count|index|figures?|activity)|mitos[ei]s)$/),
  words(
    'treatment',
    /^(?:treatment (?:effect|response)|(?:response to )?(?:neoadjuvant|presurgical|preoperative) (?:therapy|treatment)(?: response| effect)?|regression (?:grade|score))$/,
  ),
  words('immune-cells', /^(?:tumou?r[- ]infiltrating lymphocytes|tils?)$/),
];

/** Genes that a report answers for by name. */
export const GENES =
  'jak2|calr|mpl|bcr(?:::|[-:/ ])?abl1?|npm1|flt3(?:-(?:itd|tkd))?|tp53|asxl1|dnmt3a|tet2|idh1|idh2|kras|nras|hras|braf|egfr|ros1|ret|pik3ca|brca1|brca2|pdgfra|tert|pole|ntrk\\d?|myd88|cxcr4|sf3b1|srsf2|u2af1|runx1|cebpa|setbp1|ezh2|stk11|keap1|ctnnb1|gnas|smad4|cdkn2a|chek2|palb2|atm|cftr|mutyh|cdh1|hfe|factor v leiden|f5|met exon 14';

/** Proteins and marks of cells that a dye test shows. */
export const STAINS =
  'cd\\d{1,3}[a-z]?|ck ?\\d{1,2}(?:/\\d{1,2})?|cytokeratin(?: (?:ae1/ae3|\\d{1,2}))?|ae1/ae3|pancytokeratin|ttf-?1|napsin[ -]?a|p16|p40|p53|p63|s-?100|sox-?10|hmb-?45|melan-?a|mart-?1|synaptophysin|chromogranin|insm1|gata-?3|pax-?[258]|cdx-?2|satb2|desmin|smooth muscle actin|sma|vimentin|e-?cadherin|calretinin|wt-?1|nkx3\\.1|psap|amacr|cyclin d1|bcl-?[26]|tdt|mpo|myeloperoxidase|lysozyme|inhibin|hepar-?1|arginase-?1|glypican-?3|dog-?1|ema|ber-?ep4|moc-?31|thyroglobulin|calcitonin|congo red';

/** Stains and probes that look for germs. */
export const GERM_STAINS =
  'afb|acid[- ]fast(?: bacilli)?|ziehl[- ]neelsen|fite|gms|grocott|gomori methenamine silver|pas-?f|gram|warthin[- ]starry|giemsa|eber|ebv|hsv(?: ?(?:1|2|1/2|1 and 2|i|ii))?|cmv|cytomegalovirus|h\\.? ?pylori|helicobacter(?: pylori)?|mucicarmine|hhv-?8';
