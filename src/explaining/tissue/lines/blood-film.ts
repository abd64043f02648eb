import { ofPattern, SEP, type Teller, told } from './line.js';

/** How the cells of the blood look in a film, in plain words (terms of the ICSH recommendations, 2015). */
const FILM: readonly (readonly [RegExp, string])[] = [
  [/^macrocytic (?:red (?:blood )?cells|rbcs?|an(?:a)?emia)$|^macrocytosis$/, 'the red cells are larger than usual (macrocytic)'],
  [/^microcytic (?:red (?:blood )?cells|rbcs?)$|^microcytosis$/, 'the red cells are smaller than usual (microcytic)'],
  [/^(?:microcytic,? hypochromic|hypochromic,? microcytic) (?:red (?:blood )?cells|rbcs?)$/, 'the red cells are small and pale (microcytic, hypochromic)'],
  [/^normochromic,? normocytic (?:red (?:blood )?cells|rbcs?)$/, 'the red cells have the usual size and color'],
  [/^(?:aniso-?poikilocytosis|poikilocytosis|anisocytosis)$/, 'the red cells differ in size or shape'],
  [/^(?:occasional |some |few |many )?(?:tear ?-?drop (?:cells|forms|poikilocytes)|target cells|elliptocytes|ovalocytes|oval macrocytes|pencil cells|burr cells)$/, 'some red cells have an unusual shape'],
  [/^rouleaux(?: formation)?$/, 'the red cells stick together like coins (rouleaux)'],
  [/^polychromasia$/, 'there are many young red cells'],
  [/^hypogranular neutrophils$/, 'some white cells hold too few grains (hypogranular)'],
  [/^(?:pseudo-?pelger(?:[- ]hu[eë]t)? (?:forms|cells|neutrophils))$/, 'some white cells have a core with too few lobes (pseudo-Pelger)'],
  [/^hypersegmented neutrophils$/, 'some white cells have a core with too many lobes'],
  [/^(?:platelets? (?:is |are )?(?:reduced|low|decreased)|(?:reduced|low|decreased) platelets?|thrombocytopenia)$/, 'there are fewer platelets than usual'],
  [/^(?:platelets? (?:is |are )?(?:increased|raised|high)|(?:increased|raised) platelets?|thrombocytosis)$/, 'there are more platelets than usual'],
  [/^(?:platelets? (?:is |are )?(?:normal|adequate)|normal platelets?)$/, 'there are enough platelets'],
  [/^(?:neutropenia|reduced neutrophils|neutrophils (?:are )?reduced)$/, 'there are too few of the white cells that fight germs'],
  [/^(?:neutrophilia|neutrophil leu[ck]ocytosis)$/, 'there are many of the white cells that fight germs'],
  [/^(?:lymphocytosis|increased lymphocytes)$/, 'there are more lymphocytes than usual'],
  [/^(?:(?:occasional|some|many|frequent) )?smear cells$/, 'some fragile white cells broke on the glass (smear cells)'],
  [/^white (?:blood )?cells (?:are )?(?:normal|unremarkable)$/, 'the white cells look normal'],
]; // biome-ignore format: a table

const LABEL = /^(?:(?:peripheral )?(?:blood )?(?:film|smear)|peripheral blood)\s*[:–-]\s*/i;

/** "Blood film: Macrocytic red cells, hypogranular neutrophils with pseudo-Pelger forms, platelets reduced": told where every part is known. */
const film: Teller = (line) => {
  if (!LABEL.test(line)) return null;
  const parts = line
    .replace(LABEL, '')
    .toLowerCase()
    .split(/[,;.]\s*(?:and )?|\s+(?:with|and)\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const texts = parts.map((part) => FILM.find(([name]) => name.test(part))?.[1]);
  if (texts.length === 0 || !texts.every((text) => text !== undefined)) return null;
  return told('plain', ...new Set(texts as string[]));
};

/** Lines of the blood film, and of the iron, the fibers and the marked cells of a marrow. */
export const BLOOD_FILM_LINES: readonly Teller[] = [
  film,
  ofPattern(
    /^(?:(?:marrow )?iron|perls['’]?(?: stain)?)\s*[:–-]\s*(increased|reduced|normal|adequate|absent)(?: (?:iron )?stores)?(?:,? (?:with|and) (\d{1,3}) ?% ring(?:ed)? sideroblasts)?$/i,
    ([, how = '', ring = '']) =>
      told(
        'plain',
        /^(?:normal|adequate)$/i.test(how)
          ? 'the marrow holds enough iron'
          : /^abs/i.test(how)
            ? 'no iron is stored in the marrow'
            : `the iron stored in the marrow is ${/^inc/i.test(how) ? 'more' : 'less'} than usual`,
        ...(ring === '' ? [] : [`${ring}% of the young red cells have a ring of iron (ring sideroblasts)`]),
      ),
  ),
  ofPattern(
    /^(?:there is )?(?:a )?(no|mild|moderate|marked|slight|focal|diffuse) (?:diffuse |focal )?increase in reticulin(?: fib(?:re|er)s)?,? ?(?:\(?(?:WHO |MF )?grade (?:MF-?)?([0-3])(?: ?(?:\/|of) ?3)?\)?)?$/i,
    ([, how = '', grade = '']) =>
      told(
        /^no$/i.test(how) ? 'good' : 'plain',
        /^no$/i.test(how)
          ? 'the fine fibers of the marrow (reticulin) are not more than usual'
          : `there are ${{ mild: 'slightly more', slight: 'slightly more', moderate: 'more', marked: 'many more' }[how.toLowerCase()] ?? 'more'} fine fibers in the marrow than usual (reticulin)`,
        ...(grade === '' ? [] : [`the grade of this is ${grade} of 3`]),
      ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:trephine\s*:\s*)?CD34(?:\+|[- ]positive)? (?:cells|blasts)${SEP}(?:approx(?:imately)?\.? |about |~ ?)?(<)? ?(\d{1,3}) ?%$`,
      'i',
    ),
    ([, less = '', n = '']) =>
      told('plain', `${less === '' ? '' : 'fewer than '}${n}% of the cells carry the mark of very young blood cells (CD34)`),
  ),
  ofPattern(
    /^(?:aspirate|marrow aspirate|smears?)\s*[:–-]?\s*(normo|hyper|hypo)cellular (?:particles|fragments|marrow)$/i,
    ([, how = '']) =>
      told(
        /^normo/i.test(how) ? 'good' : 'plain',
        `the marrow holds ${/^normo/i.test(how) ? 'the usual number of blood-making cells' : /^hyper/i.test(how) ? 'more blood-making cells than usual' : 'fewer blood-making cells than usual'}`,
      ),
  ),
]; // biome-ignore format: a table
