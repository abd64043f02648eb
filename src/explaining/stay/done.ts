import type { Sentence } from '../../reading/types.js';
import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { quotable } from '../planners/quote.js';
import { FRIGHTENING } from '../retell/frightening.js';
import { glossesFor } from '../retell/quote.js';
import { retellLine } from '../retell/retell.js';
import { retellClause } from '../retell/retold-clause.js';
import { uncapital } from '../words/english.js';
import type { WrittenFinding } from '../written.js';
import { isIn, MOST_WORDS, standsAlone, storyOf } from './shared.js';
import { isTurned } from './turned.js';

const MOST_DONE = 3;

/** Headings under which nothing that was done stands. */
const NOTHING_DONE = /\b(?:complications?|consult\w*|none)\b/i;
const BESIDE = /\b(?:complications?|comps|EBL|blood loss|tourniquet|anesthesia|implants?)\b/i;
const NONE = /^\W*(?:none|n\/?a|no\b.*)\W*$/i;

/** What was done in the stay: as the list of procedures has it, else as its story tells it. */
export function doneOf(findings: readonly WrittenFinding[], ctx: Context): Said[] {
  const listed = listedOf(findings, ctx);
  if (listed.length > 0) return listed;
  const named = amongDiagnoses(ctx);
  return named.length > 0 ? named : toldOf(ctx);
}

const DIAGNOSES: ReadonlySet<string> = new Set(['discharge_diagnosis', 'diagnosis']);
/** What may stand in front of the name of an operation that this stay was for. */
const OF_NOW =
  /^\W*(?:(?:\d{1,2}[.)]|emergency|emergent|urgent|em|elective|primary|rescue|repeat|laparoscopic|lap|robotic|robot-assisted|open|total|lower segment|right|left|bilateral|rt|lt|deceased|cadaveric|living|live|related|donor|delivered|delivery|by|successful|underwent|pci|and|with|to)\b\W*)*$/i;
const OF_THIS_STAY =
  /\b(?:emergency|emergent|urgent|elective|primary pt?c[ai]|rescue|laparoscopic|robot\w*|delivered|underwent)\b|\bfor\b|\d{1,2}[/.-]\d{1,2}|\bday \d/i;
const OF_BEFORE =
  /\b(?:previous\w*|prior|past|history|h\/o|known|old|remote|ago|awaiting|awaited|listed|planned|plan|declin\w+|refus\w+|failed|attempt\w*|convert\w+|abandon\w*|status post|s\/p)\b(?! (?:iol|induction|medical|conservative|forceps|vacuum|ventouse|trial))/i;

/** "Emergency C/S for fetal distress", "DES to mid LAD 02/02" in the list of diagnoses: what was done, by its whole line. */
function amongDiagnoses(ctx: Context): Said[] {
  const { sections, clean, text } = ctx.understanding.report;
  const done: Said[] = [];
  for (const sentence of sections.filter(({ kind }) => DIAGNOSES.has(kind)).flatMap(({ sentences }) => sentences)) {
    const words = ctx.clean(sentence.span);
    if (!OF_THIS_STAY.test(words) || OF_BEFORE.test(words) || isOfOtherYear(words, text)) continue;
    const first = ctx.mentions
      .within(sentence.span)
      .find(({ kind }) => kind === 'procedure' || kind === 'device' || kind === 'disease' || kind === 'finding');
    if (!STENTED.test(words)) {
      if (first === undefined || !(OPERATION.test(first.ref.id) || STENT.test(first.ref.id))) continue;
      if (!OF_NOW.test(clean.slice(sentence.span.start, first.span.start))) continue;
    }
    const lead = /^[\s\d.)(–-]*/.exec(clean.slice(sentence.span.start, sentence.span.end))?.[0].length ?? 0;
    done.push(...(doneInstead(sentence, lead, ctx) ?? []));
  }
  return done.slice(0, MOST_DONE);
}

const STENTED = /^\W*(?:DES|BMS|PCI|PPCI)\b/;
const STENT = /^(?:stent|coronary-stent|drug-eluting-stent|pacemaker)$/;

/** "CABG 2015" in the paper of a stay of 2024. */
function isOfOtherYear(words: string, text: string): boolean {
  const years = words.match(/\b(?:19|20)\d\d\b/g) ?? [];
  const days =
    text.slice(0, 1500).match(/\b(?:admi\w*|adm|doa|d\.o\.a\.?|disch\w*|dod|d\.o\.d\.?|date)\b[^\n]*/gi) ?? [];
  return years.some((year) => !days.some((line) => line.includes(year)));
}

function listedOf(findings: readonly WrittenFinding[], ctx: Context): Said[] {
  const { sections, sentences } = ctx.understanding.report;
  const lists = sections.filter(
    ({ kind, heading }) => kind === 'procedures' && heading !== null && !NOTHING_DONE.test(heading.text),
  );
  // Under a heading of the operation the story may go on.
  const named = (frame: Frame | undefined) => {
    const sentence = frame === undefined ? undefined : sentences[frame.sentence];
    return sentence !== undefined && (sentence.kind !== 'prose' || UNDERWENT.test(ctx.clean(sentence.span)));
  };
  const all = findings.filter(
    ({ frames, source }) =>
      isDone(frames[0]) &&
      named(frames[0]) &&
      !BESIDE.test(ctx.clean(source)) &&
      lists.some((section) => isIn(source, section)),
  );
  const done = all
    // The name of a piece of a list says less than its line.
    .filter(({ plan }) => !/“/.test(plan.what.text))
    .sort((a, b) => rank(a) - rank(b) || a.source.start - b.source.start);
  const operations = done.filter((one) => rank(one) < OF_PICTURES && !turnedOut(one, ctx));
  // An operation that we can only quote stands before a look or a small step that we can tell.
  const quotedOnes = all.filter(({ plan: { what } }) => OPERATION.test(QUOTED_NAME.exec(what.text)?.[1] ?? ''));
  if (quotedOnes[0] !== undefined && operations.length > 0 && operations.every((one) => rank(one) > 0))
    return [quotedOnes[0].plan.what, ...operations.slice(0, MOST_DONE - 1).map(({ plan }) => plan.what)];
  if (operations.length > 0) return operations.slice(0, MOST_DONE).map(({ plan }) => plan.what);
  for (const sentence of lists.flatMap((section) => section.sentences)) {
    const words = ctx.clean(sentence.span);
    // A course of medicine against what is only announced would name it.
    if (/\b(?:cycle|chemo\w*|infusion) /i.test(words)) continue;
    if (sentence.kind === 'prose' || SAID_OF.test(words) || NONE.test(words) || words.split(' ').length > MOST_WORDS)
      continue;
    const kinds = new Set(ctx.mentions.within(sentence.span).map(({ kind }) => kind));
    // A medicine alone is one of many, and on such a list it may be a course against what is only announced.
    const given = kinds.has('medicine') && GIVEN.test(words);
    if (!given && !(['procedure', 'device'] as const).some((kind) => kinds.has(kind))) continue;
    const line = /^(?:The report lists|Your past operations): (.+)\.$/.exec(retellLine(sentence, ctx)?.text ?? '')?.[1];
    if (line !== undefined && !FRIGHTENING.test(line) && !/^you\b/i.test(line))
      return [say(`what was done: ${line}`, [sentence.span])];
    const quote = quotable(words);
    if (quote !== null)
      return [
        say(`what was done is called “${quote}” in the report`, [sentence.span]),
        ...glossesFor(sentence.span, ctx).slice(0, 1),
      ];
  }
  return [];
}

const GIVEN = /\b(?:transfus\w+|injections?|thrombolysis|tpa|tnk|immunoglobulin|ivig)\b/i;
const SAID_OF = /\b(?:patient|pt|he|she|underwent)\b/i;
const UNDERWENT = /\b(?:underwent|performed|carried out|taken to (?:the )?(?:operating|or)\b)/i;

/** "Status post …" among the diagnoses: what was done, in everyday words or under the name the report gives it. */
export function doneInstead(sentence: Sentence, lead: number, ctx: Context): Said[] | null {
  const span = { start: sentence.span.start + lead, end: sentence.span.end };
  const told = retellClause(span, null, ctx);
  const text = told?.text.replace(/[.;,\s]+$/, '') ?? '';
  if (told !== null && text !== '' && text.split(' ').length <= MOST_WORDS && !FRIGHTENING.test(text))
    return [say(`what was done: ${uncapital(text)}`, [sentence.span], told.knowledge)];
  const quote = ctx.clean(span).split(' ').length > MOST_WORDS ? null : quotable(ctx.clean(span));
  return quote === null ? null : [say(`what was done is called “${quote}” in the report`, [sentence.span])];
}

function isDone(frame: Frame | undefined): boolean {
  return (
    frame !== undefined &&
    (frame.kind === 'procedure' || frame.part === 'name') &&
    frame.assertion === 'present' &&
    !frame.negated
  );
}

/** What was cut, placed or taken out before what was only looked at; a picture or a test is no treatment. */
function rank({ frames: [frame] }: WrittenFinding): number {
  const id = frame?.head?.ref.id ?? '';
  if (frame?.head?.kind === 'test' || PICTURE.test(id)) return OF_PICTURES;
  return OPERATION.test(id) ? 0 : LOOK.test(id) ? 2 : 1;
}

const QUOTED_NAME = /^What was done (?:on [^“]{6,20} )?is called “([^”…]{5,110})” in the report\.$/;
const OF_PICTURES = 3;
const PICTURE =
  /(?:moving-x|x-?ray|-scan|mri|ultrasound|echocardio|radiograph|tomograph|fluoroscop|angiogra|pyelogra|cholangiogra)/;
const OPERATION =
  /(?:ectomy|ostomy|otomy|plasty|pexy|desis|rrhaphy|replacement|bypass|fusion|transplant|section|amputation|repair|resection|fixation|decortication|removal|implant|\bPCI\b|\bDES\b|percutaneous-coronary-intervention|coronary-stent)/;
const LOOK = /(?:scopy|biopsy|aspiration|stent)/;

/** "Converted to open", "attempted": another thing was done than the name says; the whole line tells it. */
function turnedOut({ source }: WrittenFinding, ctx: Context): boolean {
  const { sentences } = ctx.understanding.report;
  const own = sentences.find((sentence) => isIn(source, sentence));
  return own !== undefined && TURNED.test(ctx.clean(own.span));
}

const TURNED = /\b(?:convert(?:ed|ing)|conversion|abort\w*|abandon\w*|unsuccessful\w*|failed|incomplete)\b/i;

/** "Underwent …", "was taken to the operating room": done to the reader. */
const OPERATED =
  /\b(?:underwent|had undergone|taken (?:back )?to (?:the )?(?:operating|or\b)|(?:was|were) (?:intubated|transfused|cardioverted|dialy[sz]ed|delivered|cauteri[sz]ed|irrigated)|(?:surgery|procedure|operation|repair|placement|stents?|pacemaker|drains?|tube|line|thoracentesis|paracentesis|dialysis|transfusion|resection|section|biopsy|catheteri[sz]ation) (?:was|were) (?:then |subsequently |successfully )?(?:performed|done|carried out|placed|inserted)|(?:placed|inserted|drained|removed|repaired) (?:an?|the|two|his|her) )\b/i;
const TREATED =
  /\b(?:treated|started|placed|put|maintained|managed|rehydrated|hydrated|observed|resuscitated) (?:\w+ ){0,2}?(?:with|on|by(?! (?:dr|critical care|the|our|[a-z]+ology|medicine|surgery|service)\b))\b|\b(?:given|received|responded to|recovered with) (?:\w+ ){0,4}?(?:antibiotics?|fluids?|steroids?|heparin|insulin|transfusions?|units?|iv|intravenous|chemotherapy|therapy|treatment\w*|nebuli\w+|oxygen)\b/i;
/** Not done, not yet done, or done before. */
const NOT_DONE =
  /\b(?:not|no|never|without|if|would|could|should|may|might|declin\w+|refus\w+|only (?:for|if|when)|p\.?r\.?n|as needed|recommend\w*|consider\w*|offered|plan(?:s|ned)?|scheduled|will|to be|discussed|status post|s\/p|previous\w*|prior|history|ago|in the past|before admission|at home|outside|last (?:year|month|week))\b/i;

/** "Prednisone was started" and two days later stopped: no word of it alone. */
function endedLater(sentence: Sentence, ctx: Context): boolean {
  const given = new Set(
    ctx.mentions.within(sentence.span).flatMap(({ kind, ref }) => (kind === 'medicine' ? [ref.id] : [])),
  );
  if (given.size === 0) return false;
  return ctx.understanding.report.sentences
    .slice(sentence.index + 1)
    .some(
      ({ span }) =>
        ENDS.test(ctx.clean(span)) &&
        ctx.mentions.within(span).some(({ kind, ref }) => kind === 'medicine' && given.has(ref.id)),
    );
}

const ENDS = /\b(?:stopp\w+|discontinu\w+|wean\w+|held|on hold|switch\w+|changed|taper\w+|replaced|transition\w+)\b/i;

/** One operation and one treatment, as the story of the stay tells them. */
function toldOf(ctx: Context): Said[] {
  const told: Said[] = [];
  const sentences = storyOf(ctx).flatMap((section) => section.sentences);
  for (const pattern of [OPERATED, TREATED]) {
    for (const sentence of sentences) {
      const words = ctx.clean(sentence.span);
      if (!pattern.test(words) || NOT_DONE.test(words) || endedLater(sentence, ctx) || isTurned(sentence, ctx))
        continue;
      const said = standsAlone(sentence, ctx);
      if (said === null || told.some(({ text }) => text === said.text)) continue;
      told.push(said);
      break;
    }
  }
  return told.slice(0, MOST_DONE);
}
