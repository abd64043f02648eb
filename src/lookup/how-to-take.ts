import type { Medicine } from '../knowledge/index.js';

const DAILY = 'Ask your doctor or pharmacist before you change how you take it. Do not stop it on your own.';

const SLOWS_BREATHING =
  'It can slow breathing: do not drink alcohol with it. Call 911 if the person is hard to wake or breathes slowly.';

/** The sentence of orders and habits, not of what is bought when it is needed. */
export const ON_YOUR_OWN = / Do not stop it on your own\.$/;

/** What a reader should know of taking it, by how people come to take it. Nothing tells anyone to stop a medicine. */
export function howToTake({ taken, drugClass }: Pick<Medicine, 'taken' | 'drugClass'>): string {
  if (drugClass?.includes('opioid') && taken !== 'given' && taken !== 'rescue' && !drugClass.includes('antagonist'))
    return `${SLOWS_BREATHING} ${DAILY}`;
  switch (taken) {
    case 'label':
      return 'You can buy it without a prescription. Follow the label, or what your doctor told you. Ask a pharmacist if it is safe with your other medicines and health problems.';
    case 'needed':
      return 'It is often taken only when it is needed. Take it as your doctor told you. Ask a pharmacist if it is safe with your other medicines.';
    case 'rescue':
      return 'Keep it within reach, and ask now when and how to use it. In an emergency, use it as you were shown, and call 911.';
    case 'given':
      return 'It is most often given by the care team. Ask them why you get it and what to watch for.';
    case 'weekly':
      return `For joints and skin it is taken once a week, never each day. Check that your label names the day of the week. ${DAILY}`;
    default:
      return DAILY;
  }
}

/** The answer to "can I take … with …": no entry holds which medicines go together. */
const TOGETHER =
  'This page cannot tell if these go together. Ask your pharmacist or doctor before you take both. If one doctor ordered both, do not stop one on your own: call and ask.';

const STOPPING =
  'Do not stop a medicine on your own. Ask the doctor who ordered it, or your pharmacist, if and when to stop.';

const ALCOHOL =
  /\b(?:alcohol|beer|wine|vodka|liquor|drunk)\b|\bdrink(?:ing)?\b(?!.*\b(?:coffee|tea|milk|juice|water|soda|smoothies?)\b)/i;

/** What people ask about a medicine, and what can be said of any: the first that fits. */
const ASKED: readonly (readonly [asks: RegExp, told: string])[] = [
  [/\b(?:stop|stopping|stopped|quit|quitting|skip|skipping|hold|come off|coming off|get off|wean)\b/i, STOPPING],
  [
    /(?<!\bfor (?:my |his |her |the |hay |spring |seasonal )?)\ballerg(?:y|ies|ic)\b/i,
    'Tell your doctor or pharmacist about the allergy, and ask before you take it: some medicines are of one family. Call 911 if your face or throat swells or it is hard to breathe.',
  ],
  [
    /\b(?:missed|forgot|forgotten|late dose|miss a)\b/i,
    'Read the leaflet or ask your pharmacist what to do about a missed dose. Do not take two doses at once unless you are told to.',
  ],
  [
    /\b(?:ran out|run out|running out|out of|refills?|(?:cannot|can'?t) afford|lost my)\b/i,
    'Call your pharmacist or doctor today: some medicines are not safe to be without, even for a day.',
  ],
  [
    /\b(?:crush\w*|chew\w*|split\w*|in half|open the capsule|dissolve)\b/i,
    'Some pills must be swallowed whole. Ask a pharmacist before you crush, split or chew one.',
  ],
  [ALCOHOL, 'Ask your pharmacist or doctor before you drink alcohol with it. Do not stop it on your own.'],
  [
    /\b(?:pregnan\w*|breast ?-?feed\w*|nursing|trying to conceive)\b/i,
    'Call your doctor or pharmacist today, before the next dose. Some medicines can harm a baby, and others must go on. They can tell you which this is.',
  ],
  [
    /\b(?:how much|how many|how often|dose|doses|dosage|units?|max(?:imum)?|too much|high dose|low dose|mg|mcg|times a day)\b/i,
    'This page cannot tell how much is right for you. Take it as the label or your doctor says, and ask a pharmacist if you are not sure. Do not change it or stop it on your own. If too much was taken, call Poison Help at 1-800-222-1222.',
  ],
  [
    /\bside effects?\b|\bcauses?\b|\bmake me\b|\breaction\b/i,
    'The leaflet lists what it can cause, and a pharmacist can explain it. Call 911 if your face or throat swells or it is hard to breathe. Do not stop it on your own.',
  ],
  [
    /\b(?:kids?|child|children|baby|toddler|dementia|old|elderly|dad|mom|mother|father|grandma|grandpa)\b/i,
    'It can act in another way in a child or an older person. Ask a doctor or pharmacist first about the good and the harm for this person. Do not stop an ordered medicine on your own.',
  ],
];

const TOOK_TOO_MUCH =
  /\b(?:overdosed?|too many|took (?:my (?:\w+ )?twice|too|an extra|extra|double|two|three|four|five|\d+)|double dose|doubled|swallowed|ate (?:my|a|some|the)|whole bottle|by mistake|by accident|accidentally|wrong (?:dose|pill|medicine|medication))\b/i;

/** What to do now where a query says that too much of a medicine was taken. */
export function tookTooMuch(query: string): string | null {
  return TOOK_TOO_MUCH.test(query)
    ? 'If too much was taken, or by a child, call Poison Help at 1-800-222-1222 now, even if all seems well. Call 911 if the person is hard to wake, has a seizure or cannot breathe well.'
    : null;
}

/** The answer to a medicine named together with something felt or seen. */
export const A_MEDICINE_AND_A_SIGN =
  'The medicine may or may not be the cause. Tell your doctor or pharmacist about it. Call 911 if your face or throat swells or it is hard to breathe. Do not stop it on your own.';

/** Words that set medicines side by side: "with", "and", "plus". */
const SIDE_BY_SIDE = /\b(?:with|and|together|mix|mixed|plus|both|combine[ds]?|along|while|interact\w*)\b|[+&]/i;

/** The answer to a question about a medicine that no entry holds: how much, together with another, a missed dose. */
export function aboutTaking(query: string, medicines: number): string | null {
  if (TOOK_TOO_MUCH.test(query)) return 'Keep the package at hand. Say what was taken, how much, when and by whom.';
  const asked = ASKED.find(([asks]) => asks.test(query))?.[1] ?? null;
  // What is true whatever stands beside it.
  if (asked === STOPPING || ALCOHOL.test(query)) return asked;
  return medicines > 1 && SIDE_BY_SIDE.test(query) ? TOGETHER : asked;
}
