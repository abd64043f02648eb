import type { Span } from '../../contract/analysis.js';
import type { Context } from '../context.js';
import { birthOf } from '../stay/birth.js';

/** A question that the words of a report have settled already. */
interface Settled {
  asks: RegExp;
  /** Stands somewhere in the report. */
  by?: RegExp;
  /** Stands in the sentence that the question is about. */
  here?: RegExp;
  /** The report asks for more of anything. */
  asked?: true;
}

const CAUSE =
  /\b(?:due to|secondary to|caused by|because of|as a result of|related to|resulting from|attribut\w+ to|following|after|post|from (?:an? |the )?(?:\w+ ){0,2}(?:ulcer|varices|diverticul\w+|polyp|tumou?r|erosions?|tear|mass|stone|line|tube|procedure|surgery|biopsy)|iatrogenic|drug-induced|-related|-induced|-associated)\b/i;
const PRESSES =
  /\b(?:compress\w*|imping\w*|displac\w*|contact\w*|abut\w*|encroach\w*|indent\w*|efface\w*)\b[^.]{0,60}\b(?:nerves?|roots?|cord|thecal|cauda|neural|brain|sulci|ventricles?)\b|\b(?:nerves?|roots?|cord|thecal|cauda|neural)\b[^.]{0,40}\b(?:compress\w*|imping\w*|displac\w*|contact\w*|indent\w*|encroach\w*)\b/i;

const SETTLED: readonly Settled[] = [
  {
    asks: /^do I need any other (?:test|visit)|^when should (?:I be checked|these tests be done) again|\bneed (?:a|any|another) (?:follow-up|check|scan|test)\b/i,
    by: /\bno (?:(?:routine|further|additional|specific|dedicated|imaging) )*(?:follow-?up|imaging|surveillance|testing|tests?|investigations?)(?: imaging)? (?:is |are )?(?:needed|required|necessary|recommended|indicated)\b/i,
  },
  {
    asks: /\bbiopsy\b|^what tests? (?:do I need|will|come|should)|^which tests? come|^what test comes|need (?:any other|another|more|an extra) tests?\b|^what could (?:this|the|it)\b|need to be checked again|have a follow-up check|checked again|often should it be checked|^should it be watched|need to be watched|another test\b/i,
    asked: true,
  },
  { asks: /\bpress(?:ing)? on\b|\bbeing squeezed\b|\bpushing on\b/i, by: PRESSES },
  {
    asks: /\bwhat (?:could have |has |is )?caus\w+|^where did .*\bcome from\b|^where is .*\bcoming from\b|^what made\b/i,
    here: CAUSE,
  },
  {
    asks: /\bwas (?:all of )?it (?:all )?removed\b|\bwas (?:it|all|everything) (?:taken|cut) out\b/i,
    by: /\bmargins?\b[^.\n]{0,60}\b(?:negative|positive|clear|free|involved|uninvolved|close|present|extends?)\b|\b(?:negative|positive|clear|free|involved|uninvolved|close)\b[^.\n]{0,30}\bmargins?\b|\b(?:completely|incompletely|fully) (?:excised|resected|removed)\b/i,
  },
  // Cancer in the nodes beside a growth that has its own stage: where it began is known.
  { asks: /^where did it start\b/i, by: /\by?pT[1-4]|\btumou?r site\s*:\s*[a-z]/i },
  { asks: /^how deep is it\b/i, by: /\bbreslow\b[^.\n]{0,24}\d/i },
  {
    asks: /^how will these cells be removed\b/i,
    by: /\b(?:LLETZ|LEEP|cone biopsy|conisation|conization|loop excision)\b/i,
  },
  {
    asks: /^how will we find out whether I have\b[^?]*\bHPV\b/i,
    by: /\bHPV\b[^.\n]{0,24}\b(?:pos(?:itive)?|detected)\b(?<!not detected)/i,
  },
  { asks: /\bcloser look at my cervix\b/i, by: /\b(?:colposcop\w*|leep|lletz|cone|endocervical curett\w*|ecc)\b/i },
  { asks: /\btest for diabetes\b/i, by: /\b(?:diabet(?:es|ic)\b(?! (?:screen|insipidus))|t[12]dm|iddm|niddm|dka)\b/i },
  {
    asks: /\bneed to be drained\b|\bwill .* be drained\b/i,
    by: /\b(?:drain(?:ed|age|able|ing)?|aspirated|thoracentesis|paracentesis)\b/i,
  },
  { asks: /\bgallbladder need to come out\b/i, by: /\blap(?:aroscopic)?\.? chole\b|\bcholecystectomy (?:was|done|performed)|\bgall ?bladder (?:was )?(?:removed|sent|taken out)\b/i }, // biome-ignore format: one rule
  {
    asks: /\bbreathing machine at night\b/i,
    by: /\b(?:on|uses?|using|wears?|continue|home|his|her) (?:nightly |nocturnal |home |the )?(?:c-?pap|bi-?pap|apap)\b/i,
  },
  { asks: /^is this a lung infection\b/i, by: /\b(?:CAP|HAP|pneumonia|LRTI)\b/ },
  {
    asks: /^how will the broken bone be treated/i,
    by: /\b(?:hemi-?arthroplasty|total hip replacement|ORIF|IM nail\w*|intramedullary nail\w*|DHS|(?:cannulated|locking) screws?|K-?wir\w+|MUA|closed reduction|back ?slab|in (?:a )?(?:cast|splint|boot|sling|plaster))\b/i,
  },
  { asks: /^what is the likely cause of my chest pain/i, by: /\b(?:costochondritis|chest wall (?:pain|strain)|musculoskeletal|[ND]?-?STEMI|pericarditis|pneumothorax)\b/i }, // biome-ignore format: one rule
  {
    asks: /^what should I do if I feel worse\b/i,
    by: /\b(?:return to (?:the )?(?:ED|ER|A&E|hospital)|call (?:911|999|111|112)|999 if|seek help|come back|return (?:if|for|via|precautions)|crisis line|safety net\w*|see GP\/ED|urgent transfer)\b/i,
  },
  {
    asks: /^what should make me call you sooner/i,
    by: /\bif [^.\n]{0,80}\b(?:same[- ]day|emergency|urgent(?:ly)?|immediate(?:ly)?)\b[^.\n]{0,30}\b(?:assessment|review|department|care|attention|medical)\b|\b(?:return (?:to (?:the )?(?:ED|ER|A&E|hospital)|immediately|if|for)|call (?:911|999|111|112)|come back (?:if|immediately|at once)|seek (?:urgent|emergency|immediate|medical))\b/i,
  },
  {
    asks: /^should my (?:potassium|sodium|creatinine) be checked again/i,
    by: /\b(?:re-?check|repeat|rpt)\b[^.\n]{0,30}\b(?:K|Na|UECs?|U ?& ?Es?|U\/E|BMP|CMP|electrolytes|lytes|KFT|RFT|potassium|sodium|creat\w*|renal function|bloods)\b|\b(?:UECs?|U ?& ?Es?|BMP|KFT|creat(?:inine)?)\b[^.\n]{0,16}\b(?:in \d|in one|in a week|on \d|weekly|daily|at \d)/i,
  },
  { asks: /^do I need medicine to lower the chance of a clot/i, by: /\b(?:apixaban|rivaroxaban|dabigatran|edoxaban|warfarin|coumadin|eliquis|xarelto|pradaxa)\b|\bon (?:chronic |long-term |oral |full )?(?:anti-?coagula(?:tion|nts?)|blood thinners?)\b/i }, // biome-ignore format: one rule
  { asks: /^how long will I need\b/i, here: /\b(?:to finish|to complete|until|till|lifelong|long[- ]term|for life|only)\b|\b(?:x|for) ?\d{1,2} ?(?:d|days?|wks?|weeks?|mo|months?)\b|\b\d{1,2}\/(?:7|52|12)\b/i }, // biome-ignore format: one rule
  { asks: /\bcan I put weight on\b/i, by: /\b(?:weight[- ]?bear\w*|[nptfw]+wb|wbat)\b/i },
];

/** True where the report has told what the question asks for. */
export function isSettled(question: string, sources: readonly Span[], ctx: Context): boolean {
  const { clean, sentences } = ctx.understanding.report;
  const about = () =>
    sentences
      .filter(({ span }) => sources.some(({ start, end }) => start < span.end && span.start < end))
      .map(({ span }) => ctx.clean(span))
      .join(' ');
  if (OF_THAT_HOUR.test(question) && hasLeft(ctx)) return true;
  if (OF_BIRTH_AHEAD.test(question) && isBorn(ctx)) return true;
  if (/^was all of it removed/i.test(question) && !TAKEN_OUT.test(clean)) return true;
  return SETTLED.some(
    ({ asks, by, here, asked }) =>
      asks.test(question) &&
      !/^(?:who|when) /i.test(question) &&
      ((by?.test(clean) ?? false) || (here?.test(about()) ?? false) || (asked === true && asksForMore(ctx))),
  );
}

/** Whether all was removed is asked where anything was. */
const TAKEN_OUT =
  /\b(?:excis\w+|resect\w+|remov\w+|\w+ectomy|shave\w*|margins?|edges?|wide local|mohs|snare\w*|curett\w+|taken out|cut out|debulk\w+|ellipse|amputat\w+|lumpectom\w+|WLE|TURBT|LLETZ|LEEP)\b/i;

/** What is asked before a birth. */
const OF_BIRTH_AHEAD =
  /\bbirth plan\b|\bbirth be planned\b|\bnext steps for the birth\b|\bbaby need to be born\b|\bbaby['’]s growth be watched\b|\bhow my baby will grow\b|\bchance of early birth\b|\brisk of early birth\b|\bbaby stay in longer\b|\bguards my baby\b/i;
const BORN =
  /\b(?:(?<!to be |will be |not )delivered (?:an? |by |via |at |vaginally|her |him |male|female|twins|of )|gave birth|live (?:male|female|born|infant|baby|girl|boy)|(?:baby|infant|girl|boy)[^.\n]{0,20} born\b|(?:spontaneous|normal|forceps|ventouse|vacuum|assisted|vaginal) delivery (?:of|at|on \d)|apgars?\b|post-?natal (?:discharge|ward|letter|note|check|summary)|post-?partum (?:day|course|ward|haem\w+|hem\w+|discharge)|day \d+ post (?:[lp]scs|em ?lscs|c-?section|caesarean|delivery|svd)|still-?b(?:orn|irth)|neonatal death)/i;
const NOT_YET =
  /\b(?:undelivered|not (?:yet )?delivered|currently pregnant|still pregnant|antenatal (?:visit|clinic|note|review|letter)|now (?:at )?\d\d(?:\+\d)? ?(?:weeks|\/40)|(?:remains|discharged) (?:home )?(?:undelivered|pregnant))\b/i;

/** The report tells of the birth itself: nothing of it is to be planned any more. */
function isBorn(ctx: Context): boolean {
  const { clean } = ctx.understanding.report;
  return !NOT_YET.test(clean) && (birthOf(ctx) !== null || BORN.test(clean));
}

/** What was to be settled while the reader lay there. */
const OF_THAT_HOUR =
  /\bdone about this now\b|\bright now\b|\bcan it be opened\b|\bwhere is .*\bcoming from\b|\bwhat (?:is blocking|is blocked|keeps)\b/i;

/** The paper of a stay that is over: what could not wait was seen to. */
function hasLeft({ understanding: { report } }: Context): boolean {
  return report.type.type === 'discharge_summary' || /\bdischarged?\b[^\n]{0,14}\d{1,2}[/.-]\d/i.test(report.clean);
}

/** The report itself asks for a test, a biopsy or a visit. */
function asksForMore(ctx: Context): boolean {
  return ctx.understanding.frames.some(
    ({ kind, negated, recommendation, setAside }) =>
      kind === 'recommendation' &&
      !negated &&
      setAside === undefined &&
      recommendation !== null &&
      ['test', 'procedure', 'visit', 'watch'].includes(recommendation.action),
  );
}

/** A day or an hour is printed, or it has been made: nobody needs to ask when. */
export const IS_SET =
  /\b\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?\b|\b(?:at|by) \d{1,2}(?::\d\d)?\s?(?:[ap]\.?m\b|h\b)|\b\d{1,2}:\d\d\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}\b|\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b(?:today|tomorrow|tonight|same (?:day|visit|time|sitting)|scheduled|booked|arranged|being arranged|appointment made|has been made|placed|requested|ordered|sent)\b/i;
/** Asked for only if something comes about. */
export const ON_CONDITION = /\b(?:if|unless|should|when|in case|as needed|may be|might|could be|consider\w*)\b/i;

/** Words that carry what a question asks. */
function stems(question: string): Set<string> {
  return new Set(
    (question.toLowerCase().match(/[a-z]{3,}/g) ?? [])
      .filter(
        (word) =>
          !/^(?:the|and|for|does|did|will|what|how|who|when|are|can|should|have|has|this|that|with|need)$/.test(word),
      )
      .map((word) => word.slice(0, 6)),
  );
}

/** True where one of two questions holds all that the other asks, or both ask the same of the same thing under two names. */
export function isAlike(a: string, b: string): boolean {
  const [one, two] = [stems(a), stems(b)];
  const [less, more] = one.size <= two.size ? [one, two] : [two, one];
  if (less.size > 0 && [...less].every((word) => more.has(word))) return true;
  const predicate = (question: string) =>
    /^does (?:my|the|it)\b[a-z ]*? (need .+)$/i.exec(question)?.[1]?.toLowerCase();
  return predicate(a) !== undefined && predicate(a) === predicate(b);
}

/** Speaks of the reader as the reader does. */
export function ofMine(thing: string): string {
  return thing.replace(/\byour\b/g, 'my');
}

const ACTS =
  /\b(?:biops|mri|ct|pet|ultraso|sonogra|x-?ray|radiogra|echo|colonoscop|endoscop|mammogra|surg|operat|consult|clinic)\w*/gi;

/** The report prints elsewhere when that will be, or that it has been made. */
export function isSetElsewhere(asked: string, ctx: Context): boolean {
  const acts = new Set((asked.match(ACTS) ?? []).map((word) => word.toLowerCase().slice(0, 5)));
  if (acts.size === 0) return false;
  return ctx.understanding.report.sentences.some(({ span }) => {
    const words = ctx.clean(span);
    return (
      /\b(?:scheduled|booked|arranged|appointment)\b/i.test(words) &&
      (words.match(ACTS) ?? []).some((word) => acts.has(word.toLowerCase().slice(0, 5)))
    );
  });
}
