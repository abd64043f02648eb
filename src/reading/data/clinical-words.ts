/**
 * Words of medical reports, for one question only: is this text a medical report at all? A word counts when it is
 * listed or begins with a listed stem.
 */
const CLINICAL_WORDS: ReadonlySet<string> = new Set(
  `patient patients diagnosis diagnoses symptoms clinical medical examination exam exams unremarkable chronic bilateral lesion lesions
  nodule nodules effusion effusions opacity opacities fracture fractures edema pain fever cough dyspnea nausea vomiting diarrhea
  bleeding infection tumor tumors cancer carcinoma adenocarcinoma malignant malignancy benign metastatic metastasis metastases biopsy
  specimen specimens microscopic surgical surgery procedure anesthesia incision sutures suture blood pulse respirations saturation vital
  allergies medications medication tablet tablets mg mcg mL dose dosage twice intravenous iv injection discharge discharged admitted
  admission hospital hospitalized icu emergency physician doctor clinic cardiac lung lungs pulmonary liver hepatic renal kidney kidneys
  bladder spleen pancreas gallbladder bowel colon stomach abdomen abdominal pelvis pelvic chest thorax brain spine cervical thoracic
  lumbar knee shoulder ankle wrist elbow femur tibia artery arterial vein venous aorta aortic valve ventricle ventricular atrial
  coronary vascular lymph bone bones joint muscle skin breast uterus ovary ovaries prostate thyroid hemoglobin hematocrit platelet
  platelets wbc rbc glucose sodium potassium chloride creatinine bun calcium albumin bilirubin cholesterol triglycerides hdl ldl tsh inr
  ast alt alkaline phosphatase protein urine urinalysis serum plasma cbc ct mri ultrasound x-ray xray radiograph pneumothorax pneumonia
  embolism thrombosis stroke infarct infarction hemorrhage hematoma stenosis diabetes hypertension hyperlipidemia asthma copd disease
  syndrome disorder anemia sepsis cirrhosis arthritis follow-up followup prescribed neurologic cranial reflexes gait murmur wheezing
  rales rhonchi tenderness distended palpable erythema cyanosis clubbing intact supine prepped draped catheter stent implant
  cardiomegaly cardiopulmonary mediastinal pleural atelectasis consolidation infiltrate calcification calcified degenerative ekg ecg
  echocardiogram pathology radiology laboratory hematology chemistry ejection dilated hypertrophy enhancement attenuation cyst cysts
  hernia ulcer polyp pregnancy fetal gestational trimester menstrual complains denies smoker alcohol psychiatric anxiety seizure
  headache dizziness syncope weakness numbness swelling rash wound dressing healing sutured oxygen insulin aspirin metformin lisinopril
  antibiotics chemotherapy oncology cardiology neurology urology orthopedic nodular polypoid epithelium stroma glands mitotic necrosis
  dysplasia inflammation inflammatory neutrophils lymphocytes monocytes eosinophils basophils mcv mch mchc rdw ferritin vitamin a1c egfr
  troponin eeg electroencephalogram emg photic hyperventilation apnea polysomnogram wakefulness drowsiness ophthalmic retina retinal corneal
  cataract intraocular visual acuity otitis tympanic anesthetic anesthetized seizures neurological sclerosis biopsies mris allergy obstetric
  vaginal delivery infant newborn placenta scalpel hemostasis fascia subcutaneous nerve nerves median ulnar sural peroneal conduction sensory motor latency amplitude denervation
  audiometry tympanometry hearing spirometry bronchodilator predicted oximetry optic macula macular visual acuities refraction detrusor
  urodynamic cystometry pacing pacemaker sinus rhythm ectopics wheal allergen vaccine vaccination immunisation immunization genetics genetic hereditary pathogenic mutation brca1 brca2 mammogram`
    .toLowerCase()
    .split(/\s+/),
);

const CLINICAL_STEM =
  /(?:itis|ectomy|oscopy|ostomy|otomy|plasty|emia|uria|algia|pathy|megaly|oma|osis|cyte|cytes|gram|graphy|scopic|penia|plegia|rrhea|trophy|cillin|mycin|statin|olol|pril|sartan|prazole|azepam)$/;

/** True for a word, in small letters, that reports of care hold and other papers seldom do. */
export function isClinicalWord(word: string): boolean {
  return CLINICAL_WORDS.has(word) || (word.length > 6 && CLINICAL_STEM.test(word));
}
