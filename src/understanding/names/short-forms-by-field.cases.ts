/** Short forms that mean one thing in one field and another elsewhere, as in `short-forms.cases.ts`. */
export const SHORT_FORM_CASES_BY_FIELD = `
# letters of a tumor table, of bones of the back and of numbered lumps
L1 | lymph|PATHOLOGY|Lymphatic invasion: L1
L1 | lymph|PATHOLOGY|Adenocarcinoma of the colon, pT3, L1, margins clear.
L1 | lymph|PATHOLOGY|pT3 pN1a L1 V0 Pn0 G2 R0
L1 | ?|THYROID ULTRASOUND|Nodule L1 in the left lobe, solid, hypoechoic.
L1 | ?|THYROID ULTRASOUND|L1 not mentioned.
L1 | bone|MRI LUMBAR SPINE|L1 shows a wedge fracture.
L1 | bone|MRI LUMBAR SPINE|Conus ends at L1.
L2 | ?|THYROID ULTRASOUND|Nodule L2, isoechoic, 8 mm.
L2 | bone|MRI LUMBAR SPINE|Disc bulge at L2.
C4 | ?||Advice: admission to C4 for the night.
C4 | ?||Seen on ward C4.
C4 | bone|MRI CERVICAL SPINE|Fracture of the C4 body.
# a nurse, a part of the body
CNS | nurse|PLAN|Patient was phoned by the CNS with the result.
CNS | nurse|COMMENT|His CNS was informed by phone.
CNS | nurse|PLAN|CNS aware.
CNS | nurse|PLAN|Stoma CNS to see.
CNS | brain||CNS infection is possible.
CNS | brain||No CNS involvement by the lymphoma.
# pregnancy
UA | cord|OBSTETRIC ULTRASOUND|UA Doppler PI 0.94, positive EDF.
UA | cord|OBSTETRIC ULTRASOUND|UA AEDF with a small fetus.
UA | urin||UA positive for nitrite.
UA | urin||UA normal.
CPR | baby|OBSTETRIC ULTRASOUND|MCA PI 1.88, CPR 2.0 (normal).
CPR | baby|OBSTETRIC ULTRASOUND|Umbilical artery normal, CPR 1.4.
CPR | ?|OBSTETRIC ULTRASOUND|CPR > 1.
CPR | resuscit||CPR was given for 5 minutes.
CPR | resuscit||Chest compressions, CPR 10 min, ROSC.
GA | gestation|OBSTETRIC ULTRASOUND|UA Doppler PI 0.94 (normal for GA).
GA | anesthesia||Done under GA.
FH | womb|OBSTETRIC ULTRASOUND|FH ? measuring small, low placenta.
FH | family||FH of breast cancer in mother.
EMS | ?|PELVIC ULTRASOUND|EMS measures 12 mm.
EMS | lining|PELVIC ULTRASOUND|Uterus normal, EMS 9 mm.
EMS | ambulance||EMS gave 5 mg of morphine.
# cancer and minerals, gas and codes, hormones and pulse
Ca | cancer|PATHOLOGY|Gleason 3+3, length of Ca 4 mm.
Ca | cancer|PATHOLOGY|Sigmoid Ca, stenosing.
O2 | ?|CERVICAL SMEAR|Bethesda code: S1 G1 O2.
O2 | oxygen||On 2 L O2 by nasal cannula.
PR | progesterone|PATHOLOGY|ER 8/8, PR Allred 4/8.
PR | pulse||BP 176/98, PR 52.
ICD | ?|PATHOLOGY|ICD-O 8140/3.
ICD | ?||Diagnosis (ICD-10) F31.2 bipolar disorder.
ICD | shock||ICD implanted in 2019.
# scans
AP | pelvis||CT AP showed a large abscess.
AP | pelvis||The CECT AP showed no leak.
AP | front||AP diameter 4 cm.
KUB | bladder||Earlier CT KUB showed no stone.
KUB | bladder||An USG KUB showed two normal kidneys.
KUB | x-ray||KUB shows gas in the bowel.
NAD | nothing||MSU NAD.
NAD | nothing||Chest NAD.
NAD | nothing||Abdomen NAD.
NAD | distress||General: NAD, well nourished.
# shots, water pills, viruses, stitches
PCV | shot||Imms up to date with MMR and PCV.
PCV | shot||Vaccines: PCV, MenB, rotavirus.
PCV | hematocrit||PCV 33 %, Hb 101.
HCT | ?||HCT 25 mg stopped.
HCT | hematocrit||HCT 33 %, hemoglobin 10.
LDL | too low||HIV VL LDL (<50) in June.
LDL | too low||Viral load LDL, CD4 480.
LDL | cholesterol||LDL 110, HDL 45.
RIF | TB||Xpert MTB/RIF: trace, RIF resistance cannot be given.
RIF | belly||4 days of RIF pain.
HD | machine|PLAN|HD thrice weekly, next on Friday.
HD | machine||Emergency HD via a neck line.
ROS | stitches|PLAN|ROS and wound check at the practice.
ROS | stitches|PLAN|ROS in 10 days.
ROS | review||ROS negative for fever.
Rx | treatment||Rx IV cephazolin for 3 days.
`;
