import { figuresIn } from './figures.js';

/*
 * Short words that mean one thing beside some words and another beside others. What a reader meant is put in their place
 * before the search; the answer is headed by what is left.
 */

const PATIENT_OR_THERAPY = /(?<![\w/])pts?(?![\w/])/g;
/** Words beside which "pt" is the clotting time. */
const OF_CLOTTING =
  /\b(?:inr|ptt|aptt|warfarin|coumadin|clot\w*|coag\w*|sec(?:onds?)?|prothrombin|blood ?(?:test|work))\b/i;
const OF_THERAPY =
  /\b(?:to|start(?:ed|ing)?|do|doing|need(?:s|ed)?|outpatient|home|with|for|order(?:ed)?|ref\w*)\s+pt\b|\bpt\s+(?:for|twice|once|three|sessions?|and\s+ot|exercises?|eval\w*|consult|therapy|appointments?)/;

/** "pt c/o CP", "pt on warfarin": a person does so, no clotting time. */
const OF_PATIENT =
  /(?<![\w/])pts?(?= (?:on|c\/o|reports?|den(?:y|ies|ied)|states?|presents?|presented|complain\w*|has|had|was|came|took|takes)\b(?!\s*\d))/g;

const OF_A_SEROLOGY =
  /\b(?:hep|hepatitis|hbs\w*|hbc\w*|hcv|antibod\w*|antigen|rpr|vdrl|syphilis|treponem\w*|screen\w*|serolog\w*)\b/i;

const REPLACED: readonly (readonly [word: RegExp, beside: RegExp, by: string])[] = [
  [/\bhypo\b/gi, /\b(?:tsh|thyroid|t3|t4|levothyroxine|synthroid|hashimoto\w*|graves)\b/i, 'hypothyroidism'],
  [/\bhyper\b/gi, /\b(?:tsh|thyroid|t3|t4|methimazole|hashimoto\w*|graves)\b/i, 'hyperthyroidism'],
  [/\b(?:non-?|non )reactive\b/gi, OF_A_SEROLOGY, 'negative'],
  [/\breactive\b/gi, OF_A_SEROLOGY, 'positive'],
  [/(?<!blood )\bsugars?\b/gi, /\bsugars?\b[^\d]{0,16}\d/i, 'blood sugar'],
  [/\btemp\b/gi, /\d/, 'temperature'],
  [/\b(ER|PR|HER-?2(?:\/neu)?)\s?\+(?=$|[\s,;/])/g, /\+/, '$1 positive'],
  [/\b(ER|PR|HER-?2(?:\/neu)?)\s?-(?=$|[\s,;/])/g, /-/, '$1 negative'],
  [
    /\bold\b/gi,
    /\bold (?:[a-z-]+ ){0,2}(?:fractures?|infarcts?|infarctions?|lacunes?|scars?|scarring|granulomatous|hemorrhages?|bleeds?|tears?|injury|injuries|blood products)\b/i,
    'remote',
  ],
  [/\bgtt\b/gi, /\b(?:hours?|hr|glucose|sugar|pregnan\w*|fail\w*|pass\w*|\d{3})\b/i, 'glucose tolerance test'],
  [
    /\bcp\b/gi,
    /\b(?:c\/o|complain\w*|reports?|den(?:y|ies|ied)|exertion\w*|radiat\w*|sob|pleuritic|episodes?|substernal|left arm)\b/i,
    'chest pain',
  ],
  // The family of whoever asks says nothing of the word.
  [
    /\b(?:my|our|his|her) (?:dad|mom|mum|mother|father|son|daughter|husband|wife|grandma|grandpa|grandmother|grandfather|brother|sister|aunt|uncle|friend|partner|kid)(?:['’]?s)?\b/gi,
    /./,
    'my',
  ],
  [/\bhyper\b/gi, /\b(?:sugar|glucose|diabet\w*|insulin|a1c)\b/i, 'hyperglycemia'],
];

/** The query with its short words put as they are meant beside the others, and its figures without their units. */
export function inContext(query: string): string {
  let text = query;
  for (const { unit, text: typed } of figuresIn(query))
    if (unit !== null && /\/|\*|^seconds$/.test(unit))
      text = text.replace(typed, typed.replace(/(?<=\d)[^\d/]*\/?[a-zµμ\d^*]*$/i, ''));
  for (const [word, beside, by] of REPLACED) if (beside.test(text)) text = text.replace(word, by);
  text = text.replace(OF_PATIENT, 'patient');
  // Alone, or with a figure, "pt" stays the short form with all its meanings.
  if (/[a-z]{3}/.test(text.replace(PATIENT_OR_THERAPY, ' ')) && !OF_CLOTTING.test(text))
    text = text.replace(PATIENT_OR_THERAPY, OF_THERAPY.test(text) ? 'physical therapy' : 'patient');
  return text;
}
