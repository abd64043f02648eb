import { z } from 'zod';
import {
  type Combination,
  combinationSchema,
  type HelpNow,
  helpNowSchema,
  type LayWord,
  type Level,
  layWordSchema,
  levelSchema,
  type Procedure,
  procedureSchema,
  type ReportSense,
} from './education-schema.js';
import { id, provenance, sourceSchema } from './provenance.js';

/**
 * The shape of the files under `knowledge/`. Every entry is written in our own words, carries a source and a review
 * status, and reads at grade 8 or below (`npm run knowledge` checks).
 */

export const bodySystemSchema = z.enum([
  'general', 'blood', 'bones-joints', 'brain-nerves', 'breast', 'cancer', 'digestive', 'ear-nose-throat', 'eyes', 'heart-vessels',
  'hormones', 'immune', 'infection', 'kidneys-urinary', 'liver-bile', 'lungs', 'mental-health', 'pregnancy', 'reproductive',
  'skin', 'teeth-mouth',
]); // biome-ignore format: one list

export const conceptKindSchema = z.enum([
  'finding', // something seen or felt: effusion, opacity, edema
  'disease', // a diagnosis: pneumonia, cirrhosis
  'symptom', // what the person notices: chest pain
  'anatomy', // a body part or place
  'procedure', // done to the person: biopsy, appendectomy
  'test', // imaging or other test (lab analytes live in labs/)
  'device', // tube, line, implant
  'organism',
  'substance', // contrast, alcohol
  'descriptor', // how something looks or behaves: spiculated, diffuse, acute
  'normal', // a phrase that means normal: unremarkable, within normal limits
  'other',
]);
export type ConceptKind = z.infer<typeof conceptKindSchema>;

/**
 * How the lay name stands in a sentence. `lay` is a bare noun phrase without article ("fluid around the lung").
 * singular: takes a/an ("a small round spot"); plural: no article, plural verb; mass: no article, singular verb;
 * name: a fixed phrase used as it is ("the spleen").
 */
export const layNumberSchema = z.enum(['singular', 'plural', 'mass', 'name']);

export const conceptSchema = z.strictObject({
  id,
  /** The field's standard term, singular, lower case unless a proper name. */
  term: z.string().min(2),
  kind: conceptKindSchema,
  /** The ICD-10-CM code of this very problem, by which MedlinePlus has its page. Only where it is surely right. */
  icd10: z
    .string()
    .regex(/^[A-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,4})?$/)
    .optional(),
  synonyms: z.array(z.string().min(2)).default([]),
  lay: z.string().min(2),
  layNumber: layNumberSchema.default('mass'),
  /** Only where adding an s is wrong. */
  layPlural: z.string().optional(),
  /** One or two plain sentences, at most 25 words together, grade 8 or below, no unexplained jargon. */
  meaning: z.string().min(4),
  /** Adjective forms of a body part ("pulmonary" for lung). */
  adjectives: z.array(z.string()).default([]),
  /** Anatomy that exists on both sides. */
  paired: z.boolean().default(false),
  /** Its term and everyday name are words a reader knows: printed so, they fill no glossary. */
  everyday: z.boolean().optional(),
  system: bodySystemSchema.default('general'),
  /** How much it matters when present in a report and nothing says otherwise. */
  importance: z.enum(['urgent', 'important', 'note', 'normal']).default('note'),
  /** True for possible cancer and other findings a reader may want to open with someone. */
  sensitive: z.boolean().default(false),
  /** What it usually calls for, one plain sentence, only where sources agree. */
  usually: z.string().optional(),
  /** A question worth taking to the doctor when this is present, ending in a question mark. */
  ask: z.string().optional(),
  ...provenance,
});
export type Concept = z.infer<typeof conceptSchema>;

/** True only when this very number was read in the source named beside it; the entry's own text may be unchecked. */
const numberChecked = z.boolean().default(false);

export const labTestSchema = z.strictObject({
  id,
  /** Standard name, for instance "hemoglobin". */
  term: z.string().min(1),
  synonyms: z.array(z.string()).default([]),
  /** Names that mean this test only as a printed row name, never in running text ("iron", "mono", "fit"). */
  rowNames: z.array(z.string()).default([]),
  /** Names on French, Spanish, German and Italian sheets; row names only. */
  otherLanguages: z.array(z.string()).optional(),
  loinc: z
    .string()
    .regex(/^\d{1,7}-\d$/)
    .optional(),
  lay: z.string().min(2),
  layNumber: layNumberSchema.default('mass'),
  /** What the test measures, one plain sentence. */
  meaning: z.string().min(4),
  panel: z.string().optional(),
  specimen: z.enum(['blood', 'urine', 'stool', 'csf', 'fluid', 'breath', 'swab', 'tissue', 'other']).default('blood'),
  units: z.array(z.string()).default([]),
  /** What a low or high value can go with, most common and harmless causes first. Phrases, each starting lower case. */
  low: z.array(z.string()).default([]),
  high: z.array(z.string()).default([]),
  /** General adult ranges, shown only where the report prints none; need a checked source. Unit '' for none. */
  ranges: z
    .array(
      z.strictObject({
        unit: z.string(),
        low: z.number().nullable(),
        high: z.number().nullable(),
        sex: z.enum(['female', 'male']).optional(),
        source: sourceSchema,
        sourceChecked: numberChecked,
      }),
    )
    .default([]),
  /** Values that a laboratory phones at once; need a checked source. */
  critical: z
    .array(
      z.strictObject({
        unit: z.string(),
        below: z.number().optional(),
        above: z.number().optional(),
        source: sourceSchema,
        sourceChecked: numberChecked,
      }),
    )
    .default([]),
  /**
   * What holds beside the printed range for people in treatment or in a state of their own: told where the result lies on
   * that side of a range that ends at `upTo` or below (a range printed for treatment needs no such word).
   */
  goal: z
    .strictObject({
      is: z.enum(['low', 'high', 'outside']),
      upTo: z.number().optional(),
      says: z.string().min(20),
      source: sourceSchema,
    })
    .optional(),
  /** What a level from a figure on stands for, told in place of the causes; the highest first. */
  bands: z
    .array(z.strictObject({ unit: z.string(), from: z.number(), says: z.string().min(20), source: sourceSchema }))
    .optional(),
  /** What an answer in words means: one or two plain sentences for "not detected" and "detected", never a diagnosis. */
  answers: z
    .strictObject({ negative: z.string().min(20).optional(), positive: z.string().min(20).optional() })
    .optional(),
  ask: z.string().optional(),
  /** The question where the result is low, or high, if `ask` does not fit that side. */
  askLow: z.string().optional(),
  askHigh: z.string().optional(),
  ...provenance,
});
export type LabTest = z.infer<typeof labTestSchema>;

export const medicineSchema = z.strictObject({
  id,
  /** Generic name, lower case. */
  term: z.string().min(2),
  /** The RxNorm code of the ingredient. Only where it is surely right. */
  rxcui: z
    .string()
    .regex(/^\d{2,8}$/)
    .optional(),
  brands: z.array(z.string()).default([]),
  synonyms: z.array(z.string()).default([]),
  /** "a blood thinner", "a water pill": with its article, fits "X is …". */
  lay: z.string().min(3),
  /** "lowers blood pressure", "treats infections": fits "It …". */
  purpose: z.string().min(3),
  drugClass: z.string().optional(),
  /**
   * How people come to take it, where it is not taken day by day on a doctor's word: `label` bought without a
   * prescription, `needed` only when needed, `rescue` kept at hand for an emergency, `given` by the care team.
   */
  taken: z.enum(['label', 'needed', 'rescue', 'given', 'weekly']).optional(),
  ...provenance,
});
export type Medicine = z.infer<typeof medicineSchema>;

export const abbreviationSchema = z.strictObject({
  id,
  /** As printed, case kept; matched exactly, or in any case where `anyCase`. */
  short: z.string().min(1),
  anyCase: z.boolean().default(false),
  senses: z
    .array(
      z.object({
        long: z.string().min(2),
        /** Concept, lab, medicine id that this sense is, where the knowledge base has it. */
        concept: z.string().optional(),
        /** Contexts in which this sense is meant. Empty: the default where no other sense's context fits. */
        reportTypes: z.array(z.enum(['imaging', 'laboratory', 'pathology', 'discharge_summary', 'other'])).default([]),
        sections: z.array(z.string()).default([]),
        /** Words that stand near it in this sense, lower case. */
        near: z.array(z.string()).default([]),
        /** Words or marks right before it (within three), lower case; "^" where it opens the sentence. */
        before: z.array(z.string()).default([]),
        /** Words or marks right behind it (within three), lower case; "#" for a number. */
        behind: z.array(z.string()).default([]),
        /** Words of the sentence that rule this sense out. */
        unless: z.array(z.string()).default([]),
        /** Words that stand anywhere in a report in which this sense is meant, lower case. */
        report: z.array(z.string()).default([]),
      }),
    )
    .min(1),
  ...provenance,
});
export type Abbreviation = z.infer<typeof abbreviationSchema>;

/**
 * A word of several senses: where a name of the knowledge base means something else. In a list of words "vertebr*" stands
 * for all that begin so.
 */
export const wordSenseSchema = z.strictObject({
  id,
  /** The concept, medicine or test whose name has other senses. */
  of: id,
  /** Its names that have them, lower case as printed; all of one word where none is given. */
  names: z.array(z.string().min(2)).default([]),
  /** The word right before the name, or right behind it. */
  before: z.array(z.string()).default([]),
  behind: z.array(z.string()).default([]),
  /** Words of the sentence or its heading. */
  near: z.array(z.string()).default([]),
  /** Words that stand anywhere in the report, whole. */
  report: z.array(z.string()).default([]),
  reportTypes: z.array(z.enum(['imaging', 'laboratory', 'pathology', 'discharge_summary', 'other'])).default([]),
  /** Words of the sentence or its heading that keep the name's own sense, or mean it where `only` is set. */
  unless: z.array(z.string()).default([]),
  /** True where all this says where the name's own sense is meant: it is another word everywhere else. */
  only: z.boolean().default(false),
  /** The concept that is meant instead; where none is named, the word is left as it is printed. */
  instead: id.optional(),
  ...provenance,
});
export type WordSense = z.infer<typeof wordSenseSchema>;

/** A score, stage or grade: a pattern with categories in words ("BI-RADS 4A"). */
export const scoreSchema = z.strictObject({
  id,
  term: z.string().min(2),
  synonyms: z.array(z.string()).default([]),
  /** What the system rates, one plain sentence. */
  meaning: z.string().min(4),
  /** Concepts whose names announce a code as the score's own names do ("Mini-mental state examination 26/30"). */
  concepts: z.array(z.string()).optional(),
  /** The figure it runs to, where one is printed behind the code ("26/30"): another figure there is another scale. */
  outOf: z.union([z.number().positive(), z.array(z.number().positive())]).optional(),
  /** True where only "4/5" is a code, never a bare "4". */
  onlyWithOutOf: z.boolean().optional(),
  /** True where figures may stand below zero ("-2.5"). */
  signed: z.boolean().optional(),
  /** True for what either side of the body has of its own (eyes, legs): the side of the sentence is told. */
  paired: z.boolean().optional(),
  /** One of these words must stand in the sentence ("Weber" is also a hearing test). */
  near: z.array(z.string()).optional(),
  /** None of these may: they say that the figure is of a part only ("supine"). */
  unless: z.array(z.string()).optional(),
  /**
   * For codes without a name of their own ("stage III chronic kidney disease", "spondylolisthesis, grade 1"): the words
   * that announce the code, and the last words of what is rated.
   */
  rates: z
    .strictObject({
      lead: z.array(z.string()).min(1),
      of: z.array(z.string()).min(1),
      not: z.array(z.string()).optional(),
    })
    .optional(),
  categories: z
    .array(
      z.strictObject({
        /** As printed after the system's name, for instance "4A"; a short name where the category is a range. */
        code: z.string().min(1),
        /** A range of figures: from and to are in it, below is not. The first range that holds the figure counts. */
        from: z.number().optional(),
        to: z.number().optional(),
        below: z.number().optional(),
        plain: z.string().min(5),
        importance: z.enum(['urgent', 'important', 'note', 'normal']).default('note'),
        sensitive: z.boolean().default(false),
      }),
    )
    .min(1),
  ...provenance,
});
export type Score = z.infer<typeof scoreSchema>;

/** A finding that cannot wait. `all` lists concept ids that together make it (one is enough when one is listed). */
const resultConditionSchema = z.strictObject({
  /** A test, or several of which one is enough. */
  test: z.union([id, z.array(id).min(2)]),
  /** Outside the report's own range on this side, or marked by it. */
  is: z.enum(['low', 'high', 'found']).optional(),
  /** Only for tests with the same figures in all units ("pH", cells in a fluid). */
  above: z.number().optional(),
  below: z.number().optional(),
});
export type ResultCondition = z.infer<typeof resultConditionSchema>;

export const urgentSchema = z.strictObject({
  id,
  concept: z.string(),
  /** What to do now, one or two calm sentences to the reader. */
  action: z.string().min(10),
  /**
   * Words that make it urgent only with them ("tension"), where the concept alone is not; "~ovary" may stand anywhere in
   * the sentence.
   */
  needs: z.array(z.string()).default([]),
  /** Words that make it something else or nothing urgent where they stand in the same sentence ("pericarditis"). */
  unless: z.array(z.string()).default([]),
  /**
   * Ways to say it without its name: groups of words ("gas|air", "beneath|under", "diaphragm"). A sentence with a word of
   * every group says it; the first group's word is what is affirmed or denied. "obstruct*" stands for all words that
   * begin so, "anc <500" and "ph 6.6..7.3" for a number within bounds, a group that begins with "!" for words that must not be there; a
   * first group that begins with "?" makes it only possible.
   */
  signs: z.array(z.array(z.string().min(2)).min(2)).default([]),
  /** Illnesses that its signs fit as well: where the report names one of them for sure, its signs say nothing. */
  instead: z.array(id).default([]),
  /** Kinds of it by names of their own: beside such a name, a sign says only how urgent that is. */
  kinds: z.array(id).default([]),
  /** Words of what it is about, put in from `sign-words`: a sign says nothing where none of them stands near it. */
  about: z.array(z.string()).default([]),
  /** Rows of results that together make one think of it: each list holds by the report's own ranges or by figures. */
  results: z.array(z.array(resultConditionSchema).min(2)).default([]),
  ...provenance,
});
export type Urgent = z.infer<typeof urgentSchema>;

/**
 * Words that many signs share, written once: a sign names them by "@" and the id ("@clot"), and they are put in when
 * compiled. With `of` they are what these concepts are about (see `about` of an urgent entry).
 */
export const signWordsSchema = z.strictObject({
  id,
  words: z.array(z.string().min(2)).min(2),
  of: z.array(id).optional(),
});
export type SignWords = z.infer<typeof signWordsSchema>;

/** What a kind of report is: shown short, below the results. */
export const guideSchema = z.strictObject({
  id,
  title: z.string().min(3),
  looksAt: z.string().min(10),
  how: z.string().min(10),
  ...provenance,
});
export type Guide = z.infer<typeof guideSchema>;

const labConditionSchema = z.strictObject({
  /** A test, or several of which one is enough. */
  test: z.union([id, z.array(id).min(2)]),
  is: z.enum(['low', 'high', 'normal', 'abnormal']),
});

/** Results that say more together than alone. Told once, never as a diagnosis, the common and harmless causes first. */
export const labPatternSchema = z.strictObject({
  id,
  /** All of these hold, by the report's own ranges or marks. */
  when: z.array(labConditionSchema).min(1),
  /** None of these holds. */
  without: z.array(labConditionSchema).default([]),
  /** One of these words stands in the report, where the pattern asks for one ("warfarin"), lower case. */
  words: z.array(z.string().min(3)).default([]),
  /** Words of a report that explains the results itself, lower case: nothing is added then. */
  unless: z.array(z.string().min(2)).default([]),
  /** At most two sentences. */
  says: z.string().min(20),
  ...provenance,
});
export type LabPattern = z.infer<typeof labPatternSchema>;

/** A comment that laboratories print in standard words, with what it means. Never a diagnosis. */
export const labCommentSchema = z.strictObject({
  id,
  /** One phrase of each group stands in the sentence, lower case, from the beginning of a word; none of the first is denied. */
  words: z.array(z.array(z.string().min(2)).min(1)).min(1),
  /** None of these stands in it. */
  without: z.array(z.string().min(2)).default([]),
  /** Where the line must not stand among the small ones. */
  weight: z.enum(['important']).optional(),
  /** What it says tells the whole of a short line: the line need not be quoted beside it. */
  whole: z.boolean().default(false),
  /** At most two sentences. */
  says: z.string().min(20),
  ...provenance,
});
export type LabComment = z.infer<typeof labCommentSchema>;

/** One amount in two units: value in `to` = factor × value in `from` + offset. To compare results, never to change one. */
export const unitConversionSchema = z.strictObject({
  id,
  tests: z.array(id).min(1),
  from: z.string().min(1),
  to: z.string().min(1),
  factor: z.number().positive(),
  offset: z.number().default(0),
  ...provenance,
});
export type UnitConversion = z.infer<typeof unitConversionSchema>;

export const wordPartSchema = z.strictObject({
  id,
  part: z.string().min(2),
  position: z.enum(['prefix', 'root', 'suffix']),
  meaning: z.string().min(2),
  ...provenance,
});
export type WordPart = z.infer<typeof wordPartSchema>;

const pattern = z.string().refine((source) => {
  try {
    return new RegExp(source, 'u').source !== '';
  } catch {
    return false;
  }
}, 'a sign is no regular expression');

/** Whom to call in an emergency in a country, and what in a report shows that it comes from there. */
export const emergencyNumberSchema = z.strictObject({
  id,
  country: z.string().min(2),
  number: z.string().regex(/^\d{3}$/),
  /** How to reach someone to talk with in despair, as an order: "call or text 988"; left out where no one number serves. */
  talk: z.string().min(5).optional(),
  /** Regular expressions, each of which is enough. */
  signs: z.array(pattern).min(1),
  /** Lists of regular expressions that count only where all of a list are found. */
  together: z.array(z.array(pattern).min(2)).default([]),
  /** Regular expressions (names of places) that show another country with the same signs, whose number we do not hold. */
  not: z.array(pattern).default([]),
  ...provenance,
});
export type EmergencyNumber = z.infer<typeof emergencyNumberSchema>;

/**
 * A state that is an emergency in some parts of the body and none in others ("perforated": the bowel, not the nasal septum).
 * `ways`, `part`, `with` and `unless` are groups of words as in the signs of urgent findings, with "@" and a name for words
 * that are shared. Said of the part that stands nearest.
 */
export const graveStateSchema = z.strictObject({
  id,
  ways: z.string().min(2),
  /** Words that make it something else, wherever they stand in the sentence. */
  unless: z.string().default(''),
  /** Other parts of the body: where one of them stands nearest, nothing is said. */
  elsewhere: z.string().min(2),
  at: z
    .array(
      z.strictObject({
        part: z.string().min(2),
        /** The urgent concept that it is told as. */
        concept: z.string(),
        unless: z.string().default(''),
        /** Words of which one must stand in the sentence or next to it. */
        with: z.string().default(''),
      }),
    )
    .min(1),
  ...provenance,
});
export type GraveStateEntry = z.infer<typeof graveStateSchema>;

/** A sign of a body in danger. Several of different kinds in one sentence cannot wait, whatever the cause is called. */
export const dangerSignSchema = z.strictObject({
  id,
  /** Signs of one kind count once, by the most points. */
  kind: z.string().min(2),
  /** None for a sign that counts only in the company of an emergency which its neighbours tell. */
  points: z.number().int().min(0).max(3),
  /** False for figures that are usual in the first years of life. */
  ofInfants: z.boolean().default(true),
  /** Groups of words; where there are several, a word of each stands close to the others, in either order. */
  words: z.array(z.string().min(2)).min(1),
  /** Words that make it something else, wherever they stand in the sentence. */
  unless: z.string().default(''),
  ...provenance,
});
export type DangerSignEntry = z.infer<typeof dangerSignSchema>;

/** Folder under `knowledge/` -> schema of one entry. Each file is a YAML list of entries. */
export const knowledgeFolders = {
  concepts: conceptSchema,
  labs: labTestSchema,
  medicines: medicineSchema,
  abbreviations: abbreviationSchema,
  'word-senses': wordSenseSchema,
  scores: scoreSchema,
  urgent: urgentSchema,
  'sign-words': signWordsSchema,
  'grave-states': graveStateSchema,
  'danger-signs': dangerSignSchema,
  'emergency-numbers': emergencyNumberSchema,
  guides: guideSchema,
  'lab-patterns': labPatternSchema,
  'lab-comments': labCommentSchema,
  'unit-conversions': unitConversionSchema,
  'word-parts': wordPartSchema,
  procedures: procedureSchema,
  'lay-words': layWordSchema,
  'help-now': helpNowSchema,
  levels: levelSchema,
  combinations: combinationSchema,
} as const;

export type { Combination, EducationData, LayWord, Level, Procedure } from './education-schema.js';

/** A word of reports that names nothing a person can have: only explained, never understood as anything. */
export interface ReportWord {
  says: string[];
  meaning: string;
  senses?: ReportSense[];
}

export interface KnowledgeData {
  version: string;
  concepts: Concept[];
  labs: LabTest[];
  medicines: Medicine[];
  abbreviations: Abbreviation[];
  wordSenses?: WordSense[];
  scores: Score[];
  urgent: Urgent[];
  graveStates?: GraveStateEntry[];
  dangerSigns?: DangerSignEntry[];
  emergencyNumbers?: EmergencyNumber[];
  guides: Guide[];
  labPatterns?: LabPattern[];
  labComments?: LabComment[];
  unitConversions?: UnitConversion[];
  wordParts: WordPart[];
  /** The lay words that say what a word of report English means. */
  reportWords?: ReportWord[];
  /** For the education pages only: compiled into a file of their own, so that the engine need not carry them. */
  procedures?: Procedure[];
  layWords?: LayWord[];
  helpNow?: HelpNow[];
  levels?: Level[];
  combinations?: Combination[];
}
