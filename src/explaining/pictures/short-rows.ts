import { printedSize } from '../words/sizes.js';
import { bonesWithTracer } from './bones-with-tracer.js';
import { type Line, type RowTeller, SIZE, type ToldRow, when, whole } from './row.js';

const FIGURE = String.raw`[-–−+]?\d(?:\.\d{1,2})?`;
const PLACES: readonly [RegExp, string][] = [
  [/femoral neck/i, 'the neck of your # thigh bone'],
  [/hip/i, 'your # hip'],
  [/spine|l1/i, 'your lower spine'],
  [/forearm|radius/i, 'your # forearm'],
];
const T_AND_Z = new RegExp(
  String.raw`^(?:bmd (?:of |is )?\d?\.\d{2,4}(?: ?g\/cm ?(?:2|²))?[,;] ?)?t:? ?(${FIGURE})(?:[,;] ?z:? ?(${FIGURE}))?$`,
  'i',
);

/**
 * "Left femoral neck: BMD 0.598, T -2.6, Z -1.2": the scores of one part. A T-score of -2.5 or lower is the range that is
 * called osteoporosis, one below -1 is low (WHO).
 */
function densityOfPart({ words, label, ctx }: Line): ToldRow | null {
  if (ctx.understanding.report.type.modality !== 'dexa') return null;
  const found = T_AND_Z.exec(words);
  const named = PLACES.find(([name]) => name.test(label))?.[1];
  if (found === null || named === undefined) return null;
  const side = /\b(left|right)\b/.exec(label)?.[1];
  const place = named.replace(/# /, side === undefined ? '' : `${side} `);
  const score = (printed: string) => printed.replace(/[–−]/, '-');
  const t = Number(score(found[1] ?? ''));
  const texts = [
    `the bone density score (T-score) of ${place} is ${score(found[1] ?? '')}`,
    t <= LOWEST
      ? 'this is in the range that doctors call osteoporosis'
      : t < LOW
        ? 'the bone there is somewhat thinner than that of a young adult'
        : 'this is in the usual range',
  ];
  if (found[2] !== undefined) texts.push(`the score for your age (Z-score) there is ${score(found[2])}`);
  return { texts, found: t <= LOWEST, well: t >= LOW, knowledge: ['t-score', 'z-score'] };
}

const LOWEST = -2.5;
const LOW = -1;

const PARTS_OF_HEART: readonly [RegExp, string, string][] = [
  [/^(?:la|left atri(?:um|al))/i, 'the upper left part of your heart', 'left-atrium'],
  [/^(?:ra|right atri(?:um|al))/i, 'the upper right part of your heart', 'right-atrium'],
];
const ATRIUM = when(
  String.raw`(?:the )?(?:la|ra|left atrium|right atrium)(?: (?:size|volume|cavity))?(?: is| was|:)? ?(?:(mildly|moderately|severely|markedly) )?(?:enlarged|dilated)[,;(: ]*(?:(?:with )?(?:an? )?(?:indexed )?(?:volume|volume index|LAVI|RAVI|LA volume index)?(?: of|:| is)? ?)?(\d{1,3}(?:\.\d)?) ?ml ?\/ ?m(?:2|²)\)?`,
);

/** "LA severely enlarged, 52 mL/m2" */
function atrium(line: Line): ToldRow | null {
  const words = whole(line);
  const found = ATRIUM.exec(words);
  const part = PARTS_OF_HEART.find(([name]) => name.test(words.replace(/^the /i, '')))?.slice(1);
  if (found === null || part === undefined) return null;
  const [name = '', id = ''] = part as string[];
  // Where the conclusion names it, that one finding tells it.
  if (line.ctx.understanding.frames.some(({ head }) => head?.ref.id === `${id.replace(/um$/, 'al')}-enlargement`))
    return null;
  const how = found[1] === undefined ? '' : ` ${found[1].toLowerCase()}`;
  return {
    texts: [`${name} is${how} enlarged`, `it holds ${found[2]} ml of blood for each square meter of body size`],
    found: true,
    knowledge: [id],
  };
}

const ROWS: readonly (readonly [RegExp, (found: RegExpExecArray) => ToldRow])[] = [
  [
    when(String.raw`(?:the )?(?:cbd|common (?:bile )?duct|chd|bile duct)(?: (?:measures|is|diameter))*(?: of| is|:)? ?${SIZE}(?: in (?:diameter|caliber|calibre))?`),
    ([, size = '']) => ({ texts: [`your main bile duct is ${printedSize(size)} wide`], knowledge: ['common-bile-duct'] }),
  ],
  [
    when(String.raw`(?:the )?(?:cbd|common (?:bile )?duct)(?: is| has| appears)?(?: (?:of|a))? ?(?:normal (?:in )?(?:caliber|calibre|diameter|size)|not dilated|nondilated)(?:,| at| measuring| and measures)? \(?${SIZE}\)?`),
    ([, size = '']) => ({
      texts: [`your main bile duct looked normal in size (${printedSize(size)})`],
      well: true,
      knowledge: ['common-bile-duct'],
    }),
  ],
  [
    when(String.raw`(?:the )?(?:abdominal )?aorta(?: is| has| appears)?(?: (?:of|a))? ?(?:normal (?:in )?(?:caliber|calibre|diameter|size)|not aneurysmal|nonaneurysmal)(?:,| at| measuring| and measures| with)?(?: up to)? \(?${SIZE}(?: (?:max(?:imum|imal)?|ap|in|diameter))*\)?`),
    ([, size = '']) => ({
      texts: [`the main artery of your belly (aorta) looked normal in size (${printedSize(size)})`],
      well: true,
      knowledge: ['aorta'],
    }),
  ],
  [
    when(String.raw`(?:the )?right kidney(?: measures| is|:)? ?${SIZE}(?: in length)?(?:,| and|;) (?:the )?left(?: kidney)?(?: measures| is|:)? ?${SIZE}(?: in length)?`),
    ([, right = '', left = '']) => ({
      texts: [`your right kidney measures ${printedSize(right)} and your left kidney ${printedSize(left)}`],
      knowledge: ['kidney'],
    }),
  ],
  [
    when('(?:the )?(?:remaining|other)(?: visuali[sz]ed)?(?: axillary)?(?: lymph)? nodes (?:have|show|demonstrate|retain|maintain)(?: an?| the)? (?:normal|preserved) fatty (?:hilum|hila)'),
    () => ({ texts: ['the other lymph nodes looked normal'], well: true, knowledge: ['lymph-node'] }),
  ],
  [
    when('(right|left) breast(?: is|:)? benign'),
    ([, side = '']) => ({
      texts: [`your ${side.toLowerCase()} breast shows only harmless (benign) changes`],
      well: true,
      knowledge: ['breast'],
    }),
  ],
  [
    when('(?:the )?rv ?[:/] ?lv(?: diameter)? ratio(?: is| of|:)? ?(\\d(?:\\.\\d{1,2})?)'),
    ([, ratio = '']) => ({
      texts: [`the right pump of your heart is ${ratio} times as wide as the left one (RV to LV ratio)`],
      knowledge: ['right-ventricle', 'left-ventricle'],
    }),
  ],
  [
    when('no (?:inter-?ventricular )?septal (?:bowing|flattening)(?: (?:is )?(?:seen|noted|present))?'),
    () => ({ texts: ['the wall between the two pumps of your heart is not pushed over'], well: true, knowledge: [] }),
  ],
  [
    when(String.raw`(?:an? |there is an? )?${SIZE} (right|left) (hilar|axillary|paratracheal|inguinal) (?:lymph )?node(?: (?:is )?(?:seen|noted|present))?`),
    ([, size = '', side = '', group = '']) => ({
      texts: [`a lymph node ${NODES[group.toLowerCase()]?.replace('#', side.toLowerCase())} measures ${printedSize(size)}`],
      knowledge: ['lymph-node'],
    }),
  ],
  [
    when('anterior drawer(?: test)?(?: is| was)? (?:positive|lax|loose|increased)'),
    () => ({ texts: ['the joint moves forward too easily when it is pulled (anterior drawer test)'], knowledge: [] }),
  ],
  [
    when('(?:the )?achilles(?: tendon)?(?: is| appears)? (?:intact|normal|unremarkable)'),
    () => ({ texts: ['your heel cord (Achilles tendon) showed no tear'], well: true, knowledge: ['achilles-tendon'] }),
  ],
  [
    when('(?:increased |mild |focal )?uptake (?:in|at|about) the (left|right) (knee|hip|shoulder|ankle|foot|wrist|elbow)(?: joint)? is degenerative(?: in nature)?'),
    ([, side = '', part = '']) => ({
      texts: [`the tracer in your ${side.toLowerCase()} ${part.toLowerCase()} comes from wear (degenerative)`],
      knowledge: [],
    }),
  ],
  [
    when('photopenia (?:of|in|at) the (left|right) (knee|hip|shoulder) (?:corresponds to|is due to|reflects|from) (?:the |an? |known )*(?:arthroplasty|prosthesis|joint replacement)'),
    ([, side = '', part = '']) => ({
      texts: [`the spot with less tracer in your ${side.toLowerCase()} ${part.toLowerCase()} is the new joint (arthroplasty)`],
      knowledge: [],
    }),
  ],
  [
    when('(?:both |the )?kidneys (?:and|&) (?:urinary )?bladder (?:are |were )?(?:visuali[sz]ed normally|normally visuali[sz]ed|seen normally)'),
    () => ({ texts: ['the tracer passed through your kidneys and bladder as usual'], well: true, knowledge: ['kidney'] }),
  ],
]; // biome-ignore format: a table

const NODES: Readonly<Record<string, string>> = {
  hilar: 'at the root of your # lung (hilum)',
  axillary: 'in your # armpit',
  paratracheal: 'beside your windpipe on the # side',
  inguinal: 'in your # groin',
};

/** Short rows that many pictures share, told from the first word to the last. */
const shared: RowTeller = (line) => {
  // "Bladder: …" in front of a row is another part; a heading of several organs is none.
  for (const words of new Set([line.words, whole(line)]))
    for (const [pattern, tell] of ROWS) {
      const found = pattern.exec(words);
      if (found !== null) return tell(found);
    }
  return null;
};

export const SHORT_PICTURE_ROWS: readonly RowTeller[] = [densityOfPart, bonesWithTracer, shared];

/** The size of an upper part of the heart. */
export const atriumRow: RowTeller = atrium;
