import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { readReport } from '../../reading/index.js';
import { understand } from '../index.js';

const knowledge = wholeKnowledge();

/** Word, the concept it is taken for ("-" for none), heading, sentence. */
const CASES = `
aspects | - | CLINIC NOTE | The pain disturbs all aspects of her daily life.
aspects | aspects | CT HEAD | ASPECTS 9 in the left MCA territory.
pituitary | - | OPERATION REPORT | The disc was removed with pituitary rongeurs.
pituitary | pituitary-gland | MRI BRAIN | The pituitary is normal in size.
intubated | - | COLONOSCOPY REPORT | The ileocecal valve was intubated.
intubated | intubation | CLINIC NOTE | She was intubated for low oxygen.
amputated | - | OPERATION REPORT | The tonsil was amputated at its lower pole.
amputated | amputation | CLINIC NOTE | Two toes were amputated last year.
epinephrine | epinephrine-in-numbing-medicine | OPERATION REPORT | The skin was infiltrated with lidocaine and epinephrine.
epinephrine | epinephrine | CLINIC NOTE | She was given epinephrine for anaphylaxis.
prescription | - | EYE CLINIC NOTE | The prescription of her glasses has changed.
prescription | prescription | CLINIC NOTE | She was given a prescription for the cough.
rigor | - | AUTOPSY REPORT | The body is cold, with rigor of the jaw.
rigor | rigors | CLINIC NOTE | He had a rigor and a fever last night.
awakening | - | OPERATION REPORT | On awakening from anesthesia the face moved well.
benign | unremarkable | CLINIC NOTE | Oropharynx benign.
strain | - | ECHOCARDIOGRAM | EF 58% but impaired strain.
strain | strain | CLINIC NOTE | He has a strain of the left groin after running.
dehydrated | - | MRI LUMBAR SPINE | The L4/5 disc is dehydrated.
dehydrated | dehydration | CLINIC NOTE | He was dehydrated after vomiting.
spasm | artery-spasm | CEREBRAL ANGIOGRAM | Severe spasm of the left internal carotid artery.
spasm | muscle-spasm | CLINIC NOTE | Paraspinal muscle spasm in the lower back.
opacification | filling-with-dye | CEREBRAL ANGIOGRAM | Opacification of the right side from the left injection.
opacification | opacity | CHEST X-RAY | Opacification of the left lower lobe.
drainage | - | CEREBRAL ANGIOGRAM | Venous drainage is prompt.
drainage | drainage | CLINIC NOTE | There is drainage from the wound.
injection | - | CEREBRAL ANGIOGRAM | The left carotid injection shows both sides.
injected | - | EYE CLINIC NOTE | The conjunctiva is injected.
non-malignant | - | CARDIAC CT | The artery has a non-malignant course.
benign | - | CLINIC NOTE | The abdomen is benign.
benign | benign | PATHOLOGY REPORT | It is benign.
malignant | - | CLINIC NOTE | Family history of malignant hyperthermia.
malignant | malignant | PATHOLOGY REPORT | It is malignant.
refractory | - | ELECTROPHYSIOLOGY STUDY | The refractory period was 320 ms.
refractory | refractory | CLINIC NOTE | She has refractory nausea.
Persantine | stress-medicine | STRESS TEST | Persantine was infused over four minutes and thallium given.
Persantine | dipyridamole | CLINIC NOTE | He takes Persantine 75 mg daily.
ambulatory | - | CLINIC NOTE | An ambulatory EEG was done.
ambulatory | ambulatory | CLINIC NOTE | The patient is ambulatory.
suspicious | - | PSYCHIATRIC EVALUATION | He was guarded and suspicious of others, with paranoid thoughts.
suspicious | suspicious | CT CHEST | A suspicious nodule.
labs | - | CLINIC NOTE | Cath labs were booked.
Mass | - | CLINIC NOTE | He was seen at Mass General.
mass | - | BONE DENSITY | Body mass is stable.
mass | mass | CT CHEST | A mass in the right lung.
mass | mass | CT ABDOMEN | A mass of the left kidney.
stool | - | CLINIC NOTE | She slipped from a step stool.
casts | - | CLINIC NOTE | Urine sediment with granular casts.
fall | - | CLINIC NOTE | A fall in hemoglobin to 7.
fall | fall | CLINIC NOTE | She had a fall in the bathroom.
head | - | CT ABDOMEN | The head of the pancreas is normal.
head | - | X-RAY OF THE ELBOW | The radial head is intact.
head | head | CLINIC NOTE | He hit his head.
hilum | - | RENAL ULTRASOUND | A cyst in the renal hilum.
hilum | hilum | CHEST X-RAY | A dense spot at the hilum of the lung.
disc | - | EYE CLINIC NOTE | The optic disc is sharp with a cup of 0.3.
disc | intervertebral-disc | MRI LUMBAR SPINE | The lumbar disc is dry.
basilar | - | CT HEAD | The basilar tip is not seen, the vertebral arteries are small.
cervical | cervix | PELVIC ULTRASOUND | The uterus is normal and cervical width is 3 cm.
cervical | cervical-spine | MRI SPINE | The cervical spinal cord is normal.
strain | - | ECHOCARDIOGRAM | Global longitudinal strain is -18 percent.
strain | strain | CLINIC NOTE | He has a strain after running.
sclerosis | - | ECHOCARDIOGRAM | Sclerosis of the mitral leaflets.
sclerosis | sclerosis | X-RAY OF THE HIP | Sclerosis of the bone at the endplate.
infiltrate | - | PATHOLOGY REPORT | A dense dermal infiltrate.
infiltrate | infiltrate | CHEST X-RAY | An infiltrate in the left lung.
regurgitation | - | CLINIC NOTE | Regurgitation of food after meals.
regurgitation | valve-regurgitation | ECHOCARDIOGRAM | Mild regurgitation of the valve.
tamponade | - | DISCHARGE SUMMARY | Uterine bleeding stopped with balloon tamponade.
differentiated | - | MRI LUMBAR SPINE | Scar and disc cannot be differentiated without contrast.
differentiated | - | CT CHEST | The mass is well differentiated from the vessel.
well differentiated | well-differentiated | PATHOLOGY REPORT | A well differentiated adenocarcinoma.
disc | - | PATHOLOGY REPORT | Placenta: the disc is complete and the membranes are clear.
washout | - | OPERATIVE NOTE | Appendix removed and washout of the belly.
washout | contrast-washout | CT LIVER | Arterial enhancement with washout in the portal venous phase.
blood clot | - | PATHOLOGY REPORT | Uterine curettings with blood clot and decidua.
blood clot | thrombus | CT CHEST | A blood clot in the right lung.
lobules | - | PATHOLOGY REPORT | Brunner gland lobules are normal.
echoes | - | RENAL ULTRASOUND | Raised echoes in both kidneys.
sclerosis | - | DISCHARGE SUMMARY | Coronary sclerosis of the LAD.
tears | - | CLINIC NOTE | The infant cries with tears.
rods | - | DISCHARGE SUMMARY | Blood cultures grew gram negative rods.
plate | - | CT CHEST | Plate-like changes in the base.
somatic | - | PSYCHIATRIC EVALUATION | Somatic complaints for years.
acinar | - | PATHOLOGY REPORT | Benign acinar tissue.
dysplasia | - | X-RAY OF THE HIP | Hip dysplasia on the left.
low-grade | mild | CLINIC NOTE | Low-grade headache.
low-grade | low-grade | MRI BRAIN | A low-grade glioma.
borderline | - | PATHOLOGY REPORT | Borderline serous tumor.
progressed | - | CLINIC NOTE | She progressed well with therapy.
advanced | - | DISCHARGE SUMMARY | The diet was advanced.
reduced | - | OPERATIVE NOTE | The fracture was reduced and held with a clamp.
unresponsive | - | CLINIC NOTE | The rash was unresponsive to steroids.
nondiagnostic | no-clear-answer | DISCHARGE SUMMARY | The CT scan was nondiagnostic.
nondiagnostic | unsatisfactory-sample | PATHOLOGY REPORT | The aspirate is nondiagnostic.
midline | - | MRI LUMBAR SPINE | A midline disc bulge.
midline | midline | CHEST X-RAY | The trachea is midline.
PACS | - | CT CHEST | Images were reviewed on PACS.
PSC | - | EYE CLINIC NOTE | Lens with 2+ PSC cataract.
Stone | - | CLINIC NOTE | Dr. Stone saw him.
pathology | - | DISCHARGE SUMMARY | The pathology report is pending.
erosions | - | ENDOSCOPY REPORT | Erosions of the gastric mucosa.
echo | - | MRI BRAIN | Gradient echo images were made.
aid | - | CLINIC NOTE | Notes may aid recall.
aids | - | CLINIC NOTE | She wears hearing aids.
AIDS | aids | CLINIC NOTE | There is a history of AIDS.
SMAS | - | OPERATIVE NOTE | The SMAS was sutured with Vicryl.
resuscitation | - | DISCHARGE SUMMARY | She improved with fluid resuscitation.
feet | - | CLINIC NOTE | He walked 800 feet in six minutes.
rectus | - | OPERATIVE NOTE | The lateral rectus was recessed through the conjunctiva.
paracentesis | - | OPERATIVE NOTE | A paracentesis was made in the cornea of the eye.
fracture | - | CLINIC NOTE | A small fracture of the tooth.
tubes | fallopian-tube | OPERATIVE NOTE | Both ovaries and tubes were normal.
pauses | - | CLINIC NOTE | He has brief pauses and staring.
familiar | - | CLINIC NOTE | She is familiar to this clinic.
irritated | - | CLINIC NOTE | The skin spot was irritated.
dip | - | CLINIC NOTE | Blood on urine dip.
laryngoscope | laryngoscope | OPERATIVE NOTE | The laryngoscope was removed.
decompressed | - | OPERATIVE NOTE | Both nerve roots were decompressed.
tissue | tissue | CT CHEST | The tissue is normal.
gas | - | LABORATORY REPORT | Please send a gas sample.
gas | - | DISCHARGE SUMMARY | Repeat gas improved on NIV.
gas | gas | CT ABDOMEN | There is gas in the wall of the bowel.
washout | - | PATHOLOGY REPORT | Thyroglobulin washout is low.
fusion | - | PATHOLOGY REPORT | No suspicious variant or fusion.
interstitial | - | PATHOLOGY REPORT | Interstitial groups of plasma cells in the marrow.
reflex | - | LABORATORY REPORT | Reflex test performed.
metastatic | - | LABORATORY REPORT | Search for metastatic foci.
tourniquet | - | DISCHARGE SUMMARY | Tourniquet test positive.
restriction | - | DISCHARGE SUMMARY | MRI showed restriction in the left insula.
restriction | lung-restriction | SPIROMETRY | Mild restriction.
flap | - | DISCHARGE SUMMARY | Drowsy with a flap on day 4.
flap | tissue-flap | OPERATIVE NOTE | The flap was sutured.
margins | - | CT CHEST | The nodule has spiculated margins.
clip | biopsy-clip | MAMMOGRAM | The clip marks the biopsy site.
uncomplicated | - | CT ABDOMEN | Acute uncomplicated appendicitis.
lab | - | PATHOLOGY REPORT | Regional Lab, second floor.
high-grade | - | DISCHARGE SUMMARY | High-grade fever for 4 days.
cardiac | - | PATHOLOGY REPORT | Cardiac-type mucosa is seen.
coil | intrauterine-device | PELVIC ULTRASOUND | The uterus is normal. Coil in place.
lymphocytes | lymphocytes-in-tissue | PATHOLOGY REPORT | Scattered lymphocytes in the stroma.
eosinophils | eosinophils-in-tissue | PATHOLOGY REPORT | Few eosinophils in the lining.
IEL | intraepithelial-lymphocytes | PATHOLOGY REPORT | IEL not increased.
raised IELs | increased-intraepithelial-lymphocytes | PATHOLOGY REPORT | Duodenum with raised IELs.
insufficient for diagnosis | - | PATHOLOGY REPORT | Atypical glands, insufficient for diagnosis of cancer.
insufficient for diagnosis | unsatisfactory-sample | PATHOLOGY REPORT | Scant cells, insufficient for diagnosis.
indication | - | CLINIC NOTE | No indication of diabetes.
indication | indication | CLINIC NOTE | The indication was chest pain.
plantars | babinski-reflex | CLINIC NOTE | Reflexes brisk, plantars equivocal.
plantar | foot | CLINIC NOTE | A plantar ulcer on the right.
obscured | - | ULTRASOUND PELVIS | The right ovary is obscured by bowel gas.
obscured | ill-defined | MAMMOGRAM | A mass with obscured margins.
Reduced | - | DISCHARGE SUMMARY | Reduced to 10 units of insulin.
clot | - | PATHOLOGY REPORT | No retroplacental clot.
clot | thrombus | CT CHEST | A clot in the left pulmonary artery.
controlled | - | PATHOLOGY REPORT | Margin controlled surgery could be considered.
hypertrophic | - | PATHOLOGY REPORT | Actinic keratosis, hypertrophic.
collateral | - | MRI KNEE | The lateral collateral complex is intact.
collaterals | collateral-vessels | CORONARY ANGIOGRAM | Collaterals fill the right coronary artery.
left main | - | CT CHEST | Clot in the right and left main pulmonary arteries.
left main | left-main-coronary-artery | CORONARY ANGIOGRAM | The left main is normal.
Temple | - | ULTRASOUND | Scan Centre, Temple Tank Road, Perunagar.
temple | temple | PATHOLOGY REPORT | Skin of the left temple.
Mayfield | - | LABORATORY REPORT | Performed at Unit 2, Mayfield Station.
Mayfield | mayfield-headrest | OPERATIVE NOTE | The head was placed in Mayfield pins.
test is | - | CLINIC NOTE | The liver test is up only slightly.
testis | testis | ULTRASOUND | The left testis is normal.
rest | - | CLINIC NOTE | Breathlessness at rest, chest pain or fainting need emergency care.
femoral pulses | femoral-pulse | CLINIC NOTE | Femoral pulses palpable both sides.
distal pulses | peripheral-pulses | CLINIC NOTE | Distal pulses are present.
controlled | uncontrolled | DISCHARGE SUMMARY | Hypertension, suboptimally controlled.
controlled | well-controlled | DISCHARGE SUMMARY | The diabetes is controlled.
in good condition | - | OPERATIVE NOTE | The cartilage was in good condition.
in good condition | stable-condition | DISCHARGE SUMMARY | He went home in good condition.
in places | - | PATHOLOGY REPORT | Desmoplasia in places.
in place | satisfactory-position | CHEST X-RAY | The drain is in place.
no change | - | DISCHARGE SUMMARY | Aspirin no change.
no change | unchanged | CT CHEST | There is no change.
resolving | - | CLINIC NOTE | Pain lasting 35 minutes and resolving fully before arrival.
resolving | resolving | CHEST X-RAY | The pneumonia is resolving.
drainage | - | DISCHARGE SUMMARY | Antibiotics and drainage were not required.
metabolism | uptake | PET CT | A mass without relevant metabolism remains.
differentiate | - | PATHOLOGY REPORT | Cytology cannot differentiate adenoma from carcinoma.
differentiated | differentiated | PATHOLOGY REPORT | The growth is differentiated.
pivot shift | - | MRI KNEE | Typical pivot shift bone contusions.
radial | radial-artery | DISCHARGE SUMMARY | Angiogram by right radial access.
radial | radius | X-RAY OF THE WRIST | A fracture of the distal radial metaphysis.
sclerotic | - | ECHOCARDIOGRAM | AV: trileaflet, sclerotic, no stenosis.
traumatic | - | LABORATORY REPORT | A traumatic lumbar puncture is likely.
cannabinoids | marijuana | DISCHARGE SUMMARY | Harmful use of cannabinoids.
neurology | - | CLINIC NOTE | Neurology normal, moving all limbs.
resuscitation | newborn-resuscitation | NEWBORN DISCHARGE SUMMARY | Apgar 9 and 10, no resuscitation needed.
ruptured | - | NEWBORN DISCHARGE SUMMARY | Membranes ruptured for 7 hours.
ruptured | rupture | MRI KNEE | The tendon is ruptured.
leaflet | - | CT HEAD | Blood along the left tentorial leaflet.
leaflet | valve-leaflet | ECHOCARDIOGRAM | The posterior leaflet is tethered.
Ohm | - | CLINIC NOTE | Called to P. Lancaster-Ohm at noon.
endocrine | hormonal | CLINIC NOTE | Endocrine treatment is planned.
MAG | - | LABORATORY REPORT | Anti-MAG antibodies only with IgM.
NAD | no-abnormality-detected | PATHOLOGY REPORT | Fallopian tubes NAD.
`
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.split('|').map((part) => part.trim()) as [string, string, string, string]);

describe('a word of several senses', () => {
  it.each(CASES)('%s is %s under %s: %s', (word, wanted, heading, sentence) => {
    const text = `${heading}\nFINDINGS:\n${sentence}`;
    const at = heading.length + 11 + sentence.toLowerCase().indexOf(word.toLowerCase());
    const { mentions } = understand(readReport(text, knowledge), knowledge);
    const met = mentions.find(({ span }) => span.start <= at && at < span.end);
    // A longer name around the word is the word's own business: it says what it means.
    const alone = met !== undefined && met.span.end - met.span.start === word.length;
    expect(met === undefined || !alone ? '-' : met.ref.id).toBe(wanted);
  });
});
