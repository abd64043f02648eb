/**
 * Words of medical reports, for one question only: is this text a medical report at all? A word counts when it is
 * listed or begins with a listed stem.
 */
export const CLINICAL_WORDS: ReadonlySet<string> = new Set(
  `patient patients diagnosis diagnoses symptoms clinical medical history examination exam exams findings impression technique comparison
  indication normal abnormal unremarkable acute chronic mild moderate severe bilateral left right lesion lesions mass masses nodule nodules
  effusion effusions opacity opacities fracture fractures edema pain fever cough dyspnea nausea vomiting diarrhea bleeding infection tumor tumors
  cancer carcinoma adenocarcinoma malignant malignancy benign metastatic metastasis metastases biopsy specimen specimens tissue gross microscopic
  margins margin surgical surgery operation procedure anesthesia incision sutures suture blood pressure pulse temperature respirations saturation
  vital allergies medications medication tablet tablets mg mcg mL dose daily dosage twice oral intravenous iv injection discharge discharged
  admitted admission hospital hospitalized icu emergency physician doctor nurse clinic heart cardiac lung lungs pulmonary liver hepatic renal
  kidney kidneys bladder spleen pancreas gallbladder bowel colon stomach abdomen abdominal pelvis pelvic chest thorax brain spine cervical
  thoracic lumbar knee hip shoulder ankle wrist elbow femur tibia artery arterial vein venous aorta aortic valve ventricle ventricular atrial
  coronary vascular lymph nodes node bone bones joint soft muscle skin breast uterus ovary ovaries prostate thyroid neck throat nose ear eye eyes
  hemoglobin hematocrit platelet platelets wbc rbc glucose sodium potassium chloride creatinine bun calcium albumin bilirubin cholesterol
  triglycerides hdl ldl tsh inr ast alt alkaline phosphatase protein urine urinalysis culture serum plasma cbc reference range negative positive
  reactive detected ct mri ultrasound x-ray xray radiograph contrast pneumothorax pneumonia embolism thrombosis stroke infarct infarction
  hemorrhage hematoma stenosis diabetes hypertension hyperlipidemia asthma copd failure disease syndrome disorder anemia sepsis cirrhosis
  arthritis follow-up followup recommend therapy treatment prescribed physical neurologic cranial reflexes gait murmur wheezing rales rhonchi
  tenderness distended palpable erythema cyanosis clubbing intact supine prepped draped catheter stent implant tube drain cardiomegaly
  cardiopulmonary mediastinal pleural atelectasis consolidation infiltrate calcification calcified degenerative ekg ecg echocardiogram pathology
  radiology laboratory hematology chemistry ejection dilated hypertrophy enhancement signal density attenuation cyst cysts hernia ulcer polyp
  pregnancy fetal gestational trimester menstrual complaint complains denies smoker alcohol psychiatric depression anxiety seizure headache
  dizziness syncope weakness numbness swelling rash wound dressing healing sutured oxygen insulin aspirin metformin lisinopril antibiotics
  chemotherapy radiation oncology cardiology neurology urology orthopedic nodular polypoid epithelium stroma glands mitotic necrosis dysplasia
  inflammation inflammatory neutrophils lymphocytes monocytes eosinophils basophils mcv mch mchc rdw ferritin iron vitamin a1c egfr troponin`
    .toLowerCase()
    .split(/\s+/),
);

export const CLINICAL_STEM =
  /(?:itis|ectomy|oscopy|ostomy|otomy|plasty|emia|uria|algia|pathy|megaly|oma|osis|cyte|cytes|gram|graphy|scopic|penia|plegia|rrhea|trophy|cillin|mycin|statin|olol|pril|sartan|prazole|azepam)$/;
