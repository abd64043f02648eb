import type { Span } from '../../contract/analysis.js';
import type { ReadReport } from '../../reading/index.js';
import type { Frame } from '../types.js';
import type { Statement } from './statement.js';

const BABY = 'baby|infant|newborn|neonate|child|boy|girl';
const NEWBORN = new RegExp(
  String.raw`\b(?:apgars?|birth ?weight|newborn (?:nursery|screen|infant|male|female|exam\w*)|(?:${BABY}|male|female) (?:was )?(?:born|delivered)|\d+[- ]days?[- ]old|ex-?\s?\d\d[- ]?(?:weeks?|weeker)|(?:small|appropriate|large) for gestational age|day of life|neonatal (?:intensive|icu)|nicu)\b|^[^\n]{0,40}\b(?:newborn|neonatal|nicu|scbu|well[- ]baby)\b[^\n]{0,30}\b(?:summary|note|discharge|record|report|letter|unit)\b`,
  'im',
);
/** A child's own birth stands in the history of a child. */
const CHILD =
  /\b(?:\d|1[0-5])[ -]?(?:y\/?o\b|y\.o\.|(?:years?|yrs?)[ -]old\b(?! (?:son|daughter|child|boy at|girl at)))|\b\d{1,2}[ -]months?[ -]old\b|\baged? (?:\d|1[0-5])(?![\d+/-])(?: (?:years?|yrs?)\b(?! (?:at|when))| ?y\b)|\baged? \d{1,2} (?:weeks?|months?)\b/i;
/** A mother's own chart: she is the patient. */
const OWN =
  /\bpatient is an? \d\d[- ]years?[- ]old\b|\b(?:pre-?|post-?)?operative diagnos\w+[^.]{0,40}pregnancy|\bpre-?op (?:dx|diagnos\w+)|^[^\n]{0,60}\b(?:c(?:a?e)sarean|c-section|lscs)\b/i;
/** "28F G1P0 at 37 weeks admitted for …": she is the patient; a newborn's paper has her behind "born to a". */
const GRAVIDA =
  /(?<!\b(?:to|of|by|from|via|mother|mom|mum|maternal|mat)\b[^.\n]{0,30})\b(?:1[5-9]|[2-4]\d)[ -]?(?:F\b|f\b|y\.?\/?o\b\.?|yrs?\b|years?[ -]old)[^.\n]{0,30}?\bG ?\d{1,2},? ?P ?\d[^.\n]{0,120}\b(?:admitted|present(?:s|ed|ing)?|came|who|here|in (?:active |spontaneous |early )?labou?r|for (?:induction|elective|scheduled|repeat))\b/;
/** The sentence begins to speak of the mother or of her pregnancy. */
const OF_MOTHER =
  /^\W*(?:(?:the |his |her |this )?(?:mother|mom|biological mother|birth mother)(?:['’]s)?\b(?! (?:denies|denied|reports?|reported|states?|stated|says|said|notes?|noted|noticed|has noticed|describes?|brought|is concerned|feels|felt|thinks|gave))|maternal\b(?! (?:(?:and fetal )?(?:vascular|malperfusion|stromal|surface|floor|side|plate|decidua\w*|arteri\w+|inflammat\w+)))|(?:the |her )?(?:prenatal|antenatal|pregnancy|obstetric)\b)/i;
const NAMES_MOTHER =
  /\bborn (?:to|by|from|of) (?:an? |his |her )|\b(?:to|of) an? \d\d[- ]years?[- ]old\b.{0,60}\b(?:mother|female|woman|gravida|g\d)/i;
const STAYS = /^\W*(?:she|her|prenatal|antenatal|labs?|serolog\w+|(?:the )?(?:pregnancy|labor|delivery|membranes))\b/i;
const MATERNAL_HEADING = /\b(?:maternal|mother|prenatal|obstetric(?:al)?|pregnancy|birth) (?:history|course|labs?)\b/i;
const BABY_AGAIN = new RegExp(String.raw`\b(?:${BABY}|patient|apgars?|he)\b`, 'i');
/** The paper of a mother's own stay, by its title or by what only her chart holds. */
const MATERNITY = /\b(?:maternity|obstetrics?|postnatal|puerper\w+|antenatal)\b/i;
const HER_CHART =
  /\b(?:EBL|PPH|post-?partum (?:ha?emorrhage|bleed\w*)|uterus (?:is |was )?(?:well |firmly )?contracted|lochia|perineum|perineal tear|fundus (?:firm|well)|anti-?D \d+|failure to progress)\b/i;

function isMaternity(text: string): boolean {
  const head = text.slice(0, 400);
  // The report on an afterbirth speaks of it, and of her who bore it, as its own.
  if (
    /\bplacenta(?:l)? (?:report|histo\w+|pathology|exam\w*)|\bmother:|\b(?:specimens?|source|sample|received)\b[^\n]{0,20}\bplacenta\b/i.test(
      head,
    )
  )
    return true;
  if (/\b(?:neonat\w*|newborn|nicu|scbu|special care)\b/i.test(head)) return false;
  return MATERNITY.test(head) || HER_CHART.test(text);
}

const DIAGNOSES: ReadonlySet<string> = new Set(['diagnosis', 'discharge_diagnosis', 'admission_diagnosis']);
const OF_BABY = new RegExp(
  String.raw`\b(?:matern\w+|mother|mom|mum|born|neonat\w*|pre-?term (?!lab)|term (?:male|female)|${BABY})\b`,
  'i',
);

/** "Diagnosis: 1. Pre-eclampsia": what only a pregnant woman can have heads the list, so the paper is hers. */
function isHerDiagnosis(statements: readonly Statement[], report: ReadReport): boolean {
  const own = new Set(
    report.sections
      .filter(({ kind }) => DIAGNOSES.has(kind))
      .filter(({ sentences: [first] }) => first && !OF_BABY.test(report.clean.slice(first.span.start, first.span.end)))
      .flatMap(({ sentences }) => sentences)
      .filter(({ span }) => !OF_BABY.test(report.clean.slice(span.start, span.end)))
      .map(({ index }) => index),
  );
  return statements.some(({ frame }) => own.has(frame.sentence) && PREGNANT.has(frame.head?.ref.id ?? ''));
}

/** Her own paper says at once who she is. */
const HEAD = 1500;

/** Length of "His mother's": the words that name her. */
const SUBJECT = 14;

/**
 * In the report of a newborn, the mother's illnesses, her pregnancy and her operation are hers. Gives the frames of such
 * sentences to the family, and in every sentence what only a pregnant woman can have.
 */
export function giveToMother(statements: readonly Statement[], report: ReadReport): void {
  const young = NEWBORN.test(report.clean) || CHILD.test(report.text.slice(0, 2500));
  // Of a scan in pregnancy she is the patient, however small the child is.
  if (report.type.regions.includes('pregnancy')) return;
  if (!young || OWN.test(report.clean) || GRAVIDA.test(report.clean.slice(0, HEAD)) || isMaternity(report.clean))
    return;
  if (isHerDiagnosis(statements, report)) return;
  const hers = new Map<number, Span>();
  let going = false;
  for (const section of report.sections) {
    going = MATERNAL_HEADING.test(section.heading?.text ?? '');
    for (const sentence of section.sentences) {
      const words = report.clean.slice(sentence.span.start, sentence.span.end);
      const named = NAMES_MOTHER.exec(words);
      going = OF_MOTHER.test(words) || (going && STAYS.test(words));
      if (!going && !named) continue;
      const from = going ? 0 : (named?.index ?? 0);
      // "Mother was well and the baby was given antibiotics": hers up to where the baby is spoken of again.
      const back = BABY_AGAIN.exec(words.slice(from + SUBJECT));
      const { start, end } = sentence.span;
      hers.set(sentence.index, { start: start + from, end: back ? start + from + SUBJECT + back.index : end });
      going ||= named !== null;
    }
  }
  for (const { frame } of statements) {
    if (!frame.head || !GIVEN.has(frame.kind) || frame.experiencer !== 'patient') continue;
    // "Delivered for maternal pre-eclampsia": hers, wherever it stands.
    if (/\bmaternal (?:[\w-]+ )?$/i.test(report.clean.slice(Math.max(0, frame.head.span.start - 30), frame.head.span.start).replace(/\s/g, ' '))) toFamily(frame); // biome-ignore format: one line
    const span = hers.get(frame.sentence);
    const { start } = frame.head.span;
    if (PREGNANT.has(frame.head.ref.id) || (span && start >= span.start && start < span.end)) toFamily(frame);
  }
}

const GIVEN: ReadonlySet<Frame['kind']> = new Set([
  'finding',
  'absent',
  'diagnosis',
  'procedure',
  'treatment',
  'medicine',
]);
const PREGNANT: ReadonlySet<string> = new Set([
  'preeclampsia',
  'gestational-diabetes',
  'preterm-labor',
  'labor-induction',
  'cesarean-section',
  'vaginal-delivery',
  'placenta-previa',
  'placental-abruption',
  'oligohydramnios',
  'polyhydramnios',
  'amniocentesis',
  'pregnancy',
  'hyperemesis',
]);

function toFamily(frame: Frame): void {
  frame.experiencer = 'family';
  frame.assertion = 'family';
  frame.urgency = null;
}
