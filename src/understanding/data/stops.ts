import type { CueRule } from '../assertion/cues.js';

/** Words at which scopes end. */
export const stops: CueRule[] = [
  {
    category: 'stop',
    direction: 'forward',
    stops: ['negated', 'possible', 'historical', 'family', 'other'],
    phrases: ['but', 'however', 'nevertheless', 'yet', 'though', 'although', 'whereas', 'except {for|that|}', ';'],
  },
  {
    category: 'stop',
    direction: 'forward',
    stops: ['negated'],
    phrases: [
      '[',
      '{☐|☒|☑|✓}',
      'aside from',
      '{save|saving|but} for',
      '{with|} {the|} exception of',
      '{excepting|excluding|barring}',
      'pos',
      '{he|she|they|pt} {does|did|do|has|have|had|also|reports|complains|admits}',
      'turned out to be',
      '{recurrence|progression|worsening|spread} of {his|her|the|your|known|previous}',
      'proved to be',
      // "No neck stiffness, chest clear, R BKA stump healed": the next part was looked at.
      '{chest|lungs|heart|abdomen|abdo|throat|skin|wound} {clear|soft|nad|normal|regular|healed}',
      'apart from',
      'other than',
      'besides',
      '{due|secondary|owing} to',
      'caused by',
      '{because|because of}',
      'which',
      'who',
      'until',
      'positive',
      'significant for',
      'remarkable for',
      'notable for',
      '{complains|complained|complaining} of',
      '{reports|reported|admits|admitted|endorses|endorsed|acknowledges} {to|}',
      'consistent with',
      'compatible with',
      '{is|are|was|were} {most|very|highly|} {in keeping|suspicious|suggestive|diagnostic|indicative|characteristic} {with|of|for}',
      'c/w',
      'after',
      'following',
      'status post',
      's/p',
      'with {a|} history of',
      'with {a|} {bilateral|small|mild|moderate|trace|large|minimal|persistent|stable|left|right|new|severe}',
      'resulting in',
      'presenting with',
      'now',
      'only',
      '{and|} then',
      'while',
      'despite',
      'in spite of',
      'related to',
      'attributed to',
      'as {a|the|} {cause|source|reason|etiology|result}',
      'there {is|are|was|were|has|have}',
      'instead',
      ', {old|known}',
      // "No edema, normal pulses": what is as it should be.
      ', {normal|intact|good|strong|full|equal|symmetric|symmetrical|present|clear|soft}',
      // "In no acute distress, intubated": how somebody lies there, and no further item of the denial.
      ', {intubated|ventilated|obese|lying|sitting}',
      'more than',
      'c/o',
      'p/w',
      '{presents|presented|presenting|came in|comes in|brought in|admitted|referred|seen} {with|for|after}',
      'here {for|with}',
      'superimposed',
      'unchanged',
      'and {has|have|had|is|was|does|did|will|shows|reveals|with}',
    ],
  },
  {
    category: 'stop',
    direction: 'forward',
    stops: ['possible'],
    phrases: [
      'and {has|have|had|is|was|were|are}',
      'in {the|a|this} setting of',
      'in {a|this} patient',
      'which',
      'who',
      'given',
      '{because|because of}',
      'with {a|} history of',
      'without',
    ],
  },
  {
    category: 'stop',
    direction: 'forward',
    stops: ['historical'],
    phrases: [
      'who',
      // "S/p hip replacement: DVT", "S/p hip replacement, day 5: leg swollen"
      '{replacement|arthroplasty|surgery|operation|repair|fixation|section|delivery|bypass|transplant|nailing} :',
      '<number> {day|days|week|weeks|wks} ago :',
      '{day|days|d|hour|hours|h|week|weeks|wk} <number> :',
      '<number> {day|days|d|hours|hour|h|hrs|week|weeks|wks} {post op|postop|post|ago|} :',
      '{who|and|that|} {now|today|currently} {has|is|presents|} {with|}',
      '{who|that|and|} {presents|presented|presenting|comes|came|coming} {to|in|with|for|today|}',
      '{who|and} {is|was|} {admitted|seen|referred|transferred|evaluated|brought|hospitalized} {for|with|to|in|from|}',
      '{is|was} {admitted|seen|referred|transferred|evaluated|brought|hospitalized} {for|with|to|in|from|}',
      '{now|today|currently|presently|recently|acutely}',
      '{complaining|complains|complained|complaint|complaints} of',
      'c/o',
      'p/w',
      'here {for|with}',
      // "Hx of kidney stones adm w/ fever": why somebody came this time.
      '{adm|admit|admitted|presenting|presents|presented|tx|transferred} {with|w|w/|for}',
      'left {him|her|them|patient|the patient} with',
      '{with|} {no|without|with} {any|} residual',
      'with no',
      // "Hx ca prostate, rising PSA"
      ', {rising|climbing|worsening|increasing}',
      '{recent|current} {onset|diagnosis|episode|} {of|}',
      'with {new|worsening|increasing|acute|persistent|ongoing|current}',
      // "Hx of CAD, with 2 days of black stools": what somebody came with.
      ', with {<number>|one|two|three|four|five|several|few} {day|days|hour|hours|week|weeks|hrs|wks} {of|history of}',
      'for {evaluation|management|treatment} of',
      'found to have',
      'chief complaint',
      'for which',
      '{physical|on} {exam|examination}',
      'there {is|are}',
      'developed',
      'develops',
      '{noted|found|shows|showed|reveals|revealed|demonstrates|demonstrated}',
    ],
  },
  {
    category: 'stop',
    direction: 'forward',
    stops: ['family', 'other'],
    phrases: [
      '{the|} patient',
      'pt',
      '{she|he} {has|had|is|was|denies|denied|reports|presents|does|did|also|herself|himself|complains|takes|smokes|drinks}',
      'social history',
      'past medical history',
      'allergies',
      'physical exam',
      'review of systems',
    ],
  },
  {
    category: 'stop',
    direction: 'forward',
    stops: ['hypothetical'],
    phrases: ['for {his|her} {history|known} of', 'because of', 'due to'],
  },
];

/** Finite verbs: with a subject of its own after a comma or "and", they begin a new clause. */
export const finiteVerbs = new Set(
  (
    'is are was were has have had shows showed reveals revealed demonstrates demonstrated appears appeared remains ' +
    'remained presents presented complains complained reports reported states stated underwent received improved ' +
    'became began continues continued admits admitted denies denied will would can may might could should does did ' +
    'feels felt takes took needs required requires extends measures measured contains contained involves lies ' +
    'suggests suggested developed developed experienced smokes drinks lives works tolerated ambulated'
  ).split(' '),
);

/** Past participles of seeing: "no A, B or C is seen" keeps the whole list as its subject. */
export const seenWords = new Set(
  (
    'seen identified noted present demonstrated evident appreciated visualized visualised detected found observed ' +
    'apparent shown suggested recognized palpable palpated heard elicited reported described suspected visible there'
  ).split(' '),
);
