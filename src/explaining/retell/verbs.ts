/** Verb forms for "you" (he has -> you have) and for a third person (I think -> the doctor thinks). */

const IRREGULAR: Readonly<Record<string, string>> = {
  is: 'are', was: 'were', has: 'have', does: 'do', goes: 'go', undergoes: 'undergo', "isn't": 'are not', "wasn't": 'were not',
  "hasn't": 'have not', "doesn't": 'do not', 'isn’t': 'are not', 'wasn’t': 'were not', 'hasn’t': 'have not', 'doesn’t': 'do not',
}; // biome-ignore format: one list

/** Verbs that notes tell a story with, in their base form. */
const BASES = new Set(
  `accept ache admit agree allow appear apply arrive ask assist attend avoid awaken bathe become begin believe bend bleed breathe
  bring call care carry change check chew choose claim climb come communicate complain concentrate consider consume continue cook
  cough cry decide decline demonstrate deny depend describe desire develop discuss do drink drive eat elect endorse engage enjoy enter
  exercise exhibit expect experience express fall favor fear feel find finish follow forget gain get give go grow handle have hear
  help hold hope hurt improve increase indicate intend involve join keep know lack lean learn leave lie like limp live look lose
  maintain make manage mean meet mention move need notice obey obtain occur offer open own participate pass perform persist plan play prefer
  present produce progress provide pull push react realize recall receive recognize recommend refuse relate relax rely remain
  remember report request require resemble respond rest return ride rise run say see seem sense show sit sleep smoke speak spend
  stand start state stay stop struggle suffer suggest swallow take talk tend tell think tolerate draw ambulate state insist endorse smell taste score test weigh cause notify travel try turn undergo understand use
  await brush rip toss initiate snore scream yell kick dress undress hop throw snort stumble spit
  utilize visit vomit smile fix babble crawl roll coo reach grasp wake walk want watch wear weigh wish work worry write`.split(
    /\s+/,
  ),
);

/** Adverbs that may stand between a subject and its verb; words in -ly do so too. */
const ADVERBS = new Set(
  'also now still only then just not never always sometimes often again once today soon usually ever both otherwise later however therefore'.split(
    ' ',
  ),
);

/** True for a word that may stand between subject and verb. */
export function isAdverb(word: string): boolean {
  return ADVERBS.has(word) || (word.endsWith('ly') && word.length > 4 && word !== 'family');
}

/** The form that goes with "you" of a verb somewhere behind that subject; the word itself where it is no known verb. */
export function withYou(word: string): string {
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  return irregular ?? baseOf(word) ?? word;
}

/** The same for the word directly behind the subject, which can only be its verb: any in -s is changed. */
export function withYouDirectly(word: string): string {
  const known = withYou(word);
  if (known !== word || !/[a-z]{3,}s$/.test(word) || /(?:ss|us|is)$/.test(word) || NO_VERB.has(word)) return known;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|x|ss|zz|o)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

const NO_VERB = new Set([
  'always',
  'sometimes',
  'perhaps',
  'besides',
  'nowadays',
  'afterwards',
  'towards',
  'years',
  'months',
  'weeks',
  'days',
  'hours',
  'minutes',
]);

/** "takes" -> "take"; null for a word that is no known verb in the third person. */
export function baseOf(word: string): string | null {
  if (!word.endsWith('s') || word.endsWith('ss')) return null;
  const stem = word.slice(0, -1);
  if (BASES.has(stem)) return stem;
  if (word.endsWith('ies') && BASES.has(`${word.slice(0, -3)}y`)) return `${word.slice(0, -3)}y`;
  if (word.endsWith('es') && BASES.has(word.slice(0, -2))) return word.slice(0, -2);
  return null;
}

/** True for a verb in the third person of the present, or was, had, did and their like: a sentence has one. */
export function isThirdPerson(word: string): boolean {
  return Object.hasOwn(IRREGULAR, word) || baseOf(word) !== null;
}

const THIRD: Readonly<Record<string, string>> = {
  am: 'is', are: 'is', have: 'has', do: 'does', were: 'was', go: 'goes', appreciate: 'appreciates', "don't": 'does not', 'don’t': 'does not',
  "haven't": 'has not', 'haven’t': 'has not', "aren't": 'is not', 'aren’t': 'is not',
}; // biome-ignore format: one list

/** The form that goes with "the doctor" of the word behind "I" or "we". */
export function withDoctor(word: string): string {
  const irregular = Object.hasOwn(THIRD, word) ? THIRD[word] : undefined;
  if (irregular !== undefined) return irregular;
  if (!(BASES.has(word) || OF_WRITER.has(word)) || PAST_TOO.has(word)) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(word) ? `${word}es` : `${word}s`;
}

/** What the one who writes does, in its base form, and hardly ever the one who is written of. */
const OF_WRITER = new Set(
  `advise anticipate ascribe assume attribute await concur conclude counsel defer doubt emphasize encourage estimate explain foresee
  hesitate infer instruct interpret order postulate presume propose reassure regret reiterate review speculate stress suspect urge
  wonder`.split(/\s+/),
);

/** Past and present look alike. */
const PAST_TOO = new Set(['hurt', 'cut', 'put', 'let', 'set', 'read']);

const FINITE = new Set(
  `is are was were be has have had does do did will would can could may might must should shall cannot came went gave took got made
  saw felt found said told began became knew kept left lost held led met put ran sat spoke stood thought understood woke wore wrote
  fell grew drove drank ate slept brought bought caught sent spent showed shows grows gets says
  isn't wasn't weren't hasn't haven't hadn't doesn't don't didn't won't wouldn't can't couldn't`.split(/\s+/),
);

/** True for a word that makes a sentence of a row of words: an auxiliary, an irregular past, a verb in -ed or -s. */
export function isTensed(word: string): boolean {
  return FINITE.has(word) || isThirdPerson(word) || (word.endsWith('ed') && isKnownPast(word));
}

/** True for a verb in its base form ("feel"), which a sentence about "you" may have. */
export function isBase(word: string): boolean {
  return BASES.has(word);
}

function isKnownPast(word: string): boolean {
  const stem = word.slice(0, -2);
  return (
    BASES.has(stem) ||
    BASES.has(`${stem}e`) ||
    BASES.has(stem.slice(0, -1)) ||
    (stem.endsWith('i') && BASES.has(`${stem.slice(0, -1)}y`))
  );
}
