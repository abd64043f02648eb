import { list } from '../words/english.js';
import type { Clause, ClauseTeller, Told } from './clause.js';

/** What a line of the mental state exam is about, by its label, and how its words are led in. */
const ABOUT: readonly (readonly [label: string, lead: string])[] = [
  ['appearance|general appearance', 'you looked'],
  ['attitude|manner|demeanou?r|rapport', 'your manner was'],
  ['behaviou?r|psycho-?motor(?: (?:activity|behaviou?r))?|motor(?: activity)?', 'your way of moving and acting was'],
  ['eye contact', 'your eye contact was'],
  ['mood', 'your mood was'],
  ['affect', 'the feelings that you showed were'],
  ['speech', 'your speech was'],
  ['thought (?:process(?:es)?|form)|form of thought|thoughts?|thinking', 'your way of thinking was'],
  ['insight', 'your insight (how well you see your own illness) was'],
  ['judge?ment', 'your judgment was'],
  ['insight (?:and|&|\\/) judge?ment|judge?ment (?:and|&|\\/) insight', 'your insight and judgment were'],
  ['cognition|cognitive (?:assessment|function(?:ing)?|exam)|memory(?: and concentration)?', 'your thinking and memory were'],
  ['orientation', 'your sense of who and where you were was'],
  ['attention|concentration|attention (?:and|&|\\/) concentration', 'your attention was'],
]; // biome-ignore format: one label a line

const WORDS: Readonly<Record<string, string>> = {
  labile: 'quickly changing', euphoric: 'very happy and high', euthymic: 'steady, not low or high', dysphoric: 'low and uneasy',
  depressed: 'low', low: 'low', sad: 'sad', anxious: 'worried', irritable: 'easily upset', angry: 'angry', elevated: 'high', high: 'high',
  flat: 'flat (few feelings shown)', blunted: 'dulled (few feelings shown)', restricted: 'held in (fewer feelings shown)',
  constricted: 'held in (fewer feelings shown)', congruent: 'a fit for your mood', 'mood congruent': 'a fit for your mood',
  'mood-congruent': 'a fit for your mood', 'congruent with mood': 'a fit for your mood', 'congruent to mood': 'a fit for your mood',
  incongruent: 'not a fit for your mood', reactive: 'changing as usual', 'full range': 'as wide as usual', full: 'as wide as usual',
  tearful: 'tearful', guarded: 'guarded', suspicious: 'suspicious', cooperative: 'willing to take part', 'co-operative': 'willing to take part', pleasant: 'friendly',
  polite: 'polite', engaging: 'open', engaged: 'open', calm: 'calm', hostile: 'hostile', withdrawn: 'withdrawn', agitated: 'restless',
  restless: 'restless', normal: 'normal', 'within normal limits': 'normal', wnl: 'normal', unremarkable: 'normal', appropriate: 'fitting',
  pressured: 'fast and hard to break in on (pressured)', rapid: 'fast', fast: 'fast', slow: 'slow', slowed: 'slow', soft: 'soft', quiet: 'quiet',
  loud: 'loud', monotonous: 'flat in tone', spontaneous: 'free-flowing', fluent: 'free-flowing', coherent: 'clear to follow', clear: 'clear',
  linear: 'clear to follow', logical: 'clear to follow', organized: 'clear to follow', organised: 'clear to follow',
  'goal directed': 'to the point', 'goal-directed': 'to the point', disorganized: 'jumbled (disorganized)', disorganised: 'jumbled (disorganized)',
  tangential: 'drifting off the point (tangential)', circumstantial: 'slow to reach the point (circumstantial)',
  'flight of ideas': 'jumping from thought to thought', 'loosening of associations': 'hard to follow, with loose links', 'racing': 'racing',
  good: 'good', fair: 'fair', poor: 'poor', limited: 'limited', partial: 'partial', impaired: 'weakened', intact: 'working well',
  'grossly intact': 'working well on a simple check', 'grossly normal': 'normal on a simple check', lacking: 'lacking', adequate: 'good enough',
  'well kempt': 'neat and clean', kempt: 'neat and clean', 'well groomed': 'neat and clean', 'well-groomed': 'neat and clean', groomed: 'neat and clean',
  unkempt: 'not well cared for', disheveled: 'not well cared for', dishevelled: 'not well cared for', 'casually dressed': 'casually dressed',
  'appropriately dressed': 'dressed to fit the day', 'neatly dressed': 'neatly dressed', 'stated age': 'your age', 'of stated age': 'your age',
  'normal rate': 'normal in speed', 'normal in rate': 'normal in speed', 'normal volume': 'normal in loudness', 'normal tone': 'normal in tone',
  'normal rhythm': 'normal in rhythm', 'regular rate and rhythm': 'normal in speed and rhythm', 'normal rate and rhythm': 'normal in speed and rhythm',
  'normal rate and volume': 'normal in speed and loudness', 'normal rate and tone': 'normal in speed and tone',
  'normal rate, rhythm and volume': 'normal in speed, rhythm and loudness', 'normal in rate and tone': 'normal in speed and tone',
}; // biome-ignore format: one list
const DEGREE = /^(?:(?:mildly|slightly|somewhat|very|quite|mostly|fairly|relatively|generally|subjectively|objectively|remains?|was|is) )+/i; // biome-ignore format: one line
const SAID_DEGREE = /\b(?:mildly|slightly|somewhat|very|quite|mostly|fairly|relatively)\b/i;

const LINES = ABOUT.map(([label, lead]) => [new RegExp(`^(?:${label})$`, 'i'), lead] as const);
/** "Insight good", "Mood: low": a label and its words in one clause. */
const LABEL_INSIDE = new RegExp(`^(${ABOUT.map(([label]) => label).join('|')})(?: (?:is|was|were|are|appears?|remains?))?:? (.+)$`, 'i'); // biome-ignore format: one line
/** Words of a baby's exam or of a swallow stand under such labels too, but not in an exam of the mind. */
const HARM = /^(?:(?:suicidal|homicidal)(?: ?(?:\/|and|or|&) ?(?:suicidal|homicidal))? (?:ideations?|thoughts?)|S\.?I\.?(?: ?\/ ?H\.?I\.?)?|SI and HI|thoughts of (?:self[- ]?harm|suicide)|suicidality)$/i; // biome-ignore format: one line
const NONE =
  /^(?:(?:the )?(?:patient|pt|he|she) )?(?:den(?:ies|ied)(?: (?:any|both|this|these|all|currently|at present|on admission|today|presently|at this time))*|none(?: (?:reported|currently|at present|today|noted|expressed|endorsed))?|nil|no|absent|not (?:present|endorsed|reported|expressed))$/i;

/** A line of a mental state exam in plain words, where each of its words is one that we know; null for any other. */
export const mentalState: ClauseTeller = (clause) =>
  thoughtsOfHarm(clause) ?? stressOrScore(clause) ?? lineOfMind(clause);

const LOOKS = /^(?:(?:well[- ])?kempt|(?:well[- ])?groomed|unkempt|dish?evell?ed|(?:casually|appropriately|neatly) dressed|(?:of )?stated age)$/i; // biome-ignore format: one line
const OF_EXAM = /^(?:mse|mental (?:state|status)(?: exam\w*)?|appearance)$/;
/** "Good eye contact": the verdict stands in front. */
const IN_FRONT = /^(good|fair|poor|limited|appropriate|normal|reasonable) (eye contact|rapport|insight|judge?ment)$/i;

function lineOfMind({ text, label, section }: Clause): Told | null {
  if (!EXAMINED.has(section)) return null;
  if (OF_EXAM.test(label) && LOOKS.test(text)) return { text: `you looked ${inPlainWords(text)}`, kind: 'state' };
  const [, verdict, judged] = IN_FRONT.exec(text) ?? [];
  if (verdict !== undefined && judged !== undefined) {
    const lead = LINES.find(([pattern]) => pattern.test(judged))?.[1];
    return lead === undefined ? null : { text: `${lead} ${verdict.toLowerCase()}`, kind: 'state' };
  }
  const inside = LABEL_INSIDE.exec(text);
  const named = LINES.find(([pattern]) => pattern.test(label));
  const [, own, behind] = inside ?? [];
  const [about, words] =
    named !== undefined
      ? [named[1], text]
      : own !== undefined && behind !== undefined
        ? [LINES.find(([pattern]) => pattern.test(own))?.[1], behind]
        : [undefined, ''];
  if (about === undefined) return null;
  const said = words
    .split(/\s*(?:,? but |,? and |[,;/]|&)\s*/i)
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map(inPlainWords);
  const all = inPlainWords(words.trim());
  const shown = all !== null ? [all] : said;
  if (shown.length === 0 || shown.some((one) => one === null)) return null;
  const joined = list([...new Set(shown as string[])]);
  return {
    text: `${about} ${/\bbut\b/.test(words) && all === null ? joined.replace(/ and /, ' but ') : joined}`,
    kind: 'state',
  };
}

const EXAMINED: ReadonlySet<string> = new Set(['physical_exam', 'other', 'condition', 'impression', 'diagnosis', 'history_present', 'hospital_course']); // biome-ignore format: one line

function inPlainWords(printed: string): string | null {
  const degree = SAID_DEGREE.exec(printed)?.[0].toLowerCase();
  const bare = printed.replace(DEGREE, '').toLowerCase();
  const plain = Object.hasOwn(WORDS, bare) ? WORDS[bare] : undefined;
  return plain === undefined ? null : degree === undefined ? plain : `${degree} ${plain}`;
}

/** "Suicidal/Homicidal Ideation: the patient denies on admission": what is denied stands in the label. */
function thoughtsOfHarm({ text, label }: Clause): Told | null {
  if (!HARM.test(label) || !NONE.test(text)) return null;
  const both = /homicid|HI/i.test(label);
  const own = /suicid|SI|self/i.test(label);
  const what = list([...(own ? ['ending your life'] : []), ...(both ? ['harming others'] : [])]).replace(
    ' and ',
    ' or ',
  );
  const said = /den/i.test(text) ? 'you said that you had' : 'you had';
  return { text: `${said} no thoughts of ${what}`, kind: 'state' };
}

/** "Axis IV: severe", "Axis V: 10": the strain in a life and the score of how it is managed, of the old five-part list. */
function stressOrScore({ text, label }: Clause): Told | null {
  const axis = /^axis (iv|v|ii|iii|4|5|2|3)$/i.exec(label)?.[1]?.toLowerCase();
  if (axis === undefined) return null;
  if (axis === 'iv' || axis === '4') {
    const how = /^(mild|moderate|severe|extreme|mild to moderate|moderate to severe)$/i.exec(text)?.[1];
    return how === undefined
      ? null
      : { text: `the strain in your life was rated as ${how.toLowerCase()}`, kind: 'state' };
  }
  if (axis === 'v' || axis === '5') {
    const score = /^(?:(?:current )?GAF(?: (?:of|is|score))?:? ?)?(\d{1,2}(?: ?(?:-|to) ?\d{1,2})?)$/i.exec(text)?.[1];
    return score === undefined ? null : { text: `the daily function score (GAF) was ${score}`, kind: 'state' };
  }
  const nothing = /^(?:none|nil|none known|no diagnosis|no dx|negative)$/i.test(text);
  const later = /^(?:deferred|diagnosis deferred|defer)$/i.test(text);
  if (!nothing && !later) return null;
  const what = axis === 'iii' || axis === '3' ? 'bodily illness' : 'lasting trouble of personality or learning';
  return {
    text: nothing ? `no ${what} was listed` : `the question of a ${what} was put off until later`,
    kind: 'state',
  };
}

/** Labels that the lines of the mind stand behind. */
export function isOfMind(label: string): boolean {
  return (
    HARM.test(label) ||
    OF_EXAM.test(label) ||
    /^axis [iv\d]+$/i.test(label) ||
    LINES.some(([pattern]) => pattern.test(label))
  );
}
