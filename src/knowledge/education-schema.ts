import { z } from 'zod';
import { BODY_AREAS } from '../contract/education.js';
import { id, provenance, sourceSchema } from './provenance.js';

const bodyAreaSchema = z.enum(BODY_AREAS);

const sentence = z.string().min(8);

/** A risk in plain words, and how many people meet it where a good source says so. */
const riskSchema = z.strictObject({
  /** What can happen, and what is done about it; a full sentence or two. */
  text: sentence,
  /** What it is called in a few words ("Bleeding"); stands beside the number. */
  name: z.string().min(3).max(60),
  /** `n` people of `outOf` who had it done. All rates of one list share one `outOf`. `to`: the high end of a range. */
  rate: z
    .strictObject({
      n: z.number().int().positive(),
      to: z.number().int().positive().optional(),
      outOf: z.union([z.literal(1000), z.literal(10000)]),
      /** Read while writing: it needs its address. */
      source: sourceSchema,
    })
    .optional(),
});

/** What is done to a person: a test, an operation, a treatment; what it is like, what can go wrong, how to get ready. */
export const procedureSchema = z.strictObject({
  id,
  /** The name as a heading, first letter a capital: "Colonoscopy", "CT scan of the chest". */
  name: z.string().min(3).max(60),
  /** Other names, short forms, everyday words ("gallbladder removal", "scope of the bowel"). */
  synonyms: z.array(z.string().min(2)).default([]),
  group: z.enum([
    'imaging', 'heart', 'lungs', 'digestive', 'biopsy', 'bones-joints', 'brain-nerves', 'women', 'pregnancy',
    'kidneys-urinary', 'men', 'eyes', 'ear-nose-throat', 'skin', 'dental', 'pain', 'cancer', 'vessels', 'breast',
    'hormones', 'general',
  ]), // biome-ignore format: one list
  /** Areas of the body map that it belongs to; none for treatments of the whole body. */
  areas: z.array(bodyAreaSchema).default([]),
  /** Areas where it is one of the five that are shown. */
  common: z.array(bodyAreaSchema).default([]),
  /** Ids of concepts that are this very procedure: their explanation points here. */
  concepts: z.array(id).default([]),
  /** What is done and what for, two to four sentences, at most 60 words. */
  whatItIs: sentence,
  /** How long it takes, one sentence. */
  howLong: sentence,
  /** What is given against pain, whether the person is awake; one or two sentences. */
  anaesthesia: sentence,
  commonRisks: z.array(riskSchema).min(2).max(8),
  rareRisks: z.array(riskSchema).min(1).max(8),
  preparation: z.array(sentence).min(2).max(10),
  /** In the order of time. `when`: "The first hours", "Day 2 to 7". */
  recovery: z
    .array(z.strictObject({ when: z.string().min(3).max(40), what: sentence }))
    .min(2)
    .max(8),
  /**
   * Signs after which the person should not wait, each a phrase that fits behind "if you …" ("have chest pain").
   * `emergency`: call 911. `call`: call the care team the same day.
   */
  whenToCall: z
    .array(z.strictObject({ sign: z.string().min(6), act: z.enum(['emergency', 'call']) }))
    .min(2)
    .max(10),
  /** Questions to take to the doctor, in the reader's voice, each with its question mark. */
  questions: z.array(sentence).min(4).max(8),
  ...provenance,
});
export type Procedure = z.infer<typeof procedureSchema>;

/** What a word of reports means where one of these words stands beside it. */
const reportSenseSchema = z.strictObject({
  /** One or two plain sentences. */
  meaning: z.string().min(10),
  /** The word right before it, or right behind it; "#" for a number. A word ending in "*" gives its beginning. */
  before: z.array(z.string()).default([]),
  behind: z.array(z.string()).default([]),
  /** Words a few words before or behind it. */
  near: z.array(z.string()).default([]),
  /** Words near it with which it means something else. */
  unless: z.array(z.string()).default([]),
  /** The kinds of report that use it so: enough where no word is asked for. */
  reportTypes: z.array(z.enum(['imaging', 'laboratory', 'pathology', 'discharge_summary', 'other'])).default([]),
});
export type ReportSense = z.infer<typeof reportSenseSchema>;

/** Words of everyday speech that no entry holds as a name, and the entries they mean, the most likely first. */
export const layWordSchema = z.strictObject({
  id,
  /** As people say it, lower case: "blood thinner", "sugar test", "picture of the chest". */
  says: z.array(z.string().min(2)).min(1),
  /** Ids of concepts, labs, medicines, scores; "procedures/ID" for a procedure. None only with a `meaning`. */
  means: z.array(z.string().min(2)).max(8),
  /** Where the words name a group ("blood thinner"), what it is, one or two plain sentences. */
  meaning: z.string().min(10).optional(),
  /** A word of many senses: in a report it is explained where one of these fits, the first that does, and nowhere else. */
  senses: z.array(reportSenseSchema).optional(),
  ...provenance,
});
export type LayWord = z.infer<typeof layWordSchema>;

/**
 * What to do now about something that may be an emergency in a reader who has it and looks it up, though a report that
 * names it need not be urgent: "chest pain", "TIA". What is urgent in a report too stands in `urgent/`.
 */
export const helpNowSchema = z.strictObject({
  id,
  /** Ids of the concepts that it is about. */
  concepts: z.array(id).min(1),
  /** One to three calm sentences to the reader, behind "If you have this now:". */
  action: sentence,
  ...provenance,
});
export type HelpNow = z.infer<typeof helpNowSchema>;

/**
 * What must be said of things that mean more together than each alone: a baby and no wet diaper, a medicine and a
 * pregnancy. Words are lower case and without apostrophes; `*` stands for the rest of a word, `#` for a digit and ` .. `
 * for up to three words.
 */
export const combinationSchema = z
  .strictObject({
    id,
    /** Of each list one must stand in what was typed. */
    words: z.array(z.array(z.string().min(2)).min(1)).default([]),
    /** Of each list one must be named, by any of its names: ids of medicines, or groups as `drugClass` calls them. */
    medicines: z.array(z.array(z.string().min(2)).min(1)).default([]),
    /** Words beside which it is not meant. */
    unless: z.array(z.string().min(2)).default([]),
    /** A figure within these must stand there too. */
    figure: z.strictObject({ from: z.number(), to: z.number() }).optional(),
    /** What it can mean, one or two plain sentences. */
    says: sentence,
    /** What to do now, one to four calm sentences. */
    action: sentence,
    ...provenance,
  })
  .refine(({ words, medicines }) => words.length + medicines.length > 0, 'a combination names words or medicines');
export type Combination = z.infer<typeof combinationSchema>;

/** A figure at or beyond which somebody should hear of it. */
const levelLimitSchema = z
  .strictObject({
    /** At this figure and above. */
    from: z.number().optional(),
    /** At this figure and below. */
    to: z.number().optional(),
    /** For these people only. */
    who: z.enum(['newborn']).optional(),
    /** It is the second of two figures that counts: the lower one of a blood pressure. */
    second: z.literal(true).optional(),
    /** What to do now, one to four calm sentences. */
    action: sentence.optional(),
    /** What figures of this span mean in adults, where nothing need be done now. */
    says: sentence.optional(),
    /** Where this very number was read. */
    source: sourceSchema,
  })
  .refine(({ from, to }) => from !== undefined || to !== undefined, 'a limit has "from", "to" or both')
  .refine(
    ({ action, says }) => (action === undefined) !== (says === undefined),
    'a limit has either "action" or "says"',
  );

/** What labs print as usual for adults, from a source that was read; `low` or `high` alone where it is open to one side. */
const usualSchema = z
  .strictObject({
    low: z.number().optional(),
    high: z.number().optional(),
    sex: z.enum(['female', 'male']).optional(),
    source: sourceSchema,
  })
  .refine(({ low, high }) => low !== undefined || high !== undefined, 'a usual range has "low", "high" or both');

/**
 * What a reader should do who types a result this far out ("potassium 6.3"). Reports have the critical limits of the
 * tests themselves (`labs/`); a reader at home is told earlier, and about signs that no laboratory measures.
 */
export const levelSchema = z
  .strictObject({
    id,
    /** Ids of the labs or concepts whose figure it is. */
    of: z.array(id).min(1),
    /** The unit of all figures here; '' for none. */
    unit: z.string(),
    /** Figures outside are no result in this unit: a bare one is then read in another unit of the test. */
    span: z.tuple([z.number(), z.number()]),
    /** In a baby or a child other figures count. */
    adultsOnly: z.boolean().default(false),
    /** The first that fits is told. */
    limits: z.array(levelLimitSchema).default([]),
    /** Told where no limit fits, when the test itself (`labs/`) names no checked range in this unit. */
    usual: z.array(usualSchema).default([]),
    ...provenance,
  })
  .refine(({ limits, usual }) => limits.length + usual.length > 0, 'a level has limits or a usual range');
export type Level = z.infer<typeof levelSchema>;

/** What the education pages add to the knowledge of the engine. */
export interface EducationData {
  version: string;
  procedures: Procedure[];
  layWords: LayWord[];
  helpNow: HelpNow[];
  levels: Level[];
  combinations: Combination[];
}
