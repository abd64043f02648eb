import type { TruthCase } from './truth.cases.js';

/** Notes and stories: whose it is, when it was, and in which sense a word stands. */
const SENSES: readonly TruthCase[] = [
  {
    name: 'a zero typed for the letter still denies',
    text: 'CLINIC NOTE\nCHIEF COMPLAINT: Follow-up of dizziness.\nHISTORY OF PRESENT ILLNESS: A 60-year-old man with dizziness.\nEXAM:\nNeck: N0 carotid bruits. Heart: regular.\nIMPRESSION: Dizziness.',
    never: [/exam found a whooshing/],
  },
  {
    name: 'the stage of nodes is no denial',
    text: 'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS: Colon, resection: Adenocarcinoma, T2 N0 M0.',
    never: [/no m0/i],
  },
  {
    name: 'light touch among what was felt is no left side',
    text: 'CLINIC NOTE\nCHIEF COMPLAINT: Follow-up of dizziness.\nHISTORY OF PRESENT ILLNESS: A 60-year-old man with dizziness.\nEXAM: Sensory: Decreased PP/LT/VIB from feet to the waist, bilaterally.\nIMPRESSION: Numbness.',
    never: [/left foot/],
  },
  {
    name: 'a church service is no lump',
    text: 'CLINIC NOTE\nCHIEF COMPLAINT: Follow-up of dizziness.\nHISTORY OF PRESENT ILLNESS: A 60-year-old man with dizziness. He was able to perform Mass on Sunday without any trouble.\nIMPRESSION: Memory loss.',
    never: [/\blump\b/],
  },
  {
    name: 'pupils widened with drops are no finding',
    text: 'CLINIC NOTE\nCHIEF COMPLAINT: Follow-up of dizziness.\nHISTORY OF PRESENT ILLNESS: A 60-year-old man with dizziness.\nEXAM: Pupils were pharmacologically dilated earlier. Strength was normal.\nIMPRESSION: Headache.',
    never: [/exam found widening/],
  },
  {
    name: 'HCT of the head is a scan',
    text: 'CLINIC NOTE\nCHIEF COMPLAINT: Follow-up of dizziness.\nHISTORY OF PRESENT ILLNESS: A 60-year-old man with dizziness. Sudden headache. HCT on 1/5/93 showed subarachnoid hemorrhage.\nIMPRESSION: Headache.',
    says: [/HCT \(CT scan of the head\)/],
  },
];

const WHOSE: readonly TruthCase[] = [
  {
    name: 'an illness and its short form are one',
    text: 'X-RAY OF THE PELVIS\nHISTORY: The patient has a history of slipped capital femoral epiphysis (SCFE) bilaterally.\nIMPRESSION: No acute finding.',
    never: [/growth plate of the hip[^.]* and a slipped growth plate/],
  },
  {
    name: 'what a heading of both denies is the family’s',
    text: 'CLINIC NOTE\nCHIEF COMPLAINT: Follow-up of dizziness.\nHISTORY OF PRESENT ILLNESS: A 60-year-old man with dizziness.\nSHX/FHX: Unremarkable for cancer, CAD, stroke.\nIMPRESSION: Memory loss.',
    never: [/no sign of cancer/],
    says: [/No one in your family/],
  },
  {
    name: 'one who is brain dead has died',
    text: 'DISCHARGE SUMMARY\nHOSPITAL COURSE: The bleeding grew. She was pronounced brain dead on 1/9/93. Her organs were donated for transplant.',
    never: [/\bYou were pronounced/],
    says: [/^The report says that the person died/],
  },
  {
    name: 'a score is no comfort beside what was lacking',
    text: 'CLINIC NOTE\nCHIEF COMPLAINT: Follow-up of dizziness.\nHISTORY OF PRESENT ILLNESS: A 60-year-old man with dizziness.\nEXAM: MMSE score was 25/30 (with deficits in orientation and recall).\nIMPRESSION: Memory loss.',
    never: [/often seen as normal/],
  },
];

const SETTLED: readonly TruthCase[] = [
  {
    name: 'a choice that a later scan settled is open no more',
    text: 'CLINIC NOTE\nHISTORY OF PRESENT ILLNESS: A 40-year-old woman with headache. CT showed a suprasellar mass. Differential diagnosis included meningioma, pituitary adenoma and aneurysm. MRI was consistent with an aneurysm. Angiography clearly revealed a giant aneurysm.\nIMPRESSION: Headache.',
    never: [/may have a growth/],
    says: [/aneurysm/],
  },
  {
    name: 'a choice of now stays open',
    text: 'CT HEAD\nIMPRESSION: Suprasellar mass. Differential includes meningioma, pituitary adenoma and aneurysm.',
    says: [/meningioma|growth/],
  },
];

export const NOTE_CASES = { 'words of several senses': SENSES, 'whose it is': WHOSE, settled: SETTLED };
