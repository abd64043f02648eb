import { Screened } from '../../reading/index.js';
import { type Clause, type ClauseTeller, slot, spanOf, type Told, testOf, thingsIn, whole } from './clause.js';
import { conditionOf, deedOf } from './deeds.js';
import { SPAN_OF_TIME, spanOfTime, WHEN, whenOf } from './when.js';
import { TEAM, teamOf, WHO, whoIs } from './who.js';

const PLEASE = '(?:(?:please|pls|plz|kindly)\\s)';
const AFTERWARDS = '(?:\\s(?:please|pls|plz))?';
const COND = String.raw`(?: (?<cond>(?:only )?if (?:(?:no|not) (?:improving|better|settling|improved|improvement)|symptoms persist|(?:any )?(?:concerns?|problems?)|worse|worsening|needed|required)))?`;
const NAME = String.raw`(?:(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.? [A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?)`;

const done = (text: string, knowledge: readonly string[] = []): Told => ({ text, knowledge, kind: 'state' });
const order = (text: string, knowledge: readonly string[] = []): Told => ({ text, knowledge, kind: 'order' });

function whenIn(clause: Clause, found: RegExpExecArray): string | null {
  const printed = found.groups?.when;
  if (printed === undefined) return '';
  const when = whenOf(printed, clause.ctx);
  return when === null ? null : ` ${when}`;
}

/** "(not done as UTI)": told behind the order. */
function asideIn(clause: Clause, found: RegExpExecArray): string | null {
  if (found.groups?.aside === undefined) return '';
  const told = slot(spanOf(clause, found, 'aside'), clause.ctx);
  return told === null ? null : ` (${told.text.replace(/^(not done) as /, '$1 because of ')})`;
}

const ASIDE = String.raw`(?: \((?<aside>[^()]{3,60})\))?`;

const BY_SOMEONE = whole(
  `(?<who>${WHO})(?: to|:| -)?(?: ${PLEASE})? ?(?<deed>re-?check|rpt|repeat|check|chk|ck|monitor|watch|r/v|rv|review|chase|f/u|follow up|arrange|organi[sz]e|book|refer for|order|do)(?: the)? (?<what>.{2,90}?)(?: (?<when>${WHEN}))?${ASIDE}${AFTERWARDS}`,
);
const SEEN_BY = whole(
  `(?:f/u (?:w/|with|by|at) ?)?(?<who>${WHO})(?: to)?(?: ${PLEASE})? ?(?:r/v|rv|review|f/u|follow[- ]?up|appt|visit|check)?(?: appt| visit)?(?: (?<when>${WHEN}))?(?: (?:with|w/|for|w) ?(?<what>.{2,60}?))?${COND}${AFTERWARDS}`,
);

/** "GP to r/v 1/52", "GP please chk FBC, UEC 1/52": who does what when. */
const bySomeone: ClauseTeller = (clause) => {
  const seen = SEEN_BY.exec(clause.text);
  if (seen !== null && seen.groups?.when !== undefined) {
    const who = whoIs(seen.groups.who ?? '');
    const when = whenIn(clause, seen);
    const at = spanOf(clause, seen, 'what');
    const tests = at === null ? null : thingsIn(at, clause.ctx);
    const bare = !/\b(?:r\/v|rv|review|f\/u|follow[- ]?up|appt|visit|check)\b/i.test(clause.text);
    if (who === null || when === null || (at !== null && tests?.tests !== true)) return null;
    if (bare && !PLANNED.has(clause.section)) return null;
    return order(
      `the plan is for ${who} to see you${when}${tests === null ? '' : `, with ${tests.text}`}${conditionOf(seen)}`,
    );
  }
  const found = BY_SOMEONE.exec(clause.text);
  if (found === null) return null;
  const who = whoIs(found.groups?.who ?? '');
  const deed = deedOf(found.groups?.deed ?? '');
  const span = spanOf(clause, found, 'what');
  const when = whenIn(clause, found);
  const aside = asideIn(clause, found);
  const what = span === null ? null : thingsIn(span, clause.ctx);
  if (who === null || deed === null || when === null || aside === null || what === null) return null;
  if (!what.tests && /\d/.test(what.text)) return null;
  const place = deed === 'look again at' && span !== null ? WHERE_SEEN.exec(clause.ctx.clean(span))?.[1] : undefined;
  if (place !== undefined)
    return order(`the plan is for ${who} to see you ${PLACES[place.toLowerCase()] ?? 'in the clinic'}${when}`);
  if (/^do$/i.test(found.groups?.deed ?? '') && !what.tests) return null;
  if (
    /^(?:do|check|chk|ck|recheck|rpt|repeat)$/i.test(found.groups?.deed ?? '') &&
    /^(?:a |the )?care\b/.test(what.text)
  )
    return null;
  return order(`${who} is asked to ${deed} your ${what.text}${when}${aside}`, what.knowledge);
};

/** "SALT review community": where the reader is seen. */
const WHERE_SEEN = /^(?:in |at )?(?:the )?(community|home|clinic|ward|opd|outpatients?)(?: clinic| setting)?$/i;

const AGAIN = whole(
  `(?:${PLEASE})?(?<deed>re-?check|rpt|repeat|check|chk|monitor) (?<what>.{2,90}?) (?<when>${WHEN})(?: (?:in|at) (?<where>GP|EPAU|EPU|clinic|OPD))?${ASIDE}${AFTERWARDS}`,
);
const TEST_THEN = whole(
  `(?<what>[^()]{2,60}?) (?<when>${WHEN})(?: (?:in|at) (?<where>GP|EPAU|EPU|clinic|OPD))?${ASIDE}${AFTERWARDS}`,
);
const AS_OUTPATIENT = whole('(?<what>[^()]{2,40}?) as (?:an? )?(?:outpt|outpatient|OPD|OP|o/p)');
const WITH_YOU = whole(`(?<what>[^()]{2,60}?) (?:w/?|with) you(?: (?<when>${WHEN}))?${AFTERWARDS}`);
const VIA = whole(`(?<what>[^()]{2,60}?) (?:via|by|at|with) (?<who>${WHO})(?: (?<when>${WHEN}))?${AFTERWARDS}`);

const PLACES: Readonly<Record<string, string>> = {
  gp: 'at your family doctor’s', epau: 'in the early pregnancy clinic', epu: 'in the early pregnancy clinic',
  clinic: 'in the clinic', opd: 'in the clinic', community: 'at home or near it', home: 'at home', ward: 'on the ward',
}; // biome-ignore format: one list

/** "Rpt CXR in 6/52 pls", "PSA in 6/52", "INR Monday". */
const again: ClauseTeller = (clause) => {
  if (
    !PLANNED.has(clause.section) &&
    !/^(?:please|pls|plz|kindly|rpt|repeat|re-?check)\b/i.test(clause.text) &&
    whoIs(clause.label) === null
  )
    return null;
  const outside = AS_OUTPATIENT.exec(clause.text);
  if (outside !== null) {
    const test = testOf(outside.groups?.what ?? '');
    return test === null
      ? null
      : order(`the plan is to do ${/s$/.test(test) ? '' : 'a '}${test} as an outpatient`.replace(/\ba a\b/, 'a'));
  }
  const found = AGAIN.exec(clause.text) ?? TEST_THEN.exec(clause.text);
  if (found === null) return null;
  const span = spanOf(clause, found, 'what');
  const what = span === null ? null : thingsIn(span, clause.ctx);
  const when = whenIn(clause, found);
  const aside = asideIn(clause, found);
  if (what === null || when === null || aside === null) return null;
  const deed = found.groups?.deed === undefined ? 'check' : deedOf(found.groups.deed);
  if (deed === null || (found.groups?.deed === undefined && !what.tests)) return null;
  // "US 6/12", "echo in 3 months": a picture is taken, a value is checked.
  const taken = deed === 'check' && /\b(?:X-ray|scan|ultrasound|test|tracing|culture)$/.test(what.text);
  const where = PLACES[(found.groups?.where ?? '').toLowerCase()];
  const by = whoIs(clause.label);
  return order(
    `${by === null ? 'the plan is' : `${by} is asked`} to ${taken ? 'do' : deed} your ${what.text}${when}${where === undefined ? '' : ` ${where}`}${aside}`.replace(
      /\byour a\b/,
      'a',
    ),
    what.knowledge,
  );
};

/** "TFTs + FBC w you pls", "BP ABPM via GP": tests that the family doctor is to do. */
const withYou: ClauseTeller = (clause) => {
  const found = WITH_YOU.exec(clause.text) ?? VIA.exec(clause.text);
  if (found === null) return null;
  const span = spanOf(clause, found, 'what');
  const what = span === null ? null : thingsIn(span, clause.ctx);
  const when = whenIn(clause, found);
  const who = found.groups?.who === undefined ? 'your family doctor' : whoIs(found.groups.who);
  if (what === null || !what.tests || when === null || who === null) return null;
  return order(`${who} is asked to do these tests${when}: ${what.text}`, what.knowledge);
};

const VISIT = `(?:OPD?A?|[MSGP]?OPC|CCC|clinic|outpatients?|o/p|f/u|follow[- ]?up|appt|appointment|review|r/v|rv)(?: (?:clinic|appt|appointment|f/u|review|r/v))?`;
const CLINIC = whole(
  `(?:(?:${PLEASE})?(?:TCA|(?:f/u|follow[- ]?up|r/v|rv|review|see|seen) (?:in|with|w/|at|by)) ?)?(?:the )?(?:(?<team>${TEAM}) )?${VISIT}(?: (?<when>${WHEN}))?(?: (?:with|w/?) (?<name>${NAME}))?(?: (?:with |w/ ?|w |for )(?<what>.{2,60}?)(?: reports?| results?)?)?${AFTERWARDS}`,
);
const OWN_CLINIC = whole(
  `(?:(?:r/v|rv|review|f/u|follow[- ]?up|seen) (?:in|at) )?(?<name>${NAME})['’]s? (?:OPD|OPA|clinic|outpatients?)(?: (?<when>${WHEN}))?${AFTERWARDS}`,
);
const TEAM_THEN = whole(
  `(?:f/u (?:w/|with) ?)?(?<team>${TEAM})(?: (?<when>${WHEN})| (?<need>prn|as needed)(?: if (?:no|not) (?:better|improved|improving)(?: in (?<time>${SPAN_OF_TIME}))?)?)`,
);

/** "Uro OPA 8/52 with Mr Pell", "Ortho OPD 6/52 w XR", "Cards 2/20", "RV in Mr Quill's OPD 2/52". */
const clinic: ClauseTeller = (clause) => {
  // "Re: Cardiology outpatient clinic 4th May": the visit that the letter is about.
  if (clause.section === 'header') return null;
  const own = OWN_CLINIC.exec(clause.text);
  const found = own ?? CLINIC.exec(clause.text) ?? TEAM_THEN.exec(clause.text);
  if (found === null) return null;
  const { team, name, need } = found.groups ?? {};
  const of = team === undefined ? '' : teamOf(team);
  const when = whenIn(clause, found);
  if (of === null || when === null) return null;
  // A bare "clinic" tells nothing.
  if (when === '' && of === '' && name === undefined) return null;
  // "Endo 2/3", "GI 2": only in a plan the name of a team is a visit.
  if (found.groups !== undefined && !('name' in found.groups) && !PLANNED.has(clause.section)) return null;
  const span = spanOf(clause, found, 'what');
  const what = span === null ? null : thingsIn(span, clause.ctx);
  if (span !== null && what === null) return null;
  const where = of === '' ? 'the clinic' : `the ${of} clinic`;
  if (own !== null) return order(`the plan is for you to be seen in the clinic of ${name}${when}`);
  if (need !== undefined) {
    if (!/ if /.test(clause.text)) return order(`see the ${of} team if you need to`);
    const after = found.groups?.time === undefined ? '' : whenOf(`in ${found.groups.time}`, clause.ctx);
    return after === null ? null : order(`see the ${of} team if you are not better${after === '' ? '' : ` ${after}`}`);
  }
  // "OPD brought forward to 23/04" in a later part: the first date no longer holds.
  if (name === undefined && when !== '' && wasMoved(clause))
    return order(`the first plan was a visit to ${where}${when}, which was then moved to another day`);
  return order(
    `the plan is for you to be seen in ${where}${when}${name === undefined ? '' : ` by ${name}`}${what === null ? '' : `, with ${what.text}`}`,
    what?.knowledge,
  );
};

const MOVED =
  /\b(?:OPD?A?|clinic|outpatients?|appointment|appt|review|follow[- ]?up|visit)\b[^.;\n]{0,30}\b(?:brought|moved|put|changed|rescheduled|re-?booked|postponed)(?: (?:forward|back|up|earlier))? (?:to|for) [^.;\n]{0,20}\d/i;

function wasMoved({ ctx, span }: Parameters<ClauseTeller>[0]): boolean {
  return MOVED.test(ctx.understanding.report.clean.slice(span.end));
}

const PLANNED: ReadonlySet<string> = new Set(['plan', 'follow_up', 'recommendation', 'disposition', 'instructions']);

const TWOC = whole(`(?:for )?TWOC(?: (?<when>${WHEN}))(?: (?:in|at|with) (?:clinic|the clinic|(?<who>${WHO})))?`);
const REFERRAL = whole(
  `(?:(?:OPD |OP )?(?<team>${TEAM}) )?(?:OPD |OP |clinic )?(?:referral|ref) (?:made|done|sent|placed|in place)|(?:r\\/t|referred to|ref(?:erred)? to|refer to) (?<team2>${TEAM})(?: clinic| team| OPD)?`,
);
const NO_VISIT = whole(
  '(?:none|nil)(?<routine> routine(?:ly)?)?(?: (?:needed|required|planned|arranged|necessary))?|not (?:needed|required|planned|arranged|necessary)|(?:no|nil) (?:routine |further |planned |hospital )?(?:f/u|follow[- ]?up|OPD?A?|clinic|review)(?: (?:needed|required|planned|arranged|necessary|from our side))?(?: if (?<test>UPT|hCG|bHCG|urine pregnancy test) (?:neg(?:ative)?|-ve))?',
);
/** "Results pending: none" says nothing of visits. */
const OF_RESULTS = /\b(?:pending|outstanding|awaited|results?|tests?|labs?|investigations?)\b/i;
const SEE_IF = whole(
  `(?:see |contact |call |ring )?(?:your |the |own )?(?<who>${WHO}) if (?:any |there are any |you have any |further )?(?<why>concerns?|concerned|worried|problems?|worse|worsening|symptoms (?:persist|worsen)|not (?:better|improving))`,
);
const NOTE_FOR_WORK = whole(
  `(?:sick|med(?:ical)?|work|off[- ]work) (?:cert(?:ificate)?|note|line)(?: (?:given|issued|provided))?(?: (?:x|for))? ?(?<time>${SPAN_OF_TIME})?(?: given| issued)?|MC(?: given)?(?: x)? (?<time2>${SPAN_OF_TIME})`,
);
const NO_DRIVING = whole(`(?:no|not to|do not|avoid) driv(?:ing|e)(?: (?:x|for))? ?(?<time>${SPAN_OF_TIME})`);
const HOME_SUPPLY = whole(
  `(?:TTO|TTA|TTH|discharge meds?)s?(?: (?:given|supplied|dispensed))?(?: (?:x|for))? ?(?<time>${SPAN_OF_TIME})(?: (?:given|supplied|dispensed))?`,
);
const OUT_LATER = whole(
  `(?<what>clips|staples|sutures|stitches|ROS|ROC|removal of (?:sutures|clips|staples|stitches))(?: (?:out|removal|to come out|to be removed))?(?: (?<when>(?:in |at |on |after )?(?:${SPAN_OF_TIME}|D\\d{1,2}|day \\d{1,2})))(?: (?:with|by|at|w/?) (?<who>${WHO}))?`,
);

/** "if concerns", "if worse". */
function whyIn(printed: string): string {
  if (/^(?:concern|worried)/i.test(printed)) return 'there are any worries';
  if (/^problem/i.test(printed)) return 'there are problems';
  if (/persist/i.test(printed)) return 'the symptoms go on';
  return /^wors|worsen/i.test(printed) ? 'things get worse' : 'things do not get better';
}

/** What comes next, in a note-taker's set words. */
const next: ClauseTeller = (clause) => {
  const twoc = TWOC.exec(clause.text);
  if (twoc !== null) {
    const when = whenIn(clause, twoc);
    return when === null
      ? null
      : order(`the plan is to take your bladder tube out${when} and see whether you can pass urine (TWOC)`);
  }
  const referral = REFERRAL.exec(clause.text);
  if (referral !== null) {
    const of = teamOf(referral.groups?.team ?? referral.groups?.team2 ?? '');
    return of === null
      ? null
      : /\brefer to\b/i.test(clause.text)
        ? order(`the plan is to refer you to the ${of} team`)
        : done(`you were referred to the ${of} team`);
  }
  const none = NO_VISIT.exec(clause.text);
  if (none !== null) {
    // "None": of what, only its part of the report says.
    if (/^(?:none|nil|not)\b/i.test(clause.text) && (clause.section !== 'follow_up' || OF_RESULTS.test(clause.label)))
      return null;
    if (none.groups?.routine !== undefined) return order('no routine follow-up visit is planned');
    const test = none.groups?.test === undefined ? '' : testOf(none.groups.test);
    if (test === null) return null;
    return order(
      test === ''
        ? 'no follow-up visit is planned'
        : `no follow-up visit is planned if ${test.replace(/^an? |^/, 'your ')} is negative`,
    );
  }
  const { who: doctor, why } = SEE_IF.exec(clause.text)?.groups ?? {};
  const seen = doctor === undefined ? null : whoIs(doctor);
  if (seen !== null) return order(`see ${seen} if ${whyIn(why ?? '')}`);
  const note = NOTE_FOR_WORK.exec(clause.text);
  if (note !== null) {
    const time = timeIn(note.groups?.time ?? note.groups?.time2, clause);
    return time === null ? null : done(`you were given a sick note${time}`);
  }
  const drive = NO_DRIVING.exec(clause.text);
  if (drive !== null) {
    const time = timeIn(drive.groups?.time, clause);
    return time === null || time === '' ? null : order(`do not drive${time}`);
  }
  const supply = HOME_SUPPLY.exec(clause.text);
  if (supply !== null) {
    const time = timeIn(supply.groups?.time, clause);
    return time === null || time === '' ? null : done(`you were given medicines to take home${time}`);
  }
  return outLater(clause);
};

const outLater: ClauseTeller = (clause) => {
  const found = OUT_LATER.exec(clause.text);
  if (found === null) return null;
  const what = found.groups?.what ?? '';
  const name = /clip|ROC/i.test(what) ? 'clips' : /staple/i.test(what) ? 'staples' : 'stitches';
  const printed = found.groups?.when ?? '';
  // "10/7" is counted from the operation as well as from today.
  const bare = spanOfTime(printed);
  const when =
    bare !== null
      ? // Stitches stay for days: "3/24" is a day of March.
        /\/24/.test(printed) || (/\/(?:7|12)/.test(printed) && whenOf(printed, clause.ctx) === null)
        ? null
        : `at ${bare}`
      : whenOf(printed, clause.ctx);
  const who = found.groups?.who === undefined ? '' : whoIs(found.groups.who);
  if (when === null || who === null) return null;
  return order(`your ${name} are to come out ${when}${who === '' ? '' : `, by ${who}`}`);
};

function timeIn(printed: string | undefined, clause: Clause): string | null {
  if (printed === undefined) return '';
  const when = whenOf(`for ${printed}`, clause.ctx);
  return when === null ? null : ` ${when}`;
}

const WATCHED = whole(`(?:pt )?(?:was )?observed (?:for|x) ?(?<time>${SPAN_OF_TIME})`);
const OPINION = whole(`(?<team>${TEAM}) (?:opinion|consult(?:ation)?) (?:taken|obtained|sought|done)`);
const ADVISED = new Screened(/^(?:pt\s+)?(?:was\s+)?advised\s+(?:to\s+)?/i);

/** "Pt observed for 6 hrs", "Cardiology opinion taken", "advised to f/u in cardiology OPD". */
const advised: ClauseTeller = (clause) => {
  const watched = WATCHED.exec(clause.text);
  if (watched !== null) {
    const time = timeIn(watched.groups?.time, clause);
    return time === null ? null : done(`you were watched${time}`);
  }
  const opinion = OPINION.exec(clause.text);
  if (opinion !== null) {
    const of = teamOf(opinion.groups?.team ?? '');
    return of === null ? null : done(`the ${of} team was asked for advice`);
  }
  const lead = ADVISED.exec(clause.text)?.[0].length ?? 0;
  if (lead === 0) return null;
  const rest: Clause = {
    ...clause,
    section: 'plan',
    text: clause.text.slice(lead),
    span: { start: clause.span.start + lead, end: clause.span.end },
  };
  return again(rest) ?? clinic(rest);
};

const WHO_DOES = whole(
  `(?<who>${WHO})(?: to)(?: ${PLEASE})? ?(?<deed>do|give|change|attend|visit|continue|support|help with|see for) (?<what>.{3,60}?)(?: (?<when>${WHEN}))?`,
);

/** "DN to do catheter care". */
const whoDoes: ClauseTeller = (clause) => {
  const found = WHO_DOES.exec(clause.text);
  if (found === null) return null;
  const who = whoIs(found.groups?.who ?? '');
  const what = slot(spanOf(clause, found, 'what'), clause.ctx);
  const when = whenIn(clause, found);
  if (who === null || what === null || when === null || /\byour?\b|\d ?mg\b/.test(what.text)) return null;
  return order(`${who} is to ${(found.groups?.deed ?? '').toLowerCase()} ${what.text}${when}`, what.knowledge);
};

export const ORDERS: readonly ClauseTeller[] = [bySomeone, withYou, next, again, clinic, whoDoes, advised];
