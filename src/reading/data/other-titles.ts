/** Names of tests that look at genes or chromosomes. */
export const GENES =
  /^\W{0,4}(?:molecular (?:h(?:a)?ematology|oncology)|(?:JAK2|CALR|MPL|BRCA[12]?|EGFR|KRAS|BRAF|BCR(?:::|[-/])ABL1?)(?: V617F)? (?:mutation|gene|quantitative|transcript|PCR|q?RT-PCR|monitoring|test\w*)\b)|\b(?:genetic (?:test|testing|screening|panel|report|analysis)|hereditary (?:cancer|[\w ]{3,24}) panel|cancer gene panel|gene panel|cytogenetic\w*|karyotype|chromosom\w+ (?:analysis|microarray|study)|microarray analysis|FISH (?:\w+ ){0,3}(?:panel|analysis|report|study)|(?:whole )?exome|next[- ]generation sequencing|molecular (?:pathology|genetics|diagnostics)|cell[- ]free dna|non-?invasive prenatal|carrier screen\w*|pharmacogen\w+)\b/i;

/** What only the record of such a test says, where no line names it. */
export const TESTS_BY_WORDS: readonly { title: string; pattern: RegExp }[] = [
  { title: 'Sleep study report', pattern: /\bapnea[/ -]hypopnea index\b|\bsleep (?:efficiency|onset|latency)\b/i },
  { title: 'Brain wave test report (EEG)', pattern: /\b(?:international )?10[-–]20 (?:international )?system\b|\balpha (?:activity|rhythm)\b/i },
  { title: 'Heart rhythm recording (Holter)', pattern: /\b(?:ventricular|supraventricular) (?:ectop\w+ )?(?:isolated beats|couplets?|triplets?)\b/i },
  { title: 'Nerve and muscle test report', pattern: /\b(?:needle (?:emg|electromyogra\w*|examination)|distal (?:motor )?latenc\w+)\b/i },
  { title: 'Exercise stress test report', pattern: /\bbruce protocol\b/i },
]; // biome-ignore format: one title a line

/** The title of a text of a line or two that is a row of a test's figures, by the letters that only such a row has. */
export const ROWS_OF_TESTS: readonly { title: string; pattern: RegExp }[] = [
  { title: 'Breathing test report', pattern: /^\W*(?:spirometry|pfts?)\b[^\n]*\d|\bFEV ?1\b[^;\n]{0,40}\d[^;\n]{0,30}\b(?:FVC|ratio)\b/i },
  { title: 'Heart rhythm recording (Holter)', pattern: /^\W*holter\b[^\n]*\d/i },
  { title: 'Exercise stress test report', pattern: /^\W*(?:exercise (?:ecg|ekg)|treadmill|stress (?:ecg|ekg|test)|TMT)\b[^\n]*\d/i },
  { title: 'Heart tracing report (ECG)', pattern: /^\W*(?:12[- ]lead )?(?:ecg|ekg)\b[^\n]*\d|\bPR(?: interval)?[ :=]{0,2}\d{3}\b[^;\n]{0,40}\bQ(?:RS|T)/i },
  { title: 'Nerve and muscle test report', pattern: /^\W*(?:ncs|ncv)\b[^\n]*\d|\b(?:median|ulnar|radial|peroneal|fibular|tibial|sural)\b[^;\n]{0,50}\b(?:CMAP|SNAP|DML|latency|NCV|CV)\b[^;\n]{0,24}\d/i },
  { title: 'Sleep study report', pattern: /^\W*(?:(?:home )?sleep (?:study|test)|psg)\b[^\n]*\d|\bAHI\b[^;\n]{0,60}\b(?:ODI|T90|nadir)\b/i },
  { title: 'Bladder pressure test report (urodynamics)', pattern: /^\W*(?:video-?)?urodynamics?\b[^\n]*\d/i },
  { title: 'Urine flow test report', pattern: /^\W*uroflow|\bQ ?max\b[^;\n]{0,60}\b(?:PVR|voided)\b/i },
]; // biome-ignore format: one title a line

/** Words on a line of their own among the first: a test that is asked for, was done before or is spoken of names no paper. */
function titled(words: string): RegExp {
  return new RegExp(
    `^(?:[^\\n]{0,90}\\n){0,2}?(?![^\\n]*\\b(?:in|if|for|after|before|from|at|was|were|is|showed|shows|booked|arranged?|listed|referr\\w+|await\\w*|requested?|pending|plan\\w*|not|no|repeat|previous|prior|last|recent|refer|consider|view)\\b)\\W{0,4}(?:[\\w&/,'’()-]+ ){0,4}?(?:${words})\\b[^.:\\n]{0,50}:?[ \\t]*(?=\\n|$)`,
    'i',
  );
}

/** Plain titles of reports that are neither imaging, laboratory, pathology nor discharge summary; the first match wins. */
export const OTHER_TITLES: readonly { title: string; pattern: RegExp }[] = [
  { title: 'Autopsy report', pattern: /\b(?:autopsy|post-?mortem examination|cause of death)\b/i },
  { title: 'Letter of the team meeting (MDT)', pattern: titled('(?:MDT|MDM|multi-?disciplinary(?: team)?(?: meeting)?|tumou?r board)(?: (?:outcome|meeting|letter|report|discussion|form|summary|decision|note))*') },
  { title: 'Colonoscopy report', pattern: /^\W*(?:[\w ]{0,30}\b)?colonoscop|\bcolonoscopy (?:report|note)\b/i },
  { title: 'Bladder camera report (cystoscopy)', pattern: titled('(?:flexible |rigid )?cystoscopy|cystourethroscopy') },
  { title: 'Womb camera report (hysteroscopy)', pattern: titled('hysteroscopy') },
  { title: 'Cervix check report (colposcopy)', pattern: titled('colposcopy') },
  { title: 'Bile duct camera report (ERCP)', pattern: titled('ERCP|endoscopic retrograde cholangiopancreatography') },
  { title: 'Inner ultrasound report (EUS)', pattern: titled('EUS|endoscopic ultrasound|endoultrasound') },
  { title: 'Lower bowel camera report (sigmoidoscopy)', pattern: titled('(?:flexible |flexi )?sigmoidoscopy') },
  { title: 'Small bowel camera report (capsule)', pattern: titled('capsule endoscopy') },
  { title: 'Bladder pressure test report (urodynamics)', pattern: titled('(?:video )?urodynamics?(?: study| studies)?') },
  { title: 'Urine flow test report', pattern: titled('uroflowmetry|uroflow|urine flow (?:study|test|rate)') },
  { title: 'Tilt table test report', pattern: titled('tilt[- ]table(?: test| study)?|tilt test') },
  { title: 'Blood pressure monitor report', pattern: titled('(?:ambulatory|24[- ]?h(?:ou)?r) (?:bp|blood pressure)(?: monitor\\w*)?|ABPM') },
  { title: 'Eye field test report (visual field)', pattern: titled('visual fields?|perimetry|Humphrey') },
  { title: 'Eye scan report (OCT)', pattern: titled('OCT|optical coherence tomography') },
  { title: 'Pacemaker check report', pattern: titled('(?:pacemaker|PPM|ICD|CRT-?[DP]|cardiac device) (?:check|interrogation|follow-up)') },
  { title: 'Allergy skin test report', pattern: titled('skin prick tests?(?:ing)?|patch tests?(?:ing)?') },
  { title: 'Upper endoscopy report', pattern: titled('OGD') },
  { title: 'Upper endoscopy report', pattern: /\b(?:esophagogastroduodenoscop\w*|oesophago-?gastro-?duodenoscop\w*|EGD|gastroscop\w*|upper endoscop\w*)\b/i },
  { title: 'Bronchoscopy report', pattern: /\bbronchoscop/i },
  { title: 'Gene test report', pattern: GENES },
  { title: 'Heart tracing report (ECG)', pattern: /\b(?:electrocardiogram report|12[- ]lead (?:ekg|ecg)|(?:ekg|ecg) report)\b|^\W*(?:ekg|ecg|electrocardiogram)[ \t]*(?::|\n)/i },
  { title: 'Heart rhythm recording (Holter)', pattern: /\b(?:holter|event (?:monitor|recorder)|loop recorder|ambulatory (?:ecg|ekg|rhythm)|patch monitor|(?:7|10|14)[- ]day (?:ecg|ekg|rhythm|patch))\b/i },
  { title: 'Hearing test report', pattern: /\baudiogram|audiometr\w+\b|^\W{0,4}(?:[\w&/-]+ ){0,3}audiology\b[^.:\n]{0,30}$/im },
  { title: 'Exercise stress test report', pattern: /\b(?:stress test|treadmill)\b/i },
  { title: 'Sleep study report', pattern: /\b(?:polysomnogra\w*|sleep study|(?:home|portable) sleep (?:apnea )?test(?:ing)?|sleep apnea test)\b/i },
  { title: 'Brain wave test report (EEG)', pattern: /\b(?:electroencephalogra\w*|EEG)\b/i },
  { title: 'Nerve and muscle test report', pattern: /\b(?:nerve conduction|electromyogra\w*|EMG)\b/i },
  { title: 'Breathing test report', pattern: /\b(?:spirometry|pulmonary function\w*|PFTs?|FEV1)\b/i },
  { title: 'Operation report', pattern: /\b(?:operative (?:report|note|procedure)|preoperative diagnos[ie]s|postoperative diagnos[ie]s|estimated blood loss\s?:|operation performed)\b/i },
  { title: 'Birth report', pattern: /\bdelivery note\b/i },
  { title: 'Emergency department note', pattern: /\b(?:emergency (?:department|room) (?:note|report|visit|course)|ed (?:note|provider note|course))\b/i },
  { title: 'Specialist visit note', pattern: /\b(?:consultation (?:report|note)|reason for consult\w*|referring physician|thank you for (?:referring|asking|allowing))\b/i },
  { title: 'Mental health visit note', pattern: /\b(?:psychiatric evaluation|mental status exam\w*|past psychiatric history|psychological evaluation|neuropsychological|axis i)\b/i },
  { title: 'Physical therapy note', pattern: /\b(?:physical therapy|occupational therapy|rehabilitation evaluation)\b/i },
  { title: 'Admission note', pattern: /\b(?:history and physical|admission note|reason for admission|admitting diagnos[ie]s)\b/i },
  { title: 'Progress note', pattern: /\b(?:progress note|soap note|interval history|subjective)\b/i },
  { title: 'Clinic visit note', pattern: /\b(?:office visit|clinic (?:note|visit)|chief complaint|follow-?up visit|review of systems|history of present illness|reason for visit|past medical history|assessment and plan)\b/i },
  { title: 'Procedure report', pattern: /\b(?:procedure (?:report|note|performed)|description of procedure|procedure)\b/i },
  { title: 'Blood pressure reading', pattern: /^\W*(?:bp|blood pressure)\W{0,3}(?:is |was |of |reading )?\d{2,3} ?\/ ?\d{2,3}\b[^\n]{0,20}\s*$/i },
  { title: 'Medical letter', pattern: /\bdear (?:dr|doctor|colleague|mr|mrs|ms)\b/i },
]; // biome-ignore format: one title a line
