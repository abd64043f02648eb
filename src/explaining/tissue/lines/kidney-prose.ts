import { ofPattern, type Teller, told } from './line.js';

const COUNT = '(\\d{1,3}|no|none|one|two|three|four|five|six|seven|eight|nine|ten)';
const GLOMERULI = 'glomerul(?:us|i)';

/** What is seen in filters, with what is said of one and of several of them. */
const SEEN_IN: readonly (readonly [RegExp, string, string])[] = [
  [/^(?:globally sclerosed|(?:show(?:s|ing)? )?global sclerosis|obsolete|obsolescent)$/, 'is fully scarred', 'are fully scarred'],
  [/^(?:segmentally sclerosed|(?:show(?:s|ing)? )?segmental sclerosis)$/, 'is partly scarred', 'are partly scarred'],
  [/^(?:show(?:s|ing)?|ha(?:s|ve)|contain(?:s|ing)?) (?:a )?fibrous crescents?$/, 'shows an old crescent, a scar of strong swelling', 'show old crescents, scars of strong swelling'],
  [/^(?:show(?:s|ing)?|ha(?:s|ve)|contain(?:s|ing)?) (?:a )?(?:cellular|active|fibro-?cellular|cellular (?:or|and) fibro-?cellular)? ?crescents?$/, 'shows a fresh crescent, a sign of strong swelling', 'show fresh crescents, a sign of strong swelling'],
  [/^(?:show(?:s|ing)?|ha(?:s|ve)|contain(?:s|ing)?) (?:segmental )?(?:fibrinoid )?(?:tuft )?(?:necrosis|necroti[sz]ing lesions?)$/, 'holds dead spots (necrosis)', 'hold dead spots (necrosis)'],
]; // biome-ignore format: a table

const CLAUSE = new RegExp(
  String.raw`^${COUNT}(?: (?:of|out of) (?:the |these )?(\d{1,3}))?(?: ${GLOMERULI})?(?: of (?:which|these|them))? (?:(?:is|are|was|were) )?(.{4,60})$`,
);

/** "3 are globally sclerosed", "7 show cellular crescents"; null where it says anything else. */
function clauseTold(clause: string): string | null {
  const found = CLAUSE.exec(clause);
  const [, n = '', all, what = ''] = found ?? [];
  const seen = SEEN_IN.find(([name]) => name.test(what));
  if (found === null || seen === undefined || (all !== undefined && Number(n) > Number(all))) return null;
  const some = /^no/.test(n) ? 'none' : n;
  return `${some} of the ${all === undefined ? '' : `${all} `}filters of the kidney (glomeruli) ${/^(?:1|one)$/.test(n) ? seen[1] : seen[2]}`;
}

const HELD = new RegExp(
  String.raw`^(?:there (?:are|is) |the (?:biopsy|sample|core) (?:contains|holds|shows) )?(\d{1,3}) ${GLOMERULI}(?: (?:are |is )?(?:present|seen|identified|sampled))?(?:,? (?:of which|of these|including) | - |; |, )(.+)$`,
);
const JOINED = /,? and (?=\d|no|one|two|three|four|five|six|seven|eight|nine|ten)|, (?=\d|one|two|three|four|five)/;

/** "18 glomeruli, of which 3 are globally sclerosed", "7 show cellular crescents and 2 show fibrous crescents": each count is told. */
const counted: Teller = (line) => {
  const small = line.toLowerCase();
  if (!/glomerul|crescent|glob\w+ scler|segm\w+ scler/.test(small)) return null;
  const held = HELD.exec(small);
  const clauses = (held?.[2] ?? small).split(JOINED).map((one) => one.trim());
  const texts = clauses.map(clauseTold);
  if (clauses.length > 4 || !texts.every((text) => text !== null)) return null;
  const first = held === null ? [] : [`the sample holds ${held[1]} of the tiny filters of the kidney (glomeruli)`];
  return told('plain', ...first, ...(texts as string[]).map((text) => (held === null ? text : text.replace(/of the filters of the kidney \(glomeruli\)/, 'of them'))));
}; // biome-ignore format: as above

const DEGREE: Readonly<Record<string, string>> = {
  mild: 'a little', minimal: 'a little', slight: 'a little', focal: 'in spots', patchy: 'in spots', moderate: 'somewhat', marked: 'much', severe: 'much', heavy: 'much', dense: 'much',
}; // biome-ignore format: one list
const DEGREES = Object.keys(DEGREE).join('|');

/** Sentences of a kidney sample as they are dictated. */
export const KIDNEY_PROSE: readonly Teller[] = [
  counted,
  ofPattern(
    /^(?:there is )?(?:(mild|moderate|severe|focal|patchy) )?(tubular atrophy (?:and|\/|&) interstitial fibrosis|interstitial fibrosis (?:and|\/|&) tubular atrophy|tubular atrophy|interstitial fibrosis|IFTA)(?: \(IFTA\))? (?:involv(?:es?|ing)|affect(?:s|ing)?|occup(?:y|ies|ying)|(?:is |are )?(?:seen|present) in) (<|less than |up to |approx(?:imately|\.)? |about |around |~ ?)?(\d{1,3}(?:[-–]\d{1,3})?) ?% of (?:the )?(?:sampled )?(?:cort(?:ex|ical area|ical tissue)|tissue|parenchyma)$/i,
    ([, , name = '', sign = '', share = '']) => {
      const amount = `${/</.test(sign) || /less/i.test(sign) ? 'less than ' : /up/i.test(sign) ? 'up to ' : sign === '' ? '' : 'about '}${share}%`;
      return told(
        'plain',
        /^tubular atrophy$/i.test(name)
          ? `the small tubes have shrunk in ${amount} of the tissue (tubular atrophy)`
          : `${amount} of the working kidney tissue in the sample is scarred (${name.replace(/^(?!IF)[A-Z]/, (letter) => letter.toLowerCase())})`,
      );
    },
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:there is )?(${DEGREES}) (?:(?:chronic|acute|active|mixed|lymphocytic|lymphoplasmacytic|inflammatory),? )*(?:tubulo-?)?interstitial (?:inflammation|inflammatory infiltrate|infiltrate)(?: (?:is )?(?:seen|present|noted))?$`,
      'i',
    ),
    ([, how = '']) =>
      told('plain', `the tissue between the small tubes is ${DEGREE[how.toLowerCase()]} inflamed (interstitial inflammation)`),
  ),
]; // biome-ignore format: a table
