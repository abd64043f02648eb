import { remembered, singleSpaced } from '../../knowledge/index.js';
import { ByBeginning, Opening } from '../../reading/index.js';
import { BLOOD_FILM_LINES } from './lines/blood-film.js';
import { BOWEL_CANCER_ROWS } from './lines/bowel-cancer-rows.js';
import { BOWEL_NERVE_LINES } from './lines/bowel-nerves.js';
import { BREAST_ROWS } from './lines/breast-rows.js';
import { BUILD_LINES } from './lines/build.js';
import { CELL_LINES } from './lines/cells.js';
import { CLONE_LINES } from './lines/clones.js';
import { coreLine } from './lines/cores.js';
import { COUNTED_CELL_LINES } from './lines/counted-cells.js';
import { DATASET_ROWS } from './lines/dataset-rows.js';
import { DENIAL_LINES } from './lines/denials.js';
import { EXCISED_LINES } from './lines/excised.js';
import { EXTENT_LINES } from './lines/extent.js';
import { FAVORED_LINES } from './lines/favored.js';
import { GENE_MARK_LINES } from './lines/gene-marks.js';
import { GENE_LINES } from './lines/genes.js';
import { GLAND_LINES } from './lines/gland-rows.js';
import { GUT_LINING_LINES } from './lines/gut-linings.js';
import { GUT_ROWS } from './lines/gut-rows.js';
import { KIDNEY_LINES } from './lines/kidney.js';
import { KIDNEY_PROSE } from './lines/kidney-prose.js';
import { KIDNEY_ROWS } from './lines/kidney-rows.js';
import { KIDNEY_SCORES } from './lines/kidney-scores.js';
import { LAYER_LINES } from './lines/layers.js';
import { softly, type Teller, type Told, type Tone } from './lines/line.js';
import { liningShows } from './lines/lining-shows.js';
import { LIVER_LINES } from './lines/liver.js';
import { distanceLine, edgeCells, fromEdges, marginLine } from './lines/margins.js';
import { MARROW_LINES } from './lines/marrow.js';
import { NODE_GROUP_LINES } from './lines/node-groups.js';
import { NODE_LINES } from './lines/nodes.js';
import { NOT_MORE_LINES } from './lines/not-more.js';
import { OFFICE_LINES } from './lines/office.js';
import { PLACENTA_LINES } from './lines/placenta.js';
import { receptorPanel } from './lines/receptor-panel.js';
import { RECEPTOR_LINES } from './lines/receptors.js';
import { REMARK_LINES } from './lines/remarks.js';
import { ROW_LINES } from './lines/rows.js';
import { SAMPLE_LINES } from './lines/samples.js';
import { SCORE_LINES } from './lines/scores.js';
import { SHORT_ANSWERS } from './lines/short-answers.js';
import { SHORT_ROWS } from './lines/short-rows.js';
import { SKIN_ROWS } from './lines/skin-rows.js';
import { STAIN_LINES } from './lines/stains.js';
import { TESTS_TO_COME } from './lines/tests-to-come.js';
import { UK_CODE_LINES } from './lines/uk-codes.js';
import { WOMB_LINES } from './lines/womb.js';

/** A whole line of a tissue report in plain words, and whether it is good news, bad news or neither. */
export interface PlainLine {
  /** One sentence each. */
  texts: [string, ...string[]];
  tone: Tone;
  /** Only in place of what would be quoted or left out. */
  soft: boolean;
  /** The answer that the test was made for: it heads the summary. */
  heads?: boolean;
}

const WHAT = `(?:it|(?:the )?(?:tumou?r|lesion|carcinoma|melanoma|process|neoplasm|nevus|naevus))`;

/** "Diagnosis shared with a 2nd dermatopathologist, who concurs", "Part C was reviewed at consensus conference with agreement" */
const SECOND_LOOK =
  /^(?:(?:all )?slides?|(?:this |the |these )?(?:case|diagnosis|findings?|material|specimen)|(?:selected )?(?:slides|sections)|parts? [A-M\d])[^.;]{0,30}\b(?:reviewed|seen|shared|examined|discussed|shown|presented)\b(?![^.;]*\b(?:not|dis-?agree\w*|no (?:agreement|consensus))\b)[^.;]{0,80}\b(?:(?:who |and )?(?:concurs?|agrees?|concurred|agreed)|(?:with|in) (?:agreement|concurrence|consensus))(?: with (?:the |this )?(?:diagnosis|above|interpretation|findings?))?$/i;

/** "base and one": the deep edge and one edge; in the report's word where another is named. */
function edgesNamed(which: string): string {
  const words = which.toLowerCase().match(/[a-z]+/g) ?? [];
  if (words.length === 0) return 'the edge';
  const named: string[] = [];
  for (const word of words) {
    if (/^(?:and|the|inked|cut|surgical|resection|biopsy)$/.test(word)) continue;
    const edge = EDGE_NAMES[word];
    if (edge === undefined) return `the edge (“${which.trim()}”)`;
    if (edge === 'side' && (named.at(-1) === 'one' || named.at(-1) === 'both'))
      named.push(named.pop() === 'one' ? 'one side' : 'both side');
    else named.push(edge);
  }
  if (named.length === 0) return 'the edge';
  return named
    .map((one) => (one === 'one' || one.startsWith('both') || one === 'two' || one === 'one side' ? one : `the ${one}`))
    .map((one) => `${one} edge${/^(?:both|two)/.test(one) ? 's' : ''}`)
    .join(' and ');
}

const EDGE_NAMES: Readonly<Record<string, string>> = {
  deep: 'deep', base: 'deep', peripheral: 'side', lateral: 'side', side: 'side', one: 'one', both: 'both', two: 'two',
  anterior: 'front', posterior: 'back', superior: 'upper', inferior: 'lower', medial: 'inner',
}; // biome-ignore format: one list

/** Lines that mean the same in every report that holds them, from first word to last. */
const LINES: readonly [RegExp, (found: RegExpExecArray) => string, good: boolean][] = [
  [
    new RegExp(
      String.raw`^(?:${WHAT} )?(?:is |are )?(?:focally |narrowly )?(?:extends?|extending|reaches|reaching|present|seen|involves?|transected|goes)(?: focally)? (?:(?:up )?to|at)? ?(?:the )?((?:(?:inked|deep|peripheral|lateral|medial|radial|anterior|posterior|superior|inferior|side|cut|surgical|resection|biopsy|base|one|both|two|and|,|&|\/) ?)*)(?:edges?|margins?)(?: of (?:the |this )?(?:biopsy|specimen|excision|shave|sample|piece|punch))?$`,
      'i',
    ),
    ([, which = '']) => `what was found reaches ${edgesNamed(which)} of the piece that was taken out`,
    false,
  ],
  [
    new RegExp(
      String.raw`^(?:${WHAT} )?(?:is |are |was |were |has been |have been )?(appears? )?(?:to (?:be|have been) )?(?:completely|fully|entirely|totally) (?:excised|removed|resected)$`,
      'i',
    ),
    ([, seems]) => `what was found ${seems === undefined ? 'was' : 'seems to have been'} cut out completely`,
    true,
  ],
  [
    /^(?:the )?(?:excision|removal|resection) ?(is|appears|seems|was|looks|)(?: to be)? ?complete(?: in (?:the )?(?:planes?(?: of sections?)?|sections?|levels?) (?:examined|studied|sampled))?$/i,
    ([, how = '']) => `what was found ${/^(?:is|was|)$/i.test(how) ? 'was' : 'seems to have been'} cut out completely`,
    true,
  ],
  [
    new RegExp(
      String.raw`^(?:${WHAT} )?(?:is |are |was |were |has been |have been )?(?:incompletely|not (?:completely|fully|entirely)) (?:excised|removed|resected)$`,
      'i',
    ),
    () => 'what was found was not cut out completely',
    false,
  ],
  [
    /^(?:all |the |both )?((?:(?:deep|peripheral|lateral|radial|side|cut|surgical|resection|excision|and|&|\/|,) ?)*)(?:edges?|borders?) (?:are |is |appear |appears )?(?:clear|free|uninvolved|not involved)$/i,
    ([, which = '']) =>
      `the edges of the piece that was taken out looked clear${which.trim() === '' ? '' : ` (“${which.trim()}”)`}`,
    true,
  ],
  [
    /^(?:muscularis propria|detrusor(?: muscle)?)(?: \((?:detrusor|detrusor muscle|muscularis propria)\))? (?:is |are )?present(?:,| and| but)+ (?:it )?(?:is |are )?(?:not involved|uninvolved|not invaded|free of (?:tumou?r|carcinoma|cancer))$/i,
    () => 'the sample holds the deep muscle of the wall, and no cancer was found in that muscle',
    true,
  ],
  [
    /^(\d{1,2}) (?:of|out of) (?:the )?(\d{1,2}) cores? (?:are |were |is )?(?:involved|positive)(?: (?:by|for|with) (?:tumou?r|carcinoma|adenocarcinoma|cancer))?$/i,
    ([, some = '', all = '']) => `cancer was found in ${some} of the ${all} pieces`,
    false,
  ],
  [
    /^(?:intra-?dep\w*\.? |in-?house )?(?:second|2nd) opinion\b[^.;]{0,60}\b(?:agrees?|concurs?|concur|concurred|agreed)\)?$/i,
    () => 'a second tissue doctor looked at it and agrees',
    true,
  ],
  [SECOND_LOOK, () => 'a second tissue doctor looked at it and agrees', true],
  [
    /^(?:(?:all )?slides?|(?:this |the )?(?:case|diagnosis|material)|parts? [A-M\d]) (?:was |were |has been |have been |is |also )*(?:reviewed|seen|shared|examined|discussed|double[- ]reported)(?: \w+)?(?: with| by| at| in) (?:an? |the |our )?(?:second|2nd|another|other|additional|intra-?dep\w*|colleague|co-?reporting)\b[^.;,]{0,60}$/i,
    () => 'a second tissue doctor looked at it too',
    true,
  ],
  [
    /^(?:all |stain |positive and negative |the )*controls? (?:are |were |is |react\w* )?(?:ok|okay|appropriate(?:ly)?|satisfactory|adequate|acceptable|valid|worked|as expected)$/i,
    () => 'the lab’s own checks of its dyes worked as they should',
    true,
  ],
  [
    /^(?:for |to be )(?:discussion|discussed|review|presentation|presented) (?:at|in|by) (?:the |our )?(?:\w+ ){0,2}(?:mdt|mdm|multi-?disciplinary (?:team|meeting|team meeting|conference)|tumou?r board)$/i,
    () => 'a team of doctors will talk about it together',
    true,
  ],
  [
    /^(?:previous |prior )?biops(?:y|ies) (?:site|tract|cavity)(?: (?:changes?|reaction))?(?: (?:is|are))?(?: (?:present|seen|identified|noted|found))?$/i,
    () => 'the lab saw the mark of an earlier biopsy',
    true,
  ],
  [
    /^(?:(?:biopsy |marker |metallic |surgical |marking )*clips?) (?:is |are |was |were )?(?:identified|present|found|seen|retrieved|recovered)$/i,
    () => 'the marker clip was found in the piece that was taken out',
    true,
  ],
  [
    /^(?:the )?(?:final )?diagnosis (?:is |remains )?(?:unchanged|not changed|the same)$/i,
    () => 'the diagnosis has not changed',
    true,
  ],
  [
    /^transformation zone (?:is )?(?:present|sampled|seen|represented|included)$/i,
    () => 'the sample holds the area of the cervix where cells most often change',
    true,
  ],
];

const WHOLE_LINES = LINES.map(([pattern, text, good]) => ({ opening: new Opening(pattern), text, good }));

const TELLERS: readonly Teller[] = [
  ...NODE_LINES,
  ...GLAND_LINES,
  ...SCORE_LINES,
  ...NODE_GROUP_LINES,
  ...ROW_LINES,
  ...RECEPTOR_LINES,
  receptorPanel,
  ...SAMPLE_LINES,
  ...STAIN_LINES,
  ...CELL_LINES,
  ...MARROW_LINES,
  ...BLOOD_FILM_LINES,
  ...NOT_MORE_LINES,
  ...KIDNEY_LINES,
  ...KIDNEY_ROWS,
  ...KIDNEY_PROSE,
  ...BOWEL_NERVE_LINES,
  ...PLACENTA_LINES,
  ...CLONE_LINES,
  ...FAVORED_LINES,
  ...LAYER_LINES,
  ...GENE_MARK_LINES,
  ...GENE_LINES,
  ...COUNTED_CELL_LINES,
  ...UK_CODE_LINES,
  ...BUILD_LINES,
  ...EXTENT_LINES,
  ...DENIAL_LINES,
  ...REMARK_LINES,
  ...GUT_LINING_LINES,
  ...OFFICE_LINES,
  ...WOMB_LINES,
  ...LIVER_LINES,
  ...TESTS_TO_COME,
  ...DATASET_ROWS,
  ...SHORT_ANSWERS,
  ...SHORT_ROWS,
  ...EXCISED_LINES,
  ...BREAST_ROWS,
  ...KIDNEY_SCORES,
  ...SKIN_ROWS,
  ...BOWEL_CANCER_ROWS,
  ...GUT_ROWS,
  liningShows,
  coreLine,
  distanceLine,
  fromEdges,
  edgeCells,
  softly(marginLine),
];

/** By how the lines they tell may begin: a line is shown to a few of them only. */
const BY_BEGINNING = new ByBeginning(TELLERS, ({ opening }, line) => opening === undefined || opening.mayBegin(line));

const LONGEST = 240;
const LINES_KEPT = 600;

/** The plain counterpart of a whole line of a tissue report; null for any other. It is asked for again and again. */
export const plainLine = remembered(LINES_KEPT, (words): PlainLine | null => {
  const line = singleSpaced(words.replace(/[\s.;:,]+$/, '').replace(/^[-*•\s]+/, ''));
  if (line === '' || line.length > LONGEST) return null;
  const whole = tell(line);
  if (whole !== null) return asPlain([whole]);
  for (const mark of [/;\s+|\.\s+(?=[A-Z])/, /[;,]\s+/]) {
    const parts = line.split(mark);
    if (parts.length < 2 || parts.length > 4) continue;
    const told = parts.map((part) => tell(part.trim()));
    if (told.every((one) => one !== null)) return asPlain(told);
  }
  return null;
});

function tell(line: string): Told | null {
  for (const { opening, text, good } of WHOLE_LINES) {
    const found = opening.exec(line);
    if (found !== null) return { texts: [text(found)], tone: good ? 'good' : 'bad' };
  }
  for (const teller of BY_BEGINNING.at(line, 0)) {
    const told = teller(line);
    if (told !== null && told.texts.length > 0) return told;
  }
  return null;
}

function asPlain(told: readonly Told[]): PlainLine | null {
  const [first, ...more] = [...new Set(told.flatMap(({ texts }) => texts))];
  const tones = new Set(told.map(({ tone }) => tone));
  const tone = tones.has('bad') ? 'bad' : tones.has('plain') ? 'plain' : 'good';
  return first === undefined
    ? null
    : {
        texts: [first, ...more],
        tone,
        soft: told.every(({ soft }) => soft === true),
        heads: told.some(({ heads }) => heads === true),
      };
}
