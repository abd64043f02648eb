import type { Span } from '../../contract/analysis.js';
import { withArticles } from '../words/articles.js';
import { list } from '../words/english.js';
import { type Clause, type ClauseTeller, slot, spanOf, type Told, testOf, thingsIn, whole } from './clause.js';
import { SPAN_OF_TIME, whenOf } from './when.js';

const done = (text: string, knowledge: readonly string[] = []): Told => ({ text, knowledge, kind: 'state' });

const PERSON = String.raw`(?:\d{1,3} ?(?:y/?o|yrs?|years?)?(?:[ -]old)? ?(?:M|F|male|female|man|woman|lady|gentleman),? )`;
const WITH = '(?:with|w/|w(?= ))';
const DATE = String.raw`(?:on )?\d{1,2}/\d{1,2}(?:/\d{2,4})?`;

const ADMITTED = whole(
  `${PERSON}?(?:pt |patient )?(?:was )?(?:adm(?:itted)?|pres(?:ented)?|came(?: in)?|brought in) (?:${DATE} )?(?:${WITH}|for) ?(?<what>.{2,90}?)(?: (?:x|for) ?(?<time>${SPAN_OF_TIME}))?(?: (?:2/2|d/t|due to|secondary to) (?<cause>.{3,50}))?`,
);

/** "67F adm w SOB + cough x 5/7", "adm 2/10 w/ septic shock 2/2 SBP": with what somebody came in. */
const admitted: ClauseTeller = (clause) => {
  const found = ADMITTED.exec(clause.text);
  const span = found === null ? null : spanOf(clause, found, 'what');
  if (found === null || span === null) return null;
  const what = namesIll(span, clause) ? thingsIn(span, clause.ctx) : null;
  const time = timeIn(found.groups?.time, clause);
  const at = spanOf(clause, found, 'cause');
  const cause = at === null ? null : slot(at, clause.ctx);
  if (what === null || what.tests || time === null || (at !== null && cause === null)) return null;
  if (/\d/.test(what.text) || /\byou\b/.test(`${what.text} ${cause?.text ?? ''}`)) return null;
  const days = time === '' ? '' : `, ${time.trim()}`;
  return done(
    `you came in with ${withArticles(what.text)}${days}${cause === null ? '' : `, because of ${cause.text}`}`,
    [...what.knowledge, ...(cause?.knowledge ?? [])],
  );
};

function namesIll(span: Span, { ctx }: Clause): boolean {
  return ctx.mentions.within(span).some(({ kind }) => kind === 'symptom' || kind === 'finding' || kind === 'disease');
}

const HOME_WITH = whole(`(?:d/c(?:'?d|ed)?|discharged?|home|dc)(?: to)?(?: home)? (?:${WITH}|on) ?(?<what>.{3,80})`);
const SENT_TO = whole(
  `(?:pt |patient )?(?:was )?(?:d/c(?:'?d|ed)?|dc(?:'?d|ed)?|discharged?|transferred) (?:back )?to (?<place>NH|RH|SNF|rehab|inpatient rehab|LTAC|ALF|care home|nursing home|residential home|hospice)(?: (?:today|tomorrow))?(?: ${WITH} ?(?<what>IDC|LTC|catheter|foley|PEG|NGT|O2|oxygen|abx|antibiotics)(?: in situ)?)?`,
);
const PLACES: Readonly<Record<string, string>> = {
  nh: 'a nursing home', rh: 'a care home', snf: 'a nursing home for skilled care', rehab: 'rehab', 'inpatient rehab': 'a rehab hospital',
  ltac: 'a hospital for long care', alf: 'an assisted living home', 'care home': 'a care home', 'nursing home': 'a nursing home',
  'residential home': 'a care home', hospice: 'hospice care',
}; // biome-ignore format: one list
const TAKEN_ALONG: Readonly<Record<string, string>> = {
  idc: 'a bladder tube', ltc: 'a bladder tube that stays in', catheter: 'a bladder tube', foley: 'a bladder tube', peg: 'a feeding tube',
  ngt: 'a feeding tube through the nose', o2: 'oxygen', oxygen: 'oxygen', abx: 'antibiotics', antibiotics: 'antibiotics',
}; // biome-ignore format: one list

/** "D/C to NH w/ IDC in situ": where somebody went, and with what. */
const sentTo: ClauseTeller = (clause) => {
  const found = SENT_TO.exec(clause.text);
  if (found === null) return null;
  const { place = '', what } = found.groups ?? {};
  const along = what === undefined ? '' : ` with ${TAKEN_ALONG[what.toLowerCase()] ?? what}`;
  return done(`you were sent to ${PLACES[place.replace(/\s+/g, ' ').toLowerCase()] ?? place}${along}`, []);
};

const TREATED = whole(
  `(?:pt |patient )?(?:was )?(?:t(?:x|reated)(?:'?d|ed)?|rx(?:'?d|ed)?|m(?:x|anaged)(?:'?d|ed)?) ${WITH} ?(?<what>.{3,90})`,
);
const GIVEN = whole('(?:given|received|got) (?<what>.{3,90})');
const UNDER = /^(?:mx|tx|rx|management|treatment|treated with)$/;

/** "D/C home with PO abx 5/7, pred 5/7": what somebody was sent home with, each with its time. */
const homeWith: ClauseTeller = (clause) => {
  const found = HOME_WITH.exec(clause.text);
  const given = found === null ? null : medicinesIn(spanOf(clause, found, 'what'), clause);
  return given === null ? null : done(`you were sent home with ${given.text}`, given.knowledge);
};

/** "Tx w IV abx x 3/7", "Mx: IV artesunate": what was given. */
const treated: ClauseTeller = (clause) => {
  const found = TREATED.exec(clause.text) ?? (clause.section === 'plan' ? null : GIVEN.exec(clause.text));
  const own = found !== null ? spanOf(clause, found, 'what') : UNDER.test(clause.label) ? clause.span : null;
  const given = medicinesIn(own, clause);
  return given === null ? null : done(`you were treated with ${given.text}`, given.knowledge);
};

/** Medicines by their names, each with its time, that stand between commas, plus signs and "and". */
function medicinesIn(span: Span | null, clause: Clause): { text: string; knowledge: string[] } | null {
  if (span === null) return null;
  const raw = clause.ctx.understanding.report.clean.slice(span.start, span.end);
  if (/\bif\b|\bpoc\b/i.test(raw)) return null;
  const items: string[] = [];
  const knowledge: string[] = [];
  let at = 0;
  for (const piece of raw.split(/(\s*(?:,|\+|&|\band\b)\s*)/)) {
    const start = span.start + at;
    at += piece.length;
    if (piece.trim() === '' || /^\s*(?:,|\+|&|and)\s*$/.test(piece)) continue;
    const [, given = '', then] = THEN_BY_MOUTH.exec(piece.trim()) ?? [];
    const timed = TIMED.exec(given);
    const dosed = DOSED.exec(timed?.[1] ?? given);
    const name = dosed?.[1] ?? timed?.[1] ?? given;
    const own = { start: start + piece.indexOf(name), end: start + piece.indexOf(name) + name.length };
    // "Home w/ mother", "home with home health": nobody's medicine.
    if (!ANTIBIOTICS.test(name) && !clause.ctx.mentions.within(own).some(({ kind }) => kind === 'medicine'))
      return null;
    const told = slot(own, clause.ctx);
    const time = timed === null ? '' : timeIn(timed[2], clause);
    if (told === null || time === null) return null;
    const dose = dosed === null ? '' : ` ${dosed[2]} ${dosed[3]?.toLowerCase()}`;
    items.push(`${told.text}${dose}${time}${then === undefined ? '' : ', then by mouth'}`);
    knowledge.push(...told.knowledge);
  }
  return items.length === 0 ? null : { text: list(items), knowledge };
}

/** "IV co-amoxiclav x 3/7 -> PO". */
const THEN_BY_MOUTH = /^(.*?)(?:\s*(->|→)\s*(?:PO|oral))?$/is;
const TIMED = new RegExp(String.raw`^(.*?)\s+(?:x\s?|for\s)?(${SPAN_OF_TIME})$`, 'i');
const DOSED = /^(.*?) ?(\d[\d.,]*) ?(mg|mcg|g|ml|units?)$/i;
const ANTIBIOTICS =
  /\b(?:abx|antibiotics|ivf|iv fluids|neb(?:uli[sz]er)?s?|inhalers?|spacer|steroids?|analgesi[ac]s?|pain ?killers|laxatives|TTOs?|TTAs?|(?:home )?(?:oxygen|O2)|dressings?|crutches|sling|brace|walker)$/i;

const WENT_HOME = whole(
  `(?:pt |patient )?(?:was )?(?:d/c(?:'?d|ed)?|dc(?:'?d|ed)?|discharged)(?: to)? home(?: (?:today|well))?(?: ${WITH} ?(?:(?<poc>POC(?: (?<often>[bdtq]d?s?))?)|(?:f/u|follow[- ]?up|r/v|review)(?: (?<when>.{2,20}))?))?`,
);
const OFTEN: Readonly<Record<string, string>> = {
  od: ' once a day', bd: ' twice a day', tds: ' 3 times a day', qds: ' 4 times a day', nocte: ' at night', mane: ' in the morning',
  daily: ' once a day',
}; // biome-ignore format: one list

/** "Dc home w POC tds", "dc home w f/u 1/52". */
const wentHome: ClauseTeller = (clause) => {
  const found = WENT_HOME.exec(clause.text);
  if (found === null) return null;
  const { poc, often, when } = found.groups ?? {};
  if (poc !== undefined) {
    const visits = often === undefined ? '' : OFTEN[often.toLowerCase()];
    return visits === undefined ? null : done(`you went home with a plan for helpers to come to you${visits} (POC)`);
  }
  if (when === undefined) return /\b(?:f\/u|follow|r\/v|review)/i.test(clause.text) ? null : done('you went home');
  const told = whenOf(when, clause.ctx);
  return told === null ? null : done(`you went home, and the plan is to see you again ${told}`);
};

const HELD = whole(
  `(?<what>[A-Za-z][A-Za-z -]{2,40}?) (?:was |were )?(?<deed>held|withheld|paused|stopped|ceased|restarted|resumed|recommenced)(?: (?:x|for) ?(?<time>${SPAN_OF_TIME}))?`,
);
const AGAIN_AT = whole(
  String.raw`(?:then )?(?:restarted|resumed|recommenced)(?: (?:at|on))? (?<dose>\d[\d.,]* ?(?:mg|mcg|micrograms?|g|ml|units?))(?: (?<often>OD|BD|TDS|QDS|nocte|mane|daily))?`,
);
const DEEDS: Readonly<Record<string, string>> = {
  held: 'was held back', withheld: 'was held back', paused: 'was paused', stopped: 'was stopped', ceased: 'was stopped',
  restarted: 'was started again', resumed: 'was started again', recommenced: 'was started again',
}; // biome-ignore format: one list

/** "Warf held x 2/7", "restarted 2mg OD": what became of a medicine in the stay. */
const held: ClauseTeller = (clause) => {
  const again = AGAIN_AT.exec(clause.text);
  if (again !== null) {
    const { dose = '', often } = again.groups ?? {};
    const told = dose.replace(/(\d)\s?(?=[a-z])/i, '$1 ');
    return done(`it was started again at ${told}${often === undefined ? '' : (OFTEN[often.toLowerCase()] ?? '')}`);
  }
  const found = HELD.exec(clause.text);
  const span = found === null ? null : spanOf(clause, found, 'what');
  if (found === null || span === null) return null;
  const named = clause.ctx.mentions.within(span);
  if (named.length !== 1 || named[0]?.kind !== 'medicine') return null;
  const what = slot(span, clause.ctx);
  const time = timeIn(found.groups?.time, clause);
  const deed = DEEDS[found.groups?.deed?.toLowerCase() ?? ''];
  return what === null || time === null || deed === undefined || /^your\b/.test(what.text)
    ? null
    : done(`your ${what.text} ${deed}${time}`, what.knowledge);
};

const MEASURED = whole(
  String.raw`(?<test>[A-Za-z][A-Za-z\d ]{0,14}?) (?<value>\d{1,4}(?:\.\d{1,2})?)(?<then> (?:on|at) (?:adm(?:ission)?|d/c|dc|discharge|arrival))`,
);

/** "INR 4.8 on adm". */
const measured: ClauseTeller = (clause) => {
  const found = MEASURED.exec(clause.text);
  const test = found === null ? null : testOf(found.groups?.test ?? '');
  if (found === null || test === null || /^a /.test(test)) return null;
  const came = /adm|arrival/i.test(found.groups?.then ?? '');
  return done(`your ${test} was ${found.groups?.value} when you ${came ? 'came in' : 'left'}`);
};

function timeIn(printed: string | undefined, clause: Clause): string | null {
  if (printed === undefined) return '';
  const when = whenOf(`for ${printed}`, clause.ctx);
  return when === null ? null : ` ${when}`;
}

/** Clauses of ward notes that tell the stay itself, from coming in to going home. */
export const WARD: readonly ClauseTeller[] = [wentHome, homeWith, sentTo, admitted, treated, held, measured];
