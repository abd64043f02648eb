import { ofPattern, SEP, type Teller, told } from './line.js';

const AT = String.raw`(?:[,;]? ?(?:at |\(?)((?:\d{1,2}(?:\.\d)?(?: ?cm)?(?:,? and |, ?| ?& ?| ?\/ ?)?){1,5})\)?)?`;
const WHERE = String.raw`(?: in (?:the )?(?:submucosa|sub-?mucosal plexus|myenteric plexus|muscularis propria|(?:submucosal and myenteric|both) plexus(?:es)?|all (?:of the )?(?:biops(?:y|ies)|samples|levels)|(?:this|these|the|any of the) (?:biops(?:y|ies)|samples?|levels?|sections?)(?: examined)?))?`;

const place = (at: string): string => (at === '' ? '' : ` at ${at.trim().replace(/ ?& ?| ?\/ ?/g, ' and ')}`);
const mean = 'these cells make the bowel move stool along';

/** Samples of a child's bowel that are looked through for its nerve cells (as the NIDDK describes Hirschsprung disease). */
export const BOWEL_NERVE_LINES: readonly Teller[] = [
  ofPattern(
    new RegExp(
      String.raw`^(?:no (?:definite |convincing |mature )?ganglion cells?(?: (?:are |were )?(?:seen|identified|present|found|demonstrated))?|(?:submucosal |mature )?ganglion cells?${SEP}(?:are |were )?(?:not (?:seen|identified|present|found|demonstrated)|absent|nil|none(?: seen| identified)?)|(?:complete )?absence of ganglion cells?|agangliono(?:sis|tic)|aganglionic)${WHERE}${AT}$`,
      'i',
    ),
    ([whole = '', at = '']) =>
      /^aganglion/i.test(whole) && at === ''
        ? null
        : told('plain', `no nerve cells of the bowel (ganglion cells) were seen${place(at)}`, mean),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:mature |normal |submucosal |occasional |scattered |numerous )*ganglion cells?${SEP}(?:are |were )?(?:readily |easily |clearly )?(?:present|seen|identified|found|yes|demonstrated)|presence of ganglion cells?)${WHERE}${AT}$`,
      'i',
    ),
    ([, at = '']) =>
      told('good', `the nerve cells of the bowel (ganglion cells) are there${place(at)}, as they should be`),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:hypertroph(?:ic|ied)|thick(?:ened)?|enlarged|prominent) (?:sub-?mucosal )?nerve (?:trunks?|fib(?:re|er)s?|bundles?)|nerve (?:trunk|fib(?:re|er)) hypertrophy)(?: (?:are |is )?(?:present|seen|identified|noted))?(?: in the submucosa)?(?: (?:of|in) the biops(?:y|ies))?(?: (?:at|from))?${AT}$`,
      'i',
    ),
    ([, at = '']) => told('plain', `the nerves in the wall of the bowel are thick${place(at)}`),
  ),
  ofPattern(
    /^(?:acetyl-?cholinesterase|AChE)(?: (?:stain(?:ing)?|histochemistry|activity))?\s*:?\s*(?:shows? |is )?(?:increased|abnormal|positive)(?: (?:nerve )?(?:fib(?:re|er)s?|activity|staining))?(?: in (?:the )?(?:lamina propria|mucosa|muscularis mucosae)(?: and (?:lamina propria|mucosa|muscularis mucosae))?)?$/i,
    () => told('plain', 'a stain shows too many nerve fibers in the lining of the bowel (acetylcholinesterase)'),
  ),
  ofPattern(
    new RegExp(
      String.raw`^calretinin(?: (?:stain|staining|immuno\w*|immunostain))?\s*:?\s*(?:is |shows )?(?:absent|negative|lost|loss of|no)(?: (?:staining|expression|nerve (?:fib(?:re|er)s?|staining)|mucosal (?:staining|nerve fib(?:re|er)s)))?${AT}$`,
      'i',
    ),
    ([, at = '']) => told('plain', `the stain for the nerves of the bowel (calretinin) was negative${place(at)}`),
  ),
  ofPattern(
    /^(?:(?:all|both)(?: (?:two|three|four|\d))? (?:biops(?:y|ies)|samples)|the (?:biops(?:y|ies)|samples?)|biops(?:y|ies)) (?:are adequate|contains? (?:adequate|sufficient|enough)|(?:is|are) adequate(?: and contains?)?|with adequate|holds? enough)(?: (?:amounts? of )?sub-?mucosa)?(?: for assessment)?$/i,
    () => told('good', 'there was enough in the samples to judge'),
  ),
];
