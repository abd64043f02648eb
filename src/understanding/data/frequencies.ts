/** How often a medicine is taken: printed forms (regular expression source, any case) and plain words. */
export const FREQUENCIES: readonly (readonly [string, string])[] = [
  [
    String.raw`q\.?\s?4\s?[-–]\s?6\s?(?:h|hrs?|hours)|every (?:4|four)\s?(?:to|[-–])\s?(?:6|six) hours`,
    'every 4 to 6 hours',
  ],
  [
    String.raw`q\.?\s?6\s?[-–]\s?8\s?(?:h|hrs?|hours)|every (?:6|six)\s?(?:to|[-–])\s?(?:8|eight) hours`,
    'every 6 to 8 hours',
  ],
  [String.raw`q\.?\s?2\s?(?:h|hrs?|hours)|every (?:2|two) hours`, 'every 2 hours'],
  [String.raw`q\.?\s?3\s?(?:h|hrs?|hours)|every (?:3|three) hours`, 'every 3 hours'],
  [String.raw`q\.?\s?4\s?(?:h|hrs?|hours)|every (?:4|four) hours`, 'every 4 hours'],
  [String.raw`q\.?\s?6\s?(?:h|hrs?|hours)|every (?:6|six) hours`, 'every 6 hours'],
  [String.raw`q\.?\s?8\s?(?:h|hrs?|hours)|every (?:8|eight) hours`, 'every 8 hours'],
  [String.raw`q\.?\s?12\s?(?:h|hrs?|hours)|every (?:12|twelve) hours`, 'every 12 hours'],
  [String.raw`q\.?\s?(?:24)\s?(?:h|hrs?|hours)|every 24 hours`, 'every 24 hours'],
  [
    String.raw`q\.?\s?72\s?(?:h|hrs?|hours)|q\.?\s?3\.?\s?(?:d|days)|every (?:72 hours|3 days|three days)`,
    'every 3 days',
  ],
  ['(?:5|five) times (?:a|per|each) day|(?:5|five) times daily', '5 times a day'],
  [String.raw`q\.?i\.?d\.?|(?:4|four) times (?:a|per|each) day|(?:4|four) times daily`, '4 times a day'],
  [String.raw`t\.?i\.?d\.?|(?:3|three) times (?:a|per|each) day|(?:3|three) times daily|thrice daily`, '3 times a day'],
  [
    String.raw`b\.?i\.?d\.?|twice (?:a|per|each) day|twice daily|(?:2|two) times (?:a day|daily|per day)`,
    'twice a day',
  ],
  [String.raw`q\.?o\.?d\.?|every other day|every 2 days`, 'every other day'],
  [
    String.raw`q\.?\s?h\.?s\.?|(?:nightly|every night|each night|at night|at bedtime|before bed|every bedtime)|h\.?s\.?`,
    'at bedtime',
  ],
  [String.raw`q\.?\s?a\.?m\.?|every morning|each morning|in the morning`, 'every morning'],
  [String.raw`q\.?\s?p\.?m\.?|every evening|each evening|in the evening`, 'every evening'],
  [String.raw`once (?:a |per )?week(?:ly)?|weekly|every week|q\.?\s?week(?:ly)?`, 'once a week'],
  ['twice (?:a |per )?week(?:ly)?', 'twice a week'],
  ['monthly|once a month|every month|every 4 weeks', 'once a month'],
  [
    String.raw`q\.?\s?d\.?|q\.?\s?day|once (?:a |per |each )?da(?:y|ily)|every day|each day|1 time a day|(?<!times )(?:a|per) day|one time (?:a day|daily)|once daily|daily`,
    'once a day',
  ],
];

/** Taken with or without food: stands beside a frequency. */
export const MEALS: readonly (readonly [string, string])[] = [
  ['with (?:meals|food|each meal|every meal|breakfast|lunch|dinner|supper)', 'with meals'],
  [
    String.raw`q\.?\s?a\.?c\.?|a\.?c\.? and h\.?s\.?|a\.c\.|before (?:meals|each meal|breakfast|eating)`,
    'before meals',
  ],
  [String.raw`p\.c\.|after meals|after each meal`, 'after meals'],
  ['on an empty stomach', 'on an empty stomach'],
];

/** "When you need it": stands beside a frequency. */
export const AS_NEEDED = String.raw`p\.?r\.?n\.?|as needed|when needed|if needed`;

/** How a medicine is taken: printed form and plain words. */
export const ROUTES: readonly (readonly [string, string])[] = [
  [String.raw`p\.?o\.?|by mouth|orally|oral`, 'by mouth'],
  [String.raw`i\.?v\.?|intravenous(?:ly)?`, 'into a vein'],
  [String.raw`i\.?m\.?|intramuscular(?:ly)?`, 'into a muscle'],
  [String.raw`s\.?c\.?|s\.?q\.?|sub\s?-?q|subcut(?:aneous(?:ly)?)?`, 'under the skin'],
  [String.raw`s\.?l\.?|sublingual(?:ly)?`, 'under the tongue'],
  [String.raw`p\.?r\.?(?!\.?n)|rectally|per rectum`, 'into the rectum'],
  ['inhaled|inhalation|inhaler|inh|puffs?|nebuli[sz]ed|via nebulizer', 'breathed in'],
  ['topical(?:ly)?|to (?:the )?affected area|apply', 'on the skin'],
  [String.raw`eye drops?|ophthalmic|in (?:the )?(?:left|right|both|each|affected) eyes?|o\.?[dsu]\.`, 'in the eye'],
  ['intranasal(?:ly)?|nasal|in each nostril', 'into the nose'],
  ['transdermal|patch', 'as a patch on the skin'],
];
