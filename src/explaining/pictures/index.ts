import type { Span } from '../../contract/analysis.js';
import { singleSpaced } from '../../knowledge/index.js';
import type { Sentence } from '../../reading/types.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { bodyOf } from '../retell/retold-clause.js';
import { unbalanced } from '../retell/tidy.js';
import { LIST_MARK } from '../words/sentences.js';
import { breathingRow } from './breathing.js';
import { brainWaveRow, densityRow } from './function-tests.js';
import { valveRow } from './heart.js';
import { heartRow } from './heart-rows.js';
import { ofHeartVessels, vesselRow } from './heart-vessels.js';
import { kidneyShare } from './kidney-share.js';
import { PICTURE_LINES } from './lines.js';
import { axillaRow, organRow } from './organs.js';
import { pregnancyRow } from './pregnancy.js';
import type { Line, RowTeller, ToldRow } from './row.js';
import { atriumRow, SHORT_PICTURE_ROWS } from './short-rows.js';

/** A row told whole, and whether it weighs as a finding, calms, or only tells. */
export interface PictureRow {
  said: Said[];
  kind: 'row' | 'well' | 'found';
}

const LONGEST = 260;
const LONGEST_OF_VESSELS = 420;
/** What a picture was made for and how is told elsewhere. */
const NOT_HERE: ReadonlySet<string> = new Set(['exam', 'technique', 'comparison', 'indication', 'history_present', 'past_history', 'identity', 'signature', 'recommendation']); // biome-ignore format: one list

/**
 * A row of a picture or of a test of the body's work that we know from its first word to its last ("Cervix: 37 mm, closed, no
 * funnelling", "AV: calcified, moderate stenosis"). Null where one clause of it is not known.
 */
export function pictureRow(sentence: Sentence, ctx: Context): PictureRow | null {
  const { report } = ctx.understanding;
  const { type } = report;
  const vessels = ofHeartVessels(ctx);
  if (type.type !== 'imaging' && !vessels && !/EEG|Breathing test/.test(type.title)) return null;
  // The table of a breathing test is known column by column.
  const known = sentence.row === undefined || /Breathing test/.test(type.title);
  if (!known || sentence.span.end - sentence.span.start > (vessels ? LONGEST_OF_VESSELS : LONGEST)) return null;
  if (NOT_HERE.has(report.sections[sentence.section]?.kind ?? 'other')) return null;
  const body = bodyOf(sentence);
  const printed = singleSpaced(ctx.clean(body));
  const words = printed
    .replace(/^[\s:\-–•*#]+/, '')
    .replace(LIST_MARK, '')
    .replace(/[\s.;,]+$/, '');
  if (words === '' || unbalanced(words)) return null;
  const label = singleSpaced(
    (sentence.label?.text ?? '').replace(/[\s:.–-]+$/, '').replace(/^\W*(?:\d{1,2}[.)]\s*)?/, ''),
  ).toLowerCase();
  const before = label === '' ? labelBefore(sentence, ctx) : null;
  const line: Line = { words, label, above: before?.text.toLowerCase() ?? '', ctx };
  const open = (vessels ? LEFT_OPEN : LEFT_OPEN_OR_PAST).test(words);
  const told = open ? kidneyShare(line) : rowOf(line, sentence, ctx);
  if (told === null) return null;
  const said: Said[] = told.texts.map((text) => ({
    // A level or side that stands at the start of the line is cited there.
    ...say(text, before !== null && namesOf(before.text, text) ? [before.span, sentence.span] : [sentence.span], [
      ...(told.knowledge ?? []),
    ]),
    whole: true,
  }));
  return { said, kind: told.found === true ? 'found' : told.well === true ? 'well' : 'row' };
}

const LEFT_OPEN = /\?|\b(?:if|previously|prior|likely|possibl[ey]|probabl[ey]|suspected)\b/i;
const LEFT_OPEN_OR_PAST = /\?|\b(?:if|previously|prior|was|likely|possible|possibly|probable|suspected)\b/i;

/** "L3/4: Mild bulge. No canal narrowing.", "Right: Plaque. PSV 285 cm/s": the label that the line begins with. */
function labelBefore({ span }: Sentence, ctx: Context): { text: string; span: Span } | null {
  const { clean } = ctx.understanding.report;
  const far = Math.max(0, span.start - FAR);
  const before = clean.slice(far, span.start);
  const from = far + before.lastIndexOf('\n') + 1;
  const found = /^(\W*)([A-Za-z][\w/–-]{0,12}(?: [\w/–-]{1,12}){0,2}):\s/.exec(before.slice(from - far));
  const text = found?.[2];
  if (found === null || text === undefined) return null;
  const start = from + (found[1] ?? '').length;
  return { text, span: { start, end: start + text.length } };
}

/** Whether what is told speaks of the level or the side that the label names. */
function namesOf(label: string, told: string): boolean {
  const [first = ''] = label.split(' ');
  return told.toLowerCase().includes(first.toLowerCase());
}

/** Letters over which the label of a line is carried. */
const FAR = 300;

function rowOf(line: Line, sentence: Sentence, ctx: Context): ToldRow | null {
  const { report } = ctx.understanding;
  const { modality, regions, title } = report.type;
  const vessels = vesselRow(line);
  if (vessels !== null) return vessels;
  if (modality === null || modality === undefined) return brainWaveRow(line) ?? breathingRow(sentence.span, ctx);
  if (modality === 'echo') return valveRow(line) ?? atriumRow(line) ?? heartRow(line);
  if (regions.includes('kidneys') || /kidney/i.test(title)) {
    const shares = kidneyShare(line);
    if (shares !== null) return shares;
  }
  if (modality === 'dexa') return densityRow(line) ?? tellFirst(SHORT_PICTURE_ROWS, line);
  if (modality === 'ultrasound' && (regions.includes('pregnancy') || /pregnancy/.test(title))) {
    const before = report.sentences[sentence.index - 1];
    const told = pregnancyRow(line, before === undefined ? '' : ctx.clean(before.span));
    if (told !== null) return told;
  }
  const start = sentence.label?.span.start ?? sentence.span.start;
  const told = tellFirst(PICTURE_LINES, line) ?? tellFirst(SHORT_PICTURE_ROWS, line);
  if (told !== null) return told;
  return axillaRow(line) ?? (modality === 'ultrasound' ? organRow(line, { start, end: sentence.span.end }) : null);
}

function tellFirst(tellers: readonly RowTeller[], line: Line): ToldRow | null {
  for (const tell of tellers) {
    const told = tell(line);
    if (told !== null) return told;
  }
  return null;
}
