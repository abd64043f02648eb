/** How strongly a line asks. */
export type Asks = 'asks' | 'suggests' | 'may' | 'helps' | 'booked';

/** The words of an order, from which what is understood is taken out one by one; every place keeps its offset. */
export class OrderLine {
  constructor(public text: string) {}

  /** Takes the words out; null where they do not stand there. */
  take(pattern: RegExp): { words: RegExpExecArray; start: number; end: number } | null {
    const words = pattern.exec(this.text);
    if (words === null || words[0].trim() === '') return null;
    const [start, end] = [words.index, words.index + words[0].length];
    this.text = this.text.slice(0, start) + ' '.repeat(end - start) + this.text.slice(end);
    return { words, start, end };
  }

  get rest(): string {
    return this.text.trim();
  }
}

const UNIT = '(?:h|hrs?|hours?|d|days?|wks?|weeks?|mos?|months?|yrs?|years?)';
const COUNT =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|an?|a few|several|a couple of)';
const SPAN = `${COUNT}(?:\\s?(?:-|–|to|or)\\s?${COUNT})?[\\s-]?${UNIT}(?![a-z])\\.?(?:[’']?s?[’']? time)?`;
const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\\d{1,2}[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?|\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?(?:,? \\d{4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?)';
const HOUR = '(?:,? (?:at )?\\d{1,2}:\\d\\d ?(?:[ap]\\.?m\\.?)?)?';

/** "6-8 weeks after starting treatment": counted from what may not have begun yet, and never from today. */
const SINCE = new RegExp(
  `\\b(?:in |at |within )?((?:about |approximately )?${SPAN}) ((?:after|following) (?!(?:discharge|today|now|this|that|which)\\b)[a-z][\\w'’ -]{2,50}?)(?=\\s*[,;.)]|\\s*$|\\s+(?:to (?!\\w+(?:ing|ment)\\b)|is\\b|are\\b|should\\b|and\\b|if\\b|for\\b))`,
  'i',
);

/** Times, each with how one says it. The first that fits is taken. */
const TIMES: readonly [RegExp, (found: RegExpExecArray) => string][] = [
  [SINCE, ([, span = '', after = '']) => ` ${spelled(span)} “${after}”`],
  [
    new RegExp(`\\b(?:in|after|at|every|within) (?:the next |about |approximately |around |another )?${SPAN}`, 'i'),
    ([words]) => ` ${spelled(words)}`,
  ],
  [new RegExp(`\\b(?:on|for|by) ${DAY}${HOUR}`, 'i'), ([words]) => ` ${words.replace(/^for /i, 'on ')}`],
  [
    new RegExp(`\\b${COUNT}(?:\\s?(?:-|–|to)\\s?${COUNT})?[\\s-](?:day|week|month|year)\\b(?!s)`, 'i'),
    ([words]) => ` in ${manyOf(spelled(words))}`,
  ],
  [
    /(?<![\d/])\d{1,2}(?:\s?[-–]\s?\d{1,2})?\s?(?:d|days?|wks?|weeks?|mos?|months?|yrs?|years?)\b(?!-)/i,
    ([words]) => ` in ${spelled(words)}`,
  ],
  [/(?<![\d/])\b(?:in |after |x ?)?(\d{1,2}(?:\s?-\s?\d{1,2})?)\/(7|52|12)\b(?![/\d])/i, ([, count = '', of]) => ` in ${manyOf(`${count.replace(/\s?-\s?/, ' to ')} ${of === '7' ? 'day' : of === '52' ? 'week' : 'month'}`)}`],
  [/\b(?:annual(?:ly)?|yearly)\b/i, () => ' every year'],
  [/\bmonthly\b/i, () => ' every month'],
  [/\bweekly\b/i, () => ' every week'],
  [/\b(?:tomorrow|today|next (?:week|month|year)|at (?:the |his |her |your )?next (?:visit|appointment|clinic))\b/i, ([words]) => ` ${words.toLowerCase().replace(/\b(?:his|her|the)\b/, 'your').replace('at next', 'at your next')}`],
  [/\b(?:as soon as possible|asap)\b/i, () => ' as soon as possible'],
  [/\bimmediate(?:ly)?\b/i, () => ' at once'],
  [/(?<!\bnon[ -]?|\bnot |\bno )\b(?:urgent(?:ly)?|emergent(?:ly)?|stat)\b/i, () => ' soon, as it is urgent'],
  [/\b(?:short[- ](?:term|interval)|early|prompt(?:ly)?)\b/i, () => ' soon'],
]; // biome-ignore format: a table

/** Takes the time out of a line; null where it holds none. Two times leave one behind, which nothing else takes. */
export function timeIn(line: OrderLine): { text: string; start: number; end: number } | null {
  for (const [pattern, told] of TIMES) {
    const found = line.take(pattern);
    if (found !== null) return { text: told(found.words).replace(/\s+/g, ' '), start: found.start, end: found.end };
  }
  return null;
}

/** "6-8 wks" -> "6 to 8 weeks". */
function spelled(words: string): string {
  return words
    .toLowerCase()
    .replace(/[’']?s?[’']? time$/, '')
    .replace(/(\d)\s?[-–]\s?(?=\d)/g, '$1 to ')
    .replace(/([a-z])-(?=(?:hour|day|week|month|year))/g, '$1 ')
    .replace(/(\d)[- ]?(?=[a-z])(?!to\b|or\b)/g, '$1 ')
    .replace(/\b(?:h|hrs?)\b\.?/g, 'hours')
    .replace(/\bd\b\.?/g, 'days')
    .replace(/\bwks?\b\.?/g, 'weeks')
    .replace(/\bmos?\b\.?/g, 'months')
    .replace(/\byrs?\b\.?/g, 'years')
    .replace(/(?<!(?:to|or) )(?<!\d)\b(1|one) (hour|day|week|month|year)s\b/, '$1 $2');
}

function manyOf(words: string): string {
  return /^(?:1|one|a|an) /.test(words) ? words : words.replace(/(hour|day|week|month|year)$/, '$1s');
}

const ALSO = '(?:,? (?:also|therefore|strongly|then|thus|hence|now))?';
/** What stands behind the thing that is asked for. */
const BEHIND: readonly [RegExp, Asks][] = [
  [
    /,? (?:may|might|could|can|would) (?:also |then )?be (?:very )?(?:helpful|useful|of (?:benefit|use|value|help)|beneficial|informative)\b/i,
    'helps',
  ],
  [/,? (?:may|might|could|can) (?:also |then )?help\b(?= to| in| with|\W*$)/i, 'helps'],
  [
    /,? (?:(?:may|might|could|can|should|to|would) (?:also |then |strongly )?be considered|is to be considered|for consideration)\b/i,
    'may',
  ],
  [/,? (?:may|might|could|can) (?:also |then )?be (?:obtained|performed|done|repeated|warranted|appropriate|indicated|needed|required)\b/i, 'may'],
  [/,? (?:has|have) (?:already |now )?been (?:booked|scheduled|arranged|organi[sz]ed)\b/i, 'booked'],
  [/,? (?:is|are|was|were) (?:already |now )?(?:booked|scheduled|arranged)\b/i, 'booked'],
  [new RegExp(`,?(?: is| are| would be| will be)?${ALSO} suggested\\b`, 'i'), 'suggests'],
  [
    new RegExp(
      `,?(?: is| are| will be)?${ALSO} (?:recommended|advised|indicated|warranted|needed|required|requested|necessary|advisable)\\b`,
      'i',
    ),
    'asks',
  ],
  [/,? would be (?:appropriate|advisable|recommended|advised|indicated|warranted)\b/i, 'asks'],
  [
    /,? (?:should|must|to) (?:also |then )?be (?:obtained|performed|done|arranged|organi[sz]ed|booked|scheduled|made|checked|taken)\b/i,
    'asks',
  ],
]; // biome-ignore format: a table

const LEADS =
  '(?:(?:we|i|would|will|also|then|strongly|please|pls|kindly|therefore|thus|hence|in addition|additionally|and|but|the patient|patient|pt|he|she|you)[ ,]+)*';
/** What stands before it. */
const BEFORE: readonly [RegExp, Asks][] = [
  [new RegExp(`^\\s*${LEADS}(?:may (?:wish|want) to consider|(?:should |could |may |to )?consider(?:ation (?:of|for|should be given to))?) (?:(?:obtaining|performing|repeating|arranging|getting|ordering|organi[sz]ing) )?`, 'i'), 'may'],
  [new RegExp(`^\\s*${LEADS}(?:suggest(?:s|ed)?) (?:to )?(?:(?:consider(?:ing)?) )?`, 'i'), 'suggests'],
  [
    new RegExp(
      `^\\s*${LEADS}(?:recommend(?:s|ed|ation)?(?: is)?:?|advi[sc]e[sd]?:?|adv\\b:?|request(?:s|ed)?|needs?|requires?|arrange|organi[sz]e|book|schedule|obtain|order|get|have|undergo|(?:should|to|will need to|needs? to) (?:have|undergo|get|attend)|will (?:need|require|have)|(?:is )?due for|for|meets? (?:[\\w-]+ ){0,3}?criteria for)(?: for)? (?:(?:to have|that (?:the )?patient (?:have|undergo)) )?`,
      'i',
    ),
    'asks',
  ],
]; // biome-ignore format: a table

/** How strongly the line asks: by the words behind what is asked for, else by those before it, else plainly. */
export function asksIn(line: OrderLine): { asks: Asks; said: boolean } {
  for (const [pattern, asks] of BEFORE)
    if (line.take(pattern) !== null) {
      // "Suggest X be considered"
      const more = BEHIND.find(([behind]) => line.take(behind) !== null);
      return { asks: more?.[1] === 'may' ? 'may' : asks, said: true };
    }
  for (const [pattern, asks] of BEHIND) if (line.take(pattern) !== null) return { asks, said: true };
  line.take(new RegExp(`^\\s*${LEADS}(?=\\S)`, 'i'));
  return { asks: 'asks', said: false };
}

/** On what it hangs, behind the order or before it. */
const CONDITIONS: readonly RegExp[] = [
  /^\s*((?:after|following|on) (?:the )?(?:resolution|settling|recovery|completion)\b[^,;]{0,90}),\s*(?=\S)/i,
  /^\s*((?:if|should|once|unless|in case of|in the event of|as long as|provided)\b[^,;]{3,110}),\s*(?:then )?(?=\S)/i,
  /,?\s+((?:(?:only |especially )?(?:if|unless|once|until)|should (?:the|your|symptoms|there|it|he|she|this|these)|in case of|in the event of|provided(?: that)?|as long as)\b[^;]{3,110})$/i,
  /,?\s+(after (?:the )?(?:resolution|settling|recovery|completion|completing|treatment|therapy|acute|antibiotics?|a course)\b[^;,]{0,60}?)(?=\s+(?:to|in order)\b|\s*$)/i,
  /,?\s+(as (?:clinically )?(?:indicated|warranted|needed|appropriate|required|necessary)(?: clinically)?|(?:when|where|as) clinically \w+)\b/i,
];

/** Takes the condition out; null where there is none. Offsets hold its words alone. */
export function conditionIn(line: OrderLine): { words: string; start: number; end: number } | null {
  for (const pattern of CONDITIONS) {
    const found = line.take(pattern);
    const words = found?.words[1];
    if (found === null || words === undefined) continue;
    const start = found.start + found.words[0].indexOf(words);
    return { words: words.trim(), start, end: start + words.trimEnd().length };
  }
  return null;
}

const PURPOSE =
  /,?\s+((?:to|in order to|so as to) (?:re-?)?(?:document|ensure|confirm|make sure|exclude|rule out|assess|evaluate|re-?evaluate|characteri[sz]e|further|better|establish|verify|see|check|determine|look|monitor|clarify|demonstrate|show|follow|prove|help|complete|finish)\b[^;]{0,90}|for (?:further |better |more |definitive |additional |complete |full |interval |ongoing |closer )*(?:evaluation|characteri[sz]ation|assessment|confirmation|clarification|diagnosis|work-?up|resolution|stability|reassessment|re-?evaluation|monitoring|correlation|visuali[sz]ation|tissue diagnosis|histolog\w+|investigation)\b[^;]{0,60})$/i;

/** Takes out what it is for. */
export function purposeIn(line: OrderLine): { words: string; start: number; end: number } | null {
  const found = line.take(PURPOSE);
  const words = found?.words[1];
  if (found === null || words === undefined) return null;
  const start = found.start + found.words[0].indexOf(words);
  return { words: words.trim(), start, end: start + words.trimEnd().length };
}

const REASON =
  /,?\s+(?:given|in view of|in light of|because of|due to|considering) ((?:the |this |his |her |your )?[^,;]{3,80})$/i;

/** Takes out why it is asked for. */
export function reasonIn(line: OrderLine): { words: string; start: number; end: number } | null {
  const found = line.take(REASON);
  const words = found?.words[1];
  if (found === null || words === undefined) return null;
  const start = found.start + found.words[0].lastIndexOf(words);
  return { words: words.trim(), start, end: start + words.trimEnd().length };
}

/** "per ACR guidelines" */
export const BY_RULES =
  /,?\s*\(?(?:as )?(?:per|by|according to|in (?:line|accordance|keeping) with|based on) (?:the |current |local |national |published |society )*(?:[A-Z][A-Za-z/-]{1,14} ?){0,4}(?:\d{4} ?)?(?:guidelines?|criteria|recommendations?|guidance|consensus|protocols?|policy|rules|ACR|BTS|NICE|BSG|USMSTF|ASCCP|ATA|SRU|Fleischner|ACG|AGA|ESGE)\)?(?: guidelines?)?/;
