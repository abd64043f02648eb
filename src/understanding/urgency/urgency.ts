import type { Change, Span, Urgency } from '../../contract/analysis.js';
import type { Knowledge, Token } from '../../knowledge/index.js';
import type { AssertionResult, Mention } from '../types.js';
import { parseGroups, standsIn } from './sign-forms.js';

const KNOWN = new Set(
  'chronic known stable unchanged old remote healed resolving resolved postoperative postsurgical postprocedural expected persistent longstanding residual prior previous previously history redemonstrated redemonstration again improving improved decreased smaller gone treated organized organised calcified recanalized recanalised repaired earlier'.split(
    ' ',
  ),
);

/** Whether a needed word stands with the finding; one written "~ovary" may stand in its sentence or next to it. */
function isThere(need: string, words: readonly Token[], sentence: readonly Token[], near: Near): boolean {
  const parts = need.replace('~', '').toLowerCase().split(/\s+/);
  const standIn = (where: readonly Token[]) => parts.every((part) => where.some((token) => token.text === part));
  return need.startsWith('~') ? standIn(sentence) || standIn(near()) : standIn(words);
}

/** The words next to a sentence, worked out only where they are asked for. */
type Near = () => readonly Token[];

/** "Acute on chronic", "larger than on the prior": something known that has become worse, or was not there before. */
function isAnew(words: readonly Token[]): boolean {
  const said = words.map((token) => token.text).join(' ');
  return ANEW.test(said) || hasGrown(said);
}

const SIZE = '(\\d+(?:\\.\\d+)?)';
const GROWTH: readonly (readonly [RegExp, boolean])[] = [
  [new RegExp(`\\b${SIZE} ?([cm]m)\\b[^.;]{0,20}\\b(?:today|now)\\b[^.;\\d]{0,12}${SIZE} ?\\2\\b`), true],
  [
    new RegExp(`\\b${SIZE} ?([cm]m)\\b[ ,(]{1,4}(?:was|were|previously|prior|before|from)[ :]{1,2}${SIZE} ?\\2\\b`),
    false,
  ],
  [
    new RegExp(
      `\\b(?:was|previously) ${SIZE} ?()(?:[cm]m)?[ ,;]{1,3}(?:and )?(?:is )?now ${SIZE}(?! ?(?:days|weeks|h))\\b`,
    ),
    true,
  ],
  [new RegExp(`\\bfrom ${SIZE} ?()(?:[cm]m )?to ${SIZE} ?[cm]m\\b`), true],
];

/** "9 mm, now 22 mm", "22 mm (was 9 mm)", "from 2 to 5 cm": larger by its figures. */
function hasGrown(said: string): boolean {
  return GROWTH.some(([form, isOldFirst]) => {
    const [, first, , second] = form.exec(said) ?? [];
    if (first === undefined || second === undefined) return false;
    return isOldFirst ? Number(second) > Number(first) * 1.2 : Number(first) > Number(second) * 1.2;
  });
}

const ANEW =
  /(?<!\bno )\bfresh \w+|\bup from\b|\b(?:which|that) (?:was|were) not (?:there|present|seen|visible)\b|\bacute (?:on|over|-) ?(?:top of )?chronic\b|\bacute and chronic\b|\b(?:fresh|recent|acute) (?:bleed\w*|blood|clot|ha?ematoma|ha?emorrhage|thromb\w+|infarct\w*)\b|\b(?:enlarg(?:ed|ing)|larger|bigger|worse(?:ned|ning)?|(?<!\bre ?-? ?)expand(?:ed|ing)|increas(?:ed|ing)|grown|recurrent|rebleed\w*)\b|\bnot (?:seen|present|there|noted|visible) (?:on|in|at) (?:the )?(?:prior|previous|old)|\b(?:new|different) (?:since|from|compared)|\b(?:is|are|now|appears?|developed|with|large|small|acute|,) (?:a )?new\b|^new\b/;

/** "Treated with a drain but is larger than yesterday": the part behind the turn says of the same thing that it got worse. */
function turnsWorse(words: readonly Token[], sentence: readonly Token[]): boolean {
  const end = words.at(-1)?.end;
  if (end === undefined) return false;
  const from = sentence.findIndex(({ start }) => start >= end);
  if (from < 0) return false;
  const said = sentence.slice(from, from + 24).map(({ text }) => text);
  return WORSE_TURN.test(said.join(' '));
}

const WORSE_TURN =
  /^[^;.]{0,70}?\b(?:but|yet|however|although|though) (?:(?:it|this|which|now|today|still|has|have|had|is|are|was|been|become|again|since|then|clearly|markedly|slightly) ){1,6}(?:larger|bigger|grown|growing|increas\w+|enlarg\w+|expand\w+|worse\w*|recurred|reaccumulated|returned|rebled)\b/;

/** "Tiny pneumothorax after the drain came out, unchanged": said of it behind what goes with it. */
function endsUnchanged(words: readonly Token[], sentence: readonly Token[]): boolean {
  const end = words.at(-1)?.end;
  const from = end === undefined ? -1 : sentence.findIndex(({ start }) => start >= end);
  if (from < 0) return false;
  const said = sentence.slice(from, from + 14).map(({ text }) => text);
  return /^[^;.,]{0,60}, (?:again |is |are |all )?(?:unchanged|not changed|no change|without change|same size)\b/.test(
    said.join(' '),
  );
}

const LOST =
  /^(?:pulses?|bp|pressure|sats|membranes|waters|output|trace|waveform|sensation|vision|sight|reflexes|power|feeling|flow|speech|movement|voice|signals?|sounds|entry|breathing|tone|sulci|grooves|furrows|cisterns|difference|differentiation|markings|haustra(?:tion)?|thumbprinting|printing|stripe|enhancement)$/;

/** "Hb 41 g/L, previous 118": a figure that is far from the one before it is no old one. Sizes are judged by how they grow. */
function hasFallen(words: readonly Token[], at: number): boolean {
  const behind = words.slice(at + 1, at + 4).findIndex(({ kind }) => kind === 'number');
  const old = behind < 0 ? undefined : words[at + 1 + behind];
  if (old === undefined || /^[cm]m$/.test(words[at + 2 + behind]?.text ?? '')) return false;
  const now = words.slice(0, at).findLast(({ kind }) => kind === 'number');
  if (now === undefined) return false;
  const ratio = Number(now.text) / Number(old.text);
  return ratio < 0.8 || ratio > 1.25;
}

/** What goes on in spite of care: worse news, nothing long known. */
const GOES_ON =
  /^(?:bacter(?:a?emia|a?emic)|candid?a?emia|fung(?:a?emia)|fever|pyrexia|bleed(?:ing)?|ha?emorrhage|hypotension|shock|hypox(?:ia|a?emia)|seizures?|leak|vomiting|erection|priapism|st|hypertension)$/;

/** "Again seen", "there is again": told before. Not "says she will do it again". */
const SHOWN = /^(?:seen|noted|demonstrated|shown|identified|visuali[sz]ed|evident|present|is|are|shows|demonstrates)$/;

/** "Pulse absent since childhood", "blind since birth". */
const SINCE_LONG =
  /\b(?:19|20)\d\d\b[^;.]{0,50}\bsince$|\bsince (?:\w+ ){0,2}?(?:birth|childhood|infancy|school|(?:19|20)\d\d|youth|boyhood|girlhood|last year)\b/;

/** "A 45 year old man", "hemodynamically stable": an age and the state of the body say nothing of the finding. */
function isKnownWord(words: readonly Token[], at: number): boolean {
  const word = words[at]?.text ?? '';
  if (!KNOWN.has(word)) return false;
  const before = words[at - 1]?.text === '-' ? words[at - 2]?.text : words[at - 1]?.text;
  if (word === 'persistent' && words.slice(at + 1, at + 6).some((next) => GOES_ON.test(next.text))) return false;
  if (word === 'again' && at > 0 && !words.slice(Math.max(0, at - 2), at + 3).some(({ text }) => SHOWN.test(text)))
    return false;
  // "Emboli, not known before"
  if (before === 'not' || before === 'never') return false;
  // "Treated as meningococcal": what it is taken for now. Not "treated as an outpatient".
  if (word === 'treated' && words[at + 1]?.text === 'as')
    return words
      .slice(at + 2, at + 5)
      .some(({ text }) => /^(?:(?:out|in)-?patients?|out|day|child|teenager)$/.test(text));
  // "Last known well 07:30"
  if (word === 'known' && (words[at + 1]?.text === 'well' || words[at + 1]?.text === 'normal')) return false;
  if (/^(?:previous|previously|prior)$/.test(word) && hasFallen(words, at)) return false;
  if (
    word === 'earlier' &&
    !/^(?:drain\w*|evacuat\w+|subdural|burr|surgery|operation|craniotomy)$/.test(words[at + 1]?.text ?? '')
  )
    return false;
  if (
    word === 'old' &&
    /^(?:films?|scans?|ct|mri|stud(?:y|ies)|images?|ecgs?|ekgs?|notes?)$/.test(words[at + 1]?.text ?? '')
  )
    return false;
  if (word === 'old') return !/^(?:\d+|years?|yrs?|y|yo|months?|mos?|weeks?|wks?|days?|d|hours?|h)$/.test(before ?? '');
  // "Femoral pulse gone", "gone into the bronchus": the trouble itself.
  if (word === 'gone')
    return (
      !words.slice(Math.max(0, at - 5), at).some(({ text }) => LOST.test(text)) &&
      !/^(?:the|a|into|through|down|to|on|off|up|out|pale|white|blue|purple|mottled|cold|cool|hard|black|limp|floppy|silent|flat|numb|dusky|gr[ae]y)$/.test(
        words[at + 1]?.text ?? '',
      )
    );
  // "A gap in the calcified wall": of the wall.
  if (word === 'calcified')
    return !/^(?:wall|plaques?|intima|aorta|falx|rim|atheroma|valve)$/.test(words[at + 1]?.text ?? '');
  return (
    word !== 'stable' || !/^(?:hemodynamically|haemodynamically|vitals?|clinically|patient|pt)$/.test(before ?? '')
  );
}

/** "Shunt in since birth, now vomiting": what is long known only leads to what is now. */
const NOW_BEHIND =
  /\bsince (?:\w+ ){0,3}?(?:birth|childhood|infancy|(?:19|20)\d\d|youth|last year) ?[,;:–-]? ?(?:but |and )?(?:now|today|tonight|suddenly|this morning)\b/;

const JOINS = /^(?:since|from|and|or|on|compared|as|in|for|before|to|at|with|than|per|[,;.)])$/;
const BACKGROUND = /^(?:known|old|previous|prior|chronic|longstanding|history|past|postoperative|treated|repaired)$/;
/** Where what is now begins behind what the reader has had for long. */
const PRESENT =
  /^(?:now|today|tonight|presents?|presented|presenting|admitted|develop(?:s|ed)|comes|came|new|newly|acute|acutely|sudden|suddenly|since|currently|but|however|collapsed)$/;

/**
 * "Vomiting blood, known varices"; "previous section, presents with a rigid womb"; "chronic AF; the foot is cold": a word of
 * the past that speaks of something else. It stands behind a comma and has a noun of its own, or the finding stands wholly
 * behind the mark that ends what it says, and tells of now.
 */
export function isOfAnother(words: readonly Token[], at: number, { span }: { span: Span }): boolean {
  const [mark, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!word || !BACKGROUND.test(word.text)) return false;
  if ((mark?.text === ',' || mark?.text === ';') && next?.kind === 'word' && !JOINS.test(next.text))
    if (span.end <= mark.start || (span.start < mark.start && word.end < span.end))
      // "Colon 9 cm, thumbprinting, known UC": the known illness is itself among the signs.
      return true;
  if (word.end > span.start || next?.kind !== 'word' || /^(?:changes?|scans?|films?|stud(?:y|ies))$/.test(next.text))
    return false;
  for (let i = at + 1, ends = 0; i < words.length; i++) {
    const token = words[i];
    if (!token || token.start > span.start) return false;
    if (token.text === ';' && (words[i + 1]?.start ?? 0) <= span.start) return true;
    if (token.text === ',') ends = i;
    if (ends > 0 && i <= ends + 3 && PRESENT.test(token.text) && token.end <= span.start + 12) return true;
  }
  return false;
}

/** "The shift remains", "pneumothorax persists at the apex": right behind its name, and no doubt behind it. */
function staysOn(words: readonly Token[], { span }: Mention): boolean {
  const at = words.findIndex((token) => token.start >= span.end);
  let verb = at;
  while (verb >= 0 && verb < at + 4 && /^(?:\d|of$|mm$|cm$|still$|also$)/.test(words[verb]?.text ?? '')) verb++;
  if (at < 0 || !/^(?:remains?|persists?|persisting)$/.test(words[verb]?.text ?? '')) return false;
  return !/^(?:an?|possible|likely|suspected|concerning|to|the|in spite|despite|untreated|uncontrolled)$/.test(
    words[verb + 1]?.text ?? '',
  );
}

/** "Infarct, age undetermined": new or old, the report does not say. */
const UNDATED = new Set(['undetermined', 'indeterminate']);

/** Air that an operation leaves behind is expected where the report names the operation. */
const AIR = /^(?:pneumoperitoneum|free-air|subcutaneous-emphysema|pneumocephalus|pneumomediastinum)$/;
const OPERATION = /^(?:surgery|surgical|operation|laparoscop|laparotomy|thoracotomy|craniotomy|postop)/;
/** "Surgical team aware", "surgery informed": somebody was called, nothing was operated. */
const CALLED =
  /^(?:team|teams|registrar|reg|consultant|consult|consultation|opinion|review|referral|emphysema|abdomen|sho|resident|attending|service|on|aware|informed|called|paged|bleeped|contacted|notified|consulted|advised|recommended|needed|required|now|tonight|asap|is|to|emergency|intervention)$/;

/** "Swollen brain after a cardiac arrest": what came before. */
function isBehindAfter(sentence: readonly Token[], { span }: Mention): boolean {
  const before = sentence.filter(({ end }) => end <= span.start).slice(-3);
  return before.some(({ text }) => /^(?:after|post|following)$/.test(text));
}

/** "After retinal detachment repair": the illness only says what was repaired. */
function isOfRepair(sentence: readonly Token[], { span }: Mention): boolean {
  const next = sentence.find(({ start }) => start >= span.end)?.text ?? '';
  return /^(?:repair|surgery|operation|drainage|evacuation|fixation|clipping|coiling|reduction)$/.test(next);
}

/** Whether the words name an operation that was done: none that is denied ("not post-op") or that is only asked for. */
function isOperated(words: readonly Token[]): boolean {
  return words.some(({ text }, at) => {
    if (!OPERATION.test(text)) return false;
    const before = words.slice(Math.max(0, at - 2), at).map((token) => token.text);
    if (before.some((word) => /^(?:no|not|without|non|never|needs?|for|urgent|emergency|to)$/.test(word))) return false;
    return !/^(?:surgery|surgical)$/.test(text) || !CALLED.test(words[at + 1]?.text ?? '');
  });
}

/** "Anaphylaxis age 3", "overdose at 17, none since": the age right behind its name tells when it was. A clock time does not. */
function isOfYouth(words: readonly Token[], { span }: Mention): boolean {
  const behind = words.filter(({ start }) => start >= span.end).slice(0, 8);
  const said = behind.map(({ text }) => text).join(' ');
  return /^(?:(?:at )?(?:the )?(?:age|aged)(?: of)? (?:\d|1\d)(?: years)?(?= ?[a-z,.;]|$)(?! ?(?:days|weeks|months|hours|d|w|m|h)\b)|(?:as a (?:child|teenager|baby|toddler|boy|girl)|in (?:childhood|infancy))\b|at (?:\d|1\d)(?: years)? ,)/.test(
    said,
  );
}

/** "Given advice re saddle numbness", "discussed what pre-eclampsia is", "to cover against sepsis": spoken of, or guarded against. */
const TALKED_OF =
  /\b(?:(?:advice|information|booklet|card|talk|teaching|warning) (?:was )?(?:given )?(?:re|about|on|regarding|for|of)|(?:leaflet|sheet) (?:given )?(?:re|about|regarding)|(?:discussed|explained|told|asked|taught|reminded|shown)(?: (?:her|him|them|mum|mother|dad|family|parents|patient|pt))? (?:what|why|how|when)|cover(?:ed|age)? against)\b[^.;]{0,60}$/;
/** Not the leaflet of a valve, nor sheets of cells. */
const CARD =
  /^(?:alert |information |advice |action |emergency |warning )?(?:cards?|booklets?|training|teaching|awareness|(?:leaflets?|sheets?) (?:given|handed|provided|read))\b/;

/** Whether a sentence only speaks of what it names. */
function isTalkedOf(sentence: readonly Token[], { span }: Mention): boolean {
  const said = (words: readonly Token[]) => words.map(({ text }) => text).join(' ');
  return (
    TALKED_OF.test(said(sentence.filter(({ end }) => end <= span.start))) ||
    CARD.test(said(sentence.filter(({ start }) => start >= span.end).slice(0, 4)))
  );
}

/** "Stent open, pain free, home tomorrow", "eating and walking, drain out, going home": treated, and well enough to leave. */
const GOES_HOME =
  /\bhome (?:today|tomorrow|this (?:morning|afternoon|evening)|on \w+day)\b|\b(?:going|goes|go) home\b|\b(?:fit|ready) for (?:home|discharge)\b/;
const NOT_HOME =
  /\b(?:not|cannot|can ' t|wants?|asks?|asking|insists|unable|unsafe|refuses|unfit|tried|before|until|if|too ill)\b[^.;,]{0,24}\b(?:home|discharge)\b/;
const DOES_WELL =
  /\b(?:pain free|no pain|eating|walking|mobili[sz]ing|afebrile|comfortable|well|stable|settled|healing|drains? out|tubes? out|stent open|fully up|falling|off oxygen)\b/;

function goesHomeWell(sentence: readonly Token[]): boolean {
  const said = sentence.map(({ text }) => text).join(' ');
  return (
    GOES_HOME.test(said) &&
    !NOT_HOME.test(said) &&
    DOES_WELL.test(said) &&
    !/\b(?:not well|unwell|but now|found|collapsed)\b/.test(said)
  );
}

/** "Last DKA was at diagnosis, age 9": the last one, and when it was. */
function isLastOne(sentence: readonly Token[], { span }: Mention): boolean {
  const before = sentence.filter(({ end }) => end <= span.start).at(-1)?.text;
  const behind = sentence.filter(({ start }) => start >= span.end).slice(0, 6);
  const said = behind.map(({ text }) => text).join(' ');
  // "The endocarditis of 2016"
  if (/^of (?:(?:19|20)\d\d|last (?:year|month|spring|summer|autumn|fall|winter))\b/.test(said)) return true;
  return (
    before === 'last' &&
    /^(?:(?:was|were|episode|admission|happened|,|in|at) )*(?:diagnosis|age|aged|(?:19|20)\d\d|childhood|school|\d+ (?:years|months))\b/.test(
      said,
    )
  );
}

/** "?PE - D-dimer low, Wells 0": what was asked about, with the answer right behind it. */
function isAnswered(sentence: readonly Token[], { span }: Mention): boolean {
  const at = sentence.findIndex(({ start }) => start >= span.end);
  if (at < 0 || !sentence.slice(0, at).some(({ text }) => text === '?')) return false;
  if (!/^(?:[-–—:]|→)$/.test(sentence[at]?.text ?? '')) return false;
  const said = sentence.slice(at + 1, at + 8).map(({ text }) => text);
  return /^(?:\S+ ){0,4}(?:low|negative|neg|normal|excluded|unlikely|clear)\b/.test(said.join(' '));
}

/**
 * Whether a finding that cannot wait is new, already known or left open. Null where the concept is not urgent, or is
 * denied, hypothetical or another person's. `bySign`: told by one of its signs, which needs no further word; `sentence`:
 * where words may stand that make it something else; `near`:
 * the words next to it.
 */
export function urgencyOf(
  mention: Mention,
  assertion: AssertionResult,
  change: Change | null,
  words: readonly Token[],
  knowledge: Knowledge,
  bySign = false,
  sentence: readonly Token[] = words,
  near: Near = () => [],
): { state: Urgency; id: string } | null {
  if (mention.ref.folder !== 'concepts') return null;
  if (assertion.negation === 'negated' || assertion.experiencer !== 'patient') return null;
  if (assertion.temporality === 'hypothetical') return null;
  // "Dissection considered and felt very unlikely": nothing that cannot wait.
  if (assertion.certainty === 'unlikely' || assertion.ordered) return null;
  if (assertion.negation === 'possible' && isAnswered(sentence, mention)) return null;
  if (isTalkedOf(sentence, mention)) return null;
  for (const entry of knowledge.urgentFor(mention.ref.id)) {
    if (entry.needs.length > 0 && !bySign && !entry.needs.some((need) => isThere(need, words, sentence, near)))
      continue;
    // A sign has asked them already, of the words that are its own.
    if (!bySign && entry.unless.length > 0 && standsIn(parseGroups(entry.unless), sentence)) continue;
    const worse = turnsWorse(words, sentence);
    if (
      !worse &&
      (assertion.temporality === 'historical' || change === 'stable' || change === 'decreased' || change === 'resolved')
    ) {
      return { state: 'known', id: entry.id };
    }
    if (change === 'new' || change === 'increased') {
      return { state: assertion.negation === 'possible' ? 'equivocal' : 'new', id: entry.id };
    }
    if ((/-arrest$/.test(mention.ref.id) || isOfRepair(sentence, mention)) && isBehindAfter(sentence, mention))
      return { state: 'known', id: entry.id };
    if (!bySign && (isOfYouth(sentence, mention) || isLastOne(sentence, mention)))
      return { state: 'known', id: entry.id };
    if (AIR.test(mention.ref.id) && isOperated(words)) return { state: 'known', id: entry.id };
    const said = words.map(({ text }) => text).join(' ');
    if (SINCE_LONG.test(said) && !NOW_BEHIND.test(said) && !isAnew(words)) return { state: 'known', id: entry.id };
    const ofIt = (at: number) => isKnownWord(words, at) && !isOfAnother(words, at, mention);
    if (
      (staysOn(words, mention) || (!bySign && endsUnchanged(words, sentence)) || words.some((_, at) => ofIt(at))) &&
      !isAnew(words) &&
      !worse
    )
      return { state: 'known', id: entry.id };
    if (change === null && goesHomeWell(sentence) && !isAnew(words)) return { state: 'known', id: entry.id };
    const open = assertion.negation === 'possible' || words.some((token) => UNDATED.has(token.text));
    return { state: open ? 'equivocal' : 'new', id: entry.id };
  }
  return null;
}
