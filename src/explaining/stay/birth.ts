import type { Sentence } from '../../reading/types.js';
import { isMothersPaper } from '../../understanding/index.js';
import type { Context } from '../context.js';
import { whomOf } from '../findings/whom.js';
import { type Said, say } from '../nets/said.js';
import { list } from '../words/english.js';
import { isLasting } from './chronic.js';

/** The birth that a stay was for, as one line of its paper tells it. */
export interface Birth {
  said: Said[];
  sentence: Sentence;
  /** Before 37 weeks: then much of the stay comes of it. */
  early: boolean;
}

/** Words that only the paper of a birth holds. */
const OF_BIRTH =
  /\b(?:maternity|obstetrics?|postnatal|post-?partum|puerper\w+|labou?r|lscs|luscs|c-?sections?|c\/s|c(?:a)?esarean|[ns]?svd|nvd|vaginal(?:ly)?|gravida|G\d+ ?P\d+|apgars?|birth ?weight)\b/i;
/** What was not, was of another time, or is only spoken of. */
const NOT_NOW =
  /\b(?:previous\w*|prior|past|history|h\/o|hx|last (?:pregnancy|delivery|birth)|(?:19|20)\d\d (?:svd|nvd|lscs)|plan(?:s|ned)? (?:for|to)|scheduled for|for (?:elective|planned|repeat) \w+ (?:on|at)|counsel\w*|discussed|offered|declin\w+|risk|if|next|future|desires?|trial of|vbac (?:candidate|counsel\w+)|likely|booked|await\w*|early labou?r)\b/i;
/** A loss is told by nobody in passing. */
const OF_LOSS =
  /\b(?:still-?b(?:orn|irth)\w*|IUFD|IUD\b|demise|fetal death|miscarr\w+|abort\w+|terminat\w+|neonatal death|NND|macerated|bereave\w+|pregnancy loss)/i;

const BY_SURGERY = /\b(?:c(?:a)?esa?rean|c-?sections?|c\/s|em?lscs|el?lscs|lscs|luscs|r?ltcs|plt?cs|emcs|elcs)\b/i;
const HELPED: readonly (readonly [RegExp, string])[] = [
  [/\bforceps\b/i, 'forceps'],
  [/\b(?:vacuum|ventouse|kiwi)\b/i, 'a suction cup'],
];
const VAGINAL =
  /\b(?:[ns]{0,2}svd|nvd|nsd|ftnd|vbac|(?:spontaneous |normal |assisted |instrumental |forceps |vacuum )*vaginal (?:delivery|birth)|(?:delivered|gave birth|birthed|born) (?:\w+ ){0,6}vaginally|vaginally)\b/i;
const INSTRUMENT_BIRTH =
  /\b(?:forceps|vacuum|ventouse|kiwi)(?:[- ](?:assisted|extraction|cup))?(?: vaginal)? (?:delivery|birth|extraction)\b|\bdelivered (?:by|with) (?:\w+ )?(?:forceps|vacuum|ventouse|kiwi)\b/i;
const DID =
  /\b(?:deliver(?:ed|y)|gave birth|birth|born|underwent|had|performed|s\/p|status post|by|via|svd|nvd|nsvd|lscs|luscs)\b/i;
const BOY = /\b(?:boy|male)\b/i;
const GIRL = /\b(?:girl|female)\b/i;
const OF_CHILD = /\b(?:baby|infant|newborn|neonate|child|boy|girl|liveborn|live[- ]born)\b/i;
const TWINS = /\b(?:twins?|triplets?)\b/i;
/** "At 39w2d", "31+4 weeks", "38 weeks": weeks and days of the pregnancy. */
const WEEKS =
  /\b(?:at |of )?(2[2-9]|3\d|4[0-3])(?: ?(?:\+|w(?:ks?|eeks?)?\s?(?=\d)|(?:weeks?|wks?|w),? (?:and )?(?=\d)|\s(?=\d\/7)) ?([0-6])(?:\s?\/\s?7|\s?d(?:ays?)?)?(?:[ -]?(?:weeks?|wks?|\/40))?|[ -]?(?:weeks?|wks?|\/40))(?![ -]?(?:old|ago|post|after|corrected))/i;
const CORRECTED = /\b(?:corrected|cga|pma|post-?menstrual|post-?conceptional)\b[^.]{0,20}$/i;

const SECTIONS: ReadonlySet<string> = new Set([
  'header', 'other', 'hospital_course', 'history_present', 'procedures', 'diagnosis', 'discharge_diagnosis', 'admission_diagnosis', 'chief_complaint',
  'birth_history', 'impression', 'findings', 'condition',
]); // biome-ignore format: one list

/**
 * What a stay for a birth was about: how the baby came, in the paper of the mother and in that of the newborn. Null where
 * no line of it tells a birth of this stay, where it tells of a loss, or where lines tell it in two ways.
 */
export function birthOf(ctx: Context): Birth | null {
  const known = cache.get(ctx);
  if (known !== undefined) return known;
  const birth = findBirth(ctx);
  cache.set(ctx, birth);
  return birth;
}

const cache = new WeakMap<Context, Birth | null>();

function findBirth(ctx: Context): Birth | null {
  const { report } = ctx.understanding;
  const whom = whomOf(ctx);
  if (whom !== 'reader' && whom !== 'baby') return null;
  if (!OF_BIRTH.test(report.text) || OF_LOSS.test(report.clean)) return null;
  const births = report.sentences.flatMap((sentence) => {
    if (!SECTIONS.has(report.sections[sentence.section]?.kind ?? 'other')) return [];
    const way = wayOf(ctx.clean(sentence.span));
    return way === null ? [] : [{ sentence, way }];
  });
  const [first] = births;
  if (first === undefined || new Set(births.map(({ way }) => way)).size > 1) return null;
  const { sentence, way } = first;
  if (whom === 'reader') return { said: ofMother(births, ctx), sentence, early: false };
  const weeks = weeksIn(ctx.clean(sentence.span));
  const early = weeks !== null && weeks.weeks < TERM;
  const at = weeks === null ? '' : `${early ? 'early, ' : ''}at ${weeks.told}, `;
  return { said: [say(`your baby was born ${at}${way}`, [sentence.span])], sentence, early };
}

/** Weeks of a pregnancy from which a birth is no longer early (WHO: preterm birth). */
const TERM = 37;

/** How the baby came ("by surgery (cesarean section)"); null where the words tell no birth of now. */
function wayOf(words: string): string | null {
  if (!DID.test(words) || NOT_NOW.test(words)) return null;
  if (BY_SURGERY.test(words)) return 'by surgery (cesarean section)';
  const tool = HELPED.find(([pattern]) => pattern.test(words));
  if (tool !== undefined && INSTRUMENT_BIRTH.test(words)) return `through the birth canal, with the help of ${tool[1]}`;
  return tool === undefined && VAGINAL.test(words) ? 'through the birth canal (vaginal birth)' : null;
}

function ofMother(births: readonly { sentence: Sentence; way: string }[], ctx: Context): Said[] {
  const [first] = births;
  if (first === undefined) return [];
  const told = births.map(({ sentence }) => ctx.clean(sentence.span));
  const words = told.find((one) => OF_CHILD.test(one) && (BOY.test(one) || GIRL.test(one))) ?? told[0] ?? '';
  const of = births[told.indexOf(words)]?.sentence ?? first.sentence;
  const boy = BOY.test(words);
  const isOne = boy !== GIRL.test(words) && OF_CHILD.test(words) && !TWINS.test(words);
  const child = isOne ? `birth to a ${boy ? 'boy' : 'girl'}` : 'birth';
  const sources = of === first.sentence ? [of.span] : [first.sentence.span, of.span];
  return [say(`you gave ${child} ${first.way}`, sources)];
}

function weeksIn(words: string): { weeks: number; told: string } | null {
  const found = WEEKS.exec(words);
  if (found?.[1] === undefined || CORRECTED.test(words.slice(0, found.index))) return null;
  const days = found[2] === undefined || found[2] === '0' ? [] : [`${found[2]} ${found[2] === '1' ? 'day' : 'days'}`];
  return { weeks: Number(found[1]), told: list([`${found[1]} weeks`, ...days]) };
}

/** Entries of a list of diagnoses that are of the pregnancy, the birth or the time after it. */
const OF_PREGNANCY =
  /\b(?:pregnan\w*|gestation\w*|labou?r|deliver\w+|birth|c(?:a)?esarean|lscs|luscs|c\/s|c-?section|r?ltcs|[ns]?svd|nvd|G\d+ ?P\d+|pre-?e(?:clampsia)?|eclampsia|HELLP|PPH|post-?partum|puerper\w+|placent\w+|abruption|chorioamn\w+|P?PROM|IUP|IUGR|breech|perineal|third degree|fourth degree|hyperemesis|fetal|mastitis|endometritis|miscarriage|ectopic)\b/i;

/** In the paper of a mother an illness that she had before is not what her stay was for. */
export function isBesideBirth(words: string, ctx: Context): boolean {
  return ofMothersStay(ctx) && isLasting(words) && !OF_PREGNANCY.test(words);
}

/** What only a pregnancy, a birth or the weeks after it bring, in the paper of a mother. */
export function isOfPregnancy(words: string, ctx: Context): boolean {
  return ofMothersStay(ctx) && OF_PREGNANCY.test(words);
}

function ofMothersStay(ctx: Context): boolean {
  return whomOf(ctx) === 'reader' && (isMothersPaper(ctx.understanding.report.text) || birthOf(ctx) !== null);
}
