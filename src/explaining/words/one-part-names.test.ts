import { describe, expect, test } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

const CT = 'CT ABDOMEN AND PELVIS\n\nFINDINGS:\n';
const MRI = 'MRI\n\nFINDINGS:\n';
const ECHO = 'ECHOCARDIOGRAM\n\nFINDINGS:\n';
const US = 'ULTRASOUND\n\nFINDINGS:\n';
const TISSUE = 'SURGICAL PATHOLOGY REPORT\n\nDIAGNOSIS:\n';
const STAY = 'DISCHARGE SUMMARY\n\nHOSPITAL COURSE:\n';
const CATH = 'CARDIAC CATHETERIZATION\n\nFINDINGS:\n';

/** All that is written of one line. */
function told(text: string): string {
  return explainReport(`${text}\n`, knowledge)
    .findings.map((one) => one.text)
    .join('\n');
}

describe('a name that several parts of the body share is told of its own part only', () => {
  test.each([
    [CT, 'No discrete lesion in the liver.', /artery/],
    [CT, 'Focal stenosis of the ureter.', /artery/],
    [CT, 'Peripherally enhancing lesion in segment 6 of the liver.', /brain/],
    [CT, 'Mass of soft tissue attenuation in the pelvis.', /shadow|heart/],
    [CT, 'Triphasic CT of the liver.', /pulse|arter/],
    [CT, 'Mural thickening of the urinary bladder.', /bowel/],
    [CT, 'Obstructing calculus in the common bile duct.', /kidney/],
    [CT, 'Parenchymal volume loss of the left kidney.', /brain/],
    [CT, 'Parenchymal hemorrhage in the left lobe of the liver.', /brain/],
    [CT, 'Fibrotic changes of the liver.', /lung/],
    [CT, 'Cortical thinning of the femoral neck.', /kidney/],
    [CT, 'Peritoneal implants of endometriosis.', /cancer|in place|man-made/],
    [CT, 'Intimal flap in the right carotid artery.', /main artery/],
    [CT, 'Infrarenal aortic aneurysm with mural thrombus.', /heart/],
    [CT, 'Liver lesion with delayed enhancement.', /heart/],
    [CT, 'Atrophic changes of the pancreas.', /hormone/],
    [CT, 'No disease progression of emphysema.', /cancer/],
    [CT, 'Joint: normal fluid.', /baby/],
    [MRI, 'Fatty infiltration of the supraspinatus muscle.', /liver/],
    [MRI, 'Horizontal tear of the labrum.', /knee/],
    [MRI, 'Mild intrasubstance signal in the posterior horn of the medial meniscus.', /ligament|not torn/],
    [MRI, 'Choroid plexus cyst, incidental.', /baby/],
    [US, 'Nodular density in the left breast.', /lung/],
    [ECHO, 'Septal thickening of 14 mm, asymmetric.', /lung/],
    [ECHO, 'Nonspecific intraventricular conduction block.', /nerve/],
    [TISSUE, 'Liver with vascular congestion.', /lung/],
    [TISSUE, 'Squamous epithelial hyperplasia of the skin.', /milk/],
    [TISSUE, 'Prostate with adenosis.', /milk/],
    [TISSUE, 'Oral mucosa with intranuclear inclusion consistent with herpes.', /thyroid/],
    [TISSUE, 'Breast with ductal hyperplasia without atypia.', /womb/],
    [TISSUE, 'Ulcer with healing changes.', /break|fracture/],
    [CT, 'Drain in place in the pelvis.', /pelvis looked normal/],
    [CT, 'Ground glass appearance of the bone lesion.', /lung/],
    [CT, 'Atelectasis of the middle ear.', /lung/],
    [CT, 'No residual disease in the pneumonia follow-up.', /cancer/],
    [CT, 'Plaque along the pleura.', /vessel/],
    [MRI, 'Disc is swollen in the left eye.', /spine/],
    [TISSUE, 'Liver biopsy: chronic hepatitis, staging 2 of 4.', /cancer/],
    [CT, 'BILATERAL NON OBSTRUCTING RENAL CALCULI.', /no sign of/],
    [CT, 'Acute infarct of the left kidney.', /stroke|brain/],
    [CT, 'Old infarct of the spleen.', /stroke|brain/],
    [CT, 'Free gas in the soft tissues of the thigh.', /belly/],
    [MRI, 'Dorsally angulated distal radial fracture. Ulnar styloid avulsion.', /vascular|911|artery/],
    [TISSUE, 'Thyroid: follicular hyperplasia.', /lymph node/],
    [STAY, 'CT head normal. LP not done. Bronchoscopy declined.', /You had a (?:spinal tap|look into)/],
    [STAY, 'ECHO: RWMA LAD territory, LVEF 40%, no clot / PE.', /lung/],
    [STAY, 'EGD showed erosive changes in the stomach.', /joint|bone/],
    [STAY, 'Tense bullae on both legs.', /lung/],
    [STAY, 'Trauma CT showed a flail segment of the left ribs.', /valve/],
    [STAY, 'Rash with satellite lesions, treated as candida.', /cancer/],
    [STAY, 'Venous lakes on the lower lip.', /afterbirth/],
    [STAY, 'Transmural infarct of the small bowel.', /heart/],
    [STAY, 'Cardiac biomarkers were negative.', /cancer/],
    [STAY, 'Kidney transplant, cold ischemia time 8 hours.', /sample/],
    [STAY, 'AV graft thrombosis, underwent thrombectomy.', /transplant|new organ/],
    [STAY, 'Instrumental delivery by ventouse.', /tongs/],
    [STAY, 'Pale stools for one week.', /skin/],
    [STAY, 'Small spotting of blood on the dressing.', /vagina/],
    [STAY, 'Non-toxic multinodular goitre.', /not looking very ill/],
  ])('%s%s', (head, line, never) => {
    expect(told(head + line)).not.toMatch(never);
  });

  test.each([
    [CT, 'Mural thickening of the sigmoid colon.', /bowel wall/],
    [CT, 'Fatty infiltration of the liver.', /fat in the liver/],
    [CT, 'Apical bullae in both lungs.', /air pockets in both lungs/],
    [CT, 'Interval healing of the distal radius fracture.', /break that is healing/],
    [MRI, 'Horizontal tear of the medial meniscus.', /knee cushion/],
    [MRI, 'Erosions of the metacarpal heads.', /edge of a joint/],
    [ECHO, 'Mural thrombus in the left ventricle apex.', /blood clot inside/],
    [CATH, 'LAD: proximal lesion 80%.', /narrowed by 80%/],
    [TISSUE, 'Endometrium: hyperplasia without atypia.', /womb lining/],
    [TISSUE, 'Melanoma with satellite lesions.', /spots of cancer/],
  ])('%s%s is told of it', (head, line, says) => {
    expect(told(head + line)).toMatch(says);
  });
});
