import type { Span } from '../../contract/analysis.js';
import { remembered, singleSpaced } from '../../knowledge/index.js';
import type { Mention } from '../../understanding/types.js';
import { type Context, nounOf } from '../context.js';
import { HEDGED } from '../faithful/checks.js';
import { plainPhrase } from '../retell/plain-words.js';
import { spellOut } from '../retell/spell-out.js';
import { numberOf } from '../words/figures.js';
import { type Said, textOf } from './said.js';

/** `all`: each word of weight must be carried; `most`: one such word may be left out. */
export type Keep = 'all' | 'most';

/** What written sentences say, for asking what of a part they leave out. */
export class ToldWords {
  private readonly held = new Map<string | RegExp, boolean>();
  private written: { text: string; stems: ReadonlySet<string>; knowledge: ReadonlySet<string> } | null = null;
  private known: ReadonlySet<number> | null = null;
  private places: ReadonlyMap<string, ReadonlySet<number>> | null = null;
  private heard: { visit: boolean; denied: boolean; open: boolean } | null = null;

  constructor(private readonly told: readonly Said[]) {}

  /** Read once something is asked: of most reports no line is left to ask about. */
  private get words(): { text: string; stems: ReadonlySet<string>; knowledge: ReadonlySet<string> } {
    this.written ??= wordsIn(this.told);
    return this.written;
  }

  private get text(): string {
    return this.words.text;
  }

  private get stems(): ReadonlySet<string> {
    return this.words.stems;
  }

  private get knowledge(): ReadonlySet<string> {
    return this.words.knowledge;
  }

  private get figures(): ReadonlySet<number> {
    this.known ??= new Set((this.text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number));
    return this.known;
  }

  /** Whether they send somebody to a doctor, deny or leave something open. */
  private get tone(): { visit: boolean; denied: boolean; open: boolean } {
    this.heard ??= {
      visit: /\b(?:doctor|therapist|nurse|surgeon|clinic)\b/.test(this.text),
      denied: /\b(?:no|not)\b/.test(this.text),
      open: HEDGED.test(this.text),
    };
    return this.heard;
  }

  /**
   * How much of a part stands in no sentence: its names of illnesses and deeds, and its words of weight, each name being one
   * word. Sides, figures and small words do not count. `told`: one of its names is.
   */
  lacks(part: Span, ctx: Context): { names: number; words: number; of: number; told: boolean } {
    const { clean } = ctx.understanding.report;
    let rest = '';
    let from = part.start;
    const lacking = { names: 0, words: 0, of: 0, told: false };
    for (const mention of ctx.mentions.within(part)) {
      if (mention.span.start < from) continue;
      rest += `${clean.slice(from, mention.span.start)} `;
      from = mention.span.end;
      lacking.of += 1;
      if (this.isNamed(mention, ctx) || this.isInPlain(mention, ctx)) {
        lacking.told ||= NAMES.has(mention.kind) || mention.kind === 'normal';
        continue;
      }
      lacking.words += 1;
      if (ILL.has(mention.kind) && !ANY_LUMP.test(mention.ref.id) && !LOOKS_LIKE.test(ctx.clean(mention.span)))
        lacking.names += 1;
    }
    rest += clean.slice(from, part.end);
    const words = wordsOf(spellOut(singleSpaced(rest)).toLowerCase().replace(WHICH_SYSTEM, ' ')).filter(
      (word) => word.length > 3 && !EMPTY.has(word),
    );
    lacking.of += words.length;
    lacking.words += words.filter((word) => !this.stems.has(stem(word)) && !this.isPut([word])).length;
    return lacking;
  }

  /** An illness or a finding that no sentence names, or a word that says how much a thing weighs. */
  losesName(part: Span, ctx: Context): boolean {
    const words = wordsOf(ctx.clean(part).toLowerCase());
    if (words.some((word) => WEIGHS.test(word) && this.leavesOutWord(word))) return true;
    return this.lacks(part, ctx).names > 0;
  }

  private leavesOutWord(word: string): boolean {
    return !this.stems.has(stem(word)) && !this.holdsSame(word);
  }

  /** A figure, a side, a denial, a doubt, a name of the knowledge base or words of weight that stand in no sentence. */
  leaveOut(part: Span, ctx: Context, keep: Keep = 'most'): boolean {
    const lost = this.lostWords(part, ctx);
    if (lost === null) return true;
    if (keep === 'most') return lost.words.length > 1;
    const weight = lost.words.reduce((sum, word) => sum + this.weightOf(word, lost.all), 0);
    return weight >= 1;
  }

  /** The words that stand in no sentence and weigh something; null where a figure, a side, a doubt or a name is lost too. */
  wordsLeft(part: Span, ctx: Context): string[] | null {
    const lost = this.lostWords(part, ctx);
    return lost === null ? null : lost.words.filter((word) => this.weightOf(word, lost.all) > 0);
  }

  private lostWords(part: Span, ctx: Context): { words: string[]; all: string[] } | null {
    const { clean } = ctx.understanding.report;
    let rest = '';
    let from = part.start;
    for (const mention of ctx.mentions.within(part)) {
      const known = this.isNamed(mention, ctx) || this.isInPlain(mention, ctx);
      if (!known && NAMES.has(mention.kind)) return null;
      if (!known || mention.span.start < from) continue;
      // "Minor head injury" may be one name of an injury of any degree: its degree must be told all the same.
      const degree = OF_A_NAME.exec(ctx.clean(mention.span))?.[0] ?? '';
      rest += `${clean.slice(from, mention.span.start)} ${degree} `;
      from = mention.span.end;
    }
    rest += clean.slice(from, part.end);
    // The reader knows how old they are; which picture of a scan shows it serves nobody but its readers.
    const spelled = spellOut(singleSpaced(rest))
      .toLowerCase()
      .replace(/\b\d{1,3}[- ](?:year|month|week|day)s?[- ]old\b/g, ' ')
      .replace(ON_WHICH_PICTURE, ' ')
      .replace(WHICH_SYSTEM, ' ');
    if ((spelled.match(/\d+(?:\.\d+)?/g) ?? []).some((figure) => !this.figures.has(Number(figure)))) return null;
    // "If he would have a fever" is no doubt of its own beside "if you have a fever", nor is "the appearances are those of".
    if (HEDGED.test(spelled.replace(NO_DOUBT, '$1')) && !this.tone.open) return null;
    const all = wordsOf(spelled);
    const words = all.filter((word) => !this.stems.has(stem(word)));
    if (words.some((word) => WEIGHS.test(word) && !this.holdsSame(word))) return null;
    if (words.some((word) => DECIDES.test(word) || (DEGREES.has(word) && !this.holdsDegree(word)))) return null;
    const { visit, denied, open } = this.tone;
    const lost = words.filter(
      (word) =>
        word.length > 3 &&
        !EMPTY.has(word) &&
        !(open && HEDGED.test(word)) &&
        !(visit && OF_VISITS.test(word)) &&
        !(denied && /^(?:without|evidence|negative|absent|free|signs?)$/.test(word)),
    );
    return { words: lost, all };
  }

  /** What is lost with a word: nothing where it says nothing or another word says it. */
  private weightOf(word: string, all: readonly string[]): number {
    if (SAYS_LITTLE.has(word)) return 0;
    if (this.holdsSame(word) || this.holdsDegree(word)) return 0;
    const figure = numberOf(word);
    if (figure > 0 && this.figures.has(figure)) return 0;
    const at = all.indexOf(word);
    const phrase = plainPhrase((k) => all[at + k]);
    if (phrase !== null && wordsOf(phrase.plain).every((one) => one.length < 4 || this.stems.has(stem(one)))) return 0;
    return WHERE.test(word) ? 0.5 : 1;
  }

  /** Told by its entry of the knowledge base, or as printed. */
  private isNamed(mention: Mention, ctx: Context): boolean {
    return this.knowledge.has(mention.ref.id) || this.holds(ctx.clean(mention.span).toLowerCase());
  }

  /** Whether the words or the pattern stand in what is told: asked again for each line of a long report. */
  private holds(words: string | RegExp): boolean {
    let found = this.held.get(words);
    if (found === undefined) {
      found = typeof words === 'string' ? this.text.includes(words) : words.test(this.text);
      this.held.set(words, found);
    }
    return found;
  }

  private holdsSame(word: string): boolean {
    const same = SAME.get(word);
    return same !== undefined && this.holds(same);
  }

  private holdsDegree(word: string): boolean {
    const degree = DEGREES.get(word);
    return degree !== undefined && this.holds(degree);
  }

  /** They are a set phrase, and each word of what is said for it stands in what is told. */
  private isPut(words: readonly string[]): boolean {
    const phrase = plainPhrase((at) => words[at]);
    if (phrase === null || phrase.length < words.length) return false;
    return wordsOf(phrase.plain.toLowerCase()).every((word) => word.length < 4 || this.stems.has(stem(word)));
  }

  /** Each word of what it means stands in what is told. */
  private isInPlain(mention: Mention, ctx: Context): boolean {
    if (this.isPut(wordsOf(ctx.clean(mention.span).toLowerCase()))) return true;
    const lay = nounOf(mention, ctx)?.lay.toLowerCase() ?? '';
    if (lay === '') return false;
    const stems = lay
      .split(/[^a-z]+/)
      .filter((word) => word.length > 3)
      .map(stem);
    return stems.every((one) => this.stems.has(one)) && (mention.kind !== 'procedure' || this.inOneSentence(stems));
  }

  /** "Removal" of one thing here and "gallbladder" there do not name the removal of the gallbladder. */
  private inOneSentence(stems: readonly string[]): boolean {
    this.places ??= placesOf(this.told);
    const [first, ...others] = stems
      .map((one) => this.places?.get(one))
      .sort((a, b) => (a?.size ?? 0) - (b?.size ?? 0));
    if (first === undefined) return stems.length === 0;
    return [...first].some((at) => others.every((more) => more?.has(at)));
  }
}

/** In which of the sentences each stem stands. */
function placesOf(told: readonly Said[]): Map<string, Set<number>> {
  const places = new Map<string, Set<number>>();
  told.forEach(({ text }, at) => {
    for (const one of [...stemsOf(text), ...(text.includes('“') ? stemsOf(spellOut(text)) : [])]) {
      const known = places.get(one);
      if (known === undefined) places.set(one, new Set([at]));
      else known.add(at);
    }
  });
  return places;
}

function wordsIn(told: readonly Said[]): { text: string; stems: Set<string>; knowledge: Set<string> } {
  const spelled = told.map(({ text }) => (text.includes('“') ? spellOut(text) : ''));
  const stems = new Set<string>();
  const knowledge = new Set<string>();
  for (const one of told) {
    for (const id of one.knowledge) knowledge.add(id);
    for (const stem of stemsOf(one.text)) stems.add(stem);
  }
  for (const text of spelled) if (text !== '') for (const stem of stemsOf(text)) stems.add(stem);
  return { text: [textOf(told), ...spelled].join(' ').toLowerCase(), stems, knowledge };
}

function wordsOf(text: string): string[] {
  return text.match(/[a-z]+(?:['’]t)?/g) ?? [];
}

function stem(word: string): string {
  return word.slice(0, 5);
}

const stemsOf = remembered(1000, (text): ReadonlySet<string> => new Set(wordsOf(text.toLowerCase()).map(stem)));

/** Kinds of names that a line must not lose. */
export const NAMES: ReadonlySet<string> = new Set([
  'finding', 'disease', 'symptom', 'organism', 'procedure', 'medicine', 'device', 'score', 'lab', 'test', 'treatment',
]); // biome-ignore format: one list

/** "Cribriform", "hypertrophic": a word for how something looks, which its line says whole. */
export const LOOKS_LIKE = /^[a-z]+(?:ed|ic|ous|form|oid|ive|al|ary|ular)$/i;

/** A growth by no name of its own: mostly one that is told by its name. */
const ANY_LUMP = /^(?:tumou?r|neoplasm|lesion|mass|nodule|lump|growth|abnormality|disease)$/;

/** What the reader has, or takes. */
const ILL: ReadonlySet<string> = new Set(['finding', 'disease', 'symptom', 'organism', 'medicine', 'device', 'score']);

const ON_WHICH_PICTURE =
  /\(?\b(?:series|ser|se|images?|img|im|slices?|axial|coronal|sagittal)\b[ #:]*\d[\d,/ -]*(?:and \d+)?\)?/g;

/** "(AJCC 8th edition)", "UICC TNM 8": by which book a stage was given. */
const WHICH_SYSTEM =
  /\bpatholog(?:ic|ical) (?=(?:\w+ )?(?:stage|staging|classification))|\b(?:p?tnm )?(?:ajcc|uicc|cap)\b[ ,/]*(?:(?:uicc|ajcc|tnm|staging|manual|cancer|pathologic|stage|classification)[ ,]*)*(?:\(?\d(?:th)?\b(?: ?ed(?:ition|n)?\b\.?)?\)?)?|\b(?:p?tnm)[ ,]*\(?\d(?:th)?\b(?: ?ed(?:ition|n)?\b\.?)?\)?|\b\d(?:th)? ed(?:ition|n)?\b\.?/g;

const DECIDES =
  /^(?:completely|incompletely|partially|entirely|left|right|both|not|never|until|unless|if|only|before|after|resolved|stop|avoid)$|n['’]t$/;

/** How much a thing weighs, or how well it could be seen. */
const WEIGHS = /^(?:incidental(?:ly)?|unchanged|longstanding|indeterminate|equivocal)$/;

/** How bad it is, and how that is told. */
const DEGREES: ReadonlyMap<string, RegExp> = new Map(
  Object.entries<RegExp>({
    high: /high|fast|more|raised|above/,
    low: /low|slow|less|below/,
    mild: /slight|mild|small|little/,
    minor: /slight|minor|mild|small|little/,
    moderate: /medium|moderate/,
    severe: /severe|very|bad/,
    recurrent: /again|recurrent|came back|more than once/,
    improved: /better|improved/,
    worsening: /worse/,
  }),
);

const NO_DOUBT = /(\bif\b[^.]{0,30}?)\bwould\b|\bappearances?\b/g;

const OF_A_NAME = /\b(?:mild|minor|moderate|severe|recurrent)\b/i;

/** Words that our sentences say in another way. */
const SAME: ReadonlyMap<string, RegExp> = new Map(
  Object.entries<RegExp>({
    acute: /sudden|\bnew\b|short-term|fresh/,
    chronic: /long/,
    bilateral: /\bboth\b|two-sided/,
    bilaterally: /\bboth\b/,
    unilateral: /\bone side|left|right/,
    enlarged: /large|big/,
    enlargement: /large|big/,
    benign: /harmless|no(?:t| sign of)? cancer|not cancer/,
    malignant: /cancer/,
    malignancy: /cancer/,
    stable: /\bsame\b|not changed|no change|unchanged|stayed/,
    unchanged: /\bsame\b|not changed|no change|stayed/,
    increased: /more|bigger|grow|grew|high|larger|worse/,
    increasing: /more|bigger|grow|grew|high|larger|worse/,
    elevated: /high|raised/,
    decreased: /less|smaller|low|fewer|shrunk/,
    reduced: /less|smaller|low|fewer|weak/,
    normal: /normal|clear|no problem|healthy/,
    unremarkable: /normal|clear|no problem|healthy/,
    negative: /\bno\b|\bnot\b|negative/,
    positive: /positive|\bshows?\b|\bhave\b|found/,
    intact: /whole|normal|intact|no (?:tear|break)/,
    patent: /open/,
    preserved: /normal|kept/,
    prior: /before|earlier|past|last|previous/,
    previous: /before|earlier|past|last/,
    previously: /before|earlier|past|last|(?:grown|shrunk) from \d/,
    multiple: /many|several|more than one|some/,
    numerous: /many|several/,
    several: /many|several|some/,
    minimal: /very (?:small|slight|mild)|slight|small/,
    minimally: /very (?:small|slight|mild)|slight|small/,
    mildly: /slight|mild|small/,
    moderately: /medium|moderate/,
    small: /small|little/,
    tiny: /small|tiny/,
    trivial: /very (?:small|slight|mild)|slight|small/,
    trace: /very (?:small|slight|mild)|slight|small/,
    subcentimeter: /less than 1 cm|small/,
    subcentimetre: /less than 1 cm|small/,
    persistent: /\bstill\b|not changed|stayed/,
    large: /large|big/,
    punctate: /tiny|small|dot/,
    displaced: /out of place/,
    malpositioned: /out of place/,
    obstructing: /blocks/,
    drainable: /drained/,
    resolved: /gone/,
    resolution: /gone|better/,
    adequate: /enough/,
    sufficient: /enough/,
    inadequate: /not enough|too little/,
    insufficient: /not enough|too little/,
    contrast: /dye/,
    recommend: /asks?/,
    recommended: /asks?|should/,
    suggested: /asks?|should|suggest/,
    surveillance: /check|follow/,
    correlation: /compare|check|look/,
    correlate: /compare|check|look/,
    definite: /sure|certain/,
    degenerative: /wear|worn/,
    involved: /reach|spread|cancer|found/,
    uninvolved: /clear|\bno\b|\bnot\b|free/,
    weak: /weak/,
    moderate: /medium|moderate/,
    excised: /taken out|removed/,
    excision: /taken out|removed|removal|cut/,
    resection: /taken out|removed|removal/,
    invasive: /grow|spread/,
    invasion: /grow|spread/,
    return: /come back|again/,
    returns: /come back|again/,
    recheck: /check|again|come back|another/,
    repeat: /again|another|new/,
    repeated: /again|another/,
    restart: /again/,
    resume: /again/,
    rescan: /again|another/,
    await: /still|wait|asks/,
    awaiting: /still|wait/,
    pending: /still|wait/,
    refer: /\bsee\b|sent? to/,
    referral: /\bsee\b|sent? to/,
    referred: /\bsee\b|sent? to/,
    consult: /\bsee\b|doctor/,
    consultation: /\bsee\b|doctor/,
    consider: /may|might|could|suggest|possible/,
    obtain: /asks?|\bget\b/,
    obtained: /taken|\bhad\b/,
    performed: /\bhad\b|done|taken/,
    guided: /ultrasound|scan|picture/,
    margin: /edge/,
    margins: /edge/,
  }),
);

/** Where about in a part of the body, or how it is spread: alone it loses little. */
const WHERE =
  /^(?:anterior|posterior|lateral|medial|superior|inferior|proximal|distal|central|peripheral|dorsal|ventral|upper|lower|middle|mid|basal|apical|inner|outer|aspect|portion|segment|region|zone|pole|third|level|side|adjacent|overlying|underlying|surrounding|anteriorly|posteriorly|laterally|medially|inferiorly|superiorly|distally|proximally|focal|focally|diffuse|diffusely|scattered|borderline|subtle|slightly|somewhat|relatively|mainly|predominantly)$/;

const OF_VISITS =
  /(?:ology|ologist|iatry|iatrics|opaedics?|opedics?)$|^(?:clinic|surgery|surgeon|surgical|primary|care|physician|provider|doctor|practitioner|nurse|physical|therapy|visit|appointment|review|outpatient|family|ortho)$/;

/** Says nothing of its own. */
const EMPTY: ReadonlySet<string> = new Set(
  `this that these those there here with from also have been were which when then they them their your will please patient patients noted seen
  found shows showed show report reported history past today currently current recent given continue continued status post some any other
  well very more most into over under during while follow followup daily diagnosis including instructed advised told asked versus
  represent represents possibly likely less
  woman male female gentleman lady caucasian african american hispanic`.split(/\s+/),
);

/** Words of a report about itself, or that carry no weight alone. */
const SAYS_LITTLE: ReadonlySet<string> = new Set(
  `radiographic radiographically sonographic sonographically mammographic scintigraphic radiological radiologic echocardiographic pattern estimated
  identified appreciated observed visualized visualised demonstrated demonstrates demonstrate demonstrating revealed reveals showing evidence
  examination exam study scan image images imaging radiograph radiographs view views test finding findings appearance appearances appears
  appear appearing area areas within along about approximately measuring measures measured measure size sized maximum maximal greatest
  dimension dimensions diameter otherwise present presence evaluation evaluated assessment interval time additional further overall
  again redemonstrated associated related compared comparison since known consistent compatible suggestive suggesting suggests suggest
  indicates indicating indicate described above below note notes clinically clinical significant significance definite definitely gross
  grossly sign signs change changes type types number each their where whose such both case level levels result results slide slides
  section sections specimen specimens sample samples tissue material received submitted fragments fragment biopsy cells features feature
  thought felt favored favoured considered mentioned listed called named termed being does done having made make part parts right-sided
  involve involves involving affects affecting occupying comprising native oxford
  pathologic pathological histologic histological microscopic staging stage classification
  examined sampled supplied provided studied confirm confirms confirmed confirming bearing
  left-sided sided suggested recommended advised containing contains contain composed consisting consists shown limits limit impression conclusion opinion`.split(
    /\s+/,
  ),
);
