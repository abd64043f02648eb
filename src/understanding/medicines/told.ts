import type { SectionKind } from '../../reading/types.js';
import type { MedicineDetail } from '../types.js';
import type { MedicineItem } from './items.js';
import { readSig } from './sig.js';

type Setting = NonNullable<MedicineDetail['setting']>;
type Change = MedicineDetail['change'];

/** What a sentence of running text says of a medicine. */
export interface Told {
  setting: Setting;
  change: Change;
}

const ADVERB = '(?:(?:also|then|still|already|now|just|both|again|\\w+ly) )?';
const START = String.raw`start(?:ed|ing)?|began|begun|begin|initiat(?:e|ed|ing)|plac(?:ed|ing)(?= (?:him |her |them |you )?(?:back )?on\b)|put(?:ting)?(?= (?:him |her |them |you |the patient )?(?:back )?on\b)|add(?:ed|ing)?|commenced`;
const STOP = String.raw`stop(?:ped|ping)?|quit(?:s|ted)?(?= (?:taking )?\w)|ceas(?:e|ed|ing)|withdrawn|discontinu(?:e|ed|ing)|d\/c['’]?d?(?! ?(?:home|to|today|tomorrow|with|w\/|w |c |in |on (?:\d|mon|tue|wed|thu|fri|sat|sun)|plan|instructions|summary|exam|meds|medications|wt|weight))|taken off|weaned off|tapered off|off of|no longer (?:takes|taking|on|takes any)`;
const HOLD = 'held|holding|hold|withheld';
const CHANGE = String.raw`increas(?:e|ed|ing)|decreas(?:e|ed|ing)|lower(?:ed|ing)?(?! doses?\b|\s+(?:u\.?t\.?i|urinary|resp\w*|tract|limbs?|legs?|lobes?|abd\w*|back|g\.?i|gastro\w*|extremit\w+|airways?|bp|blood|cholesterol|ldl|lip(?:id|o)\w*|potassium|k|risks?|resistance|rates?|levels?|incidence|efficacy|concentrations?|grade|stage|than|egfr|urine|pole|zone|quadrant|eyelids?|lids?|lip)\b)|reduc(?:e|ed|ing)|chang(?:e|ed|ing)|adjust(?:ed|ing)?|titrat(?:e|ed|ing)|uptitrat(?:e|ed|ing)|taper(?:ed|ing)?`;
const SWITCH = String.raw`switch(?:ed|ing)?|convert(?:ed|ing)?|transition(?:ed|ing)?`;
const RESUME = String.raw`resum(?:e|ed|ing)|restart(?:ed|ing)?|recommenced`;
const GIVEN = String.raw`gave|give|given|giving|receiv(?:e|ed|ing)|treat(?:ed|ment)(?= with\b)|administer(?:ed|ing)?|bolus(?:ed)?|loaded(?= with\b)|covered(?= with\b)`;
const PRESCRIBED = String.raw`prescri(?:be|bed|bing)|prescriptions?|script(?= for\b)`;
const WAS = String.raw`(?:medications?|meds|medicines) (?:had been|was|were)|(?:was|were|had (?:\w+ )?been|has previously been) ${ADVERB}(?:on|taking|using)|used to (?:take|use|be on)|previously (?:on|took|taking|tried|treated with)|took|tried|had (?:just )?(?:completed|finished)|completed|finished`;
const NOW = String.raw`(?:is|are|am|remains?|stays?|been|continues?|currently|now|also|still|maintained|managed|controlled) ${ADVERB}(?:on|using|taking)|takes|taking|uses|using|continues? (?:to take|to use)|(?:regimen|medications?|meds|medicines) (?:currently |now |at home |presently )?(?:are|is|includes?|including|consists? of)|maintained (?:on|with)|managed with|controlled with|treated currently with`;
const KEEP = 'continue[ds]?|continuing|stay on|remain on|maintain';
const UNSURE = String.raw`consider(?:ed|ing)?|may need|might|could|would (?:be|have|like)|recommend(?:ed|s|ing)?|suggest(?:ed|s|ing)?|offer(?:ed|ing)?|options?|discuss(?:ed|ing)?|trial of|if|unless|versus|candidate for|try|avoid|in case|need for|benefit from|refus(?:ed|es|ing)|declin(?:ed|es|ing)`;
const NOTHING = String.raw`allerg(?:y|ies|ic)|resistan(?:t|ce)|susceptib(?:le|ility)|intoleran(?:t|ce)|sensitiv(?:e|ity)|instead of|rather than|in place of|replac\w+|relieved (?:by|with)|respon(?:d|ds|ded|se|ding)|helped by|benefit(?:ed)? from|because of|due to|secondary to|caused by|side effects?|toxicity|compliant|non-?complian\w+|response to|history of|failed|withdrawal|overdose|levels?|like|such as|similar to|than|effects?|ran out`;

const VERBS: readonly (readonly [RegExp, string])[] = (
  [
    [START, 'start'],
    [STOP, 'stop'],
    [HOLD, 'hold'],
    [CHANGE, 'change'],
    [SWITCH, 'switch'],
    [RESUME, 'resume'],
    [GIVEN, 'given'],
    [PRESCRIBED, 'prescribed'],
    [WAS, 'was'],
    [NOW, 'now'],
    [KEEP, 'keep'],
    [UNSURE, 'unsure'],
    [NOTHING, 'nothing'],
  ] as const
).map(([source, act]) => [new RegExp(String.raw`(?<![\w-])(?:${source})(?![\w-])`, 'gi'), act] as const);

const AFTER = new RegExp(
  String.raw`^(?:[^.;]{0,40}?\s|[\s,]*)(?:which |that )?(?:was|were|has been|have been|had been|is|are|will be|being)\s+(?:(?:\w+ly|then|also|now|being|not)\s+)?(${STOP}|${START}|${HOLD}|${CHANGE}|${SWITCH}|${RESUME}|${GIVEN}|prescribed|continued|completed|replaced)(?![\w-])`,
  'i',
);
const DOSES =
  '(?:(?:\\d[\\d.,/]* ?(?:mg|mcg|micrograms?|g|mls?|units?|puffs?)?|po|iv|sc|im|oral(?:ly)?|od|bd|bid|tds|tid|qds|qid|nocte|mane|daily|nightly|weekly|twice|once|a day)[\\s,]+){0,5}';
/** "Apixaban 5 mg BD commenced on day 4", "perindopril withheld due to …": told without a helping verb. */
const BARE = new RegExp(
  String.raw`^[\s,]*${DOSES}(commenced|recommenced|started|restarted|resumed|ceased|stopped|discontinued|withheld|held)(?=\W*$|[.,;)]|\s+(?:d\d{1,2}\b|on (?:day|\d|admission|discharge)|due|because|for|from|at|until|and|by|with|during|this|given|as|then|in view)\b)`,
  'i',
);
/** "…, after which the heart rate was reduced": said of something else than the medicine. */
const ANOTHER_SUBJECT =
  /,?\s(?:after which|following which|and then|so that|because)\b|\b(?:rates?|pressures?|pains?|symptoms?|sugars?|fevers?|counts?|he|she|patient|they)\s+(?:was|were|has|have|had|is|are|will)\b/i;
/** Behind the name: a level, a test or an allergy is meant, no medicine of the reader. */
const NOT_TAKEN_AS_SUCH =
  /^[\s-]*(?:levels?|toxicity|allerg\w+|sensitiv\w+|resistan\w+|stress|tests?|testing|challenge|scan|stud(?:y|ies)|use disorder|dependen\w+|abuse|addict\w+|overdose|withdrawal|deficien\w+|troughs?|peaks?|intoleran\w+|nuclear|cardiolite|thallium|induced|related|associated|naive|candidate)\b/i;
const OF_ALL_PILLS =
  /^\s*(?:all |any |his |her |the )*(?:(?:p\.?o\.?|oral|home|other|outpatient) )?(?:medic\w+|meds)\b(?! (?:including|such|like|of)\b)[^:(]*,/i;
const AHEAD =
  /\b(?:will|going to|plans? (?:is |are )?(?:to|on)|planning (?:to|on)|would like to|want(?:s|ed)? to|to be|should|shall|need(?:s|ed)? to|advised? to|intend(?:s|ed)? to|let'?s|i'?ll|we'?ll|to)\s+(?:\w+ ){0,3}$/i;
const PAST_FORM = /(?:ed|begun|began|gave|given|put|held|took|taken off|off of|stopped|no longer \w+)$/i;
const STORY: ReadonlySet<SectionKind> = new Set(['hospital_course', 'procedures']);

/**
 * What a sentence says of the medicine `item`: the nearest verb in front of it (or the passive behind its name) decides.
 * `lead` is the verb phrase that a list of medicines shares ("treated with A, B and C"). Setting `mentioned` means that
 * the words say too little to tell anything.
 */
export function tellOf(item: MedicineItem, lead: string, section: SectionKind): Told {
  const nothing: Told = { setting: 'mentioned', change: null };
  if (NOT_TAKEN_AS_SUCH.test(item.sig)) return nothing;
  const after = AFTER.exec(item.sig);
  if (after?.[1] && !ANOTHER_SUBJECT.test(after[0])) {
    const ahead = /\bwill be\b/i.test(after[0]);
    if (/\bnot\b/i.test(after[0])) return nothing;
    if (/^replaced$/i.test(after[1])) return nothing;
    if (/^completed$/i.test(after[1])) return { setting: 'was', change: null };
    if (/^continued$/i.test(after[1])) return { setting: ahead ? 'planned' : 'now', change: 'continued' };
    return settle(verbIn(after[1])?.act ?? 'nothing', after[1], ahead, section, '');
  }
  const bare = verbIn(lead) === null && section !== 'past_history' ? BARE.exec(item.sig)?.[1] : undefined;
  if (bare !== undefined) return settle(verbIn(bare)?.act ?? 'nothing', bare, false, section, '');
  const found = verbIn(lead);
  if (!found) return nothing;
  const rest = lead.slice(found.end);
  // "Following the start of A": a time, no order.
  if (/^(?:start|stop|change|increase|decrease|taper|switch)$/i.test(found.text) && /^\s*(?:of|in)\b/i.test(rest))
    return nothing;
  // "Protein S is reduced by A": what the medicine does to something else.
  if (
    /^(?:change|stop|hold)$/.test(found.act) &&
    /^\s+(?:by|with|under|during)\s+(?:the |your |his |her )?$/i.test(rest)
  )
    return nothing;
  // "Stop A when you start B": a time.
  if (UPON.test(lead.slice(0, found.start))) return nothing;
  // "A for 2 weeks then taper, B": said of the one before.
  if (/^\s*[,;]/.test(rest) && /\d/.test(lead.slice(0, found.start))) return nothing;
  // "Hold p.o. medications, pain control, A": said of the pills, and A is an item of its own.
  if (/^(?:hold|held|stop)/i.test(found.text) && OF_ALL_PILLS.test(rest)) return nothing;
  // Another subject or verb between: what the words say of the medicine is not sure.
  if (rest.split(/\s+/).length > 9 || /[;:]|\b(?:who|which|where|when|while|because|since)\b/i.test(rest))
    return nothing;
  if (found.act === 'given' && BY_ANOTHER.test(lead.slice(Math.max(0, found.start - 60), found.start)))
    return { setting: 'given', change: null };
  const ahead = AHEAD.test(lead.slice(Math.max(0, found.start - 40), found.start)) || orders(lead, found, section);
  if (
    /\b(?:not|never|no|without|denies|denied|n't)\s+(?:\w+\s+){0,2}$/i.test(
      lead.slice(Math.max(0, found.start - 30), found.start),
    )
  )
    return found.act === 'now' || found.act === 'was' ? { setting: 'not', change: null } : nothing;
  if (found.act === 'nothing' || (loose(lead, found) && !ahead)) return nothing;
  if (/^treat(?:ed|ment)$/i.test(found.text) && !ahead) return { setting: 'treated', change: null };
  // "Will try A": begun, for all that nobody knows yet whether it helps.
  const act = ahead && /^try$/i.test(found.text) ? 'start' : found.act;
  return settle(act, found.text, ahead, section, rest);
}

/** "One severe low, needing her flatmate to give glucagon": it was given. */
const BY_ANOTHER = /\b(?:need(?:ed|ing)|requir(?:ed|ing)|ask(?:ed|ing)) (?:[\w'’]+ ){1,3}to $/i;

/** In front of the verb: the other order hangs on it. */
const UPON =
  /\b(?:when(?:ever)?|once|until|till|before|after|while|as soon as|on)\s+(?:(?:you|he|she|they|we|i)(?:['’]ve|['’]re)?\s+)?(?:(?:have|are|has|is|do)\s+)?$/i;
const GERUND =
  /^(?:start|begin|plac|putt|add|stopp|discontinu|hold|increas|decreas|lower|reduc|chang|adjust|titrat|taper|switch|convert|resum|restart)/i;

/** "Adding A may help": spoken of, not done. */
function loose(lead: string, found: { start: number; text: string }): boolean {
  if (!/ing$/i.test(found.text) || !GERUND.test(found.text)) return false;
  return !/\b(?:am|is|are|was|were|be|been|by|after|began|plan(?:ned|ning|s)?(?: on)?)\s+(?:\w+\s+){0,6}$/i.test(
    lead.slice(0, found.start),
  );
}

/** "Start A", "Continue B": an order at the head of its sentence. */
function orders(lead: string, found: { start: number; text: string }, section: SectionKind): boolean {
  if (PAST_FORM.test(found.text) || /ing$/i.test(found.text)) return false;
  const head = lead
    .slice(0, found.start)
    .replace(/\b(?:please|kindly|pls|then|also|now)\s+$/i, '')
    .replace(/^[\s\d.)(*•-]+/, '');
  return (head === '' || /(?:[,;.:]|\s[-–—]+>?|\band)\s*$/.test(head)) && section !== 'history_present';
}

function settle(act: string, text: string, ahead: boolean, section: SectionKind, rest: string): Told {
  const setting: Setting = ahead ? 'planned' : STORY.has(section) ? 'stay' : 'done';
  switch (act) {
    case 'start':
      return { setting, change: /\bback on\b/i.test(rest) ? 'resumed' : 'new' };
    case 'stop':
      return { setting, change: 'stopped' };
    case 'hold':
      return { setting, change: 'held' };
    case 'change':
      if (/^\s*(?:\w+\s+){0,3}(?:to|over to)\s*$/i.test(rest)) return { setting, change: 'new' };
      return { setting, change: 'changed' };
    case 'resume':
      return { setting, change: 'resumed' };
    case 'switch':
      // "From A to B" by another way of giving the same one, or what comes first: too little is said of either.
      return /\bto\s*$/i.test(rest) && !/\b(?:oral|p\.?o|i\.?v|intravenous)\b/i.test(rest)
        ? { setting, change: 'new' }
        : { setting: 'mentioned', change: null };
    case 'keep':
      return { setting: ahead || !/ed$/i.test(text) ? 'planned' : setting, change: 'continued' };
    case 'given':
      return ahead || /^give$/i.test(text) ? { setting: 'planned', change: null } : { setting: 'given', change: null };
    case 'prescribed':
      return { setting: ahead ? 'planned' : 'prescribed', change: null };
    case 'was':
      return { setting: 'was', change: null };
    case 'now':
      if (ahead) return { setting: 'mentioned', change: null };
      // "BP controlled with A": what the team did in the stay, unless somebody "is" or "was" on it.
      if (STORY.has(section) && /^(?:managed|controlled|maintained) (?:with|on)$/i.test(text))
        return { setting: 'given', change: null };
      return { setting: STORY.has(section) ? 'was' : 'now', change: null };
    case 'unsure':
      return { setting: 'unsure', change: null };
    default:
      return { setting: 'mentioned', change: null };
  }
}

/** The verb nearest to the end of `lead`; the longest where several end there. */
function verbIn(lead: string): { act: string; text: string; start: number; end: number } | null {
  let best: { act: string; text: string; start: number; end: number } | null = null;
  const near = lead.slice(-160);
  const shift = lead.length - near.length;
  for (const [pattern, act] of VERBS) {
    pattern.lastIndex = 0;
    for (let found = pattern.exec(near); found; found = pattern.exec(near)) {
      const end = found.index + found[0].length;
      if (!best || end > best.end || (end === best.end && found.index < best.start))
        best = { act, text: found[0], start: found.index, end };
    }
  }
  return best && { ...best, start: best.start + shift, end: best.end + shift };
}

/** The verb that says what becomes of a medicine, as printed; null where there is none. */
export function verbOf(lead: string): string | null {
  return verbIn(lead)?.text ?? null;
}

const JOINERS = /^(?:and|plus|with|also|then|the|for|his|her|their|your|as|well|some|or|both|a|an|of|to|on)$/i;

/** True where the words between two medicines only join them: they share what was said of the first. */
export function joins(before: string): boolean {
  return readSig(before).every(({ kind, plain }) => kind !== 'other' || JOINERS.test(plain));
}
