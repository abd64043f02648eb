/** Verb forms that make a line of a report a sentence rather than a fragment or a heading. Lower case. */
export const VERBS: ReadonlySet<string> = new Set([
  'is', 'are', 'was', 'were', 'be', 'been', 'being', 'am', 'has', 'have', 'had', 'having', 'do', 'does', 'did', 'can', 'could', 'may', 'might',
  'must', 'shall', 'should', 'will', 'would', 'cannot', "can't", "isn't", "wasn't", "doesn't", 'seen', 'noted', 'shows', 'show', 'showed',
  'shown', 'demonstrates', 'demonstrate', 'demonstrated', 'appears', 'appear', 'appeared', 'measures', 'measure', 'measured', 'measuring',
  'contains', 'contain', 'contained', 'remains', 'remain', 'remained', 'reveals', 'reveal', 'revealed', 'represents', 'represent',
  'suggests', 'suggest', 'suggested', 'indicates', 'indicate', 'indicated', 'denies', 'denied', 'reports', 'reported', 'states', 'stated',
  'complains', 'complained', 'presents', 'presented', 'admitted', 'discharged', 'underwent', 'received', 'started', 'given', 'taken', 'took', 'takes',
  'take', 'continue', 'continued', 'continues', 'stop', 'stopped', 'follow', 'followed', 'call', 'return', 'recommend', 'recommended', 'recommends',
  'consider', 'considered', 'identified', 'identify', 'visualized', 'obtained', 'performed', 'placed', 'removed', 'improved', 'improves', 'resolved',
  'increased', 'decreased', 'tolerated', 'developed', 'found', 'felt', 'feels', 'lies', 'terminates', 'projects', 'extends', 'extending', 'involves',
  'involving', 'correlate', 'compatible', 'evaluated', 'treated', 'transferred', 'required', 'requires', 'require', 'became', 'become', 'began', 'went', 'gone', 'got',
  'came', 'come', 'comes', 'gave', 'gives', 'made', 'make', 'makes', 'consists', 'consisted', 'consist', 'exhibits', 'exhibit', 'submitted', 'labeled', 'labelled', 'designated',
  'stained', 'sectioned', 'supports', 'support', 'excluded', 'exclude', 'ruled', 'confirmed', 'confirm', 'consulted', 'explained', 'discussed',
  'advised', 'instructed', 'scheduled', 'told', 'asked', 'used', 'uses', 'use', 'smokes', 'drinks', 'lives', 'works', 'known', 'thought', 'brought', 'see', 'sees', 'saw', 'shows', 'cleared',
  'limited', 'limits', 'obscured', 'obscures', 'compared', 'completed', 'changed', 'occurred', 'occurs', 'affects', 'means', 'mean', 'keep', 'avoid', 'wear', 'drink', 'eat', 'seek', 'contact', 'schedule', 'resume', 'refer', 'let', 'needs', 'need', 'needed',
]); // biome-ignore format: one list
