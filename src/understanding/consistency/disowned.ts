import type { ReadReport } from '../../reading/index.js';
import { CALLED_AT_ONCE, type UnderstoodLab } from '../types.js';
import { type Statement, supersede } from './statement.js';

/** Another's words are taken back: an error, another patient's, an earlier report that is no longer so. */
const TAKEN_BACK =
  /\b(?:(?:is|was|are|were|been|hereby) (?:now )?(?:withdrawn|retracted|rescinded|entered in error|reported in error|issued in error)|in error\b|(?:is|was) (?:an? )?(?:\w+ )?(?:error|mistake|misprint|typo)\b|(?:typing|typographical|transcription|dictation|lab(?:oratory)?|clerical|label+ing|sampling|entry|voice recognition) error|should (?:read|have read|say)\b|wrong (?:patient|name|label|person|chart)|(?:belongs?|refers?|relates?) to (?:another|a different|the wrong) (?:patient|person)|another patient['’]?s|disregard|please ignore)/i;
/** An earlier writing, and what it said. */
const EARLIER =
  /\b(?:initial|earlier|first|preliminary|prelim|overnight|original|provisional|draft|wet|(?:ED|ER|A&E|casualty|resident|registrar|on-?call)(?:['’]s)?) (?:\w+ ){0,2}?(?:reports?|read|reading|interpretation|version|entry|note|mention|statement|impression)\b/i;
/** A machine's reading, not a person's. */
const MACHINE =
  /\b(?:(?:machine|computer|computeri[sz]ed|automated|automatic|algorithm|software|auto)(?:[- ]\w+){0,2}? ?(?:read(?:s|ing|-?out|out)?|interpret\w*|diagnos\w+|statement|print-?out|call(?:s|ed)?|says|said|suggests?|suspect\w*|flag\w*|mark(?:s|ed)|alert\w*)|(?:cad|ai)(?:[- ](?:software|tool|triage|algorithm|system|overlay|prompt))*[- ](?:software|tool|triage|algorithm|flag\w*|mark(?:s|ed|er)|alert\w*|read(?:s|ing)?))\b/i;
/** A person who looked again, and did not see it. */
const LOOKED_AGAIN =
  /\b(?:over-?read\w*|(?:on|after|at) (?:re-?)?(?:review|second look|re-?reading)|reviewed by|confirmed by|read by|(?:radiologist|cardiologist|physician|reader|doctor|consultant|pathologist)\b)/i;
const CONTRARY =
  /\b(?:no|not|none|without|normal|negative|false|artefact\w*|artifact\w*|early repol\w*|calcifi\w*|benign|disagree\w*|skin fold|nothing|instead|only)\b/i;
/** The last reading holds, not the first. */
const OVERRULED =
  /\b(?:discrepan\w+|overruled|over-?ridden|downgraded|not (?:confirmed|borne out|supported|agreed))\b/i;
/** How many sentences ahead the second look may stand. */
const AHEAD = 2;

/**
 * Sets aside what the report itself takes back: an error, another patient's result, an earlier or a machine's reading
 * that a person did not bear out. Linear in the length of the report.
 */
export function setDisownedAside(statements: readonly Statement[], report: ReadReport): void {
  const { type } = report.type;
  const bySentence = new Map<number, Statement[]>();
  for (const statement of statements) {
    if (!statement.frame.head || statement.frame.setAside || statement.frame.assertion === 'absent') continue;
    const group = bySentence.get(statement.frame.sentence);
    if (group) group.push(statement);
    else bySentence.set(statement.frame.sentence, [statement]);
  }
  for (const [index, own] of bySentence) {
    const sentence = report.sentences[index];
    if (!sentence) continue;
    const { start, end } = sentence.span;
    const words = report.clean.slice(start, end);
    const lead = TAKEN_BACK.test(words)
      ? TAKEN_BACK
      : MACHINE.test(words)
        ? MACHINE
        : EARLIER.test(words)
          ? EARLIER
          : null;
    if (!lead) continue;
    const at = start + (lead.exec(words)?.index ?? 0);
    if (lead === TAKEN_BACK) {
      const stop = partEnd(words, at - start) + start;
      const from = partStart(words, at - start) + start;
      for (const one of own) if (within(one, from, stop)) supersede(one);
      continue;
    }
    const rest = `${words.slice(at - start)} ${following(report, index)}`;
    const overruled = type === 'imaging' && OVERRULED.test(rest);
    if (!overruled && (!LOOKED_AGAIN.test(rest) || !CONTRARY.test(rest.slice(LOOKED_AGAIN.exec(rest)?.index ?? 0))))
      continue;
    const stop = partEnd(words, at - start) + start;
    // "ED read: ?fracture ** DISCREPANCY - ED informed, to recall **": that somebody was called about it stands.
    for (const one of own) if (within(one, at, stop) && one.frame.head?.ref.id !== CALLED_AT_ONCE) supersede(one);
  }
}

/** What stands in the sentences behind one, in its section. */
function following(report: ReadReport, index: number): string {
  const own = report.sentences[index]?.section;
  const next = report.sentences.slice(index + 1, index + 1 + AHEAD).filter(({ section }) => section === own);
  return next.map(({ span }) => report.clean.slice(span.start, span.end)).join(' ');
}

/** "Withdrawn; this is …": behind the stop the report speaks for itself again. */
function partEnd(words: string, at: number): number {
  const stop = /[;]|\bon review\b/i.exec(words.slice(at));
  return stop ? at + stop.index : words.length;
}

function partStart(words: string, at: number): number {
  return words.lastIndexOf(';', at) + 1;
}

function within({ frame }: Statement, from: number, to: number): boolean {
  const span = frame.head?.span ?? frame.source;
  return span.start >= from && span.start < to;
}

/** The specimen, its label or the run was at fault. */
const AT_FAULT =
  /(?<!\b(?:not|non|no|un|slightly|mildly|minimally|trace|1\+)[- ]?)\b(?:ha?emoly[sz]ed|ha?emolysis|spurious\w*|pseudo\w+|(?:lab(?:oratory)?|labell?ing|sampling|meter) error|(?:is|was) an? error|contaminated|drip arm|aged sample|old sample|delayed (?:sample|specimen)|edta (?:clump\w*|effect|artefact|artifact)|clump(?:s|ed|ing)|clotted (?:sample|specimen|tube)|wrong (?:patient|tube|label|name)|disregard|mislabel\w*)\b/i;
/** A figure on one meter that the laboratory does not bear out. */
const METER =
  /\b(?:on|by) (?:the )?(?:meter|strip|finger ?stick|fingerprick)\b[^.;]{0,12}[,;] ?(?:but )?(?:lab|venous|serum|formal)\b/i;
/** Letters around a result in which its fault may be told. */
const AROUND = 120;

/** A result that the report calls faulty is beyond no limit: nothing is to be done about it but a new sample. */
export function setFaultyApart(labs: readonly UnderstoodLab[], report: ReadReport): void {
  for (const lab of labs) {
    if (lab.beyondCritical === null) continue;
    const { start, end } = lab.source;
    const before =
      report.clean
        .slice(Math.max(0, start - 60), start)
        .split(/[\n.]\s/)
        .at(-1) ?? '';
    const after = report.clean.slice(end, end + AROUND).split(/\n\s*\n/)[0] ?? '';
    const words = `${before}${report.clean.slice(start, end)}${after.split(/\.\s(?!citrate|repeat|true|fresh|manual)/i)[0] ?? ''}`;
    const faulty = AT_FAULT.test(words) && !/\b(?:no|not|without|nil) (?:\w+ )?(?:clump\w*|ha?emoly\w+)\b/i.test(words);
    if (faulty || METER.test(words)) lab.beyondCritical = null;
  }
}
