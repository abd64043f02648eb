import type { Span } from '../../contract/analysis.js';
import type { Context } from '../context.js';
import { uncapital } from '../words/english.js';
import type { Piece } from './pieces.js';
import { baseOf } from './verbs.js';

/** "Renal was consulted": not the kidney, but who treats it. */
const TEAMS: Readonly<Record<string, string>> = {
  renal: 'the kidney team', pulmonary: 'the lung team', cardiac: 'the heart team', vascular: 'the blood vessel team',
  'infectious disease': 'the infection team', 'infectious diseases': 'the infection team', 'wound care': 'the wound team',
  psych: 'the mental health team', 'pulmonary medicine': 'the lung team', 'physical therapy': 'the exercise team',
  gi: 'the stomach and bowel team',
}; // biome-ignore format: one list

const OF_OTHERS = /^(?:renal|gi|pulmonary|psych|vascular|infectious diseases?)$/i;

/** "Seen by renal", "given by GI to hold": who did it, named by the organ; null where the organ itself is meant. */
export function teamBehind(printed: string, before: string, next: string): string | null {
  if (!/^(?:by|per|with|from)$/.test(before) || !OF_OTHERS.test(printed)) return null;
  const closes =
    /^(?:|to|for|and|who|was|were|during|in|at|on|as|that|regarding|about|recommend\w*|consult\w*|team|service)$/i.test(
      next,
    );
  if (!closes || (before === 'with' && !/^(?:|who|for|and|regarding)$/i.test(next))) return null;
  const team = TEAMS[printed.toLowerCase()] ?? null;
  return team !== null && /^(?:team|service)$/i.test(next) ? team.replace(/ team$/, '') : team;
}

/** "Foley was removed.": a tube of the reader's is "the" tube. */
export function nameDevice(pieces: Piece[], printed: string): void {
  const [first, , second] = pieces;
  const team =
    /^([A-Za-z ]{4,20}?|GI) (?:was|were) (?:also |then |again )?(?:consulted|contacted|called|asked|following)\b/.exec(
      printed,
    );
  const named = team === null ? undefined : TEAMS[(team[1] ?? '').toLowerCase()];
  if (named !== undefined && first?.kind === 'medical' && /^(?:was|were)$/.test(second?.word ?? '')) {
    first.text = named;
    return;
  }
  if (first?.concept !== 'device' || !/^(?:was|is|has|had|will|remains|remained)$/.test(second?.word ?? '')) return;
  if (/ (?:for|from|that|which) /.test(first.text)) return;
  first.text = `the ${/^[A-Z][a-z]/.test(first.text) ? uncapital(first.text) : first.text}`;
}

/** Takes off list numbers, blanks and stops at both ends. */
export function trim(pieces: Piece[]): void {
  while (
    pieces.length > 0 &&
    (pieces[0]?.kind === 'blank' || (pieces[0]?.kind === 'mark' && /[:;,.\-–*•)#>+]/.test(pieces[0].text)))
  )
    pieces.shift();
  while (pieces.length > 0 && (pieces.at(-1)?.kind === 'blank' || /^[.;:,]$/.test(pieces.at(-1)?.text ?? '')))
    pieces.pop();
}

/**
 * "This 34-year-old man came …": the length of what only says who the patient is, so that the verb behind it is the
 * patient's. An illness among these words stays where it is, and so does the rest.
 */
export function personInFront(whole: string, span: Span, ctx: Context): number {
  const well = /^\W*(?:otherwise|previously|generally|healthy|well|fit)\b/i.test(whole);
  if (!well && !/^\W*(?:this|the|an?|our|thank)\b/i.test(whole)) return 0;
  const printed = ctx.understanding.report.clean.slice(span.start, span.end).replace(/\s/g, ' ');
  if (well) return WELL_BEFORE.exec(printed)?.[0].length ?? 0;
  const thanks = THANKS.exec(printed)?.[0].length ?? 0;
  const known = thanks === 0 ? 0 : (WHO_IT_IS.exec(printed.slice(thanks))?.[0].length ?? 0);
  if (known > 0) return thanks + known;
  return thanks + (PERSON_IN_FRONT.exec(printed.slice(thanks))?.[0].length ?? 0);
}

/** "Thank you for taking over the care of this …": talk between doctors, before what it is about. */
const THANKS =
  /^\W*(?:many )?thank(?:s| you)(?: (?:very|so) much)? for (?:(?:kindly|asking (?:me|us) to|taking over|accepting|continuing|the|your|referral|care|further|seeing|see|reviewing|review|referring|sending|of|me|us|to|about) ){1,8}(?=(?:this|an?|our) (?:[\w-]+ ){0,3}\d{1,3}[- ](?:year|yr|month|week)s?[- ]old\b|(?:this|our|your) (?:[\w-]+ ){0,3}(?:lady|gentleman|man|woman|boy|girl|infant|baby|child|patient) who (?:presented|came|was|has|had|presents)\b)/i;
/** "… this lady who presented": who it is, up to the verb. */
const WHO_IT_IS = /^(?:this|our|your) (?:[\w-]+ ){0,4}who (?=(?:presented|came|was|has|had|presents)\b)/i;

/** "Otherwise previously healthy gentleman, who presents with": who it is, without an age. */
const WELL_BEFORE =
  /^\W*(?:(?:otherwise|previously|generally|relatively|healthy|well|fit|young|elderly|middle-aged),? )+(?:man|woman|male|female|gentleman|lady|patient|boy|girl|child),? who (?=(?:presented|presents|came|comes|was|has|had|is)\b)/i;

/** What a person of some age is called in a letter, by sex, age or work. */
const PERSON = String.raw`(?:man|woman|male|female|gentleman|lady|patient|boy|girl|student|teacher|farmer|worker|nurse|midwife|driver|engineer|child|infant|baby|toddler|teenager|pensioner|schoolboy|schoolgirl|retiree|librarian|builder|carpenter|joiner|plumber|electrician|mechanic|secretary|officer|manager|housewife|homemaker|lawyer|solicitor|accountant|clerk|soldier|chef|cook|cleaner|carer|shopkeeper|businessman|businesswoman|labou?rer|athlete|runner|mother|father|widow|widower|lecturer|doctor|dentist|hairdresser|waiter|waitress|painter|writer|musician|programmer|technician)`;

/** "61-year-old woman with a cough for three months.": who the reader is, without a verb. */
const AGED = new RegExp(
  String.raw`^\W*(?:this is )?(?:(?:an?|this|our) )?(?:(?:very|pleasant|nice|lovely|delightful|previously|otherwise|well|healthy|fit) )*\d{1,3}(?:[- ](?:years?|yrs?|months?|weeks?|days?)[- ]old| ?y\/?o),? (?:[\w-]+,? ){0,6}?(?:[mf]|${PERSON})(?: (?:patient|infant))?,? (?:with|who|recalled|admitted|referred|presenting|being|after|status|on|known|from|here|seen|brought|transferred) `,
  'i',
);
/** A verb that needs a subject of its own. */
const OWN_VERB =
  /^(?:is|was|has|had|presented|presents|came|comes|underwent|developed|reports|reported|denies|denied|complains|complained|states|stated|fell|noticed)$/;

/** "61-year-old woman with a cough" as a sentence to her. */
export function giveAge(pieces: Piece[], printed: string): void {
  const aged = AGED.exec(printed);
  if (aged === null) return;
  const age = pieces.findIndex(({ kind }) => kind === 'number');
  // Where who it is was cut off in front, the first number is a date or a dose.
  if (age < 0 || /^\d+/.exec(pieces[age]?.text ?? '')?.[0] !== /\d+/.exec(aged[0])?.[0]) return;
  const adjectives = pieces
    .slice(0, age)
    .filter(({ kind, word }) => kind === 'word' && !/^(?:an?|this|our|is)$/.test(word));
  const years = pieces[age]?.text ?? '';
  const article = adjectives.length === 0 && /^(?:8|11$|18$)/.test(years) ? 'an' : 'a';
  const sex = pieces.find(({ text }) => /^[MF]$/.test(text));
  if (sex !== undefined) Object.assign(sex, { text: sex.text === 'M' ? 'man' : 'woman', settled: true });
  const verb = pieces.findIndex(
    ({ word, kind }, at) => at > age && kind === 'word' && OWN_VERB.test(word) && !ofWhom(pieces, at),
  );
  const lead = `${verb < 0 ? 'You are' : 'You,'} ${[article, ...adjectives.map(({ word }) => word)].join(' ')} `;
  if (verb >= 0) {
    const does = pieces[verb] as Piece;
    does.text = YOURS[does.word] ?? baseOf(does.word) ?? does.text;
    if (pieces[verb - 1]?.kind === 'blank') (pieces[verb - 1] as Piece).text = ', ';
  }
  pieces.splice(0, age, { text: lead, word: 'you', kind: 'word', settled: true });
}

/** "A woman who has had …": a verb of the clause, not of the sentence. */
function ofWhom(pieces: readonly Piece[], at: number): boolean {
  return pieces.slice(0, at).some(({ word }) => /^(?:who|that|which|where|when)$/.test(word));
}

const PERSON_IN_FRONT = new RegExp(
  String.raw`^\W*(?:this|the|an?|our) (?:is (?:an?|the) )?(?:(?:very|pleasant|unfortunate|nice|lovely|delightful|elderly|young) )*\d{1,3}[- ](?:year|yr|month|week)s?[- ]old,? (?:(?:pleasant|very|nice|african[- ]american|caucasian|hispanic|latino|latina|asian|black|white|american|right[- ]handed|left[- ]handed|single|married|divorced|widowed|retired) )*(?:(?:school|bus|taxi|truck|lorry|office|factory|farm|shop|bank|staff|care|social|construction|university|college) )?${PERSON}(?: patient)?,? (?:who )?(?=(?:was|has|had|came|presented|underwent|developed|fell|returned|went|noticed|complained|reported|reports|presents|comes|states|stated|denies) )`,
  'i',
);

/** "Moves all limbs." has no subject: it is the patient's doing. */
const ALONE =
  /^(?:has|had|is|was|denies|denied|states|stated|complains|complained|lives|lived|works|worked|drinks|smokes|smoked|takes|took|moves|walks|walked|follows|appears|appeared|feels|felt|wants|continues|continued|admits|underwent|tolerates|tolerated|eats|sleeps|uses|used|remains|remained|presented|reported|ambulates|got|came|went|does|did|never|developed|fell|returned|noticed|complained|reports|presents|comes|vomited|required|requires|needed|stayed|slept|ate)$/;
/** "Started on heparin." was done to the patient. */
const DONE_TO =
  /^(?:started|treated|placed|admitted|discharged|transferred|moved|seen|evaluated|found|noted|diuresed|transfused|intubated|extubated|weaned|monitored|observed|managed|maintained|kept|switched|transitioned|advanced|referred|given|put|hydrated|continued|counseled|instructed|advised|taken|brought|thromboly[sz]ed|positioned|resuscitated|ventilated|reviewed|commenced)$/;
const BEHIND_DONE =
  /^(?:on|with|to|for|by|in|from|at|under|back|home|off|overnight|initially|then|again|successfully)$/;

/** "Moves all limbs.", "Started on heparin.": with the reader as its subject. */
export function giveSubject(pieces: Piece[]): void {
  // "Now has a cough", "recently underwent …": the verb stands behind its adverb.
  if (pieces[0]?.kind === 'word' && WHEN.test(pieces[0].word) && ALONE.test(pieces[2]?.word ?? '')) {
    const [adverb, blank] = pieces.splice(0, 2) as [Piece, Piece];
    adverb.text = adverb.text.toLowerCase();
    giveSubject(pieces);
    if (pieces[0]?.word === 'you') pieces.splice(2, 0, adverb, blank);
    else pieces.unshift(adverb, blank);
    return;
  }
  const first = pieces[0];
  const second = pieces[2];
  // "Seen in adenoma and carcinoma": it is a change that is seen, and no person.
  const third = pieces[4];
  if (/^(?:seen|found|noted|observed)$/.test(first?.word ?? '') && second?.word === 'in' && third?.kind === 'medical') {
    if (third.concept === 'disease' || third.concept === 'finding') return;
  }
  if (
    first?.kind === 'word' &&
    DONE_TO.test(first.word) &&
    (BEHIND_DONE.test(second?.word ?? '') ||
      (second?.settled === true && second.word === 'right') ||
      // "Given clot medicine", as our words for one deed.
      (first.settled === true && first.word === 'given') ||
      /^(?:urgent|emergent|direct|immediate|rapid|quick|successful)ly$/.test(second?.word ?? ''))
  ) {
    const were: Piece[] = ['You', ' ', 'were', ' '].map((text) => ({
      text,
      word: text.trim().toLowerCase(),
      kind: text === ' ' ? 'blank' : 'word',
      settled: true,
    }));
    first.text = uncapital(first.text);
    pieces.unshift(...were);
    return;
  }
  if (first?.kind !== 'word' || !ALONE.test(first.word)) return;
  // "Had a long discussion with the family": the writer did.
  if (
    /^(?:had|has)$/.test(first.word) &&
    OF_WRITER.test(
      pieces
        .slice(1, 12)
        .map(({ text }) => text)
        .join(''),
    )
  ) {
    first.text = 'The care team had';
    first.settled = true;
    return;
  }
  // "Reported to the ward by phone", "reported as normal": somebody else's deed.
  if (first.word === 'reported' && /^(?:to|by|as|via|verbally|on|at|out)$/.test(second?.word ?? '')) return;
  if (first.word === 'never' && second?.kind === 'word') {
    // "Never stop steroids suddenly": an order.
    if (!/(?:ed|[^s]s)$/.test(second.word) && !PAST.test(second.word)) return;
    second.text = baseOf(second.word) ?? second.text;
  }
  // "Was 55% in 2023": a figure, and no person.
  if (/^[\d<>~]/.test(second?.text ?? '')) return;
  if (
    /^(?:is|was|has|had|does|did)$/.test(first.word) &&
    second?.kind === 'word' &&
    /^(?:he|she|the|there|it|this|patient)$/.test(second.word)
  )
    return;
  const person: Piece = { text: 'You', word: 'you', kind: 'word', settled: true };
  first.text = YOURS[first.word] ?? baseOf(first.word) ?? first.text.toLowerCase();
  first.word = first.text;
  pieces.unshift(person, { text: ' ', word: '', kind: 'blank', settled: true });
}

const OF_WRITER =
  /^ (?:an? )?(?:(?:very|long|lengthy|detailed|extensive|further|frank|family) )*(?:discussions?|conversations?|talks?|meetings?) with\b/;

const PAST =
  /^(?:had|been|went|took|got|felt|came|fell|lost|gave|drank|knew|saw|left|ate|held|sought|wore|met|made|ran)$/;

/** "Mother had a hip fracture": the reader's own. */
export function giveKin(pieces: Piece[]): void {
  const [first, , second] = pieces;
  if (first?.kind !== 'word' || !KIN.test(first.word) || !KIN_DOES.test(second?.word ?? '')) return;
  first.text = uncapital(first.text);
  pieces.unshift(
    { text: 'Your', word: 'your', kind: 'word', settled: true },
    { text: ' ', word: '', kind: 'blank', settled: true },
  );
}

const WHEN =
  /^(?:recently|now|initially|originally|apparently|previously|also|first|then|currently|usually|still|again|just|today|later)$/;

const KIN = /^(?:mother|father|sister|brother|son|daughter|grandmother|grandfather|aunt|uncle|cousin)$/;
const KIN_DOES = /^(?:had|has|with|died|is|was|passed|also)$/;

const YOURS: Readonly<Record<string, string>> = { has: 'have', is: 'are', was: 'were', does: 'do', underwent: 'had' };
