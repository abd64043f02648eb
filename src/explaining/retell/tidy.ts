import { countWords, fleschKincaid } from '../words/readability.js';
import { splitSentences } from '../words/sentences.js';
import { replaceAll, screenedRules } from './spell-out.js';
import { isBase, isTensed } from './verbs.js';

/** A told sentence is at most this long and hard; what is longer or harder is not told. */
const MOST_WORDS = 42;
const HARDEST = 16;
/** A list of medicines with their doses is long, but each is a step of its own. */
const MOST_LISTED = 100;
const DOSE = /\d ?(?:mg|mcg|g|units?|ml|mL|meq|mEq|puffs?|tablets?|tabs?)\b(?!\s?\/)/g;

/** "On p.o. Bactrim" -> "on Bactrim by mouth". */
const BY_MOUTH =
  /\b(on|to|of|and|with|over to|the|her|his|your) by mouth ([\w-]+ \([^)]*\)|(?:pain )?(?:medicines?|medications?|meds|antibiotics?|feeds?|feedings?|fluids?|steroids?|intake|diet|iron))/i;

/** Blanks, doubled articles and set phrases that are left where pieces were put together, and what stands for them. */
const TIDYING = screenedRules([
  [/\s+/g, ' '],
  [/ ([,.;:?!)])/g, '$1'],
  [/\( /g, '('],
  // "FDG-PET scan", "pulmonary pneumonia": the everyday words end with the word that follows.
  [/\b((?!(?:that|had|many|moya)\b)[a-z]{3,}) \1\b/g, '$1'],
  [/(?<=\b(?:are|be|been|kept|made|were|was|yourself|is|stay|remain|keep) )nothing by mouth\b/g, 'off food and drink'],
  [/\bto touch to touch\b/g, 'to touch'],
  // "Seems to be in no apparent distress", "had no respiratory distress".
  [/\b(seems?|appears?|looks?)(?: to be)? (?:comfortable )?looking comfortable\b/g, '$1 comfortable'],
  [/\bhad (?:looking )?comfortable\b/g, 'looked comfortable'],
  // "Soft, negative hepatosplenomegaly": what was not found.
  [
    /\bnegative (?=(?:retractions?|nasal flaring|rales|rhonchi|wheez\w+|crackles|hepatosplenomegaly|hepatomegaly|splenomegaly|lymphadenopathy|adenopathy|swelling|clubbing|blue skin|murmurs?|bruits?|masses|soreness|tenderness|sore calf)\b)/g,
    'no ',
  ],
  // "No hip pathology", "levels of pathology": what is ill there, no look at tissue.
  [
    /(?<!\b(?:to|in|for|by|from|with|on|the|final|surgical|pending|await|awaiting|speech|language|your|and|permanent|cardiovascular|discussion of|review of|results? of|see|anatomic|this|sent|a) )\bpathology \(a close lab check\)(?! (?:report|result|specimen|show|reveal|return|consult|was\b|is\b|came|department|slide|finding|note|pending))/g,
    'disease',
  ],
  [
    /^(?:As (?:stated|noted|mentioned|described) (?:above|before|earlier|below), )([a-z])/,
    (_all, next: string) => next.toUpperCase(),
  ],
  [/,? as (?:stated|noted|mentioned|described)(?: (?:above|before|earlier|below))?(?=[.,;]|$)/g, ''],
  // "Of note was the fact that …": the same.
  [
    /^(?:Of note|Also of note|It) (?:was|is) the fact that (?=[a-z])([a-z])/i,
    (_all, next: string) => next.toUpperCase(),
  ],
  // "Of note, she has …": what follows is told anyway.
  [/^Of note,? (?=[a-z])([a-z])/i, (_all, next: string) => next.toUpperCase()],
  // "Confirming patency": the everyday word is no noun.
  [/^[Oo]pen was (?:\w+ )?confirmed\b/, 'It was shown to be open'],
  [/\bconfirm(ed|ing) open\b/g, (_all, form: string) => `confirm${form} that it is open`],
  [/\bfollow up you\b/g, 'see you again'],
  // "A reevaluation": the everyday word brings its own article.
  [/\bAn? another\b/g, 'Another'],
  [/\ban? another\b/g, 'another'],
  // A courtesy of the writer.
  [
    /\b[Aa]n? (?:very )?(?:pleasant|lovely|delightful|nice) (?=(\d+|[a-z])[\w-]* ?(?:year|yr|man|woman|lady|gentleman|male|female|old))/g,
    (_all, next: string) => `${/^(?:8|11$|18$|[aeiou])/.test(next) ? 'an' : 'a'} `,
  ],
  // "I did advised".
  [/\bdid (?=(?:advised|recommended|instructed|discussed|prescribed|explained)\b)/g, ''],
  // An order to the staff.
  [
    /^(Discharge|Admit|Transfer|Send|Bring|Move|Keep) you\b/,
    (_all, verb: string) => `The plan is to ${verb.toLowerCase()} you`,
  ],
  // "↑ pain".
  [/\braised (?=(?:pain|bleeding|redness|discharge|swelling|shortness)\b)/g, 'more '],
  [/\btolerated procedure\b/i, 'tolerated the procedure'],
  [/\b(the|your|an?) the\b(?! same\b)/gi, '$1'],
  // "Has presented with": put into plain words behind its "has".
  [/\b(have|has|had) ((?:[a-z]+ly |also |now )?)came\b/g, '$1 $2come'],
  [/\b(vomited|fell|collapsed|fainted) x ?([2-9])\b/i, '$1 $2 times'],
  // "3 red cells on the differential" of a fluid: its cells by kind, no illnesses.
  [
    /\b(cell counts?\b[^.]*?|(?:white|red) blood cells? [^.]*?) (?:among the possible causes|on the list of possible causes)/,
    '$1 in the count of each kind',
  ],
  // "2 L NC (baseline)", behind a meaning in brackets.
  [/\) \((?:at )?baseline\)/g, '), the baseline (usual) level'],
  [/^you\b/, 'You'],
  // "Felt innocent.": the murmur before it.
  [/^You felt to be harmless\b/, 'It was felt to be harmless'],
  // "Pt on aspirin, d/c home.": each with its verb.
  [
    /^(You (?:were |are )?)on (?=[A-Za-z])(?!(?:the|this|that|his|her|your|initial|admission|arrival|exam\w*|discharge|presentation|day|follow|[a-z]+day|further|multiple|several|questioning|review)\b)/,
    (_all, you: string) => `${you === 'You ' ? 'You were ' : you}on `,
  ],
  [/\b(safe|ready|stable|able|fit|cleared) (?:to|for) discharge(?: to)? home\b/, '$1 to go home'],
  [/^(You (?:were|had|are) [^.;]*?)(?<! to| for),? (?:and )?discharge home\b/, '$1, and were sent home'],
  [/^([A-Z](?:(?! (?:is|are|was|were) )[^,;.])*) (not needed|not required)$/, '$1 is $2'],
  // "You had a cold, was treated with …": the subject stands in front.
  [
    /^(You (?:had|were|came|went|underwent) [^.;,]*), was (?=(?:then |later |also )?(?:treated|admitted|given|started|seen|moved|placed|taken|intubated|discharged|sent|told|put)\b)/,
    '$1, were ',
  ],
  // "You were in good spirits, was very clear": of the reader, as no test is.
  [
    /^(You (?:had|were|came|are|felt|did|responded|remained|denied|reported) [^.;]*), was (?=(?:very |quite |more |less |still |also |not )?(?:alert|awake|clear and|lucid|oriented|comfortable|able|unable|depressed|confused|agitated|anxious|calm|cooperative|pleasant|weak|tired|sleepy|eating|walking|drinking|doing|feeling|ambulating|tolerating)\b)/,
    '$1, were ',
  ],
  [
    /^(You (?:had|were|came|went) [^.;]*) and was (?=(?:then |later |also )?(?:referred|discharged|given|started|sent|seen|told|put|placed|moved|transferred|admitted|treated|advised|instructed|taken|kept|able)\b)/,
    '$1 and were ',
  ],
  // "You, a 78 year old lady, was with us": what stands between changes nothing.
  [
    /^(You, [^,.;]{2,60},) (was|is|has)\b/,
    (_all, you: string, verb: string) => `${you} ${verb === 'was' ? 'were' : verb === 'is' ? 'are' : 'have'}`,
  ],
  // "You on admission interview was noted": where or when stands in front.
  [
    /^You ((?:on|at|during|upon|after) [a-z ]{3,30}?) (was|is|has) (?=[a-z])/,
    (_all, when: string, verb: string) =>
      `${when.charAt(0).toUpperCase()}${when.slice(1)}, you ${verb === 'was' ? 'were' : verb === 'is' ? 'are' : 'have'} `,
  ],
  // "You work there and two days ago was walking": of the reader still.
  [/^(You [^.;]*? and (?:[\w-]+ ){1,3}ago )was\b/, '$1were'],
  // "The patient ruled out for a heart attack": the illness was ruled out, and not the reader.
  [
    /^You (?:were |had been |have been )?ruled out for (?:an? )?(?=[^,;]*$)(?![^.]* and (?:was|were|went|had|is|are|then|will|can|[a-z]+ed)\b)/,
    'The care team ruled out ',
  ],
  // "The patient was presumed acute appendicitis": what it was taken for.
  [
    /^You were (presumed|suspected)(?: of| to be)? (?!to |of |by |with |that |safe|ready|stable|well|as |at |on |in )/,
    'You were $1 to have ',
  ],
  // "L intracapsular (…) broken hip", "R 9th rib": a side whose part was put in everyday words.
  [
    /(?<![\w/(“])([RL]) (?=(?:[a-z-]{3,16} (?:\([^)]*\) )?){0,2}(?:broken (?:hip|bone)|half hip|\d{1,2}(?:st|nd|rd|th) (?:ribs?|toe|finger)))/g,
    (_all, side: string) => (side === 'R' ? 'right ' : 'left '),
  ],
  [/\bper you\b(?=[,.;]| (?:as|because|and|when|after|if)\b|$)/, 'by you'],
  // "There is irregularity of the surface": the everyday word is no noun.
  [/\b(is|was) uneven of\b/g, '$1 an uneven part of'],
  // "There is midline shift": no place where something is.
  [/\b(there (?:is|are)) in the middle (?=[a-z])/gi, '$1 midline '],
  // "CKD 4", "CKD G3b": its stage.
  [
    /\b(lasting kidney damage(?: \([A-Z]+\))?) (?:G ?)?([1-5][ab]?)(?=[,.;:)]|$| (?:due|from|with|and|on|secondary|of|by)\b)/gi,
    '$1 stage $2',
  ],
  [
    /\b(lasting kidney damage(?: \([A-Z]+\)|\))?) (?:stage )?G ?([1-5][ab]?),? ?A([123])\b/gi,
    (_all, name: string, stage: string, protein: string) =>
      `${name} stage ${stage}, with ${{ 1: 'little or no', 2: 'some', 3: 'much' }[protein]} protein in the urine (A${protein})`,
  ],
  [/\bafter[- ]surgery (?:day|date) #? ?(\d{1,2})\b/g, 'day $1 after surgery'],
  [/^((?:By|On|At|After) [^,;.]{3,40}), was able\b/, '$1, you were able'],
  [BY_MOUTH, '$1 $2 by mouth'],
  // "FDG-PET scans": the everyday name holds the word already.
  [/\bscan scans\b/g, 'scans'],
  [/\bby mouth (intake|feeds?|feedings?|fluids?|medicines?|medications?|antibiotics?|diet)\b/g, '$1 by mouth'],
  // "Bilateral pleural pericardial effusions": one noun of two places.
  [
    /\b(?:(two-sided|left-sided|right-sided|left|right) )?(?:pleural|“pleural”)(?: \([^)]*\))?(?: and |\/| )fluid around the heart\b/g,
    (_all, side: string | undefined) =>
      `fluid around ${side === undefined ? 'the lungs' : side === 'two-sided' ? 'both lungs' : `the ${side.replace('-sided', '')} lung`} and around the heart`,
  ],
  [
    /\btolerat(e|ed|ing) (?:intake )?by mouth\b/g,
    (_all, form: string) => `${{ e: 'keep', ed: 'kept', ing: 'keeping' }[form]} food and drink down`,
  ],
  [/\b([Tt]he|[Yy]our|[Hh]is|[Hh]er) an? (?=(?:breathing trainer|x-ray))/g, '$1 '],
  // "No oral, ocular, or nasal discharge": one noun of three parts.
  [
    /\b(?:oral, )?ocular(?: \([^)]*\))?,? (?:or|and) runny nose\b/g,
    (all: string) => `fluid from the ${/^oral/.test(all) ? 'mouth, ' : ''}eyes or nose`,
  ],
  [/\bn\.\s?by mouth\b/gi, 'off food and drink'],
  // "Treated as bronchitis": for it, and not as if one were it.
  [
    /\b((?:was|were|been) (?:then |also |initially |presumptively )?treated) as (?!an? |if\b|such\b|needed|above|well\b|per\b|the\b|though|directed|before|in-?patients?|out-?patients?|possible|presumed|part\b)(?=[a-z])/g,
    '$1 for ',
  ],
  // A slip of the pen for "fed by mouth".
  [/\b(fed|feeds?|nothing|food|taken|medicines?) the doctor’s mouth\b/g, '$1 by mouth'],
  // "She was continued to be given oxygen": she went on, nobody did it to her.
  [/\b(?:was|were) continued to be\b/g, 'continued to be'],
  // "Rule out meningitis, was negative": what was asked, and its answer.
  [/^Rule out ([^,;]{3,90}),? (?:which )?(was|were|is|came back) negative\b/, 'The check for $1 $2 negative'],
  // "She was transferred to us": to where this was written, and not to its people.
  [
    /\b((?:transferred|moved|brought|taken|admitted|sent|came|come|referred|returned|presented|transfer)(?: (?:back|over|on))?) to the care team(?= (?:on|from|for|in|with|after|at|because|by|and|as|via)\b|[.,;]|$)/g,
    '$1 to this place of care',
  ],
  // "Dr. Lim, could you check …" in a letter to that doctor.
  [/(^|[.;] )Dr\.? [A-Z][\w'’-]+, could your doctor\b/g, '$1Could your doctor'],
  [
    /\b([Cc]ould your doctor (?:please |kindly )?)(check|recheck|repeat|review|consider|arrange|chase|refer|monitor|start|stop|see|let|prescribe|organize)s\b/g,
    '$1$2',
  ],
  // "Grew pan-sensitive E. coli"
  [
    /\bsensitive to all the antibiotics tested ((?:[A-Z]\. |[A-Z])[a-z]+(?: (?!in\b|from\b|and\b|was\b|were\b|which\b|on\b|at\b)[a-z]+)?)/g,
    '$1 (all the antibiotics tested work against it)',
  ],
  [/\b(two|three|four|several|multiple|previous|prior|past|\d) birth by surgery\b/gi, '$1 births by surgery'],
  // "Chemotherapy-induced nerve damage": the cause behind what it did.
  [
    /\b(strong medicine against cancer|x-ray treatment|high blood pressure|low blood pressure|blood thinner treatment)-(?:induced|related|associated) ((?:[a-z]+ ){0,3}[a-z]+)(?= \(|[.,;]|$)/gi,
    '$2 from $1',
  ],
  [/^You are after (?!\d|all\b|the )/, 'You have had '],
  [/^Your baby is after /, 'Your baby has had '],
  [/\b((?:tube|drain|catheter|line)s?(?: \([^)]*\))? (?:was|were|has been|have been)) stopped\b/i, '$1 taken out'],
]);

/** The words that pieces were put together to, without what is left where they meet. */
export function tidy(text: string): string {
  return replaceAll(text, TIDYING).trim();
}

/** A bracket or a quotation mark stands open. */
export function unbalanced(text: string): boolean {
  return (
    (text.match(/\(/g)?.length ?? 0) !== (text.match(/\)/g)?.length ?? 0) ||
    (text.match(/["“”]/g)?.length ?? 0) % 2 === 1
  );
}

/** "But you do have a friend": a sentence of its own, cut from the one before it. */
const BUT_GOES_ON = /^But (?:you|your|it|this|these|there|the [a-z]+|a|an|no) /;
/** "A friend that you can stay with": nothing is cut off. */
const LIVED_WITH = /\b(?:that|who|whom) you (?:\w+ ){0,8}(?:stay|live|talk|speak|go|walk|stays?)\b[^.;]{0,30} with$/;

/** More than a written sentence may ask of its reader. */
export function isLongAndHard(text: string): boolean {
  const bare = text.replace(/ \([^)]*\)/g, '');
  const count = countWords(bare);
  return count > MOST_WORDS || (count > LONG && fleschKincaid([bare]).fkgl > HARDEST);
}

const LONG = 30;

/** Has a verb, is one sentence, is not cut off, not too long and not too hard. */
export function isGoodSentence(text: string): boolean {
  const bare = text.replace(/ \([^)]*\)/g, '');
  const words = bare.toLowerCase().match(/[a-z][a-z'’-]*/g) ?? [];
  const doses = bare.match(DOSE)?.length ?? 0;
  if (words.length < 2 || countWords(bare) > (doses > 2 ? MOST_LISTED : MOST_WORDS)) return false;
  if (splitSentences(text).length !== 1) return false;
  if (!words.some((word) => word === 'you' || isTensed(word) || isBase(word) || /ed$/.test(word))) return false;
  // "You are you of Dr. Lee": "a patient of" is no second person.
  if (/\byou (?:are|were) you\b/i.test(bare)) return false;
  // "You for review": no verb.
  if (/^You (?:on|with|for|in|at|to|from|by|of|no|not|ready|stable|able|well)\b/.test(bare)) return false;
  if (/, (?:denies|denied)$|^You (?:denied|deny|refused|declined)$/.test(bare)) return false;
  if (
    /^\W*(?:and|or|but|which|that|who|of|with|in addition to|because|as well)\b/i.test(bare) &&
    !BUT_GOES_ON.test(bare)
  )
    return false;
  if (/\b(?:and|or|with|of|the|a|an|to|for|in|by|at|your|is|was|were|are)$/i.test(bare) && !LIVED_WITH.test(bare))
    return false;
  // Long names of medicines are opaque, but make no sentence harder to follow, and a list of short parts reads easier
  // than its length says.
  return (
    words.length < 5 ||
    doses > 2 ||
    fleschKincaid([bare.replace(/\b[A-Za-z]+-[A-Za-z-]{6,}\b|\b[A-Za-z]{13,}\b/g, 'name')]).fkgl <= HARDEST
  );
}
