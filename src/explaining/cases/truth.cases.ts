import { MEDICINES, PERSON } from './truth-of-people.cases.js';

/** A made-up report and what a frightened reader must never, or must, be told from it. */
export interface TruthCase {
  name: string;
  text: string;
  /** No written sentence may match. */
  never?: readonly RegExp[];
  /** At least one written sentence must match each. */
  says?: readonly RegExp[];
}

/** Denied or called normal: only of the part, the test and the time that the report names. */
const PLACE: readonly TruthCase[] = [
  {
    name: 'an open mouth of a vessel is not an open vessel',
    text: 'CORONARY CT ANGIOGRAM\nFINDINGS:\nLM: Normal ostium. There is mixed plaque in the distal left main.\nRCA: The ostium is patent. Dense calcific plaque in the mid segment; a tight narrowing cannot be excluded.\nIMPRESSION: Mixed plaque of the left main.',
    never: [
      /Your main left heart artery looked/,
      /right heart artery looked (?:open|normal|clear)/,
      /looked normal in size/,
    ],
  },
  {
    name: 'the head of an organ is not the head',
    text: 'ULTRASOUND ABDOMEN\nFINDINGS: The pancreas is partly hidden by bowel gas. The visualized portion of the head had a normal appearance. The body and tail were not seen.\nIMPRESSION: Limited exam.',
    never: [/your head/i, /Your pancreas looked normal/],
  },
  {
    name: 'the seen head of the pancreas is not the pancreas',
    text: 'CT ABDOMEN\nFINDINGS: The visualized head of the pancreas is normal. The tail is replaced by a cystic mass.\nIMPRESSION: Cystic mass of the pancreatic tail.',
    never: [/[Yy]our pancreas looked normal/, /[Yy]our head/],
  },
  {
    name: 'nothing wrong with the walls is not nothing wrong',
    text: 'CARDIAC CT\nFINDINGS:\nVentricles: The ventricular walls show no abnormality.\nCoronary arteries: Severe stenosis of the LAD.\nIMPRESSION: Severe LAD stenosis.',
    never: [/no sign of (?:problems|abnormalities)/],
  },
  {
    name: 'no swollen nodes in the neck, enlarged nodes in the chest',
    text: 'DISCHARGE SUMMARY\nPHYSICAL EXAMINATION:\nNeck: Supple. No lymphadenopathy.\nHOSPITAL COURSE: The PET scan showed lymphadenopathy in the chest.',
    never: [
      /no sign of swollen lymph nodes(?: \(lymphadenopathy\))?(?! (?:\(lymphadenopathy\) )?in (?:your|the) neck)/,
    ],
  },
  {
    name: 'an exam of one part denies of that part only',
    text: 'CLINIC NOTE\nPHYSICAL EXAM:\nNeck: No masses, no lymphadenopathy.\nAbdomen: No tenderness.\nExtremities: No cyanosis, no edema.\nASSESSMENT: Cough.',
    never: [
      /no sign of (?:lumps|swollen lymph nodes)[^.]*(?<!neck)\.$/m,
      /no (?:sign of )?blue skin or lips[^.]*(?<!arm|leg|arms|legs)\.$/m,
    ],
  },
  {
    name: 'spasm in one vessel, none in a branch',
    text: 'CEREBRAL ANGIOGRAM\nFINDINGS: There is moderate vasospasm of the left A1 segment. There is no vasospasm of the distal MCA branches.\nIMPRESSION: Moderate vasospasm of the left A1.',
    never: [/no sign of [^.]*spasm[^.]*\)\.$/m, /no sign of tight/],
  },
  {
    name: 'the openings of the neck are not those of the whole spine',
    text: 'SPINE X-RAYS\nCERVICAL SPINE: Oblique views show the cervical neural foramina to be normal in size.\nLUMBAR SPINE: Severe narrowing of the L5-S1 neural foramina.\nIMPRESSION: Narrowing at L5-S1.',
    never: [/nerve openings in your spine looked normal/],
  },
  {
    name: 'a part of the great vessel is not the great vessel',
    text: 'CT CHEST\nFINDINGS: The descending thoracic aorta is normal in caliber. The ascending aorta is aneurysmal, measuring 4.8 cm.\nIMPRESSION: Aneurysm of the ascending aorta.',
    never: [/[Tt]he main artery of the body looked normal/, /[Yy]our (?:main artery|aorta)[^.]* looked normal/],
  },
  {
    name: 'normal above, narrowed below',
    text: 'UPPER GI SERIES\nFINDINGS: The proximal esophagus is normal. There is a tight stricture of the distal esophagus.\nIMPRESSION: Distal esophageal stricture.',
    never: [/^[-• ]*Your (?:food pipe|esophagus) looked normal/m],
  },
  {
    name: 'the near part of a duct is not the duct',
    text: 'MRCP\nFINDINGS: The proximal common bile duct is normal in caliber. There is a 9 mm stone in the distal common bile duct.\nIMPRESSION: Stone of the common bile duct.',
    never: [/^[-• ]*Your (?:main )?bile duct looked normal/m],
  },
  {
    name: 'one culture negative while another test of the same germ is open',
    text: 'DISCHARGE SUMMARY\nHOSPITAL COURSE: The pertussis culture proved to be negative. The pertussis PCR has no result yet.\nDISCHARGE DIAGNOSIS: Possible pertussis.',
    never: [/the (?:result of the )?test for whooping cough (?:proved to be|was) negative/],
  },
  {
    name: 'nodes without cancer are not a sample without spread',
    text: 'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS:\nA. Lung, right, pneumonectomy: Adenocarcinoma, in the upper and the lower lobe.\nB. Lymph nodes, hilar: Negative for metastatic carcinoma (0/3).\nCOMMENT: The tumor has spread through the airways from lobe to lobe.',
    never: [/The sample from your (?:right )?lung shows no sign of cancer spread/],
  },
  {
    name: 'clear near, narrow far in one artery',
    text: 'CORONARY ANGIOGRAPHY\nFINDINGS: No stenosis of the proximal LAD. There is a 70% stenosis of the mid LAD.\nIMPRESSION: 70% mid LAD stenosis.',
    never: [/no sign of (?:a |any )?narrow[^.]* in your front heart artery\.$/m],
  },
  {
    name: 'no clot in the large vessels says nothing of the small ones',
    text: 'CT PULMONARY ANGIOGRAM\nFINDINGS: No pulmonary embolism in the main or lobar arteries. The segmental branches cannot be assessed because of motion.\nIMPRESSION: Limited study.',
    never: [
      /no sign of (?:a )?(?:blood clot|clot)[^.]* in (?:the|your) lungs?\.?$/m,
      /no sign of (?:a )?blood clot[^.]*\(pulmonary embolism\)\.$/m,
    ],
  },
  {
    name: 'a first film without, a later one with',
    text: 'DISCHARGE SUMMARY\nHOSPITAL COURSE: The first chest x-ray showed no infiltrate. A repeat film the next day showed a right lower lobe infiltrate. She was treated for pneumonia.',
    never: [/no sign of [^.]*(?:cloudy|infiltrate)/],
  },
  {
    name: 'a scan on arrival without blood, a second with',
    text: 'DISCHARGE SUMMARY\nHOSPITAL COURSE: Head CT on arrival was negative for hemorrhage. Repeat head CT showed a small subdural hemorrhage.',
    never: [/no sign of (?:bleeding|a bleed)(?! at first)/],
  },
  {
    name: 'a normal upper part of the spine beside a broken lower one',
    text: 'MRI SPINE\nFINDINGS: The cervical vertebral bodies are normal in height. There is a compression fracture of T12.\nIMPRESSION: T12 compression fracture.',
    never: [/(?<!neck part of )[Yy]our spine(?: bones)? looked normal/, /spine bones and/],
    says: [/spine bones in the neck part of your spine looked normal in height/],
  },
  {
    name: 'the walls of a chamber are not the chamber, nor the heart',
    text: 'ECHOCARDIOGRAM\nFINDINGS: The walls of the left ventricle are of normal thickness. The left ventricle is severely dilated with an ejection fraction of 20%.\nIMPRESSION: Severe dilated cardiomyopathy.',
    never: [
      /(?<!of )[Yy]our heart looked normal/,
      /(?<!of the )main pump of (?:the|your) heart looked normal(?! in thick)/,
    ],
  },
  {
    name: 'size at the upper limit is no plain normal',
    text: 'ULTRASOUND ABDOMEN\nFINDINGS: The spleen is at the upper limits of normal in size. The liver is normal.\nIMPRESSION: Borderline spleen.',
    never: [/Your spleen looked normal in size\.(?! In the report)/],
  },
  {
    name: 'no bleeding from the wound is not no bleeding',
    text: 'DISCHARGE SUMMARY\nHOSPITAL COURSE: She had gastrointestinal bleeding and received two units of blood. There was no bleeding from the incision.',
    never: [/[Yy]ou had no bleeding\./, /no sign of bleeding\./],
  },
  {
    name: 'pain on one movement only',
    text: 'DISCHARGE SUMMARY\nPHYSICAL EXAM: Chest: Pain on coughing only. Lungs: Clear.\nDISCHARGE DIAGNOSIS: Pleurisy.',
    never: [/The exam found pain\./],
  },
];

/** Whether it is so at all. */
const STATUS: readonly TruthCase[] = [
  {
    name: 'a fast heartbeat set off by the test, of no meaning',
    text: 'ELECTROPHYSIOLOGY STUDY\nFINDINGS: Five beats of polymorphic VT were induced with triple extrastimuli, which is a nonspecific finding. No sustained arrhythmia could be induced.\nCONCLUSION: Normal electrophysiology study.',
    never: [/(?:notes|shows|found) a dangerous fast heartbeat[^.]*\.$/m, /what needs to be done about this now/i],
  },
  {
    name: 'does not invade',
    text: 'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS: Lung, left upper lobe: Adenocarcinoma, 2.1 cm.\nThe tumor abuts but does not invade the visceral pleura.\nMargins are free.',
    never: [/(?:growth|tumor)[^.]* in the lining of (?:the|your) lung/],
  },
  {
    name: 'tumor does not involve',
    text: 'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS: Kidney, right: Renal cell carcinoma.\nTumor does not extend into the renal vein. Tumor is not seen in the adrenal gland.',
    never: [/(?:growth|tumor|cancer)[^.]* in (?:the|your) (?:[a-z ]*vein|adrenal)/],
  },
  {
    name: 'a stain that is negative is no illness that is absent in the body',
    text: 'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS: Lung, biopsy: Poorly differentiated carcinoma.\nIMMUNOHISTOCHEMISTRY: TTF-1 positive. Melanoma markers (S-100, HMB-45) negative. Lymphoma markers negative.',
    never: [/no (?:important )?(?:sign of )?(?:a )?skin cancer/, /no (?:sign of )?(?:cancer of the lymph|lymphoma)/],
  },
  {
    name: 'tests that were sent are no illnesses',
    text: 'DISCHARGE SUMMARY\nHOSPITAL COURSE: He was febrile. Serologies for chlamydia, syphilis, Legionella and HIV were sent. All other serologies were negative.',
    never: [/(?:notes|had|has|have) (?:an infection passed by sex|chlamydia|syphilis|HIV)/, /[Cc]hlamydia is a/],
  },
  {
    name: 'tests listed without a verb are no illnesses',
    text: 'DISCHARGE SUMMARY\nHOSPITAL COURSE: Infectious disease saw the patient. They ordered serologies for EBV, chlamydia, and mycoplasma, and a PPD. The other serologies stayed negative.',
    never: [/The report notes (?:an infection|mono|a)/, /[Cc]hlamydia is a common infection/],
  },
  {
    name: 'a screen that was negative',
    text: 'CLINIC NOTE\nHISTORY: Screening for tuberculosis and hepatitis C was negative.\nASSESSMENT: Healthy adult.',
    never: [/(?:notes|have|has) (?:tuberculosis|a liver infection|TB)/],
  },
  {
    name: 'not consistent with',
    text: 'CHEST X-RAY\nFINDINGS: Linear density at the left base, not consistent with pneumonia, most likely a scar.\nIMPRESSION: No acute disease.',
    never: [/(?:shows|may show|have|notes) (?:a lung infection|pneumonia)/],
  },
  {
    name: 'nothing to suggest',
    text: 'DISCHARGE SUMMARY\nHOSPITAL COURSE: There was nothing to suggest meningitis. The findings argue against a stroke. She fails to meet criteria for sepsis.',
    never: [/(?:notes|had|have|may have) (?:a |an )?(?:swelling of the lining|meningitis|stroke|sepsis|body-wide)/],
  },
  {
    name: 'failed to show',
    text: 'DISCHARGE SUMMARY\nHOSPITAL COURSE: CT of the abdomen failed to reveal an abscess. Ultrasound of the legs did not demonstrate deep vein thrombosis.',
    never: [/(?:notes|shows|showed|had|have) (?:a |an )?(?:pocket of pus|abscess|blood clot in a deep vein)/],
  },
  {
    name: 'no break but some fluid',
    text: 'X-RAY KNEE\nFINDINGS: No fracture but a small joint effusion. Neither dislocation nor foreign body is seen.\nIMPRESSION: Small joint effusion.',
    never: [/shows a (?:broken bone|dislocat)/, /no sign of [^.]*fluid in (?:the|a|your) joint/],
    says: [/(?:fluid|effusion)/],
  },
  {
    name: 'neither one nor the other',
    text: 'CT HEAD\nFINDINGS: Neither hemorrhage nor mass effect is present. No acute infarct.\nIMPRESSION: No acute abnormality.',
    never: [/shows (?:bleeding|a shift|pressure)/],
  },
  {
    name: 'has not developed, never had',
    text: 'DISCHARGE SUMMARY\nHOSPITAL COURSE: She did not develop any bleeding, never had a seizure and has yet to have a fever.',
    never: [/[Yy]ou (?:had|have|developed) (?:a seizure|bleeding|a fever)/],
  },
  {
    name: 'no, and no suspicion of',
    text: 'CT ABDOMEN\nFINDINGS: No evidence of, and no suspicion for, appendicitis.\nIMPRESSION: Normal appendix.',
    never: [/(?:shows|may show) (?:an? )?(?:swelling of the appendix|appendicitis|swollen appendix)/],
  },
  {
    name: 'a narrowing that does not matter',
    text: 'CORONARY ANGIOGRAPHY\nFINDINGS: The LAD has no hemodynamically significant stenosis. Mild luminal irregularities only.\nIMPRESSION: No significant coronary disease.',
    never: [/no sign of (?:a )?narrow/, /no narrow/],
  },
  {
    name: 'feared, but not so',
    text: 'DISCHARGE SUMMARY\nHOSPITAL COURSE: We were concerned about a pulmonary embolism, but the CT angiogram was negative. Myocardial infarction was ruled out.',
    never: [/(?:notes|had|have|may have) (?:a )?(?:blood clot in (?:the|your) lung|heart attack)/],
  },
  {
    name: 'found and not found: the letter does not say both',
    text: 'CT ABDOMEN\nFINDINGS: No lymphadenopathy. Liver: There is a 2 cm mass in segment 7. No masses.\nThere is retroperitoneal lymphadenopathy up to 2.4 cm.\nIMPRESSION: Liver mass. Retroperitoneal lymphadenopathy.',
    never: [/no sign of [^.]*(?:swollen lymph nodes|lumps)/],
  },
  {
    name: 'operation wished for is not operation denied',
    text: 'DISCHARGE SUMMARY\nHISTORY: I was not confident that anything short of surgical intervention would help him.\nHOSPITAL COURSE: He had a three-level cervical fusion.',
    never: [/did not have surgery/],
  },
  {
    name: 'a name in a negative list with brackets',
    text: 'DISCHARGE SUMMARY\nHOSPITAL COURSE: Respiratory viral panel (influenza A, influenza B, RSV): negative. Blood cultures grew nothing.',
    never: [/(?:notes|had|have) (?:the flu|influenza|RSV|a common)/],
  },
  {
    name: 'where more is written is nothing that is asked for',
    text: 'NERVE BLOCK\nPREPARATION: The patient signed the consent form. For further details, please refer to the anesthesia note.\nPROCEDURE: A needle was put in and 1 mL of lidocaine was injected.\nPLAN: Please see the cardiology consult note. Please see your dentist in 2 weeks.',
    never: [/(?:asks for|suggests) [^.]*anesthesia/, /the the/],
    says: [/dentist in 2 weeks/],
  },
  {
    name: 'no more is required: no request',
    text: 'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS: Appendix: Well differentiated neuroendocrine tumor, 0.6 cm.\nCOMMENT: For such tumors under 1 cm, appendectomy alone is considered curative and no further surgery or surveillance is required.',
    never: [/(?:asks for|suggests) (?:removal|surgery|more surgery|surveillance)/],
  },
  {
    name: 'too small to graft, unable to biopsy: nothing was done',
    text: 'OPERATIVE NOTE\nPROCEDURE: The vein was used for the obtuse marginal branch. The diagonal was too small to graft. We were unable to biopsy the node.\nPOSTOPERATIVE DIAGNOSIS: Coronary artery disease.',
    never: [/[Yy]ou had (?:a )?(?:small )?(?:graft|biopsy)/],
  },
  {
    name: 'a medicine that is not to be relied upon denies no illness',
    text: 'CULTURE REPORT\nSPECIMEN: Urine.\nRESULT: Escherichia coli.\nCOMMENT: Nitrofurantoin should not be relied upon where pyelonephritis is suspected.',
    never: [/no sign of a kidney infection/],
  },
  {
    name: 'no other suspicious one: there is one',
    text: 'BONE SCAN\nFINDINGS: Focal uptake in the left 7th rib.\nIMPRESSION: Uptake in the left 7th rib. No other suspicious uptake.',
    never: [/shows no suspicious-looking/],
  },
  {
    name: 'tends to fall is no fall',
    text: 'CLINIC NOTE\nPHYSICAL EXAM: On Romberg testing she tends to fall backward. Gait is wide based.\nASSESSMENT: Ataxia.',
    never: [/shows a fall\b|found a fall\b|notes a fall\b|had a fall\b/],
  },
];

/** When: old, treated, over, or a step on the way. */
const TIME: readonly TruthCase[] = [
  {
    name: 'a clipped aneurysm is not there any more',
    text: 'CEREBRAL ANGIOGRAM\nFINDINGS: The previously clipped ICA bifurcation aneurysm shows no residual neck.\nIMPRESSION: Well clipped left ICA aneurysm.',
    never: [/shows a bulge in an artery wall/],
  },
  {
    name: 'a coiled aneurysm and a stented artery',
    text: 'MRA HEAD\nFINDINGS: Coiled basilar tip aneurysm without recurrence. Stented left carotid stenosis, widely patent.\nIMPRESSION: No recurrence.',
    never: [/shows a bulge in an artery wall[^.]*\.$/m, /shows a narrow/],
  },
  {
    name: 'a growth that was taken out',
    text: 'MRI BRAIN\nFINDINGS: Status post resection of a left frontal meningioma. No residual enhancing tumor.\nIMPRESSION: Stable postoperative changes.',
    never: [/(?:shows|is) a (?:growth|slow-growing|meningioma|tumor)/],
  },
  {
    name: 'a hernia that was mended',
    text: 'CT ABDOMEN\nFINDINGS: Repaired umbilical hernia. Resected sigmoid diverticulitis. Drained pelvic abscess.\nIMPRESSION: Expected postoperative changes.',
    never: [/shows (?:a |an )?(?:pocket of pus|hernia|swollen pouch|bulge)[^.]*\.$/m],
  },
  {
    name: 'the last step of a chain, or none',
    text: 'DISCHARGE SUMMARY\nHOSPITAL COURSE: Prednisone was started on day 2. Prednisone was held on day 5. Prednisone was restarted on day 7. It was then weaned and stopped before discharge.\nDISCHARGE DIAGNOSIS: Asthma.',
    never: [/rednisone[^.]* was (?:started|put on hold|started again|restarted)/],
  },
  {
    name: 'the last step of a chain of a medicine that we do not know',
    text: 'DISCHARGE SUMMARY\nHOSPITAL COURSE: Zorvitan was discontinued, but the low sugars came back. The Zorvitan was restarted again. The sugars were stable and then Zorvitan was weaned and stopped.\nDISCHARGE DIAGNOSIS: Low blood sugar.',
    never: [/^[-• ]*The Zorvitan was restarted/im],
  },
  {
    name: 'held and started again: only the last',
    text: 'DISCHARGE SUMMARY\nHOSPITAL COURSE: Warfarin was held for the procedure. Warfarin was resumed the next day.\nDISCHARGE DIAGNOSIS: Atrial fibrillation.',
    never: [/arfarin[^.]* (?:was put on hold|is on hold)/],
  },
  {
    name: 'the plan of the start when the goals are met',
    text: 'DISCHARGE SUMMARY\nHISTORY: On the first visit speech therapy was recommended three times a week for 8 weeks.\nPROGRESS: All goals are met. The patient is no longer in need of speech therapy and is discharged.',
    never: [/asks for help with speech/, /asks for speech therapy/],
  },
  {
    name: 'the story before the stay is not its end',
    text: 'DISCHARGE SUMMARY\nHISTORY OF PRESENT ILLNESS: The cough persisted and worsened over the week.\nHOSPITAL COURSE: She improved quickly and was eating well.\nDISCHARGE DIAGNOSIS: Bronchiolitis.',
    never: [
      /^[-• ]*(?:The cough|The coughing|Your cough) (?:persisted|worsened|got worse)/m,
      /^The report lists: the cough/m,
    ],
  },
  {
    name: 'the pain that led to the operation is not its outcome',
    text: 'DISCHARGE SUMMARY\nHISTORY: The patient is a 70-year-old woman who had gradual onset of worsening pain in her left hip.\nHOSPITAL COURSE: She underwent left hip replacement and recovered well.\nDISCHARGE DIAGNOSIS: Left hip arthritis.',
    never: [/^[-• ]*You had gradual onset of worsening (?:soreness|pain)[^.]*\.$/m],
  },
  {
    name: 'the reason for coming in when the cause was found',
    text: 'DISCHARGE SUMMARY\nADMISSION DIAGNOSIS: Fever of unknown origin.\nDISCHARGE DIAGNOSIS: Disseminated CMV infection.\nHOSPITAL COURSE: The fever resolved.',
    never: [/(?:lists|notes|diagnosis is):? (?:a )?fever of unknown/, /cause (?:is )?not (?:yet )?known/],
  },
  {
    name: 'the first of several values is not the last',
    text: 'DISCHARGE SUMMARY\nHOSPITAL COURSE: Creatinine was 2.4 on admission. With fluids the creatinine came down to 0.9 at discharge.\nDISCHARGE DIAGNOSIS: Dehydration.',
    never: [/creatinine was 2\.4\.$/m],
  },
  {
    name: 'his own birth is no birth he gave',
    text: 'CLINIC NOTE\nThe patient is an 8-year-old boy.\nPAST MEDICAL HISTORY: He was the product of a 38-week pregnancy, born by normal vaginal delivery. Mother had vaginal bleeding during the pregnancy.\nASSESSMENT: Headaches.',
    never: [/had (?:a )?birth through/, /includes bleeding from the vagina/, /has had (?:a )?birth/, /given birth/],
  },
  {
    name: 'a scan of years ago is not the scan of today',
    text: 'CLINIC NOTE\nHISTORY OF PRESENT ILLNESS: In 1993 an MRI showed a large mass in the thalamus with hydrocephalus. A shunt was placed. In 1995 he was started on carboplatin.\nPLAN: Repeat MRI.',
    never: [/shows a large lump/, /shows (?:a )?(?:build-?up|too much) (?:of )?fluid/, /was started during your stay/],
  },
  {
    name: 'complaints of today are no past history',
    text: 'CLINIC NOTE\nHISTORY OF PRESENT ILLNESS: The patient has headaches and vomiting since Monday.\nPAST MEDICAL HISTORY: Asthma.\nASSESSMENT: Migraine.',
    never: [/past health history includes[^.]*(?:headache|throwing up)/],
  },
  {
    name: 'a line that was taken out again',
    text: 'DISCHARGE SUMMARY\nHOSPITAL COURSE: A PICC line was placed on day 2. The PICC line was removed before discharge.\nDISCHARGE DIAGNOSIS: Osteomyelitis.',
    never: [/[Yy]ou have a (?:long thin tube|PICC)/],
  },
  {
    name: 'swelling of the belly that went away weeks ago',
    text: 'DISCHARGE SUMMARY\nHOSPITAL COURSE: On day 5 the baby began to have abdominal distention and feeds were held. The distention resolved and full feeds were reached by day 12.\nDISCHARGE DIAGNOSIS: Premature infant.',
    never: [/^[-• ]*(?:The baby|Your baby|Baby) began to (?:have|experience)[^.]*belly[^.]*\.$/m],
  },
  {
    name: 'an old operation for a burst appendix',
    text: 'CT ABDOMEN\nCLINICAL HISTORY: Status post appendectomy in 1998 for perforated appendicitis.\nFINDINGS: The appendix is absent. No free fluid.\nIMPRESSION: No acute abnormality.',
    never: [/shows a (?:burst|swollen) appendix/, /notes a (?:burst|swollen) appendix/],
  },
  {
    name: 'treated, with nothing left',
    text: 'DISCHARGE SUMMARY\nPAST MEDICAL HISTORY: Breast cancer treated in 2004, without recurrence. Treated tuberculosis.\nDISCHARGE DIAGNOSIS: Cellulitis.',
    never: [
      /[Yy]ou have (?:breast cancer|tuberculosis|TB)/,
      /notes (?:breast cancer|cancer of the breast|tuberculosis)/,
    ],
  },
  {
    name: 'fluid long ago',
    text: 'DISCHARGE SUMMARY\nHISTORY OF PRESENT ILLNESS: In 2005 she had accumulated pericardial fluid and was seen by a heart doctor. Now she comes with a cough.\nDISCHARGE DIAGNOSIS: Bronchitis.',
    never: [
      /^[-• ]*Your fluid around the heart was accumulated/m,
      /[Tt]he report (?:also )?(?:notes|lists) fluid around the heart/,
    ],
  },
  {
    name: 'tumor progression is not only a tumor',
    text: 'CLINIC NOTE\nHISTORY: The MRI of April showed tumor progression.\nPLAN: Chemotherapy.',
    never: [/shows a growth \(tumor\)\.$/m, /notes a growth \(tumor\)\.$/m],
  },
  {
    name: 'a story over years: each step is of its own year',
    text: 'CLINIC NOTE\nHISTORY: On 3/14/2001 an MRI revealed a mass in the left thalamus. There was midline shift. He underwent resection in 2001. In 2004 he had a seizure. In 2009 he was doing well.\nPLAN: Return in one year.',
    never: [
      /(?:notes|shows|^You had|^You have) (?:a |an )?(?:lump|shift of the brain|seizure)/m,
      /shows (?:a |an )?(?:lump|shift)/,
    ],
    says: [/past health history includes/],
  },
  {
    name: 'a stay over the turn of the year is one stay',
    text: 'DISCHARGE SUMMARY\nHOSPITAL COURSE: On 12/29/2025 a CT scan showed a pulmonary embolism. He was started on heparin. He was discharged on 1/3/2026.\nFOLLOW-UP: Clinic in 2026.\nDISCHARGE DIAGNOSIS: Pneumonia.',
    never: [/past health history includes a blood clot/],
    says: [/blood clot|pulmonary embolism/],
  },
  {
    name: 'nothing broken in one part of the spine, a break in another',
    text: 'SPINE X-RAYS\n\nCERVICAL SPINE\n\nFINDINGS: No fracture. The intervertebral foramina are normal in size.\n\nLUMBAR SPINE\n\nFINDINGS: Compression fracture of L2.\n\nIMPRESSION: L2 fracture.',
    never: [/^[-• ]*The (?:X-ray|test) shows no sign of broken bones/m, /^[-• ]*The nerve openings/m],
  },
  {
    name: 'a low potassium that was put right',
    text: 'DISCHARGE SUMMARY\nHOSPITAL COURSE: He had hypokalemia on admission, which was replaced and normal at discharge.\nDISCHARGE DIAGNOSIS: Gastroenteritis.',
    never: [/notes too little potassium[^.]*\.$/m],
  },
];

/** All made-up reports of what is so, when and of whom. */
export const TRUTH_CASES: Readonly<Record<string, readonly TruthCase[]>> = {
  'the part, the test and the time of a denial': PLACE,
  'whether it is so': STATUS,
  'when it was so': TIME,
  'what became of a medicine': MEDICINES,
  'whose it is': PERSON,
};
