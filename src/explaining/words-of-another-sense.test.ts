import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../test/whole-knowledge.js';
import { explainReport } from './index.js';

const knowledge = wholeKnowledge();
const HEADS = {
  note: 'CLINIC NOTE\nDIAGNOSIS: Hypertension.\nASSESSMENT: ',
  scan: 'CT REPORT\nFINDINGS: ',
  mri: 'MRI REPORT\nFINDINGS: ',
  film: 'X-RAY REPORT\nFINDINGS: ',
  echo: 'ULTRASOUND REPORT\nFINDINGS: ',
  tissue: 'SURGICAL PATHOLOGY REPORT\nDIAGNOSIS: ',
  lab: 'LABORATORY REPORT\nSpecimen: Blood\nCOMMENT: ',
  operation: 'OPERATIVE REPORT\nDESCRIPTION: ',
};

/** All that is told of a line, and the words explained. */
function told(kind: keyof typeof HEADS, line: string): string {
  const { sentences, glossary } = explainReport(`${HEADS[kind]}${line}\n`, knowledge);
  return [...sentences.map(({ text }) => text), ...glossary.map(({ term, meaning }) => `${term}: ${meaning}`)].join(
    '\n',
  );
}

describe('a word in another sense', () => {
  it.each([
    ['note', 'Asthma appears to be well controlled on inhalers.', /not kept it in check/],
    ['note', 'Epilepsy can be well controlled with tablets.', /not kept it in check/],
    ['scan', 'There is a narrow angle between the aorta and the superior mesenteric artery.', /drain/],
    ['film', 'CHEST: CP angles are open. Heart normal.', /drain of the eye|brain stem|chest pain/],
    ['note', 'Pelvic floor test: the anorectal angle is open during straining.', /drain/],
    ['note', 'Chronic back pain with central sensitization.', /immune|allerg/],
    ['note', 'She is highly sensitized for a kidney transplant.', /immune system reacts|allerg/],
    ['note', 'EEG: Left temporal spike-wave discharges.', /both sides/],
    ['mri', 'Diffuse white matter change, likely metabolic, no mass or lesion.', /tracer/],
    ['note', 'Massive bleeding after delivery, the mother was resuscitated with four units of blood.', /breath/],
    ['note', 'Thiamine IM daily, check LFTs.', /glandular/],
    ['scan', 'PET-CT: Mild PET uptake in the left hilum.', /pregnancy/],
    ['note', 'Nausea eased by prescribed cannabinoids.', /marijuana/],
    ['note', 'White soft paraffin / liquid paraffin 50:50 for eczema.', /wax|slices/],
    ['film', 'Well corticated ossicles lie below the lateral malleolus.', /middle ear/],
    ['note', 'Colonoscopy: The site was tattooed with India ink.', /fungus/],
    ['mri', 'KNEE: a meniscal tear with vertical and radial components.', /deeper skin|forearm/],
    ['note', 'Pain on ascending and descending stairs.', /bowel/],
    ['scan', 'Aorta: Ascending 42 mm, arch 30 mm, descending 26 mm.', /bowel/],
    ['note', 'He returned to work at full capacity.', /choices/],
    ['note', 'She had pelvic chemo and radiation in 2019 and now has groin pain.', /pain spreads/],
    ['film', 'FOOT: The fifth rays are short.', /Energy|cancer/],
    ['echo', 'Rectum: transverse diameter 35 mm.', /crosses/],
    ['echo', 'Non immune hydrops suspected.', /fight off/],
    ['lab', 'Semen analysis: low counts and motility.', /blood cells|food along/],
    ['note', 'Multiple myeloma, treated with HDM and autologous transplant.', /dust/],
    ['note', 'He passed an oral challenge with amoxicillin.', /food/],
    ['operation', 'Hemostatic clips were placed on the cystic artery.', /falls off/],
    ['note', 'Target heart rate achieved after oral metoprolol.', /fast enough/],
    ['note', 'Port in the chest with a maximum flow rate of 5 mL/s.', /urine/i],
    ['mri', 'Interosseous membrane rupture with fracture of the radius.', /baby/],
    ['lab', 'CSF liquor clear, 2 cells.', /baby/],
    ['tissue', 'Wilms tumor with diffuse anaplasia.', /tick/],
    ['note', 'Positional talipes of the left foot.', /clubfoot|inward and down/],
    ['note', 'Talipes calcaneovalgus of the right foot.', /clubfoot|inward and down/],
    ['tissue', 'Basket-weave orthokeratosis overlies a normal epidermis.', /thick/],
    ['note', 'Sickle cell crisis treated with red cell exchange transfusion.', /baby/],
    ['note', 'Given high flow oxygen 15 L via non-rebreather mask.', /[Ww]arm/],
    ['note', 'Dilated cardiomyopathy. Pathogenic variant TTN c.1234C>T found.', /after birth/],
    ['echo', 'Right lobe shadowing calcification of the thyroid.', /infection|white area/],
    ['film', 'Onion skinning of the periosteum of the rib.', /tube or vessel/],
    ['note', 'Infrared photocoagulation of hemorrhoids.', /eye/],
    ['film', 'Diffuse decalcification of the carpal bones.', /could be cut/],
    ['lab', 'Blood film: Reactive lymphocytes with cytoplasmic basophilia.', /many of one kind/],
    ['tissue', 'Follicular carcinoma of the thyroid, minimally invasive.', /cuts/],
    ['echo', 'Hydatid cyst of Morgagni by the left ovary.', /tapeworm/],
    ['film', 'CHEST: Left apical abscess with an air-fluid level.', /tooth/],
    ['note', 'Cirrhosis: no jaundice, no flap.', /cover a wound/],
    ['scan', 'Renal papillary necrosis on the left kidney.', /fingers|thyroid/],
    ['lab', 'CSF: RBC 5400, traumatic tap versus subarachnoid hemorrhage.', /does not mean/],
    ['tissue', 'CERVICAL CYTOLOGY: Borderline changes in endocervical cells.', /by themselves/],
    ['lab', 'Urine sediment: Waxy casts seen.', /granular/],
    ['lab', 'Beta-D-glucan: negative', /galactomannan|sign of a fungus in/],
    ['tissue', 'Skin: lichenoid infiltrate in the dermis.', /lung/],
    ['scan', 'Calyceal diverticulum on the left with a stone.', /bowel wall/],
    ['note', 'Eye: Lens opacity in the right eye.', /infection, fluid/],
    ['lab', 'Urine: epithelial casts seen.', /in place/],
    ['note', 'He passed his trial without catheter. Enlarged prostate.', /no thin tube/],
    ['note', 'Ethanol sclerotherapy of a renal cyst.', /alcohol/],
    ['film', 'CHEST: Large right pneumothorax with midline shift.', /brain/],
    ['lab', 'Blood film: circulating blasts 62%, auer rods.', /promyelocytic/],
    ['note', 'Steroids for RA, osteoporosis.', /part of the heart/],
    ['note', 'Hearing loss after a blast in the army. Headache.', /blood cells/],
    ['scan', 'HEAD: bone flap in place.', /bones looked normal/],
    ['tissue', 'Rectum: adenocarcinoma, extramural venous invasion not identified.', /no sign of cancer of/],
    ['lab', 'Rubella: immune. Varicella: non immune.', /notes (?:rubella|chickenpox)/],
    ['scan', 'HEAD: free air under a bone flap after craniotomy.', /belly/],
    ['note', 'Cannabinoid hyperemesis, uses cannabis daily.', /pregnancy|womb/],
    ['note', 'Epilepsy is never fully controlled. Seizures weekly.', /keeps it in check/],
    ['note', 'EEG electrodes: broken lead at T3. Normal EEG.', /heart device|broken bone/],
  ] as const)('is not taken for the usual one in a %s: %s', (kind, line, wrong) => {
    expect(told(kind, line)).not.toMatch(wrong);
  });

  it.each([
    ['note', 'Diabetes is suboptimally controlled.', /not kept it in check/],
    ['note', 'Gonioscopy: narrow angles in both eyes, laser iridotomy planned.', /narrow drains of the eyes/],
    ['note', 'Gonioscopy: angles are open in both eyes.', /open drain/],
    ['mri', 'BRAIN: mass in the left CP angle, likely a vestibular schwannoma.', /brain stem/],
    ['note', 'Skin prick test shows sensitization to peanut.', /immune system/],
    ['note', 'EEG with generalized spike and wave.', /both sides/],
    ['scan', 'PET-CT: mass without relevant metabolism.', /tracer/],
    ['note', 'The newborn was resuscitated, Apgar 4 and 8, neopuff given.', /start breathing/],
    ['scan', 'CT temporal bone: middle ear ossicles are eroded.', /middle ear/],
    ['lab', 'CSF: India ink negative, cryptococcal antigen negative.', /fungus in spinal fluid/],
    ['note', 'Chest pain with radiation to the left arm. No fever.', /chest pain/],
    ['note', 'Treadmill stress test: target heart rate achieved at stage 3.', /fast enough/],
    ['note', 'Uroflowmetry: maximum flow rate 9 mL/s, voided 210 mL.', /How fast urine/],
    ['note', 'Newborn with TTN, oxygen for one day.', /after birth/],
    ['note', 'Colonoscopy: two hemostatic clips placed after polypectomy.', /falls off/],
    ['note', 'Bilateral talipes equinovarus.', /feet turned in|foot turned in/],
    ['tissue', 'Bone, decalcified: viable bone.', /could be cut/],
    ['tissue', 'Wilms tumor with diffuse anaplasia.', /unlike normal cells/],
    ['tissue', 'CERVICAL CYTOLOGY: Moderate dyskaryosis.', /moderately abnormal cells/],
    ['lab', 'Anti-Jo-1 antibodies: positive', /anti-Jo-1: Proteins/],
    ['lab', 'Anti-LKM positive, anti-Scl-70 negative.', /anti-LKM, anti-Scl-70: Proteins/],
    [
      'scan',
      'Status post colonic interposition for esophageal atresia.',
      /colonic interposition: Part of the large bowel/,
    ],
    ['note', 'Rubella with rash and fever.', /notes rubella/],
    ['scan', 'ABDOMEN: free air under the diaphragm.', /loose in the belly/],
    ['note', 'Hyperemesis at 9 weeks of pregnancy.', /severe vomiting in pregnancy/],
    ['echo', 'Hydatid cyst of the liver, segment 7.', /tapeworm/],
    ['note', 'Echo: papillary muscles normal.', /muscles that hold a heart valve/],
    ['note', 'Two endoclips were placed through the scope.', /small clips placed/],
    ['note', 'Hearing test: Type B tympanograms.', /eardrums that hardly move/],
    ['note', 'Eye: Cupped discs, glaucoma.', /hollows in the eye nerves/],
  ] as const)('keeps the usual one where it is meant in a %s: %s', (kind, line, right) => {
    expect(told(kind, line)).toMatch(right);
  });
});
