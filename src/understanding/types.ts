import type {
  AnalysisLab,
  Assertion,
  Change,
  Experiencer,
  Laterality,
  Span,
  Temporality,
  Urgency,
} from '../contract/analysis.js';
import type { LabRow, ReadReport } from '../reading/types.js';
import type { OperationPart } from './data/operation-parts.js';

/** A recognised word or phrase of the knowledge base in the text. */
export interface Mention {
  span: Span;
  sentence: number;
  /** What it is: knowledge id and folder. */
  ref: { folder: 'concepts' | 'labs' | 'medicines' | 'scores'; id: string };
  /** For concepts their kind; 'lab', 'medicine' or 'score' otherwise. */
  kind: string;
  /** Exact, inflected, expanded abbreviation or corrected spelling. */
  via: 'exact' | 'inflected' | 'abbreviation' | 'spelling' | 'word-order';
}

/** An abbreviation that has several senses here and could not be told. */
export interface Ambiguity {
  span: Span;
  sentence: number;
  short: string;
  senses: string[];
}

/** An abbreviation of the text, spelled out as it is meant here. */
export interface Expansion {
  span: Span;
  sentence: number;
  /** As printed. */
  short: string;
  long: string;
}

export type Certainty = 'certain' | 'probable' | 'possible' | 'unlikely';

/** How a mention is meant: the answer of the `assertion` command, too. */
/** The concept of a finding that is urgent by what the report says was done about it. */
export const CALLED_AT_ONCE = 'called-at-once';
/** A sign that may mean harm that goes on, of which nothing here knows what it is. */
export const SERIOUS_SIGN = 'serious-sign';

export interface AssertionResult {
  negation: 'affirmed' | 'negated' | 'possible';
  temporality: Temporality;
  experiencer: Experiencer;
  certainty: Certainty;
  /** True where it is only looked for ("rule out"). */
  ordered?: true;
  /** True where the line can be read in two ways: as denied with what stands before it, or as there. */
  twoWays?: true;
  /** The words that decided it, for "why". */
  triggers: Span[];
}

export interface Size {
  span: Span;
  /** One, two or three dimensions in `unit`. */
  values: number[];
  unit: string;
  /** "previously 6 mm" */
  previous: boolean;
  /** "up to", "less than", "approximately", "at least" */
  qualifier: 'up to' | 'less than' | 'more than' | 'about' | 'at least' | null;
}

/** Kinds of clinical statement; each has its own small sentence planner in explaining/. */
export const FRAME_KINDS = [
  'finding', // a finding, disease or symptom said to be there (or possible, historical, family, conditional)
  'absent', // the same said not to be there
  'normal', // a place or thing said to be normal
  'device', // tube, line, implant, hardware and where it lies
  'limitation', // what the test could not show
  'comparison', // compared with an earlier study
  'technique', // how the test was done
  'diagnosis', // a final diagnosis (pathology, discharge)
  'procedure', // done, or planned
  'treatment', // given during the stay
  'medicine', // a medicine with dose and change
  'score', // stage, grade, category
  'recommendation', // what the report asks for
  'follow_up', // appointment
  'instruction', // activity, diet, wound care
  'warning_sign', // return or call if
  'pending', // result still to come
  'condition', // condition at discharge, vital signs
  'identity', // who, when, where: not clinical
  'specimen', // what was sent
  'reason', // why the test was done
] as const; // biome-ignore format: one list
export type FrameKind = (typeof FRAME_KINDS)[number];

/** One clinical statement. A sentence may hold several; every one stands on `source`. */
export interface Frame {
  id: string;
  kind: FrameKind;
  sentence: number;
  /** The clause it stands on. */
  source: Span;
  /** The main concept, absent for frames that are not about one (limitation, instruction …). */
  head: Mention | null;
  /** Everything else recognised in the clause (sites and descriptors included). */
  others: Mention[];
  /** Body parts that the head is said to be in, nearest first. */
  sites: Mention[];
  /** The label that side, level or sites come from, where it stands in another sentence ("B. PROSTATE, RIGHT MID:"). */
  label?: Span;
  /** The letter of the sample of a tissue report that it stands under. */
  sample?: string;
  /** Lobe, quadrant, level as printed ("L4-L5", "upper"). */
  level: string | null;
  assertion: Assertion;
  negated: boolean;
  temporality: Temporality;
  experiencer: Experiencer;
  certainty: Certainty;
  change: Change | null;
  laterality: Laterality | null;
  severity: 'minimal' | 'mild' | 'mild-moderate' | 'moderate' | 'moderate-severe' | 'severe' | null;
  /** Several, a few, very many, or a printed number. */
  count: { kind: 'number'; value: number } | { kind: 'several' | 'few' | 'many' } | null;
  sizes: Size[];
  urgency: { state: Urgency; id: string } | null;
  /** What the clause names as cause or purpose ("due to", "suspicious for", "consistent with"). */
  links: { relation: 'cause' | 'suspicion' | 'consistent' | 'with'; mention: Mention }[];
  medicine: MedicineDetail | null;
  /** A line of a physical exam that is all set phrases: what it says of each part of the body. */
  exam?: { subject: string; says: string }[];
  recommendation: RecommendationDetail | null;
  /**
   * `category` is the code that counts where `code` holds several figures; `between` two categories none is told;
   * `outOf` is the figure printed behind the code ("26/30").
   */
  score: { id: string; code: string; span: Span; category?: string; between?: boolean; outOf?: string } | null;
  /** Share of the clause's content words that the frame accounts for, 0 to 1. */
  coverage: number;
  /** Its line can be read in two ways: as denied with what stands before it, or as there. */
  twoWays?: true;
  /**
   * Told only where its sentence stands, not among what the report found: another frame holds in place of it over the
   * whole report, or it is talk of risks before a consent. What is dropped is told nowhere: it was only inferred.
   * A later part of the report may take back what it first said of a sample (amended).
   */
  setAside?: 'contradicted' | 'amended' | 'consent' | 'dropped';
  /** The year before the newest one that its story is at: what it tells was so then. */
  ofYear?: number;
  /**
   * Only its own words say rightly how it is: it was treated before, the report gives it no weight, it may be something
   * unknown, a laboratory speaks of it in general, or what it is said of is not certain.
   */
  ownWords?: 'treated' | 'no_weight' | 'alternative' | 'comment' | 'unbound';
  /** One of several things that it could be, or (`owner`) what is taken for them: told in one sentence. */
  oneOf?: { group: string; owner?: true };
  /** An urgent thing told by its signs, not by its name. */
  bySign?: true;
  /** Signs of what another frame names or already tells: told beside it, in the report's own words. */
  goesWith?: string;
  /** A weaker sign in the company of an emergency that its neighbours tell, told beside it in the report's own words. */
  company?: true;
  /** Cues of its clause that no frame of the clause tells; absent where there are none. */
  leftover?: readonly LeftoverCue[];
  /** In the note of an operation: what part of it the frame tells. */
  part?: OperationPart;
  /** A line of a form: what it asks and what it answers. */
  field?: FieldAnswer;
}

/** A field of a form with its answer ("Lymphovascular invasion: Not identified"). */
export interface FieldAnswer {
  /** What is asked: an entry of `data/form-fields.ts`, or `gene` and `stain` for what is only named. */
  id: string;
  kind: 'thing' | 'margin' | 'distance' | 'nodes' | 'marker' | 'words';
  answer: | 'absent' | 'present' | 'unsure' | 'unknown' | 'waiting' | 'not_asked' | 'number' | 'words'; // biome-ignore format: one list
  /** The value says more than its answer. */
  more: boolean;
  /** Which margin, marker or kind of count, in small letters; of a distance the figure. */
  name?: string;
  count?: number;
  all?: number;
  /** Where `all` is printed, if not here. */
  counted?: Span;
  /** "95%" */
  share?: string;
  label: Span;
  value: Span;
}

/** A word of time, condition, exception, doubt, denial or another person that a sentence of the frame would leave out. */
export interface LeftoverCue {
  kind: 'negation' | 'certainty' | 'time' | 'condition' | 'exception' | 'person';
  span: Span;
}

export interface MedicineDetail {
  dose: string | null;
  /** Plain words: "once a day", "every 8 hours", "when you need it". */
  frequency: string | null;
  route: string | null;
  change: 'new' | 'continued' | 'changed' | 'stopped' | 'held' | 'resumed' | null;
  /** "for 5 days" */
  duration?: string | null;
  /** Several doses or times, whole and in order ("20 units every morning and 10 units at bedtime"); "" where unclear. */
  schedule?: string | null;
  /** "for pain", as printed. */
  purpose?: string | null;
  /** A condition of taking it, as printed ("hold if the heart rate is below 60"). */
  note?: string;
  /** Words of its line that no other part holds, as printed ("6 tabs supplied, nil repeats"); "" where they stand between. */
  left?: string;
  /** Every word of its line is told with it. */
  whole?: true;
  /** What it was before the change, as printed ("18 units", "once a day"). */
  previous?: string | null;
  /** A change to more or to less, where the report says which. */
  direction?: 'up' | 'down' | null;
  /**
   * What the report makes of it: on the reader's list, taken before the stay, taken now or once, given, prescribed, a
   * change made (`done`, or `stay` in the story of a stay) or planned, one thought of, not taken. `mentioned`: it says
   * too little to tell anything. None: read from its section alone.
   */
  setting?: | 'treated' | 'list' | 'before' | 'now' | 'was' | 'given' | 'prescribed' | 'done' | 'stay' | 'planned' | 'unsure' | 'not'
    | 'mentioned'; // biome-ignore format: one list
  /** A name that the knowledge base does not hold, as printed; `plain` where it means something to the reader anyway. */
  name?: { text: string; plain: boolean };
  /** The second medicine of one product ("lisinopril/HCTZ"). */
  with?: Mention;
  /** What has become of it is not said for certain: only the line itself can be shown. */
  unclear?: boolean;
  /** One frame for several such medicines of one line. */
  several?: boolean;
  /** What its line stands under, as printed ("STOP taking"). */
  under?: string;
  /** An entry of a list that names no medicine known to us; its words are quoted with what stands over them. */
  entry?: boolean;
  /** Begun here, and stopped by a later sentence of the same story. */
  stoppedLater?: Span;
  /** As printed. */
  asPrinted: string;
}

export interface RecommendationDetail {
  /** What is asked for: test, procedure, visit, medicine, watch. */
  action: 'test' | 'procedure' | 'visit' | 'treatment' | 'watch' | 'compare' | 'other';
  /** Interval or date in plain words ("in 3 months"), with its span. */
  when: { text: string; span: Span } | null;
  /** By whom ("a lung doctor"). */
  who: { text: string; span: Span } | null;
  /** "if symptoms persist" in the report's words. */
  condition: { text: string; span: Span } | null;
}

/** A lab row, understood; `text` is written by explaining/. */
export type UnderstoodLab = Omit<AnalysisLab, 'text'> & {
  row: LabRow;
  /** How far outside, by the stated rule (≤ 0.1, ≤ 0.5, > 0.5 of the range's width or of its one end). */
  distance: 'within' | 'slightly' | 'moderately' | 'far' | null;
  /** True where the printed flag and the printed range disagree. */
  flagDisagrees: boolean;
  /** Beyond sourced critical limits. */
  beyondCritical: 'low' | 'high' | null;
};

export interface Understanding {
  report: ReadReport;
  mentions: Mention[];
  ambiguities: Ambiguity[];
  expansions: Expansion[];
  frames: Frame[];
  /** By sentence: the words of an earlier sentence of its paragraph that say what it is on ("Gallbladder", "C5/6"). */
  topics: Map<number, Span>;
  labs: UnderstoodLab[];
  /** Clinical text that no frame, lab or furniture accounts for. */
  unread: Span[];
  /** Clinical characters accounted for / all clinical characters. */
  coverage: number;
}
