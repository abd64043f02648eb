/** Ways to begin a question about a word; what is left is what is asked about. */
const OPENINGS = [
  /^(?:please |can you |could you |can someone )?(?:explain|define|describe|tell me about|tell me|help me understand|i want to know)(?: to me)?(?: about)?(?: what)?(?: (?:is|are|a|an|the))* /,
  /^(?:what|whats|what's|wat)(?: (?:is|are|was|were|r|does|do|did|s|exactly))*(?: (?:it )?(?:mean|means|happen|happens)(?: (?:to have|to be|by|when|if|during|in|with|for))?)?(?: (?:i have|my|you have))? /,
  /^(?:why|when|how|where)(?: (?:do|does|did|would|should|can|could|is|are|was|were|will|often|long|bad|serious|painful|much))*(?: (?:i|you|we|they|my doctor|the doctor|doctors|people|someone))?(?: (?:need|needs|get|gets|have|has|had|do|order|ordered|want|take|use|prepare|recover|treat|test|done|check|feel))*(?: (?:to have|to get|to do|to take|for|from|about))? /,
  /^(?:what (?:can |could |may |might )?causes?|what (?:is|are) the (?:differences?|risks?|side effects?|causes?|signs?|symptoms?|treatments?|purpose|meaning|cure) (?:of|for|between|from)|(?:life after|living with|recovering from|recovery (?:from|after)|getting ready for|preparing for)) /,
  /^(?:how (?:long|soon|fast|many days|many weeks)(?: (?:does|do|will|is|it|take|the|get|to|until|i|you|can))* (?:recover|recovery|heal|get over|get better|go home|go back to work)(?: time)?(?: (?:from|after))?) /,
  /^(?:(?:can|may|should|could|when can|when should|how soon can) (?:i|you|we) (?:(?:eat|drink|have|drive|fly|swim|shower|bathe|bath|exercise|work|go|smoke|walk|run|lift|sleep|wear|do|be|travel|sex|alcohol|coffee|food|water|back|to|home|out|still|a|the|on|my|plane|sports|pregnant|alone|breastfeed) ){1,4}(?:after|before|with|during|while having)) /,
  /^(?:is|are|was|can|could|does|do|should|will)(?: (?:i|you|it|my|having))*(?: (?:have|get|need|die|live|worry|be worried))*(?: (?:of|from|with|about|without))? /,
  /^(?:am i|are they|do they|do you|will they|will i|can they|is there|is this|is it|could it be|could this be|i think i am|i think i'm|i think i have|i feel like i am|i might be|i may be)(?: (?:having|have|going|to|get|put|give|me|you|dying|of|from|a|an|the|my))* /,
  /^(?:the )?(?:meaning|definition|causes?|signs?|symptoms?|risks?|treatments?|side effects?|types?|purpose|results?|recovery|preparation|prep|stages?)(?: time)? (?:of|for|from|in|after) /,
  /^(?:i have|i had|i got|i am having|i'm having|im having|i've|(?:my |the )?(?:doctor|nurse|report|chart|scan|mri|ct|dr) (?:said|says|told me|found|ordered|wants|shows?|mentions?)(?: that)?(?: (?:i have|i had|there is|there was|it is|it was|something about))?|my|me|they found|diagnosed with|told i have|results? (?:show|say)s?|having|getting|about|facts about|information (?:on|about)|info (?:on|about))(?: (?:i have|that|me|is|a|an|the|been|to have|to get))* /,
];
const ENDINGS = [
  / (?:what (?:does|do|is|did) (?:it|this|that|they)(?: (?:mean|say|show))?|what now|what next|now what|should i worry|should i be worried|do i need to worry|am i (?:dying|ok|okay|going to die)|help)$/,
  /(?:'s)? (?:mean|means|meaning|stand for|stands for|is|definition|explained|in (?:plain|simple) (?:english|words|language|terms)|medical term|for dummies|used for|good for|done|work|works|look like|feel like)$/,
  / (?:bad|good|dangerous|serious|normal|painful|curable|safe|deadly|contagious|hereditary|cancer|common|treatable|fatal|hurt|hurts|go away|a problem)$/,
  / (?:recovery|recovery time|risks?|side effects?|signs?|types?|procedure|surgery|operation|exam|examination|result|results|level|levels|values?|numbers?|count|symptoms?|causes?|treatment|problems?|issues?|disease|condition|diagnosis|medication|medicine|pills?|drug|tablets?)$/,
  / (?:in|on|of|for|from|during|after|before) (?:my|the|a|an|your|this)? ?(?:blood ?work|report|labs?|lab (?:work|results?|report)|results?|blood ?test|test results?|chart|scan|doctor|body|pregnancy|kids|children|adults|women|men|seniors|elderly)$/,
  / (?:i have|do i have|do to you|to me|for me|please)$/,
];

const ORDINALS: Record<string, string> = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth' };

/** How many turns are taken at most: each takes one opening or ending off. */
const TURNS = 6;

/** The readings that are searched for slips, which costs most. */
const SEARCHED = 6;

/** The barest of these readings, in their order: enough for any real question. */
export function fewOf(readings: readonly string[]): string[] {
  const barest = new Set([...readings].sort((a, b) => a.length - b.length).slice(0, SEARCHED));
  return readings.filter((text) => barest.has(text));
}

/** The query and what it asks about, from the whole to the barest: "what is an MRI?" -> "what is an mri", "mri". */
export function askedAbout(query: string): string[] {
  const whole = query
    .normalize('NFKC')
    .replace(/\b(1st|2nd|3rd|4th)\b(?= degree|-degree)/gi, (ordinal) => ORDINALS[ordinal.charAt(0)] ?? ordinal)
    .replace(/[\u0000-\u001f\u007f]/g, ' ')
    .replace(/[’‘]/g, "'")
    .replace(/[“”"«»]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s?!.,:;'-]+|[\s?!.,:;'-]+$/g, '')
    .trim();
  const found = [whole];
  const seen = new Set([whole.toLowerCase()]);
  let open = [whole];
  for (let turn = 0; turn < TURNS && open.length > 0; turn += 1) {
    const next: string[] = [];
    for (const text of open) {
      for (const shorter of turns(text)) {
        if (shorter.length < 2 || seen.has(shorter.toLowerCase())) continue;
        seen.add(shorter.toLowerCase());
        next.push(shorter);
        found.push(shorter);
      }
    }
    open = next;
  }
  return found;
}

/** The text with one opening, article or ending less; the case of the rest is kept. */
function turns(text: string): string[] {
  const lower = text.toLowerCase();
  const shorter: string[] = [];
  for (const opening of [...OPENINGS, /^(?:a|an|the|my|your|some|any|got|get|getting) /]) {
    const match = opening.exec(`${lower} `);
    if (match && match[0].length < lower.length) shorter.push(text.slice(match[0].length).trim());
  }
  for (const ending of ENDINGS) {
    const match = ending.exec(lower);
    if (match && match.index > 0) shorter.push(text.slice(0, match.index).trim());
  }
  return shorter.map((one) => one.replace(/ (?:and|or|with|of|in|to|for|from|by|on)$/i, ''));
}
