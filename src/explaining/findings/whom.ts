import type { Span } from '../../contract/analysis.js';
import { isMothersPaper, isOperationReport } from '../../understanding/index.js';
import type { Context } from '../context.js';
import type { Said } from '../nets/said.js';
import { isBase, isTensed } from '../retell/verbs.js';

/** Whom a report is about: its reader, the reader's baby or child, or someone who has died. */
export type Whom = 'reader' | 'baby' | 'child' | 'dead';

const OLD = String.raw`(?<!\b(?:years?|yrs?|y)[\s,-]{1,3}(?:and )?)(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ](?:hour|day|week|month)s?[- ]old`;
/** The title or the name of a small child's paper. */
const BABY_PAPER =
  /^[^\n]{0,30}\b(?:summary|discharge|letter|note)\b[^\n]{0,20}\b(?:neonat\w+|NICU|SCBU|special care baby unit)\W*$|^\W*baby (?:boy|girl|of)\b[^\n]{0,40}\bborn\b|^[^\n]{0,60}\b(?:NICU|newborn|neonatal|nursery|well[- ]baby)\b[^\n]{0,30}\b(?:summary|note|discharge|record|report|visit)\b|^[^\n]{0,20}\b(?:patient|name|infant|newborn|baby)\b[^\n]{0,30}\b(?:baby|infant|newborn) (?:boy|girl|[A-Z]\b)|^\W*infant:|^\W{0,4}newborn (?:metabolic |blood ?spot )?screen(?:ing)?(?: (?:report|results?|panel|laboratory))?\W*$|^[^\n]{0,40}\b(?:patient|name|age)\b[^\n]{0,60}\b\d{1,2} (?:days?|weeks?|months?) old\b/im;
/** The head of a lab sheet of a small child; its line with the name is blanked in the readable text. */
const BABY_SHEET =
  /^[^\n]{0,40}\b(?:patient|name)\b[^\n]{0,30}\bbaby (?:boy|girl)\b|\bage\s*:?\s*\d{1,2}\s*(?:hours?|days?|weeks?|hrs?|wks?|d|w|h)\b|^[^\n]{0,20}\b(?:neonatal|newborn) (?:[a-z]+ ){0,2}gas(?:es)?\b/im;
/** "A 5-week-old boy", said of the patient. */
const BABY_TOLD = new RegExp(
  String.raw`(?<!\b(?:her|his|their|with an?|whose|of an?|has an?) )\b${OLD}\b[\s,-]+(?:[\w-]+[\s,-]+){0,5}?(?:male|female|boy|girl|infant|baby|newborn|neonate|child|preemie|twin)\b`,
  'i',
);
/** "The patient is a 1-month-old who …", "an ex-32-week preemie", "small for gestational age infant". */
const BABY_IS = new RegExp(
  String.raw`\b(?:patient|this|he|she|infant|baby|[A-Z][a-z]+) (?:is|was) (?:an? )?(?:[\w-]+ ){0,2}?${OLD.replace('one|', '(?:one|two|three)(?: plus)?|one|')}\b|\b(?:an?|the|this) ex-?\s?\d\d(?:\s?\d\/7)?[- ]weeks?\b|\bex-?\d\d[- ]?week(?:s|er)\b|\b(?:small|appropriate|large) for gestational age (?:infant|baby|male|female|boy|girl|newborn|neonate)\b|\b(?:infant|baby|newborn|neonate) with (?:an? )?(?:apgars?|birth ?weight)\b|\b(?:the|this) (?:infant|newborn|neonate|preemie) (?:is|was|has|had)\b`,
);
const GROWN =
  /\b\d{1,3}[- ]?(?:year|yr)s?(?:[\s,-]{1,3}(?:and )?\d{1,2}[\s-]?months?)?[- ]old\b|\b\d{2}[- ]?y(?:\/?o|r)?\b/i;

/** The first age that is told; a child's where it is at most twelve years and the paper is of children or says boy or girl. */
const AGED =
  /\b(\d{1,3})[\s-]?(years?|yrs?|y\/?o|y\.o\.?|months?|mos?|m\/o)(?:[\s-]?(?:of age|old|o))?\b([\s,-]+(?:[\w-]+[\s,-]+){0,3}?(?:boy|girl|child|toddler)\b)?/i;
const OF_CHILDREN = /\bp(?:a)?ediatric\w*|\bchildren['’]s\b|\bPICU\b/i;

/** "A 10-and-4/12-year-old female": the first age of the patient, whoever else is spoken of. */
const FIRM_AGE =
  /(?<!\b(?:her|his|their|my|our|an? older|a younger|with an?|has an?|two|three) )\b(\d{1,3})(?:[- ](?:and[- ])?\d{1,2}\/\d{1,2})?[- ]?(?:year|yr)s?(?:[\s,-]{1,3}(?:and )?\d{1,2}[\s-]?months?)?[- ]old\b(?! (?:son|daughter|sister|brother|child|children|grand\w+)\b)/i;

/** "Your child drank well": a paper for the parent. */
const OF_OWN_CHILD =
  /\b[Yy]our (?:child|son|daughter) (?:is|was|has|had|drank|ate|may|should|will|needs?|seems?|looks?|looked|can|came)\b/;

/** "Mia, aged 3 years 2 months": months are counted of small children only. */
const YEARS_AND_MONTHS = /\baged? (\d{1,2}) ?(?:years?|yrs?|y),? (?:and )?\d{1,2} ?(?:months?|mths?|mos?|m)\b/i;

function isChild(look: string): boolean {
  if (Number(YEARS_AND_MONTHS.exec(look)?.[1] ?? 99) <= 12) return true;
  const firm = FIRM_AGE.exec(look);
  if (firm !== null && Number(firm[1]) <= 12) return true;
  if (OF_OWN_CHILD.test(look)) return true;
  const aged = AGED.exec(look);
  if (aged === null) return false;
  const years = /^m/i.test(aged[2] ?? '') ? Number(aged[1]) / 12 : Number(aged[1]);
  return years <= 12 && (aged[3] !== undefined || OF_CHILDREN.test(look.slice(0, 200)));
}

const DEATH_PAPER =
  /\bdeath (?:summary|note)\b|\b(?:date|time)(?: and time)? of death\b|\bdisposition:?\s*(?:the )?(?:patient )?(?:expired|deceased|death|died)\b|\bcause of death:|\bthe body is (?:that of|presented)\b/i;
const DIED = new RegExp(
  [
    String.raw`\b(?:he|she|(?:the )?patient|pt) (?:was (?:then |later |subsequently )?(?:pronounced |declared |confirmed )?|is (?:pronounced|declared) )brain[- ]?dead\b`,
    String.raw`\b(?:he|she|(?:the )?patient|pt) (?:was|is) (?:then |later |subsequently )?(?:pronounced|declared) (?:dead|deceased|expired)\b`,
    String.raw`\b(?:his|her|the patient['’]s) organs (?:were|have been) (?:\w+ )?(?:donated|harvested|procured|recovered)\b`,
    String.raw`\b(?:(?:the )?patient|pt|mr\.? [A-Z]\w+|mrs\.? [A-Z]\w+|ms\.? [A-Z]\w+) (?:(?:was |is )?(?:then |subsequently )?(?:pronounced|declared) (?:dead|deceased|expired)|(?:subsequently |then |unfortunately |peacefully )*(?:expired|passed away))\b(?!\s*[?:])`,
    // In law and in medicine a person has died with the brain.
    String.raw`\bbrain death (?:was|is) (?:then |later |subsequently )?(?:declared|pronounced|confirmed|established)\b`,
    // The care to bring back the heart was given up.
    String.raw`\bresuscitati(?:ve|on) (?:measures|efforts|attempts) (?:failed|were (?:unsuccessful|terminated|stopped|futile|ceased|discontinued))\b`,
    String.raw`\bcould not be (?:revived|resuscitated)\b|\btime of death (?:was|of|at|is)\b|\bdeath was (?:declared|pronounced)\b`,
    String.raw`\b(?:he|she) (?:died|expired|passed away)(?: peacefully| quietly)? (?:at \d{1,2}:\d\d|at \d{4} hours|with (?:his|her|the) family (?:at|by|present))`,
  ].join('|'),
  'i',
);

/** The end of a story: its subject can only be the patient. */
const DIED_IN_STORY =
  /^\W*(?:(?:on|by) [\d/.-]+,? |(?:unfortunately|ultimately|subsequently|eventually),? )?(?:he|she|the patient|pt) (?:\w+ly |then |later ){0,2}(?:died|expired|passed away)\b|^\W*(?:(?:an?|the|brain|full|limited) )*(?:autopsy|post-?mortem(?: examination)?) (?:was|revealed|showed|demonstrated|confirmed|disclosed)\b/i;
const OF_KIN = /\b(?:father|mother|brother|sister|son|daughter|husband|wife|uncle|aunt|cousin|grand\w+|friend|twin)\b/i;

/** The line that names the operation of a birth. */
const BIRTH_OPERATION =
  /^[^\n]{0,40}\b(?:proc\w*|operations?|operative|surgery|op)\b[^\n]{0,40}(?:\n[^\n]{0,20})?[^\n]{0,80}\b(?:c(?:a)?esa?rean|c-?sections?|lscs|(?:vaginal|forceps|vacuum|ventouse)[^\n]{0,30} delivery|manual removal of (?:the )?placenta)\b/im;

/** The note of a birth is the mother's, however much of it tells of the baby. */
function isOfBirth({ understanding: { report } }: Context): boolean {
  const { type, title } = report.type;
  return (
    isOperationReport(type, title) && (title === 'Birth report' || BIRTH_OPERATION.test(report.clean.slice(0, 2500)))
  );
}

const cache = new WeakMap<Context, Whom>();

/** Whom the report is about, by its title, its head and its first words about the patient. */
export function whomOf(ctx: Context): Whom {
  const known = cache.get(ctx);
  if (known !== undefined) return known;
  const { clean } = ctx.understanding.report;
  const look = clean.slice(0, 2500);
  const baby = [BABY_TOLD.exec(look), BABY_IS.exec(look)]
    .filter((found) => found !== null)
    .sort((a, b) => a.index - b.index)[0];
  const grown = GROWN.exec(look);
  const head = ctx.understanding.report.text.slice(0, 1200);
  const whom: Whom =
    DEATH_PAPER.test(clean.slice(0, 1200)) || deathIn(ctx) !== null || DIED.test(clean)
      ? 'dead'
      : isMothersPaper(ctx.understanding.report.text) || isOfBirth(ctx)
        ? 'reader'
        : BABY_PAPER.test(clean.slice(0, 800)) ||
            (ctx.understanding.report.type.type === 'laboratory' && BABY_SHEET.test(head)) ||
            (baby !== undefined && (grown === null || baby.index < grown.index))
          ? 'baby'
          : // The line with the name and the age is blanked in the readable text.
            isChild(ctx.understanding.report.text.slice(0, 2500))
            ? 'child'
            : 'reader';
  cache.set(ctx, whom);
  return whom;
}

const NAMES = { baby: 'your baby', child: 'your child', dead: 'the person' } as const;

/** Words behind "your" that stay the reader's own. */
const READERS =
  /^(?:(?:own |regular |family )?(?:doctor|nurse|pharmacist|surgeon|provider|clinic|pediatrician)|baby|child|care team|questions?|newborn|infant|family|local)\b/i;
/** Ways of speaking to the reader, not of the patient. */
const TO_READER =
  /\b(?:asks?|advises?|tells?|suggests? that|ask that|want to talk over with|this line to|explain (?:it |this )?to) $/i;
const SINGULAR: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does', go: 'goes' };
const ADVERB = '(?:(?:also|now|then|still|already|initially|currently|otherwise|first|later|only|\\w+ly) )?';

/** A sentence to "you" as one about the baby, or about the person who died; quoted words stay as they are. */
export function saidOf(text: string, whom: Whom): string {
  if (whom === 'reader') return text;
  const name = NAMES[whom];
  const parts = text.split(/(“[^”]*”)/);
  const told = parts.map((part, at) => (at % 2 === 1 ? part : turned(part, name))).join('');
  return whom === 'dead' ? ofTheDead(told) : told;
}

/** The death is said in so many words, and nothing is hoped for any more. */
function ofTheDead(text: string): string {
  return (
    text
      .replace(
        /^The report says: (?=“[^”]*\b(?:patient|pt|he|she)\b[^”]{0,40}\b(?:expired|passed away|died|pronounced (?:dead|deceased))\b)/i,
        'The report says that the person died: ',
      )
      // Nothing is to be found out or treated any more.
      .replace(
        /(?<=^|[.!?] )(?:(?:More|Further) tests?\b|Treatment (?:can|may|helps)\b|It (?:can|may) (?:often )?be treated\b|[A-Z][^.“”]*\bshould be (?:checked|treated|watched)\b)[^.“”\d]*\.\s?/g,
        '',
      )
      .replace(/\b(valve|stent|tube|pacemaker|line|port|drain)((?: \([^)]*\))?) is in place\b/g, '$1$2 was in place')
      .replace(
        /(^|\s)(?:It|They|This|These|Most) (?:can |may |will )?(?:often |usually |mostly )(?:get|gets|heal|heals|go|goes) (?:better|away|well)[^.]*\.?/g,
        '',
      )
      // The reader is of the family: "your family" would be somebody else's.
      .replace(/\b([Yy])our family(?! doctor)/g, (_all, y: string) => (y === 'Y' ? 'The family' : 'the family'))
      .replace(/\b(?:the person|you) “(?:expired|died|passed away)”/gi, (all: string) =>
        /^[TY]/.test(all) ? 'The person died' : 'the person died',
      )
      .replace(/\b([Tt]he person) has a (?=(?:[a-z]+ ){0,3}history\b)/g, '$1 had a ')
      .replace(/\b(pronounced|declared) “expired”/g, '$1 dead')
      .replace(/(^|\s)Open it when .{3,12} feels? ready\./i, '$1Open it when you feel ready.')
      .replace(/^Ask your doctor to explain this line to you/i, 'You can ask the doctor or nurse to explain this line')
      .trim()
  );
}

function turned(text: string, name: string): string {
  let about = false;
  const like = (printed: string, words: string) =>
    /^[A-Z]/.test(printed) ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  let told = text.replace(/\byour (?=(\S+(?: \S+)?))/gi, (all: string, next: string) =>
    READERS.test(next) ? all : like(all, `${name}’s `),
  );
  told = told.replace(
    new RegExp(`\\b(you)( ${ADVERB})([a-z']+)`, 'gi'),
    (all: string, you: string, adverb: string, verb: string, at: number) => {
      const before = told.slice(Math.max(0, at - 24), at);
      if (TO_READER.test(before) || /^(?:to|and|or|if|for|with|in|on|at|when|about)$/.test(verb)) return all;
      // What a baby or a child is said to have been taught was told to its parents.
      if (name !== NAMES.dead && TAUGHT.test(told.slice(at + you.length))) return all;
      about = true;
      // "Let you drink as you like": what is let or helped keeps its bare verb.
      if (/\b(?:let|lets|helps?|makes?|have|see|watch) $/i.test(before)) return `${like(you, name)}${adverb}${verb}`;
      return `${like(you, name)}${adverb}${third(verb)}`;
    },
  );
  // "You, however, had a fever", "you 6 weeks ago": whatever stands between.
  told = told.replace(
    /\b(you), (however|otherwise|though|then|therefore|of course), /gi,
    (_all, you: string, word: string) => `${like(you, name)}, ${word}, `,
  );
  // "Your child smiles, fix and follow": verbs right behind the first one agree as it does.
  if (about)
    told = told.replace(
      new RegExp(`\\b(${name} [a-z]+s), ((?:[a-z]+, )*)([a-z]+),? and ([a-z]+)\\b`, 'gi'),
      (_all, first: string, middle: string, next: string, last: string) =>
        `${first}, ${middle.replace(/[a-z]+/g, third)}${third(next)} and ${third(last)}`,
    );
  if (about)
    told = told
      .replace(/(?<=\b(?:and|but|or)(?: \w+ly)? )(?:are|were|have|do|go)\b/g, (verb) => SINGULAR[verb] ?? verb)
      .replace(
        /, were (?=(?:then |later |also )?(?:treated|admitted|given|started|seen|moved|placed|taken|intubated|discharged|sent|told|put)\b)/g,
        ', was ',
      );
  return told
    .replace(
      /\bto ((?:further|closely|better|also) )?(?!(?:ask|tell|remind|help|call|let|give|show|teach|thank|advise|guide|warn|want)\b)([a-z]{4,}(?: \([^)]*\))?) you\b/g,
      (_all, how: string | undefined, verb: string) => `to ${how ?? ''}${verb} ${name}`,
    )
    .replace(
      /\b(for|in|on|gave|give|given|put|helps?|helped|from|left|kept|made|of|by|see|saw|check|bring|brought|watch|accept(?:s|ed)?|admit(?:s|ted)?|examined?|treat(?:s|ed)?|transfer(?:s|red)?|moved|discharged?|followed?|monitor(?:s|ed)?|refer(?:s|red)?|placed?|start(?:s|ed)|evaluated?|checked|sent|send|took|takes?) you\b/g,
      `$1 ${name}`,
    )
    .replace(/\byourself\b/g, 'themselves')
    .replace(ON_BACK, '$1 lay face up')
    .replace(OWN_PART, '$1 the ')
    .replace(ITS_SENTENCE, theirs);
}

/** "Your child lay on your child’s back", "your child had your child’s appendix removed": said once whose it is. */
const ON_BACK = /\b(your (?:child|baby)) lay on \1’s back\b/gi;
const OWN_PART = /\b((your (?:child|baby)) had) \2’s /gi;

/** A sentence that begins with the child or its diagnosis, up to a quotation. */
const ITS_SENTENCE = /(?<=^|[.!?] )Your (?:child|baby)(?: |’s diagnosis )(?!and )[^.!?“”]+/g;
/** Others whose belongings "their" could mean. */
const OTHERS =
  /\b(?:parents?|mother|father|mom|dad|family|doctors?|nurses?|team|friends?|siblings?|brothers?|sisters?|children|they|them|who|whose)\b/i;
const AGAIN = /\byour (?:child|baby)’s (?!own\b)/g;

/** "Your child has a rash on your child’s face": named once, and then as theirs, where it can be nobody else's. */
function theirs(sentence: string): string {
  return sentence.replace(AGAIN, (all: string, at: number) => (OTHERS.test(sentence.slice(0, at)) ? all : 'their '));
}

const TAUGHT =
  /^ (?:(?:have|has) been|are|were|will be|is|was) (?:\w+ly |also )?(?:educated|instructed|taught|counsel(?:l)?ed|informed|advised|told|asked|reminded|shown|trained)\b/i;

/** "take" -> "takes"; what is past or modal stays. */
function third(verb: string): string {
  const irregular = SINGULAR[verb];
  if (irregular !== undefined) return irregular;
  if (!isBase(verb) || isTensed(verb)) return verb;
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** Where the report says that the person died, for the first line of the letter; null where it stands only in a title. */
export function deathIn(ctx: Context): Span | null {
  const { sentences } = ctx.understanding.report;
  return (
    sentences.find(({ span }) => DIED.test(ctx.clean(span)))?.span ??
    sentences.find(({ span, section }, at) => {
      const before = sentences[at - 1];
      return (
        ctx.understanding.report.sections[section]?.kind === 'hospital_course' &&
        DIED_IN_STORY.test(ctx.clean(span)) &&
        !(before?.section === section && OF_KIN.test(ctx.clean(before.span)))
      );
    })?.span ??
    null
  );
}

/** The same for a written sentence. */
export function turnSaid(said: Said, whom: Whom): Said {
  return whom === 'reader' ? said : { ...said, text: saidOf(said.text, whom) };
}

/** "Do I need …", "my lungs": a question of a parent. */
export function askedFor(text: string, whom: Whom): string {
  if (whom !== 'baby' && whom !== 'child') return text;
  return text
    .replace(/\bhelp me\b/g, `help my ${whom}`)
    .replace(/\bif I feel worse\b/g, `if my ${whom} seems worse`)
    .replace(/\bwhile I heal\b/g, `while my ${whom} heals`)
    .replace(/\bcan I go back to my usual day\b/g, `can my ${whom} go back to a usual day`)
    .replace(/\bmy (?!doctor|baby|child|care team)/g, `my ${whom}’s `)
    .replace(/\bMy (?!doctor|baby|child|care team)/g, `My ${whom}’s `)
    .replace(
      /\b(whether|if|how often|how long|when|why|where) I (have|need|take|get|should|can|will)\b/g,
      (_all, word: string, verb: string) => `${word} my ${whom} ${SINGULAR[verb] ?? third(verb)}`,
    )
    .replace(/\bDo I (need|have|still)\b/g, `Does my ${whom} $1`)
    .replace(/\bdo I (need|have|still)\b/g, `does my ${whom} $1`)
    .replace(/\b(should|can|will|Should|Can|Will) I (have|take|need|get|eat|go back|be)\b/g, `$1 my ${whom} $2`);
}

/** What the family of someone who died may want to ask. */
export const FAMILY_QUESTIONS = [
  'can you explain to us what happened?',
  'is there anything in this report that the family should know for their own health?',
  'whom can we call if we have more questions later?',
] as const;
