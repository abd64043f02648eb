import type { TruthCase } from './truth.cases.js';

/** Of several things the report does not know which one it is: one sentence, none of them as sure. */
const ALTERNATIVES: readonly TruthCase[] = [
  {
    name: 'one or the other is not both',
    text: 'CHEST X-RAY\nIMPRESSION: Left base opacity, atelectasis or pneumonia.',
    never: [/shows a lung infection/, /shows loss of air/],
    says: [/cloudy or white area.* could be loss of air.* or a lung infection/],
  },
  {
    name: 'what is less likely is not the finding',
    text: 'CT ABDOMEN\nIMPRESSION: Liver lesion, likely hemangioma, less likely metastasis.',
    never: [/liver lesion\) is unlikely/, /suggests that/],
    says: [/spot in the liver.*is probably a knot of blood vessels.*or less likely cancer spread/],
  },
  {
    name: 'three in the order of the report',
    text: 'CT CHEST\nIMPRESSION: New right lung opacity may represent atelectasis, possibly pneumonia, less likely tumor.',
    never: [/(?:may show|suggests that) a growth/, /may show a lung infection/],
    says: [/could be loss of air.*a lung infection.*or less likely a growth/],
  },
  {
    name: 'one known and one unknown are only quoted',
    text: 'CHEST X-RAY\nFINDINGS: Calcified density over the right upper lung. This may represent residua of a healed rib fracture, possibly an osteocartilaginous lesion, or conceivably a granuloma.\nIMPRESSION: Calcified density.',
    never: [/may show an abnormal area/, /may show a small spot/],
  },
  {
    name: 'a list of what could be behind it',
    text: 'CT CHEST\nIMPRESSION: Enlarged nodes. The differential diagnosis includes sarcoidosis, lymphoma and infection.',
    never: [/may show cancer/, /may show sarcoidosis/],
    says: [/the report names sarcoidosis.*, cancer of the lymph system.* or an infection/],
  },
  {
    name: 'two words for one plaque are no choice',
    text: 'CT HEART\nFINDINGS: There is mixed calcific/atheromatous plaque within the distal vessel with an extramural (non-malignant) course.\nIMPRESSION: Mixed plaque.',
    never: [/may show/, /no cancer/],
    says: [/shows a (?:fatty deposit|patch of buildup)/],
  },
  {
    name: 'what it may be due to is no other name for it',
    text: 'CT ABDOMEN\nIMPRESSION: Splenomegaly, likely due to portal hypertension.',
    never: [/spleen is probably high pressure/, /shows high pressure/],
    says: [/The enlarged spleen probably comes from high pressure/],
  },
  {
    name: 'two findings of a list stay two',
    text: 'CHEST X-RAY\nIMPRESSION: Cardiomegaly, possible small pleural effusion.',
    never: [/could be/],
    says: [/shows a heart larger than usual/, /may show a small amount of fluid around the lung/],
  },
];

/** What is said of one sample, node or edge is said of that alone. */
const SAMPLES: readonly TruthCase[] = [
  {
    name: 'clear nodes are not a clear organ',
    text: 'SURGICAL PATHOLOGY REPORT\nSPECIMEN:\nA. Lung, right upper lobe, resection\nB. Lymph node, level 7\nFINAL DIAGNOSIS:\nA. Right upper lobe resection: Adenocarcinoma, grade 2, 4 cm. Two hilar lymph nodes with no metastatic tumor.\nB. Lymph node biopsy, level 7, showing five lymph nodes with anthracosis and no metastatic tumor.',
    never: [/lung shows no sign/],
    says: [
      /No cancer was found in the 2 lymph nodes from the place where the vessels enter the organ/,
      /No cancer was found in the 5 lymph nodes of sample B/,
    ],
  },
  {
    name: 'an edge and a lining are no samples of their own',
    text: 'SURGICAL PATHOLOGY REPORT\nFINAL DIAGNOSIS: Right lung, upper lobe, lobectomy: Squamous cell carcinoma.\nCOMMENT:\nBronchial margin: Negative.\nVascular margin: Negative.\nVisceral pleura: Not involved.\nHilar lymph nodes: Number of positive lymph nodes: 0; Total number of lymph nodes: 3.',
    never: [/sample from your (?:blood vessels|large airway|lymph nodes)/, /lining of your lung looked normal/],
    says: [/lining of your lung is not affected/, /No cancer was found in the 3 lymph nodes/],
  },
  {
    name: 'each of two samples of one place has its letter',
    text: 'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS:\nA. Cervix, 6 o’clock, biopsy: HSIL (CIN 3).\nB. Cervix, 12 o’clock, biopsy: Squamous metaplasia, no dysplasia.\nCOMMENT: The lesion extends to the edge of fragment A.',
    never: [/The sample(?: from [^.]*?)? shows no sign of abnormal cells/, /shows an abnormal area/],
    says: [/[Ss]ample B(?: from [^.]*?)? shows no sign of abnormal cells/],
  },
  {
    name: 'numbers before the names of samples are like letters',
    text: 'SURGICAL PATHOLOGY REPORT\nFINAL DIAGNOSIS\n1. STOMACH, ANTRUM, BIOPSY:\n   CHRONIC ACTIVE GASTRITIS. INTESTINAL METAPLASIA.\n2. STOMACH, BODY, BIOPSY:\n   MILD CHRONIC INACTIVE GASTRITIS. NO INTESTINAL METAPLASIA.',
    never: [/The sample from your stomach shows no sign/],
    says: [
      /Sample 1 from your stomach shows swelling/,
      /Sample 2 from your stomach shows mild swelling/,
      /Sample 2 from your stomach shows no sign of/,
    ],
  },
  {
    name: 'one growth by two names is one',
    text: 'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS: Appendix: Well differentiated neuroendocrine tumor (carcinoid), 0.6 cm.',
    never: [/slow-growing tumor of gut/],
    says: [/growth of hormone-making cells/],
  },
  {
    name: 'raised is what stands behind the word, not the bowel',
    text: 'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS: Duodenum, biopsy: Villous atrophy with raised IELs.',
    never: [/higher than usual/],
  },
  {
    name: 'a single harmless diagnosis holds for all of it',
    text: 'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS: Benign cystic ovary.',
    never: [/One part/],
    says: [/The sample from your ovary showed no cancer/],
  },
  {
    name: 'how the laboratory handled it is no illness',
    text: 'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS: Left breast, core biopsy: Ductal carcinoma in situ, cribriform.\nControls stained as expected. Cold ischemia < 1 h, fixation 9 h in formalin.',
    never: [/blood flow/, /Controls stained/, /shows a sieve-like pattern/],
  },
  {
    name: 'what holds for such cancers is not what this one did',
    text: 'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS: Right breast, biopsy: Invasive lobular carcinoma.\nCOMMENT: Lobular cancers may be larger than they look on mammogram.',
    never: [/become worse/, /The sample(?: from [^.]*?)? shows cancer\./],
  },
  {
    name: 'glands on a slide are no organ',
    text: 'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS: Prostate, biopsy: Focal atypical small acinar proliferation.\nMICROSCOPIC: A few small atypical glands are seen.',
    never: [/your gland\b/],
  },
];

/** Words of a picture's report that stand for something else than they seem to. */
const WORDS: readonly TruthCase[] = [
  {
    name: 'dye that fills a vessel is no cloudy area',
    text: 'CT ANGIOGRAM CHEST\nFINDINGS: Pulmonary arteries: Adequate opacification to the segmental level.\nIMPRESSION: No pulmonary embolism.',
    never: [/cloudy or white area/],
  },
  {
    name: 'nothing on the ultrasound to match is not nothing there',
    text: 'MAMMOGRAM\nFINDINGS: New calcifications in the right breast. No mammographic correlate of the palpable lump.\nIMPRESSION: New calcifications.',
    never: [/[Nn]o lump that can be felt/, /could be felt/],
  },
  {
    name: 'most marked at one level is not marked',
    text: 'CT SPINE\nFINDINGS: Degenerative changes only, most marked at L5-S1.\nIMPRESSION: Degenerative changes.',
    never: [/severe/],
  },
  {
    name: 'the look of a thing is no second thing',
    text: 'ULTRASOUND LEG\nFINDINGS: Distended thrombus in the popliteal vein. CT showed several inflamed diverticula.\nIMPRESSION: Thrombus.',
    never: [/swelling or stretching/, /swelling and irritation/],
  },
  {
    name: 'what the bracket explains keeps its side',
    text: 'ULTRASOUND KIDNEYS\nFINDINGS: Left renal pelvis 5 mm (mild pyelectasis), right 2 mm.\nIMPRESSION: Mild pyelectasis.',
    never: [/right(?! 2 mm)/],
    says: [/on the left side/],
  },
  {
    name: 'no abnormality of one organ is said of that organ',
    text: 'CT ABDOMEN\nFINDINGS: The stomach is underdistended, which limits its assessment, but no gross abnormality is seen. Mass in the liver.\nIMPRESSION: Liver mass.',
    never: [/[Yy]our belly looked normal/, /stomach looked normal\./],
  },
  {
    name: 'perhaps gone is not gone',
    text: 'CHEST X-RAY\nFINDINGS: The nodules of the earlier scan are not seen. This may be due to them having resolved or not being visible.\nIMPRESSION: One nodule.',
    never: [/gone now/],
  },
  {
    name: 'a warning to all patients is none of a finding',
    text: 'MAMMOGRAM\nIMPRESSION: Stable and benign findings. Yearly mammograms are recommended.\nNOTE: A certain percentage of cancers will not be identified by mammography. Lack of radiographic evidence of malignancy should not delay a biopsy if a clinically suspicious mass is present.',
    never: [/no sign of cancer/, /speaks of a lump/],
  },
  {
    name: 'lungs alone are not heart and lungs',
    text: 'CHEST X-RAY\nFINDINGS: The cardiac silhouette is enlarged.\nIMPRESSION: No active pulmonary disease.',
    never: [/heart or lungs/],
    says: [/no new problems in the lungs/],
  },
  {
    name: 'an old mark that can be seen is not all well',
    text: 'CHEST X-RAY\nFINDINGS: The lungs are clear. There are calcified granulomas from old disease. No effusion.\nIMPRESSION: No acute disease.',
    never: [/All that the report describes looked as it should/],
  },
];

/** How sure, of what, and how much of it. */
const OF_WHAT: readonly TruthCase[] = [
  {
    name: 'the trace of a screw is no screw of the past',
    text: 'RIGHT HIP X-RAY\nFINDINGS: There is a lucency along the previous screw track.\nIMPRESSION: Healed fracture.',
    never: [/had screws/],
    says: [/lucency[^.]*along the previous screw track/],
  },
  {
    name: 'one of two that were taken out is not said for sure',
    text: 'LEFT KNEE X-RAY\nFINDINGS: There has been interval removal of sutures and/or staples.\nIMPRESSION: Small effusion.',
    never: [/staples\) were taken out/],
  },
  {
    name: 'a conclusion that a part is the same is told',
    text: 'LEFT KNEE X-RAY\nFINDINGS: Small effusion.\nIMPRESSION:\n1. Stable appearance of the left knee.\n2. Small effusion.',
    says: [/no change in your left knee/],
  },
  {
    name: 'a joint after an operation is told with it',
    text: 'RIGHT HIP X-RAY\nFINDINGS: Hardware is intact.\nIMPRESSION: Stable-appearing right hip joint status-post pinning.',
    says: [/pinning|after/],
  },
  {
    name: 'the tear of a ligament is none of a tendon',
    text: 'MRI WRIST\nIMPRESSION:\n1. Partial tear of the volar and membranous components of the scapholunate ligament.\n2. Longitudinal split tear of the ECU tendon.',
    never: [/tear in your tendon\. It is partial/],
  },
  {
    name: 'where a thing points is not where it is',
    text: 'MRI WRIST\nFINDINGS: There is thickening of the ligament towards the scaphoid.\nIMPRESSION: Partial tear of the volar component of the scapholunate ligament.',
    never: [/thickening in (?:your|the) wrist bone/, /tear in your hand/],
  },
  {
    name: 'how good the pictures are heads nothing that they answer',
    text: 'LEG ULTRASOUND\nFINDINGS: Edema of both legs.\nIMPRESSION: Limited study secondary to body habitus. No obvious DVT as visualized.',
    says: [/^The ultrasound shows no clear sign of a blood clot/],
  },
  {
    name: 'a long list of normal organs loses none',
    text: 'CT ABDOMEN\nFINDINGS: The liver, spleen, pancreas, gallbladder, adrenal glands, stomach and kidneys are unremarkable.\nIMPRESSION: No acute finding.',
    says: [/liver/, /stomach/, /gallbladder/, /kidneys/],
  },
  {
    name: 'what the look of a thing fits with is not shown',
    text: 'LEFT SHOULDER X-RAY\nIMPRESSION: Winged scapula consistent with nerve injury.',
    never: [/shows an injured nerve/],
    says: [/What the X-ray shows fits with an injured nerve/],
  },
  {
    name: 'a dent in a bone is no low mood',
    text: 'CHEST X-RAY\nIMPRESSION: Sclerotic vertebral body endplates with central depression.',
    never: [/low mood/],
  },
];

export const PICTURE_CASES = { alternatives: ALTERNATIVES, samples: SAMPLES, words: WORDS, 'of what': OF_WHAT };
