import type { Context } from '../context.js';
import { list } from '../words/english.js';
import type { Line, ToldRow } from './row.js';

/** Vessels of the heart by the words of a report ("@" is an ordinal), and as we call them. The first that fits. */
const VESSELS: readonly (readonly [RegExp, string])[] = [
  [/(?:(?:reversed )?saphenous )?(?:vein|venous) (?:bypass )?graft(?: \(?svg\)?)? to (?:the )?/y, 'the vein bypass to #'],
  [/svg to (?:the )?/y, 'the vein bypass (SVG) to #'],
  [/(?:the )?(?:lima|left internal (?:mammary|thoracic) artery)(?: \(lima\))?(?: graft)? to (?:the )?/y, 'the bypass from the left chest artery to #'],
  [/left main(?: coronary)?(?: artery| stem| trunk)?|lmca\b|lms\b|lm\b/y, 'the main stem of the left heart artery (left main)'],
  [/left anterior descending(?: coronary)?(?: artery| vessel| system)?(?: \(lad\))?|lad\b(?: artery| system| vessel)?/y, 'the front heart artery (LAD)'],
  [/left circumflex(?: coronary)?(?: artery| vessel| system)?(?: \(lcx\))?/y, 'the left side heart artery (circumflex)'],
  [/(?:circumflex(?: coronary)?|lcx|cx)\b(?: artery| vessel| system)?/y, 'the side heart artery (circumflex)'],
  [/right coronary(?: artery| system)?(?: \(rca\))?|rca\b(?: system)?/y, 'the right heart artery (RCA)'],
  [/(?:d|diagonal )([123])\b(?: branch)?/y, 'side branch $ of the front heart artery (diagonal)'],
  [/@?(?:large |small |major )?(?:diagonal|diag)\b(?: (?:branch|artery|vessel))?(?: \(?d[123]\)?)?/y, 'the @side branch of the front heart artery (diagonal)'],
  [/om-?([123])\b(?: branch)?/y, 'side branch $ of the side heart artery (OM)'],
  [/@?(?:large |small |major )?(?:obtuse marginal|om)\b(?: (?:branch|artery|vessel))?(?: \(?om[123]\)?)?/y, 'the @side branch of the side heart artery (obtuse marginal)'],
  [/(?:right )?posterior descending(?: coronary)?(?: artery)?(?: \(pda\))?|pda\b/y, 'the artery at the back of the heart (PDA)'],
  [/ramus(?: intermedius)?(?: (?:branch|artery))?/y, 'the middle branch of the heart arteries (ramus)'],
]; // biome-ignore format: a table
const ORDINAL = /(first|second|third|1st|2nd|3rd) (?:large |small |major )?/y;

const PARTS: Readonly<Record<string, string>> = {
  proximal: 'near its start', 'proximal-to-mid': 'in its first half', mid: 'in its middle part', 'mid-to-distal': 'in its second half',
  middle: 'in its middle part', distal: 'in its far part', ostial: 'at its opening', ostium: 'at its opening', origin: 'at its start',
}; // biome-ignore format: one list
const PART = '(?:proximal(?:[- ]to[- ]mid)?|mid(?:[- ]to[- ]distal)?|middle|distal|ostial|ostium|origin)';
const HOW =
  '(?:very )?(?:minimal(?:ly)?|minor|mild(?:ly)?|moderate(?:ly)?|severe(?:ly)?|significant(?:ly)?|critical|tight|high[- ]grade|subtle|some)(?:[- ]to[- ](?:moderate|severe)(?:ly)?)?';
const KIND =
  '(?:stenos[ei]s|stenotic lesions?|lesions?|narrowings?|plaques?|plaquing|(?:coronary |artery )*disease|irregularit(?:y|ies)|calcifications?)';
const FIGURE = String.raw`(?:(?:about|approximately|up to|greater than|more than|less than|around|~|>|<) ?)?\d{1,3}(?: ?%)?(?: ?(?:-|–|to) ?\d{1,3})? ?%`;
const AGO = '(?: (?:throughout|diffusely|along its length))';

/** "A mild 30% ostial stenosis in its proximal portion": a narrow place in a vessel. */
const NARROW = new RegExp(
  String.raw`(?:an? |the |only |noted to be )*(?:multiple |several |two |three )?((?:(?:${HOW}|${FIGURE}|${PART}|diffuse|focal|discrete|eccentric|long|short|calcified|calcific|soft|mixed|luminal|wall|areas? of|atherosclerotic|atheromatous|residual|(?:relatively|somewhat|quite|which is)),? ?)*)(${KIND})((?:,? (?:of |at |up to |estimated at )*${FIGURE}|,? (?:in|of|at|along|near) (?:its|the) (?:very |descending )?${PART}(?:[- ]?(?:portions?|segments?|parts?|thirds?|vessel))?(?: and ${PART}(?: (?:portion|segment|part|third))?)?|,? (?:in|at) (?:its )?(?:proximally|distally)|${AGO})*(?: due to an? (?:focal |calcified |calcific |soft )*plaque)?)`,
  'y',
);
/** "No critical lesions", "without any significant stenosis". */
const NONE =
  /(?:but |and |with )?(?:no|without(?: any| an?)?|free of|(?:has |have |had |with )?no evidence of|without (?:any )?evidence of|failed to (?:demonstrate|show))(?: any)? ((?:(?:other|focal|significant|critical|obstructive|high[- ]grade|flow[- ]limiting|h(?:a)?emodynamically|angiographic(?:ally)?|severe|evidence of|coronary|artery|atherosclerotic|atheromatous),? ?(?:or )?)*)(?:stenos[ei]s|lesions?|disease|narrowings?|plaques?|obstruction|cad)(?: (?:seen|noted|identified))?/y;
const SIZE =
  /(?:an? |the )?((?:(?:very|large|small|moderate(?:ly)?|medium|\d(?:\.\d)?[ -]?mm(?: (?:diameter|in diameter|wide))?|normal|good|short|long|tiny|diminutive|big|tortuous|dominant|non-?dominant|co-?dominant|[- ]?(?:cali(?:ber|bre)|sized?)|to|and|in|of),?[- ]?)+)(?:(?:right |left )?coronary )?(?:vessels?|artery|arteries|branch(?:es)?|system|circulation)?(?=$|[ ,.])/y;
const BRANCHES =
  /(?:giv(?:es|ing|e|en)|gave|suppl(?:ies|ying|y)|provid(?:es|ing))(?: rises?)?(?: off| to)? (?:(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}|multiple|several|many|approximately|major|large|small|medium|moderate|tiny|size|sized|septal|perforators?|diagonals?|obtuse|marginals?|branch(?:es)?|arter(?:y|ies)|vessels?|om|conus|rv|right|left|ventricular|atrial|pda|pl|pls|posterolateral|posterior|lateral|descending|acute|first|second|third|and|to|of|its|early)\b,? ?)+/y;
const COURSE =
  /(?:(?:that |and )?(?:wraps?|reach(?:es)?|extends?|courses?|continues?|runs?|supplies)(?: around| to| as)? (?:the )?(?:cardiac )?apex(?: of the heart)?|travers(?:es|ing)(?: through)? the (?:\w+ ?)?(?:groove|sulcus))/y;
const SPLITS = /(?:bifurcat|trifurcat|divid)(?:es|ing|ed)(?: in ?to| in)? (?:the |an? )?/y;
const OPEN =
  /((?:widely |angiographically |completely |fully )*)(patent|open|normal|unremarkable|free of (?:any )?(?:significant |angiographic |obstructive |critical )*(?:coronary )?(?:artery )?disease|without disease)(?: (?:at|throughout) (?:its|the) (?:origin|insertion|length)(?: and insertion)?(?: sites?)?| throughout)?/y;
const BLOCKED = new RegExp(
  String.raw`((?:totally|completely|100 ?%|chronically|subtotally|nearly|now|also) )*(?:occluded|blocked)((?:,? (?:at|in|near) (?:its|the) ${PART}(?: (?:portion|segment|part|vessel))?)?)`,
  'y',
);
/** "Left main normal", "RCA occluded": without a verb. */
const AS_IT_IS = /^(?:widely patent|patent|normal|unremarkable|(?:totally |completely )?occluded)[\s.;,]*$/;
const IS =
  /(?:is|was|are|were|appears?(?: to be)?|appeared(?: to be)?|is seen to be|is noted to be|looks?)(?: also| now| again)? /y;
const HAS =
  /(?:ha[sd]|have|shows?|showed|demonstrat(?:es|ed)|reveal(?:s|ed)|contains?|with|there (?:is|was)|had only)(?: also| only)? /y;
const JOIN = /(?:, and|, but|, which|, with| and| but| which| that|,|;)?(?: also| then)? /y;
const FLOW = /(?:(?:and|with) )?(?:(?:the )?flow (?:was|is) )?timi[- ]?(?:grade )?(?:3|iii)(?: flow)?(?: throughout)?/y;

class Reader {
  at = 0;
  constructor(readonly text: string) {}
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found === null || found[0] === '') return null;
    this.at += found[0].length;
    return found;
  }
  get ended(): boolean {
    return /^[\s.,;]*$/.test(this.text.slice(this.at));
  }
}

/** One vessel, or several in a row. */
function vessels(reader: Reader): { name: string; many: boolean } | null {
  const names: string[] = [];
  for (;;) {
    const before = reader.at;
    const name = vessel(reader);
    if (name === null) {
      reader.at = before;
      break;
    }
    names.push(name);
    const next = reader.at;
    if (!reader.take(/, and |, | and /y)) break;
    if (vessel(reader) === null) {
      reader.at = next;
      break;
    }
    reader.at = next;
    reader.take(/, and |, | and /y);
  }
  return names.length === 0 ? null : { name: list(names), many: names.length > 1 };
}

function vessel(reader: Reader): string | null {
  const from = reader.at;
  reader.take(/the |both |native /y);
  const ordinal = reader.take(ORDINAL)?.[1];
  for (const [pattern, name] of VESSELS) {
    const own = name.includes('@') || ordinal === undefined ? new RegExp(pattern.source.replace('@?', ''), 'y') : null;
    const found = own === null ? null : reader.take(own);
    if (found === null) continue;
    if (name.includes('#')) {
      const target = vessel(reader);
      if (target === null) break;
      return name.replace('#', target);
    }
    return name
      .replace('@', ordinal === undefined ? '' : `${ORDINALS[ordinal] ?? ordinal} `)
      .replace('$', found[1] ?? '');
  }
  reader.at = from;
  return null;
}
const ORDINALS: Readonly<Record<string, string>> = { '1st': 'first', '2nd': 'second', '3rd': 'third' };

const degree = (words: string): string => new RegExp(HOW).exec(words)?.[0] ?? '';
const ly = (how: string): string =>
  how === '' || /minor|some|subtle/.test(how)
    ? how === ''
      ? ''
      : 'slightly '
    : `${how.replace(/\b(mild|moderate|severe|minimal|significant)\b/g, '$1ly').replace(/lyly/g, 'ly')} `;

/** Where in the vessel, in the order of the words; each place once. */
function places(words: string): string {
  const all = [...words.matchAll(new RegExp(String.raw`\b${PART}\b`, 'g'))].map(
    ([part]) => PARTS[part.replace(/ /g, '-')] ?? '',
  );
  return list([...new Set(all.filter((one) => one !== ''))]);
}

/** What a narrow place of a vessel comes to; "#" stands for the vessel. */
function narrow([, before = '', kind = '', behind = '']: RegExpExecArray): string | null {
  const words = `${before} ${behind}`;
  const figure = new RegExp(FIGURE).exec(words)?.[0];
  const where = places(words);
  const whole = /\b(?:diffuse|throughout|diffusely|along its length)\b/.test(words) ? ' along its length' : '';
  const how = degree(words);
  const place = `${where === '' ? '' : ` ${where}`}${whole}`;
  if (/calcification/.test(kind)) return `the wall of # is ${ly(how)}hardened (calcified)${place}`;
  if (/irregular|plaquing/.test(kind)) return `the inner wall of # is ${ly(how)}uneven (${kind})${place}`;
  if (figure !== undefined) {
    const share = figure.replace(/ ?[-–] ?/, ' to ').replace(/(\d) %/g, '$1%').replace(/(\d)% to/, '$1 to').replace(/^~ ?/, 'about ').replace(/^> ?/, 'more than ').replace(/^< ?/, 'less than ').replace(/greater than/, 'more than').replace(/approximately|around/, 'about'); // biome-ignore format: one chain
    const weight = how === '' || /^(?:some|subtle)$/.test(how) ? '' : ` (${how})`;
    return `# is narrowed by ${share}${place}${weight}`;
  }
  if (/disease|plaque/.test(kind))
    return `# has ${how === '' ? '' : `${how.replace(/ly\b/g, '')} `}buildup (${kind})${place}`;
  return `# has ${how === '' ? 'a' : /^[aeiou]/.test(how) ? 'an' : 'a'} ${how === '' ? '' : `${how} `}narrow spot (${kind})${place}`;
}

function none([, words = '']: RegExpExecArray): string {
  const other = /\bother\b/.test(words) ? 'other ' : '';
  if (/focal/.test(words)) return `# shows no ${other}narrowing at one spot`;
  if (/flow/.test(words)) return `# shows no ${other}narrowing that slows the blood`;
  const how = /(critical|significant|severe|high[- ]grade|obstructive)/.exec(words)?.[1];
  return `# shows no ${other}${how === undefined ? '' : `${how.replace('obstructive', 'blocking').replace(/high.grade/, 'tight')} `}narrowing`;
}

function size([, words = '']: RegExpExecArray): string[] | null {
  const big =
    /(?:small[- ]to[- ])(?:moderate|medium)|(?:very )?(?:large|small|tiny|diminutive|short|long|big)|moderate|medium|normal|good/.exec(
      words,
    )?.[0];
  const said: string[] = [];
  if (big !== undefined)
    said.push(`# is ${big.replace('diminutive', 'very small').replace(/^(moderate|medium|normal|good)$/, 'of $1 size').replace(/small[- ]to[- ](moderate|medium)/, 'of small to $1 size')}`); // biome-ignore format: one chain
  const wide = /(\d(?:\.\d)?)[ -]?mm/.exec(words)?.[1];
  if (wide !== undefined) said.push(`# is ${wide} mm wide`);
  if (/tortuous/.test(words)) said.push('# is winding (tortuous)');
  if (/non-?dominant/.test(words)) said.push('# is not the one that feeds the back of the heart (non-dominant)');
  else if (/co-?dominant/.test(words)) said.push('# shares in feeding the back of the heart (co-dominant)');
  else if (/dominant/.test(words)) said.push('# feeds the back of the heart (dominant)');
  return said.length === 0 ? null : said;
}

/** What is said of a vessel behind its name; null where a word of it is not known. */
function predicate(reader: Reader): { texts: string[]; found: boolean } | null {
  const from = reader.at;
  const fail = () => {
    reader.at = from;
    return null;
  };
  if (reader.take(FLOW)) return { texts: ['the blood flows through # as it should (TIMI 3)'], found: false };
  if (reader.take(SPLITS)) {
    const into: string[] = [];
    for (;;) {
      const before = reader.at;
      if (into.length > 0 && !reader.take(/(?:, and |, | and )(?:the |an? )?/y)) break;
      const name = vessel(reader);
      if (name === null) {
        reader.at = before;
        break;
      }
      into.push(name);
      reader.take(/ arteries| coronary arteries/y);
    }
    return into.length > 1 ? { texts: [`# splits into ${list(into)}`], found: false } : fail();
  }
  const branches = reader.take(BRANCHES);
  if (branches) {
    reader.at -= /(?:,? and|,)? ?$/.exec(branches[0])?.[0].length ?? 0;
    return { texts: ['# gives off side branches'], found: false };
  }
  if (reader.take(COURSE)) return { texts: [], found: false };
  const copula = reader.take(IS);
  const negative = reader.take(NONE);
  if (negative) return { texts: [none(negative)], found: false };
  if (copula || AS_IT_IS.test(reader.text.slice(reader.at))) {
    const blocked = reader.take(BLOCKED);
    if (blocked) {
      const part = places(blocked[2] ?? '');
      const almost = /subtotal|nearly/.test(blocked[0]) ? 'almost fully' : 'fully';
      return { texts: [`# is ${almost} blocked (occluded)${part === '' ? '' : ` ${part}`}`], found: true };
    }
    const open = reader.take(OPEN);
    if (open) return { texts: [`# looked ${/patent|open/.test(open[2] ?? '') ? `${/widely/.test(open[1] ?? '') ? 'wide ' : ''}open` : /normal|unremarkable/.test(open[2] ?? '') ? 'normal' : 'free of disease'}`], found: false }; // biome-ignore format: one choice
    if (reader.take(/(?:diffusely|severely|moderately|mildly) diseased/y)) {
      const how = /(\w+) diseased/.exec(reader.text.slice(from, reader.at))?.[1] ?? '';
      return {
        texts: [how === 'diffusely' ? '# has buildup along its length (diffusely diseased)' : `# is ${how} diseased`],
        found: true,
      };
    }
    const large = reader.take(SIZE);
    const said = large === null ? null : size(large);
    return said === null ? fail() : { texts: said, found: false };
  }
  reader.take(HAS);
  const again = reader.take(NONE);
  if (again) return { texts: [none(again)], found: false };
  const place = reader.take(NARROW);
  const said = place === null ? null : narrow(place);
  return said === null ? fail() : { texts: [said], found: true };
}

const OF_HEART = /heart|coronary|catheter|angiogram/i;

/** Whether the report is one in which the heart's vessels are told of. */
export const ofHeartVessels = ({ understanding }: Context): boolean => OF_HEART.test(understanding.report.type.title);

/** " in the proximal portion of the": what leads from a narrow place to its vessel. */
const OF_VESSEL = new RegExp(
  String.raw` (?:in|of|at) (?:the )?(?:(${PART})(?: ?(?:portion|segment|part))?(?: of)? (?:the )?)?`,
  'y',
);

/**
 * "The left main is a large vessel, which bifurcates into the LAD and the circumflex and has mild luminal irregularities": the
 * vessels of the heart in whole sentences, each clause told; null where one of them is not known.
 */
export function vesselRow({ words, ctx }: Line): ToldRow | null {
  if (!ofHeartVessels(ctx)) return null;
  const reader = new Reader(words.toLowerCase());
  const texts: string[] = [];
  let found = false;
  let last = '';
  let many = false;
  const tell = (name: string, said: readonly string[], many = false) => {
    for (const text of said) {
      const own = name.startsWith('the main stem') ? name : name.replace(/^the /, 'your ');
      const words = many
        ? text
            .replace(/# is\b/, '# are')
            .replace(/# has\b/, '# have')
            .replace(/# shows\b/, '# show')
        : text;
      texts.push(words.replace('#', name === last ? (many ? 'they' : 'it') : own));
      last = name;
    }
  };
  reader.take(/(?:otherwise|additionally|also|in addition),? /y);
  const from = reader.at;
  reader.take(/there (?:is|was) (?:also |noted to be )?/y);
  const place = reader.take(NARROW);
  const said = place === null ? null : narrow(place);
  if (said !== null) {
    const part = reader.take(OF_VESSEL);
    const name = part === null ? null : vessel(reader);
    if (name === null) return null;
    tell(name, [`${said}${part?.[1] === undefined ? '' : ` ${PARTS[part[1].replace(/ /g, '-')] ?? ''}`}`]);
    found = true;
  } else reader.at = from;
  for (let turn = 0; turn < 12 && !reader.ended; turn += 1) {
    if (texts.length > 0 || turn > 0) {
      const before = reader.at;
      if (!reader.take(JOIN)) return null;
      if (reader.ended) break;
      if (reader.at === before) return null;
    }
    const several = vessels(reader);
    const name = several?.name ?? (last === '' ? null : reader.take(/it |this (?:vessel )?/y) ? last : null);
    if (name === null && turn === 0 && texts.length === 0) return null;
    if (name !== null) reader.take(/ (?:artery|vessel)?/y);
    if (several !== null) many = several.many;
    // "LAD, LCx, RCA normal.": a row without a verb is read with its figures.
    if (many && AS_IT_IS.test(reader.text.slice(reader.at))) return null;
    const said = predicate(reader);
    if (said === null) return null;
    found ||= said.found;
    tell(name ?? last, said.texts, many);
    if (name !== null) last = name;
  }
  if (!reader.ended || texts.length === 0) return null;
  return { texts, found, well: !found };
}
