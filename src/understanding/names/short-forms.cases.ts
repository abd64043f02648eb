/**
 * Short forms in sentences of reports: the form, what it means there as a pattern of its long name ("?" where it cannot
 * be told), the heading above it (may be empty) and the sentence. Lines that begin with # name a group.
 */
export const SHORT_FORM_CASES = `
# letters of several meanings: heart and vessels
AS | aortic.*stenosis||Echo: mod AS (AVA 1.2), EF 55%.
AS | aortic.*stenosis||Severe AS with a mean gradient of 48, referred for TAVR.
AS | spondylitis||AS since age 24, HLA-B27 positive, on Humira.
AS | ?||AS needed.
MR | mitral||Mild MR and trace TR.
MR | mitral||EF 40%, moderate MR, LA enlarged.
MR | magnetic||MR of the brain with contrast.
MR | magnetic||MR enterography shows no active disease.
TR | tricuspid||Moderate TR, RVSP 45.
AI | aortic||Trace AI, no AS.
AI | hormone pill||Started AI after tamoxifen for ER+ breast cancer.
AI | ?||AI discussed at the visit.
LAD | descending||90% mid LAD -> DES x1.
LAD | descending||CABG x3 with LIMA to LAD.
LAD | lymph||Neck supple, no LAD.
LAD | lymph||No cervical or axillary LAD.
LAD | axis||EKG: sinus, LAD, LBBB.
LAD | ?||LAD noted.
DES | stent||RCA stenosis treated with DES x2.
CP | chest pain||Came with CP and SOB, troponin neg.
CP | chest pain||Denies CP, palpitations.
CP | chest pain||Stress test for exertional CP.
CP | palsy||Spastic CP, on baclofen, uses a wheelchair.
CP | ?||CP clinic next week.
AF | fibrillation||AF with RVR, started on diltiazem.
AF | fibrillation||Paroxysmal AF on apixaban.
AF | soft spot||Newborn: AF soft and flat.
PND | nocturnal||No orthopnea, PND or edema.
PND | throat||Nasal congestion and PND with cough, on Flonase.
CHD | heart disease|FAMILY HISTORY|Father with premature CHD at 48.
CHD | hepatic duct||CHD is dilated to 9 mm, CBD 10 mm.
CHD | birth||Infant with cyanotic CHD, followed by cardiology.
CHD | ?||CHD noted.
SCD | sudden|FAMILY HISTORY|Father died of SCD at 42.
SCD | sudden||HOCM with family history of SCD, ICD placed.
SCD | sickle||SCD with pain crisis, on hydroxyurea.
SCD | sleeve||SCD boots and heparin for DVT ppx.
SCD | ?||SCD reviewed.
SCDs | sleeve||SCDs on, lovenox held.
PE | embol||CTA: no PE.
PE | embol||Submassive PE, on heparin.
PE | embol||PE and DVT in 2019, on Xarelto.
PE | embol|INDICATION|r/o PE
PE | exam||On PE the abdomen was soft.
PE | exam||PE notable for a large goiter.
PE | ear tube||Recurrent otitis, PE tubes placed at age 2.
PE | ?||PE class at school.
PVD | vascular||PVD s/p left fem-pop bypass.
PVD | jelly||Floaters and flashes: PVD in the right eye, no retinal tear.
MVA | accident||Neck pain since the MVA.
MVA | mitral||Rheumatic MS, MVA 1.2 cm2, mean gradient 8.
VF | fibrillation||VF arrest, shocked x2, ROSC.
VF | sight||VF full to confrontation OU.
AVF | artery and vein||ESRD, left arm AVF with good thrill.
CMP | panel||CBC and CMP drawn today.
CMP | weak heart||Ischemic CMP, EF 25%.
HD | dialysis||ESRD, tolerates HD well.
HD | dialysis||Missed HD on Tuesday, K 6.1.
HD | hospital||By HD 3 he was eating.
HD | hospital||HD #2: fever gone.
ACA | cerebral||Occlusion of the right ACA with infarct.
SMA | mesenteric||SMA and celiac artery are patent.
SMA | antibody||ANA 1:320, SMA titer 1:80, high IgG: autoimmune hepatitis.
SMA | atrophy||Infant with SMA on nusinersen.
ST | tracing||ST elevation in II, III and aVF.
ST | speech||PT, OT and ST saw him for swallow.
SR | rhythm||Converted to SR after cardioversion.
SR | slow||Wellbutrin SR 150 mg daily.
PAC | port|| Chemo through the PAC, port flushed.
BB | beta||On ASA, statin, BB and ACEI.
OM | artery||Stent to OM branch of the circumflex.
OM | ear||Acute OM, TM red and bulging, amoxicillin.
OM | bone||MRI foot: toe ulcer with OM of the second metatarsal.
DD | stiff||EF 60% with grade 1 DD.
UA | urin||UA neg.
UA | urin||UA with nitrites, sent for culture.
UA | angina||CAD with UA, troponin flat, on heparin drip.
# lungs
CAP | pneumonia||CAP RLL, S. pneumoniae Ag +.
CAP | pneumonia||CAP on ceftriaxone and azithromycin.
CAP | ?||CAP of the tube was lost.
RA | room air||Sat 96% on RA.
RA | arthritis||RA on MTX and Plaquenil.
RA | arthritis||Seropositive RA with joint swelling.
RA | right atrium||RA and RV are dilated, TR severe.
RA | ?||RA noted.
BS | bowel||Abd soft, NT, BS +.
BS | breath||Decreased BS at the left base.
BS | blood sugar||BS 240 before lunch, on insulin.
BS | ?||BS noted.
CT | tomography||CT abd/pelvis: no abscess.
CT | chest tube||L CT to suction, no air leak.
CT | chlamyd||GC/CT swab sent.
PIP | finger||Swelling of the ring finger PIP joint.
PIP | pressure||Vent: PIP 28, PEEP 5, FiO2 40%.
MAC | germ||Sputum grew MAC, nodules on CT.
MAC | anesthesia|ANESTHESIA|MAC with local.
TV | breath||Vent settings: TV 450, PEEP 5, rate 14.
IS | breath||Encouraged IS use for atelectasis.
PPD | skin||PPD placed, 12 mm induration, TB ruled out.
ppd | cigar||Smokes 1 ppd for 20 years.
# belly
BM | bowel||Last BM yesterday, no blood.
BM | marrow||BM biopsy with 12% blasts.
SBP | belly||Cirrhosis with ascites, SBP on ceftriaxone.
SBP | upper||SBP 90s, started pressors.
PEG | feeding||Tube feeds through PEG at goal.
PEG | soften||PEG 17 g daily for constipation.
celiac | disease|FAMILY HISTORY|Sister with celiac.
celiac | disease||tTG IgA high, duodenal villi blunted, c/w celiac.
celiac | artery||Celiac and SMA origins are patent.
celiac | artery||celiac stenosis with post-stenotic dilation
TA | tubular||Polyp in colon: TA.
UC | colitis||UC flare, bloody diarrhea, on mesalamine.
NT | not tender||Abdomen soft, NT, ND.
GE | food pipe||GE junction at 38 cm.
HE | confusion||Cirrhosis with HE on lactulose.
IVP | kidneys||IVP shows a ureter stone.
IVP | pushed||Lasix 40 mg IVP now.
HSM | large||Abd soft, no HSM.
# kidneys, women, men
PVR | bladder||Bladder scan PVR 220 ml after void.
AML | leukemia||AML in remission after chemo.
AML | kidney||Fat-containing 1.2 cm left kidney AML.
LE | leg||Bilateral LE edema.
LE | leg||B LE strength 5/5.
LE | urine||Urine: LE pos, nitrite neg.
LE | ?||LE noted.
ED | emergency||Seen in the ED for a fall.
ED | erection||ED on sildenafil, libido normal.
ROM | motion||R shoulder ROM limited by pain.
ROM | motion||Full ROM of the neck.
ROM | waters||ROM at 0300, clear fluid, contractions every 4 min.
PROM | waters||G1 at 36 weeks with PROM, GBS neg.
PROM | another person||Shoulder PROM 120 degrees, AROM 80.
CS | cesarean||G2P1, prior CS, for repeat CS at 39 weeks.
C/S | cesarean||Infant born by C/S for breech.
C/S | culture||Urine C/S sent.
cx | culture||Blood cx x2 neg at 48 h.
cx | culture||Urine cx grew E. coli.
Cx | neck of the womb||Cx closed, uterus 8 weeks size, no CMT.
FHR | heart||FHR 145.
SAB | miscarriage||One SAB in 2015, gravida 3.
GBS | strep||GBS neg at 36 weeks.
GBS | nerve||Ascending weakness, areflexia: GBS, IVIG given.
PR | tracing||PR interval 210 msec.
PR | rectum||Tylenol supp 650 mg PR.
ER | estrogen||ER pos, PR pos, HER2 neg.
ER | estrogen||Breast ca, ER+, on tamoxifen.
ER | emergency||Return to ER if fever.
ER | slow||Metoprolol ER 50 mg daily.
BV | vaginosis||Clue cells, BV treated with metronidazole.
GC | gonor||GC and CT swab neg.
FH | family history||FH of premature CAD.
FH | womb||FH 32 cm, FHT 140.
OB | pregnancy||Known pregnancy, followed by OB.
EDD | due||EDD 5/3.
# nerves and mind
MS | sclerosis||MS flare, optic neuritis, IV steroids.
MS | sclerosis||Relapsing MS on Ocrevus.
MS | mitral||Moderate MS with MVA 1.3, rheumatic valve.
MS | morphine||Given MS 4 mg IV for pain.
MS | mental||MS: alert and oriented.
MS | ?||MS noted.
CVA | stroke||h/o CVA with left weakness, on aspirin.
CVA | stroke||CVA in 2015.
CVA | costovertebral||Right CVA is tender to percussion.
PD | parkinson||PD with tremor, on Sinemet.
PD | belly||ESRD on PD, cloudy dialysate, peritonitis.
PD | grown||PD on CT after 4 cycles of chemo.
PD | ?||PD noted.
LOC | loss||Fell and hit head, no LOC.
LOC | loss||MVC with brief LOC and amnesia.
LOC | how awake||Decreased LOC, GCS 9.
NPH | fluid in the brain||Gait and dementia, large ventricles, r/o NPH.
NPH | insulin||NPH 20 units at breakfast.
ALS | nerves||Fasciculations and weakness: ALS on riluzole.
GAD | worry||GAD and depression on sertraline.
GAD | antibody||New T1DM, GAD antibodies pos.
SI | harming||Denies SI/HI.
SI | suicid||No SI, HI or AVH.
SI | sacroiliac||SI joint injection helped.
SI | sacroiliac||Sclerosis of both SI joints.
AH | voices||Reports AH and paranoia.
PT | therapy||PT/OT eval, home with walker.
PT | therapy||Start PT 2x a week for the knee.
PT | patient||PT states she feels well.
PT | pulse||DP and PT pulses palpable.
pt | patient||pt tolerated the diet.
Pt | patient||Pt is 9 wks pregnant.
LT | light touch||Sensation: LT intact in both feet.
OT | occupational||OT for hand.
# bones
TTP | tender||R knee TTP over medial joint line.
TTP | tender||Midline c-spine TTP.
TTP | clots||TTP with low platelets and schistocytes, plasmapheresis started.
SH | Salter||Doubt SH I fibula fx.
SH | ?||SH-1 fibula fx not excluded.
MCL | ligament||Grade 1 MCL sprain.
MCL | lymphoma||MCL, a lymphoma, on ibrutinib since May.
DDD | disc||DDD at L4-5.
DDD | pacemaker||Pacemaker in DDD mode, leads good.
AC | acromio||AC joint arthrosis of the shoulder.
AC | meals|MEDICATIONS|Insulin lispro 5 units AC.
AC | blood thinner||Hold AC for GI bleed, AF.
TM | eardrum||L TM bulging and red.
MM | myeloma||Smoldering MM, kappa light chains.
IT | band||IT band pain on the left.
IR | needles||IR consulted for abscess drain.
IR | inward||Hip flexion 90, IR 10, ER 30.
SL | tongue|MEDICATIONS|NTG 0.4 mg SL prn.
SL | wrist||Wrist: SL ligament tear.
RT | radiation||Breast cancer s/p RT, 50 Gy.
RT | right||RT knee pain.
LT | left||LT hip replaced.
FB | foreign||FB in the cornea removed.
FOOSH | outstretched||Wrist pain after FOOSH.
# eyes
OD | right eye||Cataract OD, VA 20/60.
OD | overdose||Intentional OD with pills.
OD | overdose||Heroin OD, given narcan.
OS | left eye||Phaco OS, vision 20/40.
OS | how long||Median OS 14 months.
VA | sharpness||VA 20/25 OU.
VA | veterans||Followed at the VA hospital.
# numbers and labs
HR | heart rate||Resting HR 58.
HR | receptor||HR positive, HER2 neg breast cancer.
HR | hour||Drip at 5 mcg per HR.
ca | cancer||Mother with breast ca at 48.
ca | cancer|FAMILY HISTORY|f/h colon ca (father, 59)
ca | ?||ca noted.
CA | cancer||h/o prostate CA.
Ca | calcium||Ca 9.2, phos 3.1, albumin 4.
Cr | creatinine||AKI, Cr 2.1 up from baseline 1.0.
DM | diabetes||DM, HTN, HLD.
DM | dermato||DM with heliotrope rash.
DM | ?||Nephrologist: Dr. Gulnaz Siddiqui, DM
C4 | ?||Complement C3, C4: Normal. ANCA negative.
MMR | repair||MLH1 loss, MMR deficient.
MMR | vaccine||MMR vaccine given.
CK | ?||CK-7 positive, CK-20 negative.
PCP | doctor||PCP 1 wk if not better.
PCP | doctor||See your PCP.
PCP | weak defenses||HIV, CD4 80, Bactrim for PCP prophylaxis.
PCP | phencyc||Urine drug screen: PCP neg, THC pos.
OR | operating||Taken to the OR.
US | ultrasound||US abdomen: gallstones.
CIN | cervi||Biopsy: CIN 2.
CIN | contrast||AKI after cath, likely CIN from contrast.
BMT | marrow||Leukemia, allo BMT in 2018, GVHD.
BMT | ear||Otitis, BMT at 18 months, tubes out.
JP | drain||JP drain output 30 ml.
NS | salt||1 L NS bolus.
LR | salt||2 L LR given in the ED.
PP | birth||PP day 2, lochia normal.
PP | meal||2 h PP glucose 160.
# forms of one meaning
POD | surgery||Post-op delirium, cleared by POD 3.
AKI | kidney||c/b AKI.
DVT | vein||No DVT.
COPD | pulmonary||COPD on two inhalers.
TIA | ischemic||TIA last year.
GERD | reflux||GERD on omeprazole.
BPH | prosta||BPH on tamsulosin.
SBO | obstruction||SBO managed with NGT.
CKD | kidney||CKD 3b, Cr 1.9.
OSA | sleep||OSA on CPAP.
HFrEF | heart failure||HFrEF, EF 30%.
NSTEMI | heart attack||NSTEMI, cath showed 2-vessel CAD.
SDH | subdural||Small SDH, stable on repeat CT.
PNA | pneumonia||PNA on CXR.
MRSA | germ||Wound grew MRSA.
DKA | ketoacid||DKA, gap closed.
EGD | camera||EGD with gastritis.
TKA | knee||L TKA 2020.
HSIL | high||HSIL on Pap.
LVEF | left ventricular||LVEF 35%.
GGO | ground||GGO in the RUL.
RLL | right lower||RLL infiltrate.
IUD | coil||IUD in place.
RVR | fast||AF with RVR.
# more of the same, in other words
AS | aortic.*stenosis||Known AS, murmur louder, valve clinic.
MR | mitral||Murmur of MR at the apex.
AI | aortic||AI murmur, bicuspid aortic valve.
LAD | descending||Calcified plaque in the proximal LAD.
LAD | descending||LAD stent patent.
LAD | lymph||No LAD or thyromegaly.
CP | chest pain||CP with exertion, relieved by nitro.
CP | chest pain||No further CP.
PE | embol||Bilateral PE, started on apixaban.
PE | embol||Unprovoked PE at 35, D-dimer high.
RA | arthritis||Long history of RA, on methotrexate.
RA | room air||Satting 95% on RA.
MS | sclerosis||New plaques c/w MS progressive course.
CVA | stroke||No h/o MI or CVA.
ED | emergency||Came to the ED by ambulance.
ER | emergency||Went to the ER last night.
DM | diabetes||Poorly controlled DM, A1c 11.
HD | dialysis||Last HD Friday via left fistula.
PD | parkinson||PD, falls, carbidopa raised.
OD | right eye||Retina flat OD.
CA | cancer||Metastatic lung CA.
ca | cancer||Renal cell ca, s/p nephrectomy.
UA | urin||UA and culture pending.
LE | leg||No LE swelling.
ROM | motion||Good ROM, strength 5/5.
SI | sacroiliac||SI joints normal.
BM | bowel||No BM for 3 days, constipation.
TTP | tender||Abd TTP in RLQ.
PCP | doctor||Follow-up with PCP in 1 week.
LOC | loss||Syncope with LOC, no seizure.
OM | ear||OM of the left ear, amoxicillin.
SCD | sudden||Brother with SCD at 30, echo ordered.
CAP | pneumonia||CAP, crackles at the left base, doxycycline.
OR | operating||Returned to the OR for bleeding.
NS | salt||NS at 75 ml an hour.
SL | tongue||Nitro SL prn chest pain.
MCL | ligament||MCL tear of the right knee.
ACA | cerebral||Aneurysm of the ACA.
PVD | vascular||PVD with claudication.
MM | ?||MM noted.
HIT | heparin||Platelets fell on heparin, HIT suspected, argatroban.
PID | pelvic||Pelvic tenderness, chlamydia: PID.
LES | muscle||Manometry: LES pressure low.
SVD | vagina||SVD of a healthy infant at 39 weeks.
# what a neighbour decides
N/V | nerves||Left foot N/V intact distally.
N/V | nausea||Denies N/V/D.
UA | urine|HOSPITAL COURSE|Cath UA neg, urine cx no growth.
UA | angina|HOSPITAL COURSE|UA with troponin negative, on heparin.
NAD | abnormal||CT head NAD.
NAD | distress|PHYSICAL EXAM|Gen: alert, NAD.
gtt | drip|HOSPITAL COURSE|Started on an insulin gtt in the ICU.
L1 | lymph|DIAGNOSIS|Adenocarcinoma, V1, L1, Pn0, R0.
L1 | back|IMPRESSION|Wedge fracture of L1.
RBC | red cells|HOSPITAL COURSE|Transfused 2 units RBC.
POD | womb|FINDINGS|Small fluid in the POD, uterus anteverted.
D/C | discharge|HOSPITAL COURSE|Calm at D/C.
HA | ?||Reviewed: B. Miller, HA
LPA | ?||Seen LPA 23/4
CEA | ?|PLAN|Left ICA stenosis, timing of CEA to be decided.
# letters that are opened only in their field
US | ?||Next check as the US Multi-Society Task Force advises.
US | United States||Not licensed by the US Food and Drug Administration.
US | ultrasound||US of the neck is clear.
HR | high-risk||HPV 18 negative, other HR types detected.
HR | heart rate||HR 92, BP 130/80.
RHC | upper belly||Abdomen soft, tender in the RHC, liver 2 cm.
RHC | cath||RHC with a wedge of 22 and mPAP 41.
BMs | sugar||Baby: BMs 2.4, 3.0 and 3.6, fed every 3 hours, no more hypos.
BMs | bowel||Two loose BMs per day.
BM | bowel||BM x 4 a day, loose.
CTA | blood vessels||On CTA there was a right M1 occlusion.
CTA | blood vessels||Head CTA with no aneurysm.
CTA | clear||Lungs CTA bilaterally.
ET | womb||Uterus anteverted. ET 6 mm.
ET | thrombocyth||ET with JAK2, on hydroxyurea.
ET | shaking||ET better on propranolol, tremor of both hands.
POD | womb||R/V uterus, POD clear.
POD | day after||Drain out on POD 2.
PCP | lung infection||PCP prophylaxis with co-trimoxazole.
PT | therapist||PT saw her on the ward.
LP | purple||LP on both wrists and oral mucosa, clobetasol given.
LP | spinal|| LP with opening pressure 18.
PA | salt hormone||PA 800 with renin suppressed.
PA | pulmonary||PA dilated at 33 mm.
PA | X-ray||PA and lateral views of the chest.
NT | neck||CRL 62 mm, NT 1.6 mm.
NET | left when||By day 3 NET 2 L negative, fluid balance good.
NET | hormone||Pancreatic NET, Ki-67 2%.
PTA | balloon||PTA of the left SFA with a stent.
PTA | tonsil||PTA with trismus, uvula pushed over.
DC | shock||DC cardioversion at 150 joules.
GA | anesthesia||Hernia repair under GA.
GA | gestation||GA 20 weeks, placenta high.
GA | eye||GA in both maculae.
MCL | lymphoma||Nodal MCL, cyclin D1 positive.
ACR | group of doctors||Follow-up per ACR guidelines.
ACR | albumin||Please send a urine ACR.
ESI | emergency room||Triage: ESI 2 on arrival.
ESI | steroid||Lumbar ESI at L4-5 helped the sciatica.
CPC | brain after||After the arrest with ROSC: CPC 1.
TST | TB||TST 15 mm induration.
CMT | neck of the womb||CMT and adnexal pain, treated for PID.
PCOM | artery||Aneurysm of the right PCOM.
ABI | brain||ABI rehab after the crash, cognitive testing.
TG | thyroglobulin||TG undetectable, TSH suppressed.
TG | triglycerides||TG 2.9, HDL 1.1.
CTO | law||On a CTO with depot, tribunal next month.
appy | appendicitis||Considered appy, torsion and stones.
appy | removal||s/p lap appy 2011.
`;
