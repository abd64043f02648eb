import type { Span } from '../../contract/analysis.js';
import { isMishap } from '../../understanding/index.js';
import { type Context, nounOf } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { withArticle } from '../words/english.js';
import { hadDone } from '../words/had-done.js';
import { DEVICES, nameOf } from './devices.js';
import { sideIn } from './side-named.js';

/** Parts whose taking out is the operation, as a story names them, and what they are. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/^gall ?bladder$/i, 'your gallbladder'],
  [/^appendix$/i, 'your appendix'],
  [/^(?:uterus|uterine body|uterine corpus)(?: and cervix)?$/i, 'your womb (uterus)'],
  [/^(?:uterus|uterine corpus),? (?:both )?tubes(?:,)? and ovaries$/i, 'your womb, tubes and ovaries'],
  [/^spleen$/i, 'your spleen'],
  [/^prostate(?: gland)?$/i, 'your prostate'],
  [/^kidney$/i, 'your kidney'],
  [/^thyroid(?: gland| lobe)?$/i, 'thyroid tissue'],
  [/^parotid gland$/i, 'a spit gland'],
  [/^testicle|testis$/i, 'your testicle'],
  [/^epididymis$/i, 'the tube behind your testicle (epididymis)'],
  [/^(?:palatine )?tonsils?$/i, 'your tonsils'],
  [/^adenoids?(?: tissue| pad)?$/i, 'your adenoids'],
  [/^(?:ovary|ovarian cyst)$/i, 'tissue of your ovary'],
  [/^foreskin|redundant foreskin|redundant preputial skin|prepuce$/i, 'your foreskin'],
  [/^(?:tooth|teeth)(?: #?[\d, and#]+)?$/i, 'a tooth or more'],
  [/^breast$/i, 'your breast'],
  [/^(?:cataract|nucleus|lens nucleus)$/i, 'your cloudy eye lens'],
  [/^(?:foreign body|foreign object)$/i, 'something that does not belong in the body'],
  [/^(?:cyst|sebaceous cyst|lipoma|nevus|skin tag)$/i, 'a harmless lump'],
  [/^(?:polyp|polyps)$/i, 'a polyp'],
]; // biome-ignore format: one part a line

const NAMES = String.raw`(?:the |an? |this |entire |whole |both |left |right |inflamed |distended |enlarged |diseased |impacted |remaining |residual |redundant |palatine )*`;
const OUT = String.raw`(?:removed|excised|extracted|amputated|circumcised|retrieved|delivered|taken out|resected|enucleated)`;
/** "The gallbladder was dissected off the liver and removed", "we then removed the appendix". */
const TAKEN_OUT: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:^|, |; |\band |\bthen |\bfinally )\W*${NAMES}([a-z][a-z ,]{3,32}?)(?: [#\d, and]+)? (?:was|were) (?:(?:then|now|finally|also|subsequently|carefully|sharply|completely|easily|successfully) )*(?:(?:grasped|dissected|freed|separated|peeled|taken|lifted|detached|divided|placed|phacoemulsified|elevated|clamped|mobilized|amputated)\b[^.;]{0,90}\b(?:and|then) (?:was |were )?(?:then |subsequently |completely |sharply )*)?${OUT}\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:we|i|the surgeon)\b(?: (?:then|next|also|now|subsequently))* (?:removed|excised|extracted|resected) ${NAMES}([a-z][a-z ,]{3,32}?)(?= (?:with|using|by|from|through|in|via|and|sharply|without|off)\b|[.,;])`,
    'i',
  ),
  new RegExp(
    String.raw`\bremoval of ${NAMES}([a-z][a-z ]{3,20}?)(?= (?:with|using|by|in|via|and|was|until|piecemeal)\b|[.,;])[^.]{0,160}\b(?:complete(?:d)?|obtained|accomplished|carried out|performed|done)\b`,
    'i',
  ),
];
/** "We began removal of the uterine body", which another sentence brings to its end. */
const BEGUN = new RegExp(
  String.raw`\b(?:began|started|proceeded with) removal of ${NAMES}([a-z][a-z ]{3,24}?)(?=[.,;]| (?:with|by|in|using)\b)`,
  'i',
);
const BROUGHT_TO_END =
  /\bcomplete(?:ly)? remov(?:al|ed)\b|\bremoval was (?:then )?(?:complete\w*|obtained|accomplished|achieved)\b/i;

/** A part of it, or in the end not. */
const NOT_WHOLE =
  /\b(?:partial\w*|portions?|part of|segment of|piece of|attempt\w*|unable|could not|not (?:be )?(?:removed|excised)|adhesions|omentum|sutures?|staples?|packing|clamps?|would|will|was to be|to be removed|biops\w+|wedge|if|previously|prior|ago|last (?:year|month))\b/i;

const BORN = 'a baby was born';
const VASECTOMY = 'you had the tubes that carry sperm cut (vasectomy)';

/** Things of a story that are its aim, and the words for what was done; the first that fits. */
const DEEDS: readonly { pattern: RegExp; unless?: RegExp; says: string }[] = [
  { pattern: /\b(?:viable|live(?:born)?|vigorous|healthy|term)\b[^.]{0,60}\b(?:infant|male|female|baby|child|neonate|newborn)\b[^.]{0,80}\b(?:delivered|born)\b|\b(?:infant|baby|newborn|head)\b[^.]{0,60}\b(?:was|were) (?:then |atraumatically |easily |spontaneously )*delivered\b|\bdelivered (?:a|an|the) (?:[\w-]+ ){0,6}(?:infant|male|female|baby|girl|boy)\b/i, says: BORN },
  { pattern: /\bvas\b[^.]{0,120}\b(?:re-?anastomos\w+|rejoined|reconnected)\b|\bvaso-?vasostomy\b|\bre-?anastomosis\b/i, unless: /\b(?:bowel|colon|ureter|artery|graft)\b/i, says: 'you had the tubes that carry sperm joined again (reversal of a vasectomy)' },
  { pattern: /\bdartos pouch\b/i, says: 'you had a testicle brought down into its pouch (orchiopexy)' },
  { pattern: /\bvas(?: deferens)?\b[^.]{0,120}\b(?:divided|ligated|transected|excised|cut|cauterized|clipped|removed)\b|\bligat(?:e|ing) the vas\b|\b(?:segment|portion|section|piece) of (?:the )?vas\b/i, unless: /\b(?:hernia|testis|testicle|epididym\w+|spermatic|orchio\w+|intact|preserved|not)\b/i, says: VASECTOMY },
  { pattern: /\b(?:fallopian )?tubes?\b[^.]{0,120}\b(?:falope|hulka|filshie|ligated|cauterized|coagulated|banded|clip (?:was )?(?:applied|placed)|rings? (?:was |were )?(?:applied|placed))/i, unless: /\b(?:ectopic|chest|ovar(?:y|ian)|hemorrh\w+|hysterectomy|drain\w*|feeding)\b/i, says: 'you had your tubes tied so that you cannot become pregnant (tubal ligation)' },
  { pattern: /\b(?:tympanic membrane|eardrum|ear)\b[^.]{0,80}\bmyringotomy\b|\bmyringotomy\b[^.]{0,60}\b(?:incision|was|were|made|performed)\b/i, says: 'you had a small cut made in the eardrum (myringotomy)' },
  { pattern: /\b(?:phacoemulsif\w+|intraocular lens|posterior chamber lens|IOL)\b[^.]{0,100}\b(?:was|were|inserted|placed|injected|implanted|performed|used)\b/i, says: 'you had cataract surgery (the cloudy lens was taken out)' },
  { pattern: /\b(?:transverse )?carpal ligament\b[^.]{0,80}\b(?:divided|released|incised|transected|cut|sectioned)\b/i, says: 'you had a band in the wrist cut to free a nerve (carpal tunnel release)' },
  { pattern: /\bhernia(?: sac)?\b[^.]{0,100}\b(?:ligated|repaired|reduced|excised|closed|inverted|twisted)\b/i, unless: /\b(?:no hernia|hiatal|without)\b/i, says: 'you had a hernia repaired' },
  { pattern: /\b(?:abscess|loculations?|pus|purulen\w+)\b[^.]{0,80}\b(?:drained|evacuated|expressed|opened|broken)\b/i, says: 'you had a pocket of pus opened and drained' },
  { pattern: /\b(?:cardioverted|cardioversion (?:was )?(?:performed|attempted|delivered)|joules? (?:was |were )?(?:delivered|applied|of)|shocks? (?:was|were) delivered)\b/i, says: 'you had an electric shock to reset the heart rhythm (cardioversion)' },
  { pattern: /\bcolonoscope\b[^.]{0,80}\b(?:inserted|introduced|passed|advanced)\b|\bcolonoscopy (?:was |is )?(?:performed|carried out|done)/i, says: 'you had a look into the large bowel with a camera (colonoscopy)' },
  { pattern: /\b(?:gastroscope|endoscope|panendoscope|videoscope)\b[^.]{0,100}\b(?:esophagus|stomach|duodenum|mouth|hypopharynx|oropharynx)\b/i, says: 'you had a look into the stomach with a camera (endoscopy)' },
  { pattern: /\b(?:bronchoscope)\b[^.]{0,80}\b(?:inserted|introduced|passed|advanced|placed)\b/i, says: 'you had a look into the lungs with a camera (bronchoscopy)' },
  { pattern: /\b(?:cysto(?:urethro)?scope|panendoscope)\b[^.]{0,80}\b(?:inserted|introduced|passed|advanced|placed)\b|\bcystoscopy (?:was )?(?:performed|carried out|done)/i, says: 'you had a look into the bladder with a camera (cystoscopy)' },
  { pattern: /\b(?:arthroscope)\b[^.]{0,80}\b(?:inserted|introduced|passed|placed)\b|\b(?:diagnostic )?arthroscopy (?:was )?(?:performed|carried out|done)/i, says: 'you had a look into a joint with a camera (arthroscopy)' },
  { pattern: /\b(?:lower|upper) (?:eye)?lids?\b[^.]{0,160}\b(?:skin|fat)\b[^.]{0,60}\b(?:excised|removed|resected)\b|\bexcess (?:skin|fat)\b[^.]{0,80}\b(?:lids?|eyelids?)\b/i, says: 'you had eyelid surgery' },
]; // biome-ignore format: one deed a line

/** Told of another day, or not done. */
const NOT_NOW =
  /\b(?:previous(?:ly)?|prior to admission|(?:years?|months?|weeks?|days?) ago|last (?:year|month|week)|had been|has been|history of|in the past|unable|could not|not (?:be )?(?:done|performed|placed|removed)|attempt\w*|unsuccessful\w*|failed|will be|would be|to be|plan\w*|if)\b/i;
const PLACED =
  /\b(?:was|were|is|has been|we|i)\b[^.]{0,60}\b(?:placed|inserted|implanted|secured|positioned|attached|connected|buried|deployed|introduced|put in)\b/i;
const REMOVED =
  /\b(?:was|were|we|i)\b[^.]{0,60}\b(?:removed|explanted|taken out|dissected (?:free|out) and removed)\b/i;
const MOST = 2;

const IN_STORY: ReadonlySet<string> = new Set([
  'procedures',
  'technique',
  'other',
  'hospital_course',
  'comment',
  'findings',
  'gross',
]);

/**
 * What the story of an operation says was done: a part taken out, a thing put in or taken out, a baby born. For a report
 * that names its operation in no heading, or only by a name that nobody could read.
 */
export function deedsTold(ctx: Context): Said[] {
  const { sections, sentences } = ctx.understanding.report;
  const told = new Map<string, Span[]>();
  for (const [text, span] of titleNames(ctx)) told.set(text, [span]);
  const born = /\b(?:c(?:a?e)?sarean|placenta|fetus|fetal|umbilical cord|amniotic)\b/i.test(
    ctx.understanding.report.clean,
  );
  const ended = BROUGHT_TO_END.test(ctx.understanding.report.clean);
  for (const { span, section } of sentences) {
    if (!IN_STORY.has(sections[section]?.kind ?? 'other')) continue;
    const words = ctx.clean(span);
    if (words.length > 700 || isMishap(words)) continue;
    for (const said of deedsIn(words, born, ended)) told.set(said, [...(told.get(said) ?? []), span]);
  }
  if (/\b(?:previous|prior|earlier) vasectomy\b|anastomos/i.test(ctx.understanding.report.clean))
    told.delete(VASECTOMY);
  const byCut = told.get(BORN);
  if (
    byCut !== undefined &&
    /\b(?:uterine|uterus|hysterotomy|lower segment)\b[^.]{0,40}\b(?:incision|incised)|\b(?:incision|hysterotomy)\b[^.]{0,40}\b(?:uterus|uterine)/i.test(
      ctx.understanding.report.clean,
    )
  ) {
    told.delete(BORN);
    told.set(`${BORN} by surgery (cesarean section)`, byCut);
  }
  const deeds = [...told]
    .filter(
      ([text]) =>
        !SINGLE.some(([one, many]) => text.includes(one) && [...told.keys()].some((other) => other.includes(many))),
    )
    .map(([text, spans]) => ({ text, said: say(text, spans.slice(0, 4)) }));
  // What was taken out or put in says more than the look by which it was done.
  return deeds
    .sort((one, other) => Number(LOOK.test(one.text)) - Number(LOOK.test(other.text)))
    .slice(0, MOST)
    .map(({ said }) => said);
}

/** "EPIDIDYMECTOMY OPERATIVE NOTE": the paper's own title names it. */
function titleNames(ctx: Context): [string, Span][] {
  const { clean } = ctx.understanding.report;
  const from = clean.search(/\S/);
  const line = clean.slice(Math.max(0, from), Math.max(0, from) + 140).split('\n', 1)[0] ?? '';
  const title = OWN_TITLE.exec(line);
  if (title === null || /\b(?:NO|INCISION|TECHNIQUE|APPROACH)\b/.test(title[1] ?? '')) return [];
  const span = { start: from, end: from + (title[1] ?? '').length };
  return ctx.mentions.within(span).flatMap((mention): [string, Span][] => {
    const noun = mention.kind === 'procedure' ? nounOf(mention, ctx) : null;
    if (noun === null || NO_NAME.has(mention.ref.id)) return [];
    const done = hadDone(noun.lay) ?? (noun.number === 'singular' ? withArticle(noun.lay) : noun.lay);
    return [[`you had ${done}`, mention.span]];
  });
}

const NO_NAME: ReadonlySet<string> = new Set([
  'surgery',
  'procedure',
  'incision',
  'suture',
  'stitches',
  'anesthesia',
  'sedation',
  'closure',
  'consultation',
  'biopsy',
]);
/** In capitals, in front of "operative note" or alone on its line. */
const OWN_TITLE =
  /^\W*([A-Z][A-Z ,()/-]{5,80}?)(?:[ ,-]+(?:OPERATIVE|OPERATION|PROCEDURE) (?:NOTE|REPORT))?\W*(?=$|[A-Z]?[a-z]|:)/;

/** One of them and then both. */
const SINGLE: readonly (readonly [string, string])[] = DEVICES.flatMap(({ one, many }) =>
  many === undefined ? [] : [[one, many] as const],
);

/** A look by which something else may have been done. */
export const LOOK = /^you had a (?:look|small cut)/i;

function deedsIn(words: string, born: boolean, ended: boolean): string[] {
  const said: string[] = [];
  for (const pattern of ended ? [...TAKEN_OUT, BEGUN] : TAKEN_OUT) {
    const found = pattern.exec(words);
    if (found === null || NOT_WHOLE.test(words)) continue;
    const name = (found[1] ?? '').trim();
    const part = PARTS.find(([one]) => one.test(name))?.[1];
    if (part === undefined || (born && /womb/.test(part))) continue;
    // "The testis was delivered into the wound": brought out to work on it.
    if (/\b(?:delivered|retrieved)$/i.test(found[0]) && !/gallbladder|appendix|lens|lump/.test(part)) continue;
    if (/\bresected\b/i.test(found[0]) && /prostate|kidney|breast/.test(part)) continue;
    said.push(`you had ${part} taken out${PAIRED.test(part) ? sideIn(found[0]) : ''}`);
  }
  if (NOT_NOW.test(words)) return said;
  const deed = DEEDS.find(
    ({ pattern, unless, says }) => pattern.test(words) && unless?.test(words) !== true && (born || says !== BORN),
  );
  if (deed !== undefined) said.push(deed.says);
  const device = DEVICES.find(({ pattern }) => pattern.test(words));
  if (device !== undefined && !AIDS.test(device.one)) {
    const [name] = device.pattern.exec(words) ?? [''];
    const around = words.slice(Math.max(0, words.indexOf(name) - 30));
    if (REMOVED.test(around)) said.push(`you had ${nameOf(device, words)} taken out`);
    else if (PLACED.test(words)) said.push(`you had ${nameOf(device, words)} put in${sideIn(words)}`);
  }
  return said;
}

const PAIRED = /kidney|testicle|ovary|breast|eye/;
/** Put in beside the work, and not why it was done. */
const AIDS = /chest tube|feeding tube|numbing|suction|plug|splint|stent in the tube/;
