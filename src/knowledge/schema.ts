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
import {
  type LabComment,
  type LabPattern,
  type LabTest,
  labCommentSchema,
  labPatternSchema,
  labTestSchema,
  type UnitConversion,
  unitConversionSchema,
} from './lab-schema.js';
import { id, layNumberSchema, provenance } from './provenance.js';
import {
  type DangerSignEntry,
  dangerSignSchema,
  type EmergencyNumber,
  emergencyNumberSchema,
  type GraveStateEntry,
  graveStateSchema,
  signWordsSchema,
  type Urgent,
  urgentSchema,
} from './urgent-schema.js';

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

/** What a kind of report is: shown short, below the results. */
export const guideSchema = z.strictObject({
  id,
  title: z.string().min(3),
  looksAt: z.string().min(10),
  how: z.string().min(10),
  ...provenance,
});
export type Guide = z.infer<typeof guideSchema>;

export const wordPartSchema = z.strictObject({
  id,
  part: z.string().min(2),
  position: z.enum(['prefix', 'root', 'suffix']),
  meaning: z.string().min(2),
  ...provenance,
});
export type WordPart = z.infer<typeof wordPartSchema>;

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
