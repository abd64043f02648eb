import type { Token } from '../../knowledge/index.js';
import type { Clause, ReadSentence } from '../clause.js';
import type { PlacedMention } from '../mentions.js';

/** "Suicidal ideation: she denies any such thoughts": what stands before the colon is asked, not found. */
export function isLabel(tokens: readonly Token[], item: { to: number }): boolean {
  if (tokens[item.to]?.text !== ':') return false;
  const next = tokens.slice(item.to + 1, item.to + 7).map((token) => token.text);
  return SUBJECTS.has(next[0] === 'the' ? (next[1] ?? '') : (next[0] ?? '')) && next.some((word) => DENYING.has(word));
}

const SUBJECTS = new Set(['he', 'she', 'they', 'patient', 'pt', 'parents', 'mother', 'father', 'family']);
const DENYING = new Set(['denies', 'denied', 'deny', 'no', 'not', 'never', 'without', 'none']);

/** Coming to and leaving the hospital are no findings of their own. */
export function isStay(item: PlacedMention): boolean {
  return item.mention.kind === 'procedure' && STAY.has(item.mention.ref.id);
}

const STAY = new Set(['discharge', 'hospital-admission', 'follow-up', 'consultation']);

/** "within the mass": a thing spoken of before, not a new one. */
export function isReference(tokens: readonly Token[], at: number): boolean {
  // "Uptake at the site of known fracture"
  const [of, where] = [tokens[at - 2]?.text, tokens[at - 3]?.text ?? ''];
  if (/^(?:known|previous|prior|old|recent|healing|reported)$/.test(tokens[at - 1]?.text ?? ''))
    if (of === 'of' && /^(?:sites?|region|area|location|level|position)$/.test(where)) return true;
  return (
    (tokens[at - 1]?.text === 'the' || tokens[at - 1]?.text === 'this') &&
    ['within', 'of', 'in', 'from', 'surrounding', 'along', 'to', 'around', 'into', 'through'].includes(
      tokens[at - 2]?.text ?? '',
    )
  );
}

/** "Venous drainage is normal": how something works, neither a finding nor said of the place of the label. */
export function isCalledNormal(tokens: readonly Token[], item: PlacedMention): boolean {
  if (item.mention.kind !== 'finding' && item.mention.kind !== 'symptom') return false;
  const words = tokens.slice(item.to, item.to + 5).map((token) => token.text);
  return /^(?:is|are|was|were|remains?|appears?|appeared) (?:\w+ )?(?:normal|unremarkable|within normal)\b/.test(
    words.join(' '),
  );
}

const TUMOR_FIELDS =
  /^(?:site|size|focality|budding|location|laterality|bed|type|grade|thickness|dimension|dimensions|extension|extent|deposits?|regression|infiltrating|cell|cells|block|stage)$/;

/** "Tumor site: upper quadrant", "10% of tumor": the label of a field, or the whole of which a share is told. */
export function isTumorField(read: ReadSentence, item: PlacedMention): boolean {
  if (!/^(?:tumor|cancer|neoplasm)$/.test(item.mention.ref.id)) return false;
  if (TUMOR_FIELDS.test(read.tokens[item.to]?.text ?? '')) return true;
  const before = read.tokens.slice(Math.max(0, item.from - 4), item.from).map(({ text }) => text);
  return before.includes('%') && before.includes('of');
}

/** "margins of resection": edges, no operation told of. */
export function isOfMargins(tokens: readonly Token[], item: PlacedMention): boolean {
  return (
    item.mention.kind === 'procedure' &&
    tokens[item.from - 1]?.text === 'of' &&
    /^margins?$/.test(tokens[item.from - 2]?.text ?? '')
  );
}

/** "normal enhancement of the veins": as it should be, not a finding. */
export function isNormalOne(clause: Clause, item: PlacedMention): boolean {
  if (item.mention.kind !== 'finding') return false;
  return clause.placed.some((other) => other.mention.kind === 'normal' && other.to === item.from);
}

/** "Unremarkable for cancer": it denies what stands behind it and calls nothing normal. */
export function isOpeningADenial(tokens: readonly Token[], { to }: PlacedMention): boolean {
  return /^(?:un|non)remarkable$/.test(tokens[to - 1]?.text ?? '') && tokens[to]?.text === 'for';
}

/** "compared with residual normal glands": what is held beside it, no finding. */
export function isComparedWith(tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - 4); i--) {
    const text = tokens[i]?.text ?? '';
    if (text === 'than' || text === 'resembling' || text === 'surrounding') return true;
    if (
      /^(?:to|with)$/.test(text) &&
      /^(?:compared|relative|similar|adjacent|admixed|mixed)$/.test(tokens[i - 1]?.text ?? '')
    )
      return true;
  }
  return false;
}

const MODALS: ReadonlySet<string> = new Set(['may', 'can', 'could', 'might']);

/** "Dense tissue, which may obscure small masses": only what could be missed. */
export function isHidden(tokens: readonly Token[], from: number, at: number): boolean {
  for (let i = Math.max(from, at - 5); i < at; i++) {
    const modal = MODALS.has(tokens[i]?.text ?? '');
    if (modal && /^(?:obscure|hide|mask|conceal)$/.test(tokens[i + 1]?.text ?? '')) return true;
  }
  return false;
}

const TESTS =
  /^(?:cx|cxs|cultures?|swabs?|pcr|serolog(?:y|ies)|titers?|antigens?|ag|antibod(?:y|ies)|ab|screen(?:ing)?|vaccin\w+|immuniz\w+|shots?|prophylaxis|ppx|panel|smears?|stains?|immunostains?|markers?|reactivity|serology)$/;

/** "Stroke alert", "sepsis bundle": what is arranged for an illness, not the illness. */
const ARRANGED =
  /^(?:alert|code|team|unit|clinic|center|centre|protocol|staging|restaging|surveillance|bundle|pathway|order|orders|labs?|workup|service|nurse|pamphlet|leaflet|brochure|education|awareness|consult(?:ation)?|coordinator|registry|rehab|rehabilitation|survivor|prevention|kit|drill|hotline|insurance)$/;

const DEEDS =
  /^(?:fall|faint|cough|vomit|bleed|bruise|itch|snore|shake|swell|seize|choke|wheeze|cramp|ache|sneeze|tremble|graft|stent|biopsy|bypass|drain|repair|resect|scan|image|transfuse|intubate|cast|splint|suture|culture|shunt)$/;

/** "Urine (catheter) grew …", "catheter urine": how a sample was taken, and no tube that stays. */
export function isWayOfSampling(text: string, item: PlacedMention): boolean {
  if (item.mention.kind !== 'device') return false;
  const { start, end } = item.mention.span;
  return (
    (/\b(?:urine|specimens?|samples?|cultures?|msu|csu|bloods?|screen)\s*\(\s*(?:in[- ]out |clean )?$/i.test(
      text.slice(Math.max(0, start - 40), start),
    ) &&
      /^[^()]{0,20}\)/.test(text.slice(end, end + 24))) ||
    /^ (?:urine|specimen|sample)\b/i.test(text.slice(end, end + 10))
  );
}

/** "Full pain-free ROM": how far it moves without pain, and not that there is none at all. */
export function isFreeInMoving(text: string, item: PlacedMention): boolean {
  return (
    /^(?:pain|tender)/i.test(text.slice(item.mention.span.start, item.mention.span.end)) &&
    /^[- ]?free,? (?:and )?(?:(?:full|active|passive|normal|good) )*(?:rom\b|range|movements?|motion|arc|straight|walking|weight)/i.test(
      text.slice(item.mention.span.end, item.mention.span.end + 48),
    )
  );
}

/** "She tends to fall backward", "too small to graft": a verb, nothing that was. */
export function isDeed(tokens: readonly Token[], item: PlacedMention): boolean {
  if (item.to !== item.from + 1 || !DEEDS.test(tokens[item.from]?.text ?? '')) return false;
  const before = tokens[item.from - 1]?.text ?? '';
  if (before !== 'to') return /^(?:may|might|could|would|cannot|will)$/.test(before);
  return !/^(?:due|prior|secondary|related|compared|next|adjacent|close|similar|leading|led|subsequent|according|owing|respect|access|proceed|proceeded|response|resistant|opposed|attributed|from|back|taken|brought|reaction|addition|return|returned|relation|exposure)$/.test(
    tokens[item.from - 2]?.text ?? '',
  );
}

/** "Co-careldopa": two letters of a longer name are no short form. */
export function isPieceOfName(tokens: readonly Token[], item: PlacedMention): boolean {
  const { start, end } = item.mention.span;
  const [dash, next] = [tokens[item.to], tokens[item.to + 1]];
  return (
    end - start === 2 &&
    dash?.text === '-' &&
    dash.start === end &&
    next?.kind === 'word' &&
    next.start === dash.end &&
    next.caps === 'lower' &&
    next.text.length > 5
  );
}

const ADJECTIVE = /(?:ed|ic|ous|form|oid|ive|al|ary|ular)$/;
const OF_A_THING: ReadonlySet<string> = new Set(['finding', 'disease', 'device']);

/** "Distended thrombus", "inflamed diverticula", "carcinoma in situ, cribriform": how a thing looks, nothing beside it. */
export function isLookOfAnother(read: ReadSentence, clause: Clause, item: PlacedMention): boolean {
  if (item.mention.kind !== 'finding' || item.to !== item.from + 1) return false;
  if (!ADJECTIVE.test(read.tokens[item.from]?.text ?? '')) return false;
  const next = clause.placed.find((other) => other.from >= item.to);
  if (next?.from === item.to && OF_A_THING.has(next.mention.kind)) return true;
  // "separate from the inflamed segment": spoken of before.
  const noun = read.tokens[item.to]?.text ?? '';
  if (
    read.tokens[item.from - 1]?.text === 'the' &&
    /^(?:segments?|loops?|areas?|regions?|portions?|tissues?|parts?)$/.test(noun)
  )
    return true;
  if (read.reportType !== 'pathology' || read.tokens[item.from - 1]?.text !== ',') return false;
  const after = read.tokens[item.to]?.text;
  if (after !== undefined && !/^[,;.)]$|^(?:and|type|variant|pattern|subtype)$/.test(after)) return false;
  const before = clause.placed.findLast((other) => other.to <= item.from - 1);
  return before !== undefined && OF_A_THING.has(before.mention.kind);
}

/** "Neuroendocrine tumor (carcinoid)": one thing by two names. */
export function isOtherName(tokens: readonly Token[], clause: Clause, item: PlacedMention): boolean {
  if (tokens[item.from - 1]?.text !== '(' || tokens[item.to]?.text !== ')' || item.mention.kind !== 'disease')
    return false;
  const before = clause.placed.findLast((other) => other.to === item.from - 1);
  return before?.mention.kind === 'disease';
}

/** "Fungal culture", "wound cx", "pertussis PCR": names a test or a shot, no finding. */
export function isTestedFor(tokens: readonly Token[], item: PlacedMention): boolean {
  const { kind } = item.mention;
  if (ARRANGED.test(tokens[item.to]?.text ?? '') && tokens[item.to]?.start === (tokens[item.to - 1]?.end ?? 0) + 1)
    return true;
  if (kind !== 'organism' && kind !== 'disease' && item.mention.ref.id !== 'wound') return false;
  return TESTS.test(tokens[item.to]?.text ?? '') && !/^(?:positive|\+)$/.test(tokens[item.to + 1]?.text ?? '');
}

/** "P53 stain is negative in the tumor": where the stain was looked at, not a tumor anew. */
export function isStainedTissue(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.text !== 'the' || !['in', 'within'].includes(tokens[at - 2]?.text ?? '')) return false;
  return tokens
    .slice(0, at)
    .some((token) => /^(?:stain|stains|staining|immunostain\w*|immunohisto\w*|expression)$/.test(token.text));
}
