import { foldAll, longestPhrase, tokenize } from '../knowledge/index.js';
import { assertPlaced, type Clause, type ReadSentence } from './clause.js';
import { finiteVerbs } from './data/stops.js';
import { anatomyOf, blank, CERTAIN, type DraftFrame, headed } from './draft-frame.js';
import { entriesOf, isField } from './forms/entries.js';
import { isLabel } from './heads/no-head.js';
import type { Head } from './heads/reach.js';
import type { PlacedMention } from './mentions.js';
import type { SectionRule } from './sections.js';
import type { FrameKind } from './types.js';

/** "Depth: into the fat", "Radial margin: 2 mm": said of the tumor, no name of a sample. */
const ON_TUMOR =
  /\b(?:depth|extent|extension|invasion|invades|margins?|distance|closest|size|laterality|stage|involvement)\b/i;
const NOT_SENT = /:\s*(?:n\/a|not applicable)[\s.]*$/i;
/** "Serosa: not involved", "PORTAL VEIN AND HILAR MARGINS FREE": an answer, and no name of a sample. */
const ANSWERED =
  /(?::\s*(?:\w+ )?(?:not involved|uninvolved|involved|clear|free|negative|positive|normal|unremarkable|present|absent|intact)|\bmargins?\b.*\b(?:free|clear|negative|uninvolved|involved|positive))[\s.]*$/i;

/** "COLON, ASCENDING, BIOPSY:": names what was examined. */
export function specimenLine(read: ReadSentence): DraftFrame | null {
  if (ON_TUMOR.test(read.sentence.label?.text ?? '')) return null;
  // "Skin: Not applicable": no such tissue was sent.
  const printed = read.text.slice(read.sentence.span.start, read.sentence.span.end);
  if (NOT_SENT.test(printed) || ANSWERED.test(printed)) return null;
  const { placed } = read.words;
  const only = placed.every(
    ({ mention }) =>
      ['anatomy', 'procedure', 'descriptor', 'test'].includes(mention.kind) ||
      (read.section.kind === 'specimen' && TAKEN_OUT.test(mention.ref.id)),
  );
  if (!only || !placed.some((item) => item.mention.kind === 'anatomy')) return null;
  // "Skin left cheek 6 mm ellipse.": a piece that was cut out, though a stop ends its line.
  const stop = PIECE.test(printed) ? read.tokens.length - 1 : read.tokens.length;
  if (read.tokens.some(({ text }, at) => finiteVerbs.has(text) || (text === '.' && at < stop))) return null;
  // "Large venous - present": a field of a form, whatever parts of the body it names.
  if (entriesOf(read)?.some(({ label }) => isField(label))) return null;
  const { start, end } = read.sentence.span;
  const clause: Clause = { from: 0, to: read.tokens.length, span: { start, end }, placed };
  const procedure = placed.find((item) => item.mention.kind === 'procedure') ?? null;
  return { ...blank(read, clause, 'specimen', procedure, CERTAIN), sites: anatomyOf(clause) };
}

/** "Caecum polyp": what was taken out and sent, and nothing that the lab found. */
const TAKEN_OUT = /^(?:polyps?|lesion|nodule|mass|mole|cyst|skin-lesion|pigmented-lesion)$/;

const PIECE =
  /^\W*(?:skin|scalp|left|right)\b[^.:;]{0,60}\b(?:ellipse|biopsy|shave|punch|excision|curettings?|core)\W*$/i;

const CLEAR =
  /^(?:[\s:.-]*)(?:(?:all )?(?:are |is )?(?:negative|uninvolved|clear|free|not involved|normal|unremarkable|intact|within normal limits|wnl|none involved|benign|0\b))/i;
const INVOLVED = /^(?:[\s:.-]*)(?:positive|involved|present|yes|identified|seen|abnormal)\b/i;

/** What a laboratory looks for germs with, in front of what it saw. */
const GERM_TEST =
  /\bcultures?\b|\bcx\b|\bisolates?\b|\borganisms?\b|\bgram(?:['’]?s)? stain\b|\bsmear\b|\bPCR\b|\bID\b|\bidentification\b|\bgrowth\b|\bbottles?\b|\b[Ss]et \d\b|\bantigen\b/i;
/** "AFB and GMS stains: no organisms" */
const NO_GERM =
  /^[\s:.-]*no (?:\w+ ){0,2}?(?:organisms?|bacilli|growth|bacteria|germs|elements|yeasts?|hyphae|parasites?|ova)\b/i;
const ZERO =
  /^[\s:.-]*(?:0(?![\d.%]|\s*[-–]|\s*\/\s*(?:hpf|lpf|[a-z])|\s*(?:mm|cm)\b)|none\b|zero\b|nil\b|absent\b|negative\b)/i;

/** "AF/flutter: 0%" */
const NO_SHARE = /^[\s:.-]*0(?:\.0+)?\s?%(?!\s*[-–]\s*\d)/;

/** "Estrogen receptor (ER): Positive": where name and answer together are an entry of their own, that one. */
function answeredHead(read: ReadSentence, label: PlacedMention, body: string): PlacedMention | null {
  const answer = /^[\s:.-]*(positive|negative|present|absent|high|low|equivocal)\b/i.exec(body)?.[1];
  if (!answer) return null;
  const { start } = label.mention.span;
  const name = read.text.slice(start, label.mention.span.end);
  const tokens = tokenize(`${name} ${answer}`);
  const match = longestPhrase(read.knowledge.phrases, tokens, foldAll(tokens), 0);
  if (!match || match.to !== tokens.length || match.phrase.ref.folder !== 'concepts') return null;
  const end = (read.tokens[read.bodyFrom]?.start ?? 0) + answer.length;
  const { id, kind, folder } = match.phrase.ref;
  const mention = {
    span: { start, end },
    sentence: label.mention.sentence,
    ref: { folder, id },
    kind,
    via: 'exact' as const,
  };
  return { mention, from: label.from, to: read.bodyFrom + 1 };
}

const NO_ANSWER =
  /^[\s:.-]*(?:(?:test(?:ing)?|screen(?:ing)?|serology|bloods?|sample|status) )?(?:was |is |has been )?(?:offered|sent(?: off)?|taken|drawn|requested|ordered|discussed|unknown|not (?:known|tested|done|performed|checked|screened|offered|sent|taken|recorded|documented|stated|available)|n\/?a|to be (?:done|sent|tested|checked)|declined|refused|consent(?:ed| obtained))\b[^.;\n]{0,30}[.;]?\s*$/i;

/** "Lymphovascular invasion: Not identified": the label is the concept and what follows says how it is. */
export function fieldFrame(read: ReadSentence, clause: Clause, rule: SectionRule): DraftFrame | null {
  // "Necrosis 5%, rhabdoid features: absent": what has its own answer is not answered again.
  const own = read.cues.clauses[read.bodyFrom - 1];
  const labels = read.words.placed.filter(
    (item) => item.to <= read.bodyFrom && (read.cues.clauses[item.from] ?? own) === own,
  );
  const tested = labels.find((item) => item.mention.kind === 'medicine');
  const verdict = /^[\s:.-]*(?:not |non-?)?(?:susceptib|resistan|sensitiv|intermediate)/i;
  // "Ampicillin: resistant": what a germ is held back by.
  if (tested && verdict.test(read.text.slice(clause.span.start, clause.span.end))) {
    const span = { start: tested.mention.span.start, end: clause.span.end };
    return blank(read, { ...clause, from: 0, span }, 'finding', tested, CERTAIN);
  }
  // "Culture: Escherichia coli": the germ is what is found.
  if (
    GERM_TEST.test(read.text.slice(read.sentence.span.start, clause.span.start)) &&
    clause.placed.some(({ mention }) => mention.kind === 'organism')
  )
    return null;
  const head =
    labels.find((item) =>
      [
        'finding',
        'disease',
        'symptom',
        'procedure',
        'organism',
        'device',
        'substance',
        'test',
        'other',
        'lab',
      ].includes(item.mention.kind),
    ) ?? labels.find((item) => item.mention.kind === 'anatomy');
  if (!head || isLabel(read.tokens, head)) return null;
  const start = read.tokens[0]?.start ?? clause.span.start;
  const whole: Clause = {
    from: 0,
    to: clause.to,
    span: { start, end: clause.span.end },
    placed: read.words.placed.filter((item) => item.to <= clause.to),
  };
  const body = read.text.slice(clause.span.start, clause.span.end);
  const answered = answeredHead(read, head, body);
  if (answered)
    return headed(
      read,
      whole,
      rule.finding ?? 'finding',
      { item: answered, from: 0, to: clause.to, sites: [], links: [] },
      CERTAIN,
    );
  const asserted = assertPlaced(read, head, rule);
  const shared = /^(?:finding|disease|symptom|organism)$/.test(head.mention.kind) && NO_SHARE.test(body);
  if (ZERO.test(body) || NO_GERM.test(body) || shared) asserted.negation = 'negated';
  const sites = labels.filter((item) => item.mention.kind === 'anatomy' && item !== head);
  const made: Head = { item: head, from: 0, to: clause.to, sites, links: [] };
  if (head.mention.kind === 'anatomy') {
    if (CLEAR.test(body))
      return { ...headed(read, whole, 'normal', made, CERTAIN), assertion: 'present', negated: false };
    if (INVOLVED.test(body)) return headed(read, whole, rule.finding ?? 'finding', made, CERTAIN);
    return null;
  }
  // "HIV: offered", "HIV status: unknown": a test that was spoken of, and no illness.
  if (/^(?:disease|finding|symptom|organism)$/.test(head.mention.kind) && NO_ANSWER.test(body))
    return { ...headed(read, whole, 'finding', made, asserted), assertion: 'conditional', negated: false, ownWords: 'comment' }; // biome-ignore format: one frame
  const kind: FrameKind =
    asserted.negation === 'negated'
      ? 'absent'
      : head.mention.kind === 'procedure'
        ? 'procedure'
        : (rule.finding ?? 'finding');
  return headed(read, whole, kind, made, asserted);
}
