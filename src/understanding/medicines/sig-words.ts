/** The words of a line of a medicine list: printed forms as sources of regular expressions (any case), and plain words. */

const N = String.raw`\d[\d,.]*\d|\d`;
const COUNT_WORD = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|half an?|one-half|one half|½';
/** A figure or a range of figures: "5", "1-2", "5/500", "1 to 2", "one to two". */
export const FIGURE = String.raw`(?:(?:${N})(?:\s?(?:-|–|\/|to|or)\s?(?:${N}))?|(?:${COUNT_WORD})(?:\s?(?:-|–|to|or)\s?(?:${COUNT_WORD}|${N}))?)`;

/** Units of a strength or a dose. */
export const UNITS = String.raw`mg\/kg(?:\/(?:day|hr?|min|dose))?|mcg\/kg(?:\/(?:min|hr?))?|mcg\/hr?|mcg\/hour|mg\/hr?|mg\/(?:\d+\s?)?ml|mg\/day|units?\/kg|(?:u|iu)\/kg|units?\/hr?|units?\/ml|ml\/hr?|cc\/hr?|l\/min|liters?(?: per minute)?|million units|micrograms?|milligrams?|milliliters?|mcgs?|µg|μg|mgs?|grams?|gms?|g|units?|u|iu|meqs?|mls?|cc|%|percent|mmol|ounces?|oz|grains?`;

/** Forms that are counted out: "2 tablets", "1 puff". */
export const FORMS = String.raw`tablets?|tabs?|pills?|capsules?|caps?|puffs?|inhalations?|drops?|gtts?|sprays?|lozenges?|patch(?:es)?|suppositor(?:y|ies)|teaspoons?(?:ful)?|tsp|tablespoons?(?:ful)?|tbsp|vials?|ampules?|amps?|packets?|scoops?|cans?|bottles?|nebs?|nebuli[sz]er treatments?|applications?|doses?`;

/** Forms and makes that add nothing to how a medicine is taken; they stay behind the name. */
export const MAKES = String.raw`(?:extended|sustained|immediate|controlled|delayed)[ -]release|enteric[- ]coated|(?:er|xr|xl|sr|cr|dr|la|ec|ir|cd|hfa|hct|dm|ds|d|plus|respules|diskus|flexpen|pen|solostar)(?![a-z.])|chewable|suspension|solution|ointment|cream|gel|lotion|elixir|syrup|liquid|powder|inhaler|nebuli[sz]er|metered[- ]dose|mdi|nasal spray|eye drops?|drip|infusion|injections?|sliding[- ]scale|(?:oral|tablets?|tabs?|capsules?|caps?|pills?|patch(?:es)?|suppositor(?:y|ies))(?![a-z])`;

/** How often: printed forms and plain words; those that hold figures of their own are read by rule. */
export const TIMES: readonly (readonly [string, string])[] = [
  ['(?:5|five) times (?:a|per|each) day|(?:5|five) times daily', '5 times a day'],
  ['(?:6|six) times (?:a|per|each) day|(?:6|six) times daily', '6 times a day'],
  [
    String.raw`q\.?i\.?d(?![a-z])\.?|q\.?d\.?s(?![a-z])\.?|(?:4|four) times (?:a|per|each) day|(?:4|four) times daily`,
    '4 times a day',
  ],
  [
    String.raw`t\.?i\.?d(?![a-z])\.?|t\.?d\.?s(?![a-z])\.?|(?:3|three) times (?:a|per|each) day|(?:3|three) times daily|thrice (?:daily|a day)`,
    '3 times a day',
  ],
  [
    String.raw`b\.?i\.?d(?![a-z])\.?|b\.?d(?![a-z])\.?|twice (?:a|per|each) day|twice daily|(?:2|two) times (?:a day|daily|per day)`,
    'twice a day',
  ],
  [
    String.raw`q\.?o\.?d(?![a-z])\.?|q\.?\s?other day|every other day|every 2 days|every two days|alternate days`,
    'every other day',
  ],
  [
    String.raw`q\.?\s?h\.?s(?![a-z])\.?|q\.?\s?(?:bedtime|night)|(?:nightly|every night|each night|at night|at bedtime|before bed(?:time)?|every bedtime)|h\.?s(?![a-z])\.?|nocte(?![a-z])|(?<=\d\s?(?:mg|mcg|micrograms|g|units|tabs?|tablets?) )on(?=\s*(?:[-–,;.(]|$))`,
    'at bedtime',
  ],
  [
    String.raw`q\.?\s?a\.?m(?![a-z])\.?|mane(?![a-z])|(?<=\d\s?(?:mg|mcg|micrograms|g|units|tabs?|tablets?) )om(?=\s*(?:[-–,;.(]|$))|every (?:morning|a\.?m(?![a-z])\.?)|each morning|in the (?:morning|a\.?m(?![a-z])\.?)`,
    'every morning',
  ],
  [
    String.raw`q\.?\s?p\.?m(?![a-z])\.?|every (?:evening|p\.?m(?![a-z])\.?)|each evening|in the (?:evening|p\.?m(?![a-z])\.?)`,
    'every evening',
  ],
  [
    String.raw`twice (?:a |per |each )?week(?:ly)?|(?:2|two) times (?:a|per|each) week|(?:2|two) times weekly`,
    'twice a week',
  ],
  [String.raw`(?:3|three) times (?:a|per|each) week|(?:3|three) times weekly`, '3 times a week'],
  [
    String.raw`once (?:a |per |each )?week(?:ly)?|weekly|every week|each week|per week|q\.?\s?week(?:ly)?`,
    'once a week',
  ],
  ['once (?:a |per |each )?month(?:ly)?|monthly|every month|each month|q\\.?\\s?month', 'once a month'],
  [
    String.raw`q\.?\s?d(?![a-z])\.?|q\.?\s?day|q\.?\s?daily|once (?:a |per |each )?da(?:y|ily)|every ?day|each day|1 time a day|(?<!times )(?:a|per) day|one time (?:a day|daily)|once daily|once every 24 hours|daily|dly(?![a-z])|(?<=\d (?:mg|mcg) )once(?= (?:at|in|every))|(?<=(?:\d\s?(?:mg|mcg|micrograms|g|units|mls?|puffs?|tabs?|tablets?|capsules?|patch)(?: ?\| ?| ?)|\bpatch |\binhaler |\bs[./]?c |\bpo |\bi[mv] |\binh ))o\.?d(?![a-z])\.?`,
    'once a day',
  ],
  ['at noon|at lunch(?:time)?|q\\.?\\s?noon', 'at noon'],
];

/** "q4-6h", "q. 8 h.", "every six hours", "every 8 to 12 hours". */
export const EVERY = new RegExp(
  String.raw`(?:q\.?\s{0,2}|every )(${FIGURE})\.?\s{0,2}[-–]?\s{0,2}(h(?:ou)?rs?(?![a-z])|h(?![a-z])\.?|minutes?|min(?![a-z])\.?|days?|d(?![a-z])\.?|weeks?|wks?(?![a-z])|months?)`,
  'iy',
);

/** Taken with or without food, put on thinly or not: stands beside a frequency. */
export const MEALS: readonly (readonly [string, string])[] = [
  ['with (?:meals|each meal|every meal)', 'with meals'],
  ['with food', 'with food'],
  [String.raw`bbf(?![a-z])|before breakfast`, 'before breakfast'],
  [String.raw`abf(?![a-z])|after breakfast`, 'after breakfast'],
  [String.raw`b\/f(?![a-z])|before food`, 'before food'],
  [String.raw`a\/f(?![a-z])|after food`, 'after food'],
  ['(?:with|before|after) (?:breakfast|lunch|dinner|supper)', ''],
  [
    String.raw`a\.?c(?![a-z])\.? and h\.?s(?![a-z])\.?|q\.?\s?a\.?c(?![a-z])\.? and h\.?s(?![a-z])\.?`,
    'before meals and at bedtime',
  ],
  [String.raw`q\.?\s?a\.?c(?![a-z])\.?|a\.c\.|before (?:meals|each meal|eating)`, 'before meals'],
  [String.raw`p\.c\.|after meals|after each meal`, 'after meals'],
  ['on an empty stomach', 'on an empty stomach'],
  [String.raw`(?:via|through|with|using) (?:a |the )?(?:spacer|aero-?chamber)(?: device)?`, 'through a spacer'],
  ['swish and spit(?: out)?', 'to rinse the mouth and spit out'],
  ['swish and swallow', 'to rinse the mouth and swallow'],
  ['liberally|generously', 'freely'],
  ['thinly|sparingly|(?:in|as) a thin layer', 'in a thin layer'],
  ['(?:after|with|on) (?:hemo)?dialysis(?: days)?', 'with dialysis'],
];

/** "When you need it": stands beside a frequency. */
export const AS_NEEDED = String.raw`p\.?\s?r\.?\s?n(?![a-z])\.?|(?:on an |only )?as needed(?: basis)?|as necessary|when needed|if needed|s\.?o\.?s(?![a-z])`;

/** How a medicine is taken. */
export const ROUTES: readonly (readonly [string, string])[] = [
  [String.raw`p\.?\s?o(?![a-z])\.?|by mouth|orally|oral(?![a-z])`, 'by mouth'],
  [String.raw`i\.?v(?![a-z])\.?(?: ?(?:pb|push|drip))?|intravenous(?:ly)?`, 'into a vein'],
  [String.raw`i\.?m(?![a-z])\.?|intramuscular(?:ly)?`, 'into a muscle'],
  [
    String.raw`s[./]?c(?![a-z])\.?|s[./]?q(?![a-z])\.?|sub\s?-?(?:q|cu|cut)(?![a-z])|subcut(?:aneous(?:ly)?)?(?![a-z])`,
    'under the skin',
  ],
  [String.raw`s\.?l(?![a-z])\.?|sublingual(?:ly)?|under the tongue`, 'under the tongue'],
  [String.raw`p\.?r(?![a-z.]*n)(?![a-z])\.?|rectally|per rectum`, 'into the rectum'],
  [
    'inhaled|by inhalation|inhalation|inhaler|inh(?![a-z])|(?:per|by|via|in) (?:hand[- ]?held )?nebuli[sz]er|nebuli[sz]ed|via hhn',
    'breathed in',
  ],
  ['topical(?:ly)?|(?:apply )?to (?:the )?affected areas?', 'on the skin'],
  [
    String.raw`ophthalmic(?:ally)?|(?:in(?:to)? |to )?(?:the )?(?:left|right|both|each|affected|[lr]t?) eyes?|o\.[dsu]\.|(?:o[su])(?![a-z])|(?<=\b(?:gtts?|drops?) )o\.?d(?= (?:b\.?i\.?d|b\.?d|t\.?i\.?d|q\.?i\.?d|q\d|qhs|daily|once|twice|at bed|nightly)\b)`,
    'in the eye',
  ],
  ['intranasal(?:ly)?|nasal(?:ly)?|in each nostril|each nostril|per nostril', 'into the nose'],
  ['transdermal(?:ly)?', 'through the skin'],
  [String.raw`per g[- ]?tube|via g[- ]?tube|per peg(?: tube)?|via peg(?: tube)?`, 'through the feeding tube'],
  ['intrathecal(?:ly)?', 'into the fluid around the spine'],
];

/** For how long, or how many times in all. */
export const DURATION = String.raw`(?:(?:for|x|times|×)\s?|(?=(?:\d{1,2}|one|two|three|five|seven|ten) (?:more )?(?:days?|weeks?) (?:to complete|left|remaining|more)))(?:the next |another |a total of |total of |up to )?(${FIGURE}|seven|eight|nine|ten|twelve|fourteen)\s?-?\s?(?:more |additional )?(days?|d(?![a-z])|weeks?|wks?(?![a-z])|months?|mths?(?![a-z])|mos?(?![a-z])|doses?|hours?)`;

/** How many are to be handed out: told to no one. */
export const HANDED_OUT = String.raw`(?:x\s?)?\d+\s?(?:tablets?|tabs?|capsules?|caps?|pills?|patch(?:es)?|doses?|vials?|bottles?|packs?|boxe?s?)\s+(?:(?:were |was )?(?:supplied|dispensed|provided|issued|handed out)|given(?=\s*(?:[,;.)–-]|$|(?:on|at) (?:discharge|d\/c)|to (?:take home|patient|pt))))|(?:supplied|supply(?: of)?|dispensed|issued|provided):?\s(?:with )?x?\s?\d+(?:\s(?:tablets?|tabs?|capsules?|caps?|pills?|doses?))?|(?:nil|no|\d+) (?:repeats?|rpts?)(?![a-z])|(?:dispense|disp\.?|quantity|qty\.?|number|no\.|#)\s?#?\s?\d+(?:\s(?:tablets?|tabs?|capsules?|caps?|pills?))?|(?:with |and )?(?:no|zero|one|two|three|four|five|\d+) refills?|refills?:? ?\d+|refill x ?\d+`;

/** Words that may stand between the parts of a line without a meaning of their own. */
export const JOINING =
  /^(?:take|takes|taking|use|uses|using|inject|inhale|apply|give|given|taken|to|be|at|a|an|the|of|in|on|dose|doses|dosage|strength|each|per|total|by|via|day|days|time|times|hour|hours|is|was|his|her|your|their|also|as|directed|usual|home|daily|and|then|or|same|current|currently|now|presently|approximately|about|up)$/;
