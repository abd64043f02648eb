import type { TruthCase } from './truth.cases.js';

/** What became of a medicine. */
export const MEDICINES: readonly TruthCase[] = [
  {
    name: 'a first dose is no change',
    text: 'DISCHARGE SUMMARY\nHOSPITAL COURSE: She will be discharged home on Coumadin 4 mg a day as the INR was 1.9, with twice weekly checks.\nDISCHARGE DIAGNOSIS: Knee replacement.',
    never: [/oumadin[^.]*has been changed/, /oumadin[^.]*(?:was|been) (?:lowered|increased)/],
    says: [/oumadin/],
  },
  {
    name: 'going home on a medicine is not staying on it',
    text: 'DISCHARGE SUMMARY\nDISCHARGE MEDICATIONS:\n1. Tylenol as needed for fever.\n2. Folic acid 1 mg daily.\nDISCHARGE DIAGNOSIS: CMV infection.',
    never: [/stays on your list/],
  },
  {
    name: 'continue is staying on it',
    text: 'DISCHARGE SUMMARY\nDISCHARGE MEDICATIONS:\n1. Continue metoprolol 25 mg twice a day.\nDISCHARGE DIAGNOSIS: Atrial fibrillation.',
    says: [/etoprolol[^.]* stays on your list/],
  },
  {
    name: 'the list of the admission is not the list to go home with',
    text: 'DISCHARGE SUMMARY\nMEDICATIONS ON ADMISSION: Hydralazine 10 mg every 6 hours.\nHOSPITAL COURSE: He was discharged home on enalapril 5 mg daily and ciprofloxacin.',
    never: [/medicine list includes hydralazine/i],
  },
  {
    name: 'a bare list of medicines when the text says what he went home with',
    text: 'DISCHARGE SUMMARY\nMEDICATIONS: Hydralazine.\nPHYSICAL EXAMINATION: Lungs clear.\nHOSPITAL COURSE: The patient was discharged home in stable condition with ciprofloxacin and enalapril.',
    never: [/medicine list includes hydralazine/i],
  },
  {
    name: 'a line of the mental status is no medicine',
    text: 'DISCHARGE SUMMARY\nDISCHARGE MEDICATIONS: Zyprexa 5 mg p.o. b.i.d., Seroquel 25 mg p.o. q.h.s.\nMENTAL STATUS EXAM: Attitude was cooperative. Psychomotor behavior showed restlessness. Affect was restricted.\nDISCHARGE DIAGNOSIS: Schizoaffective disorder.',
    never: [/medicine list includes (?:attitude|psychomotor|affect|appearance)/i],
  },
  {
    name: 'glued behind the list: still no medicine',
    text: 'DISCHARGE SUMMARY\nDISCHARGE MEDICATIONS: Seroquel 25 mg p.o. q.h.s., Zyprexa 5 mg p.o. b.i.d., Psychomotor behavior showed restlessness. Speech was pressured. Mood was anxious. Thought process was tangential.',
    never: [/medicine list includes (?:speech|psychomotor|mood|thought)/i],
  },
  {
    name: 'told as taken, then stopped',
    text: 'DISCHARGE SUMMARY\nHISTORY: The patient is a 39-year-old woman with polymyositis on methotrexate once a week.\nHOSPITAL COURSE: Her methotrexate was held. She will not restart methotrexate for now.\nDISCHARGE DIAGNOSIS: CMV infection.',
    never: [/you (?:are|take)[^.]*on methotrexate/i, /[Yy]ou take methotrexate/],
  },
  {
    name: 'prescribed by the family doctor before the stay',
    text: 'DISCHARGE SUMMARY\nHISTORY OF PRESENT ILLNESS: Three days before admission her usual doctor prescribed amoxicillin over the phone.\nHOSPITAL COURSE: She was started on Zithromax and discharged home on Zithromax.\nDISCHARGE DIAGNOSIS: Possible pertussis.',
    never: [/^You were given a prescription for amoxicillin/m],
    says: [/^Before you came in, you were given a prescription for amoxicillin/m],
  },
  {
    name: 'on hold is said',
    text: 'DISCHARGE SUMMARY\nHISTORY: Medicines before admission: Coumadin 1 mg daily.\nHOSPITAL COURSE: Her Coumadin was placed on hold for the procedure.\nDISCHARGE MEDICATIONS: Lovenox 40 mg daily. Coumadin on hold.',
    says: [/oumadin[^.]*on hold/],
  },
  {
    name: 'the stress drug of a scan is no medicine of the reader',
    text: 'PERSANTINE STRESS TEST\nPROCEDURE: Persantine 42 mg was given over four minutes. Thallium was injected.\nIMPRESSION: Reversible defect of the inferior wall.',
    never: [/medicine list includes/, /[Yy]ou take persantine/i],
  },
  {
    name: 'stopped later in the text',
    text: 'DISCHARGE SUMMARY\nHOSPITAL COURSE: He was started on Lasix 40 mg daily. Lasix was discontinued because of his kidney function.\nDISCHARGE DIAGNOSIS: Heart failure.',
    never: [/asix[^.]* was started/],
  },
  {
    name: 'given in the hospital only',
    text: 'DISCHARGE SUMMARY\nHOSPITAL COURSE: He was given IV vancomycin and cefepime in the intensive care unit. Antibiotics were stopped on day 4.\nDISCHARGE MEDICATIONS: Aspirin 81 mg daily.',
    never: [/medicine list includes (?:vancomycin|cefepime)/i, /[Yy]ou take (?:vancomycin|cefepime)/i],
  },
  {
    name: 'a drip changed to a pill',
    text: 'DISCHARGE SUMMARY\nHOSPITAL COURSE: Her diltiazem drip was changed to oral metoprolol.\nDISCHARGE MEDICATIONS: Metoprolol 25 mg twice a day.',
    never: [/[Yy]our metoprolol[^.]*(?:has been|was) changed/],
  },
  {
    name: 'ceased, withdrawn: stopped in other words',
    text: 'DISCHARGE SUMMARY\nDISCHARGE MEDICATIONS:\nQuetiapine - ceased\nThiamine 100 mg daily\nDISCHARGE DIAGNOSIS: Alcohol withdrawal.',
    never: [/medicine list includes quetiapine/],
    says: [/stop quetiapine/],
  },
  {
    name: 'a change that is printed as a change',
    text: 'DISCHARGE SUMMARY\nDISCHARGE MEDICATIONS:\n1. Lisinopril increased from 10 mg to 20 mg daily.\nDISCHARGE DIAGNOSIS: Hypertension.',
    says: [/isinopril[^.]*has been increased/],
  },
];

/** Who it is about. */
export const PERSON: readonly TruthCase[] = [
  {
    name: 'a newborn is never "you"',
    text: 'DISCHARGE SUMMARY\nThis is an ex-32 week preemie small for gestational age infant with birth weight 1102 grams.\nHOSPITAL COURSE: Infant was on room air. Eye exam showed immature retina. The patient has been on iron.\nPLAN: Parents have been educated on CPR measures. The patient is to get a follow-up eye exam.\nDISCHARGE DIAGNOSIS: Stable preemie.',
    never: [
      /\bYou (?:had|have|are|were|will|did|has)\b/,
      /\byou (?:had|have|are|were|did) /,
      /\b[Yy]our (?:lungs|retina|eyes?|parents|mother)/,
    ],
  },
  {
    name: 'a baby of one month',
    text: 'DISCHARGE SUMMARY\nHISTORY: The patient is a 1-month-old who has had a cough for a week. The parents report vomiting after coughing. She was seen in the ER.\nHOSPITAL COURSE: She had no oxygen requirement. She was started on Zithromax.\nDISCHARGE DIAGNOSIS: Possible pertussis.',
    never: [/\bYou (?:had|have|are|were|did)\b/, /\b[Yy]ou (?:had|were) /],
  },
  {
    name: 'a baby whose age stands in weeks behind the name',
    text: 'EMERGENCY NOTE\nPatient: Doe, 6 wk old male.\nHISTORY: The infant has vomited after each feed since yesterday.\nEXAM: Fontanelle flat. Abdomen soft.\nASSESSMENT: Pyloric stenosis.',
    never: [/\bYou (?:had|have|are|were|did)\b/, /[Yy]our belly/],
  },
  {
    name: 'no "you" after "your child"',
    text: 'DISCHARGE SUMMARY\nPEDIATRIC UROLOGY\nHISTORY: The patient is a 4-year-old boy with a single kidney.\nHOSPITAL COURSE: He otherwise did well with continuing decrease of his creatinine. He, however, had a fever. The patient then was afebrile.\nDISCHARGE DIAGNOSIS: Obstruction.',
    never: [/\bYou,? /, /\byour creatinine/, /\byou\b[^.]*child/],
  },
  {
    name: 'the mother of a newborn has her own illnesses',
    text: 'NICU DISCHARGE SUMMARY\nMATERNAL HISTORY: Mother is a 28-year-old with gestational diabetes, GBS positive, and hypertension. She smoked.\nHOSPITAL COURSE: The infant had jaundice and received phototherapy.\nDISCHARGE DIAGNOSIS: Term infant.',
    never: [
      /[Yy]our baby (?:has|had)[^.]*(?:diabetes|high blood pressure)/,
      /\b[Yy]ou (?:smoked|smoke)/,
      /notes (?:diabetes|high blood pressure)/,
    ],
  },
  {
    name: 'the mother of a schoolchild, in his birth history',
    text: 'CLINIC NOTE\nThe patient is a 7-year-old girl with seizures.\nBIRTH HISTORY: The mother had preeclampsia and an emergency cesarean section.\nASSESSMENT: Epilepsy.',
    never: [/(?:You|Your child) (?:had|has had|have had)[^.]*(?:cesarean|preeclampsia|belly cut)/i],
  },
  {
    name: 'what the parents were taught',
    text: 'DISCHARGE SUMMARY\nHISTORY: The patient is a 6-week-old boy with a cough.\nHOSPITAL COURSE: He did well. The patient has been educated on CPR measures.\nDISCHARGE DIAGNOSIS: Apnea.',
    never: [/[Yy]our baby (?:has been|was) educated/],
  },
  {
    name: 'a child whose age is told in years and twelfths',
    text: 'DISCHARGE SUMMARY\nHISTORY: This 10-and-4/12-year-old female has autism and takes Adderall.\nHOSPITAL COURSE: She had vomiting. She was given fluids. She was happy on the second day.\nDISCHARGE DIAGNOSIS: Gastroenteritis.',
    never: [/\bYou (?:had|have|are|were)\b/, /\b[Yy]our (?:diagnosis|first)/],
  },
  {
    name: 'what a parent told the doctor is so of the child',
    text: 'CLINIC NOTE\nThe patient is an 8-year-old boy.\nHISTORY: His parent spoke with a doctor who thought this might be due to irritability. He has headaches.\nASSESSMENT: Headaches.',
    never: [/[Ss]omeone in your family/],
  },
  {
    name: 'US in a name is no "us"',
    text: 'DISCHARGE SUMMARY\nSOCIAL HISTORY: She is employed with the US Postal Service and lives in the US.\nDISCHARGE DIAGNOSIS: Pleurisy.',
    never: [/the The/, /[Cc]are team (?:Post|Postal)/, /in the care team/i],
  },
  {
    name: 'what a parent reports is so of the child',
    text: 'EMERGENCY NOTE\nHISTORY: The patient is a 3-year-old girl. Mother reports fever and ear pain since yesterday.\nASSESSMENT: Otitis media.',
    never: [/in your family/, /[Ss]omeone in your family/],
  },
  {
    name: 'easily upset is the child, not the family',
    text: 'CLINIC NOTE\nThe patient is an 8-year-old boy. His mother thinks he is irritable. The family doctor felt that his irritability was from pinworms.\nASSESSMENT: Irritability.',
    never: [/[Ss]omeone in your family has had/],
  },
  {
    name: 'parents are not "your parents" of the baby reader',
    text: 'DISCHARGE SUMMARY\nNewborn infant, 5 days old.\nHOSPITAL COURSE: Parents are comfortable with feeding. The baby feeds every three hours.\nDISCHARGE DIAGNOSIS: Healthy newborn.',
    never: [/Your parents|your parents|Your baby’s parents are comfortable|[Yy]our mother/],
  },
];
