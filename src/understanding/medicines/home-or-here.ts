import { Screened } from '../../reading/index.js';
import type { SectionKind } from '../../reading/types.js';
import type { ReadSentence } from '../clause.js';
import type { MedicineDetail } from '../types.js';
import type { MedicineItem } from './items.js';
import { tellOf, verbOf } from './told.js';

/** Headings of lists that hold what was given, not what is taken. */
const GIVEN_LIST =
  /\b(?:inpatient|given|administered|used|pre-?medications?|sedat\w+|an(?:a)?esthe\w+|at (?:the )?time of\b(?! (?:the |his |her )?(?:patient(?:['’]s)? )?(?:leaving|discharge|transfer|departure|going home))|during|in (?:the )?(?:ed|er|emergency|hospital)|intraoperative)\b/i;
const OPERATION = /\b(?:operation|operative|procedure|endoscopy|colonoscopy|bronchoscopy|catheterization|surgery)\b/i;
const STORY: ReadonlySet<SectionKind> = new Set(['history_present', 'past_history', 'chief_complaint']);
const NOT_TAKEN =
  /\b(?:not|no longer|never|stopped)\s+(?:\w+ )?(?:tak(?:e|en|ing)|using?|filled|started)\b|\b(?:has|have|did|does|is|are) not (?:\w+ )?(?:tak|start|fill|us)\w*|\bnon-?complian\w+|\brefus\w+|\bran out\b|\bself[- ]discontinued\b/i;

/** "Discharged on A 5 mg daily and B": a list in a sentence. */
export const SENT_HOME = new Screened(
  /\b(?:discharged|sent|going|goes|went) (?:to )?(?:home |back )?(?:in (?:\w+ ){1,3}condition )?(?:on|with)\b|\b(?:medications?|meds|medicines) (?:to (?:take|continue|go)|for home)\b|\b(?:discharge|home|current) (?:medications?|meds|medicines|prescriptions?)\b.{0,20}\b(?:are|were|will be|includ\w+|consist\w*|:)/i,
);
/** A list that the reader goes home with. */
export function isHome(read: ReadSentence): boolean {
  return read.reportType === 'discharge_summary' || read.section.kind === 'discharge_medications';
}

export function settingOf(
  read: ReadSentence,
  heading: string,
  sentHome: boolean,
  words: string,
): NonNullable<MedicineDetail['setting']> {
  const { kind } = read.section;
  const label = `${heading} ${read.sentence.label?.text ?? ''}`;
  // "Continue home medications: …": taken on from now.
  if (isHome(read) && (GOES_ON_HOME.test(label) || isForHome(read, heading))) return 'list';
  if (/\bdischarge|\bgo(?:ing)? home\b/i.test(label)) return 'list';
  if (
    /\b(?:prior to|before|on|at|upon) (?:admission|arrival|presentation)|\bpre-?admission|\bhome (?:med|list)|\bat home\b/i.test(
      label,
    )
  )
    return 'before';
  if (kind === 'discharge_medications') return 'list';
  // "Current medications: include those on admission combined with A and B": A and B are new since.
  if (ADDED_TO_THOSE.test(words)) return 'list';
  if (kind === 'admission_medications') return 'before';
  if (kind === 'medications') return GIVEN_LIST.test(heading) || OPERATION.test(read.reportTitle) ? 'given' : 'list';
  if (STORY.has(kind)) return 'was';
  return sentHome && /\bhome (?:medications?|meds|medicines)\b/i.test(words) && !/\bdischarg/i.test(words)
    ? 'before'
    : 'list';
}

/** "Those on admission combined with A and B": A and B came in the stay. */
export const ADDED_TO_THOSE =
  /\b(?:those|medic\w+|meds|all)\b[^.;:]{0,30}\b(?:on|at|before|prior to) admission\b[^.;:]{0,12}\b(?:combined with|plus|in addition to|along with|together with|with the addition of)\b/i;

const COURSE_AHEAD =
  /\b(?:x|for|to (?:complete|finish)|complete|until|till)\s*(?:another |further |next )?\d{1,2}(?:\s?\/\s?(?:7|52|12)|\s*-?\s*(?:d|days?|w|wks?|weeks?|mos?|months?|doses?)\b)/i;
const forHome = new WeakMap<object, boolean>();

/** "HOME MEDS" below the story of the stay, with courses to finish: what is to be taken at home from now on. */
function isForHome({ text, section, reportType }: ReadSentence, heading: string): boolean {
  if (reportType !== 'discharge_summary' || !/^\W*(?:take[- ]?)?home (?:meds?|medic\w+|rx)\W*$/i.test(heading))
    return false;
  const kept = forHome.get(section);
  if (kept !== undefined) return kept;
  const { start, end } = section.span;
  const found =
    COURSE_AHEAD.test(text.slice(start, Math.min(end, start + 3000))) &&
    /^[ \t]*(?:(?:brief )?(?:hospital|ward|clinical) course|course in (?:the )?(?:ward|hospital))\b/im.test(
      text.slice(Math.max(0, start - 20_000), start),
    ) &&
    !/^[ \t]*(?:discharge (?:meds?|medic\w+|rx)|(?:meds?|medic\w+) (?:on|at) discharge)\b/im.test(text);
  forHome.set(section, found);
  return found;
}

const GOES_ON_HOME =
  /^\W*(?:please )?(?:continu(?:e|ed|ing)|resum(?:e|ed)|stay on|keep(?: taking)?|new|stop(?:ped)?|start(?:ed)?|changed?|held|hold)\b.{0,24}\b(?:meds|medic\w+)\b|\b(?:meds|medic\w+)\b.{0,12}\b(?:continued|resumed|unchanged|to (?:be )?(?:continued?|resumed?))\b/i;

/** "All home medicines except A": not A. */
const EXCEPTED =
  /\b(?:except(?:ing)?(?: for)?|other than|apart from|with the exception of|but not|save for)\s+(?:\w+\s+){0,3}$/i;

const INTO_BODY = /\b(?:i\.?v|i\.?m|intravenous(?:ly)?|intramuscular(?:ly)?|bolus|infusion)\b/i;
const ONCE =
  /\b(?:stat|x ?1(?!\s?(?:day|d|wk|week|mo|mth|month|year|\/|puff|tab))|once(?! (?:daily|a|an|per|every|each|weekly|monthly|yearly|in|more|nightly|only then))|single dose|one[- ]off|bolus)\b(?!.*\b(?:then|followed by)\b)/i;
const AROUND_OPERATION =
  /\b(?:(?:pre|intra|peri)-?op(?:erative(?:ly)?)?|(?:at|on) induction|before (?:incision|theatre)|for (?:the )?(?:ct|mri|scan|contrast))\b/i;

/** "Furosemide 40 mg IV once", "cefazolin 2 g IV pre-op": given there and then, on whatever list it stands. */
function isGivenOnce(sig: string, section: SectionKind): boolean {
  // "5 mg IV planned, once vitamin D is in range"
  if (/\b(?:planned|to be given|due|booked|scheduled|pending)\b/i.test(sig)) return false;
  if (AROUND_OPERATION.test(sig)) return INTO_BODY.test(sig);
  return ONCE.test(sig) && (INTO_BODY.test(sig) || (section !== 'discharge_medications' && /\bstat\b/i.test(sig)));
}

/** What the line itself says beats its heading. */
export function ownSetting(
  item: MedicineItem,
  shared: string,
  setting: NonNullable<MedicineDetail['setting']>,
  read: ReadSentence,
  stopped: boolean,
): NonNullable<MedicineDetail['setting']> {
  if (NOT_TAKEN.test(item.sig) && !stopped) return 'not';
  if (setting === 'list' && !stopped && isGivenOnce(item.sig, read.section.kind)) return 'given';
  // What stands before a full stop, a semicolon or a bracket, or behind a dose before a comma, was said of the one before.
  const marks = /\d[^,]*,\s*$/.test(shared) ? [';', '.', ')', ','] : [';', '.', ')'];
  const lead = shared.slice(Math.max(...marks.map((mark) => shared.lastIndexOf(mark))) + 1);
  if (/\bnot (?:being |to be )?(?:discharged|sent)\b/i.test(shared)) return 'mentioned';
  if (EXCEPTED.test(lead)) return 'mentioned';
  const told = tellOf({ ...item, sig: '' }, lead, read.section.kind);
  if (told.setting === 'not') return 'not';
  if (told.setting === 'mentioned' && verbOf(lead) !== null && !/:\s*$/.test(lead)) return 'mentioned';
  if (told.setting === 'was' && !stopped && (read.sentence.kind === 'prose' || /\(/.test(shared))) return 'was';
  return setting;
}
