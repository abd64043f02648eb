import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

interface Case {
  name: string;
  text: string;
  /** Never told in our own words. */
  never?: readonly RegExp[];
  /** Told, be it as a quote. */
  says?: readonly RegExp[];
  /** Among what the report asks for. */
  asks?: readonly RegExp[];
}

const TURNED: readonly Case[] = [
  {
    name: 'of several arteries on one line each keeps its own figure',
    text: 'DISCHARGE SUMMARY\nCORONARY ANGIOGRAM: LMCA normal, LAD proximal 100% thrombotic occlusion, LCX 30%, RCA mid 40%. PTCA + DES to LAD done.',
    never: [/circumflex artery\)? is blocked/],
    says: [/LAD proximal 100% thrombotic occlusion, LCX 30%/],
  },
  {
    name: 'what is found does not go with what is not, one verdict behind the other',
    text: 'DISCHARGE SUMMARY\nHOSPITAL COURSE: Sputum GXP Ultra MTB detected (medium), Rif resistance not detected. TTE: EF 30%, mod MR, no new WMA.',
    never: [/You had no [^.]*tuberculosis/, /It is new/],
  },
  {
    name: 'a clot is not denied where it could not be seen well',
    text: 'CT CHEST\nFINDINGS: No pulmonary embolus seen but the segmental branches are poorly opacified.\nIMPRESSION: No embolus to the lobar level.',
    never: [/no sign of/],
    says: [/poorly opacified”/, /to the lobar level”/],
  },
  {
    name: 'a comma does as well as a "but"',
    text: 'ECHOCARDIOGRAM\nFINDINGS: LV: No thrombus seen, apex not well seen.\nCONCLUSION: Mild MR.',
    never: [/no sign of a blood clot/],
    says: [/apex not well seen”/],
  },
  {
    name: 'what is lost is not there',
    text: 'MRI NECK\nFINDINGS: Loss of lumbar lordosis. Loss of the normal flow void in the right vertebral artery.\nIMPRESSION: As above.',
    never: [/shows an inward curve/, /normal blood flow/],
    says: [/Loss of lumbar lordosis”/, /Loss of the normal flow void/],
  },
  {
    name: 'less likely is not unlikely, and the cause is not the thing',
    text: 'XR CHEST\nFINDINGS: 3 cm mass in the left lower zone. Infective consolidation is thought less likely.\nIMPRESSION: Mass. Metastasis less likely.',
    never: [/is unlikely/],
    says: [/thought less likely/],
  },
  {
    name: 'what is called normal by the report is no finding',
    text: 'PET CT\nFINDINGS: Symmetric physiologic tonsillar uptake. Trivial pericardial effusion, no haemodynamic significance.\nIMPRESSION: Complete response.',
    never: [/shows (?:tracer|a very small amount)/],
    says: [/physiologic tonsillar uptake/, /no haemodynamic significance/],
  },
  {
    name: 'to be looked for is not found',
    text: 'MRI LUMBAR SPINE\nFINDINGS: Disc bulge at L4-L5.\nIMPRESSION: Correlate for right L5 radiculopathy. Please assess clinically for plantar fasciitis.',
    never: [/shows pain from/, /shows a sore band/],
    asks: [/for “right L5 radiculopathy”/, /plantar fasciitis/],
  },
];

const ADVICE: readonly Case[] = [
  {
    name: 'two things advised in one sentence',
    text: 'CT CHEST\nFINDINGS: 18 mm nodule in the left upper lobe.\nCONCLUSION: Urgent referral to the thoracic team is advised and a PET-CT has been suggested to the MDT.',
    never: [/asks for a (?:PET|CT)[^.]*urgent/],
    asks: [/thoracic team is advised and a PET-CT has been suggested/],
  },
  {
    name: 'a splint that is suggested is not in place',
    text: 'XR WRIST\nFINDINGS: Buckle fracture of the distal radius.\nCONCLUSION: Buckle fracture. Suggest wrist splint/ simple analgesia as per local protocol. GP review 3/52.',
    never: [/may be in place/],
    asks: [/suggest wrist splint\/ simple analgesia \(pain relief\)/, /3 weeks/],
  },
  {
    name: 'a list under a word of advice',
    text: 'DXA\nCONCLUSION: Osteoporosis.\nSUGGEST:\n- Bloods: FBC, ESR, TFT\n- Falls risk assessment\n- Repeat scan in 2 years',
    asks: [/FBC[^.]*ESR[^.]*TFT/, /falls risk assessment/, /2 years/],
  },
  {
    name: 'what stands beside the set phrase',
    text: 'US ABDOMEN\nIMPRESSION: Fatty liver.\nSuggested: LFT & clinical correlation.',
    asks: [/LFT & clinical correlation/],
  },
  {
    name: 'a review with its time',
    text: 'ECHO\nCONCLUSION: Mildly dilated aortic root - suggest r/v 12/12. cf. echo 2018: EF then quoted 60%.',
    never: [/(?:asks for|suggests)[^.]*share/],
    asks: [/12 months|12\/12/],
  },
  {
    name: 'what is not required is not asked for',
    text: 'US THYROID\nIMPRESSION: 1. Right nodule. FNA not required for this nodule despite size.',
    never: [/asks for a thin needle/],
  },
  {
    name: 'films to compare with are no new films',
    text: 'CT CHEST\nIMPRESSION: Pulmonary nodules. Compare with outside films if available.',
    never: [/asks for an x-ray/i],
    asks: [/compare with outside films if available/],
  },
];

const LESS: readonly Case[] = [
  {
    name: 'less of it is not some of it',
    text: 'NUCLEAR THYROID SCAN\nFINDINGS: Suppressed uptake in the remainder of the gland.\nIMPRESSION: Toxic adenoma.',
    never: [/shows tracer taken up/],
    says: [/“Suppressed” uptake/, /makes too much hormone/],
  },
  {
    name: 'how far a tumor has grown is no level of the spine',
    text: 'MRI PELVIS\nIMPRESSION: T3 rectal tumour with threatened CRM.',
    never: [/ at T3/],
  },
  {
    name: 'a scan to be done again',
    text: 'OBSTETRIC ULTRASOUND\nFINDINGS: Low lying placenta.\nIMPRESSION: Low lying placenta. Rescan 2/52.',
    asks: [/asks for another scan in 2 weeks/],
  },
];

const FIGURES: readonly Case[] = [
  {
    name: 'of two volumes the one of its own name',
    text: 'US BLADDER\nFINDINGS: Pre-void volume 420 ml, post-void residual 15 ml.\nIMPRESSION: Normal.',
    never: [/measures 420/],
  },
  {
    name: 'between two and three',
    text: 'US ABDOMEN\nFINDINGS: Two to three calculi in the left kidney, largest 6 mm.\nIMPRESSION: Stones.',
    never: [/shows 3 stones/],
  },
  {
    name: 'how strongly each of two chambers is widened',
    text: 'ECHO\nFINDINGS: LA severely dilated, RA moderately dilated.\nCONCLUSION: Dilated atria.',
    says: [/moderate widening/, /severe widening/],
  },
  {
    name: 'how much the heart pumps out stands beside another finding',
    text: 'ECHO\nFINDINGS: LV severely dilated.\nCONCLUSION: Severe global systolic impairment, LVEF 25%, with moderate MR.',
    says: [/25%\./, /severely weak squeeze/],
  },
  {
    name: 'a share of another time is not the one of now',
    text: 'ECHO\nFINDINGS: LVEF 30%.\nCONCLUSION: Dilated LV. EF then quoted "55-60%".',
    never: [/probably shows a share/],
  },
];

const APART: readonly Case[] = [
  {
    name: 'what is denied in one study is not denied in the other',
    text: 'CT HEAD\nFINDINGS: Acute subdural haematoma on the left.\nIMPRESSION: Left subdural haematoma.\n\nCT CERVICAL SPINE\nFINDINGS: No fracture.\nIMPRESSION: No acute bony injury.',
    never: [/shows no(?![^.]* in the neck part of your spine\.)/],
    says: [/no new bone problems \(acute bony injury\) in the neck part of your spine/],
  },
  {
    name: 'a denial under the label of its line',
    text: 'PET CT\nFINDINGS:\nChest: New ground-glass opacities in both lower lobes.\nMusculoskeletal: Diffuse marrow uptake. No focal lesion.\nIMPRESSION: New opacities.',
    never: [/no sign of an abnormal area/],
    says: [/Under “Musculoskeletal”, the report says: “No focal lesion”/],
  },
  {
    name: 'each numbered lump keeps what is said of it',
    text: 'US THYROID\nNodule 1: right mid, 18 mm, solid. TI-RADS 4.\nNodule 2: left lower, 22 mm, mixed. TI-RADS 3.\nIMPRESSION:\n1. Nodule 1 meets criteria for FNA.\n2. Nodule 2 benign, no follow-up.',
    never: [/rates this as/],
    says: [/rates “Nodule 2” as TI-RADS 3/, /rates “Nodule 1” as TI-RADS 4/],
  },
  {
    name: 'no member of a denied list is lost',
    text: 'MRI LUMBAR SPINE\nFINDINGS: L3-L4: No significant canal or foraminal narrowing. L5-S1: no disc protrusion, canal compromise or root contact.\nIMPRESSION: No stenosis.',
    says: [/canal or foraminal narrowing”/, /canal “compromise” or root contact/],
  },
  {
    name: 'a kind without a word of ours is shown as printed',
    text: 'CT ABDOMEN\nFINDINGS: BOWEL: No extraluminal gas.\nIMPRESSION: Appendicitis.',
    never: [/no sign of air/, /here\./],
    says: [/No extraluminal gas”/],
  },
  {
    name: 'no picture shows diabetes',
    text: 'USG ABDOMEN\nC/o: dyspepsia.\nK/c/o T2DM.\nLIVER: Fatty liver.\nIMPRESSION: Fatty liver.',
    never: [/shows type 2 diabetes/],
  },
  {
    name: 'a normal size is not a normal pump',
    text: 'ECHO\nFINDINGS: RV: Normal size, mildly reduced fn.\nCONCLUSION: Mild MR.',
    never: [/looked normal/],
    says: [/mildly reduced/],
  },
];

const SHORT: readonly Case[] = [
  {
    name: 'a catheter is no cancer',
    text: 'DISCHARGE SUMMARY\nDiagnosis: Hip fracture.\nNa 124, PVRU 540 -> IDC inserted 3/4.\nFailed void trial, IDC back in.',
    never: [/cancer/, /talk over/],
  },
  {
    name: 'letters that can mean a cancer name none without a word of the field',
    text: 'DISCHARGE SUMMARY\nDiagnosis: Pneumonia.\nHospital course: IDC out on day 2, walking well.',
    never: [/cancer/, /talk over/],
    says: [/bladder tube was taken out on day 2/],
  },
  {
    name: 'letters alone name no grave disease',
    text: 'DISCHARGE SUMMARY\nDiagnosis: Anaemia.\nHospital course: 2 units RCC given, Hb 9.1 after. SCC seen on the ward.',
    never: [/cancer/, /talk over/],
    says: [/RCC/],
  },
  {
    name: 'the cancer is told beside a word of its field',
    text: 'BREAST CORE BIOPSY\nDIAGNOSIS: Left breast: IDC, grade 2.',
    says: [/milk duct/],
  },
  {
    name: '"nil" denies a short form',
    text: 'DISCHARGE SUMMARY\nDiagnosis: Fall.\nHospital course: CTB nil ICH. CT neck nil fracture, nil SDH.',
    never: [/(?:had|lists|notes) (?:a )?(?:bleeding|blood|broken)/, /Blood has/],
    says: [/ICH/],
  },
  {
    name: 'no sport at school is no clot',
    text: 'DISCHARGE SUMMARY\nDiagnosis: Radius fracture.\nPlan: No PE/playground 4/52. No PE or sports until cast off.',
    never: [/clot/],
    says: [/playground/],
  },
  {
    name: 'a pint of packed cells is no infection',
    text: 'DISCHARGE SUMMARY\nDiagnosis: Hip fracture.\nHospital course: 2 pints PCT on day 1 for Hb 7.1.',
    never: [/infection/],
    says: [/PCT/],
  },
  {
    name: 'the form of a tablet is no test',
    text: 'DISCHARGE SUMMARY\nDiagnosis: Stroke.\nHospital course: Metoprolol CR 47.5mg for rate. Venlafaxine XR and diltiazem LA continued.',
    never: [/waste/],
  },
  {
    name: 'below the line of a treatment',
    text: 'DISCHARGE SUMMARY\nDiagnosis: Birth.\nBaby: SBR 150 at 40h, below phototherapy line.',
    never: [/had light/],
    says: [/below (?:phototherapy line”|light treatment line)/],
  },
  {
    name: 'what came after an operation is no operation',
    text: 'DISCHARGE SUMMARY\nDIAGNOSES:\n1. L NOF #\n2. Post op delirium (resolved)\n3. Post-op urinary retention\n',
    never: [/What was done/],
  },
];

const NARROWED: readonly Case[] = [
  {
    name: 'a notice that every reader gets finds no cancer',
    text: 'MAMMOGRAM\nFINDINGS: The breasts are dense. 7 mm asymmetry in the left breast.\nIMPRESSION: BI-RADS 0. Additional views are recommended.\nBREAST DENSITY NOTICE: Dense tissue makes it harder to find cancer on a mammogram and may also raise the risk of developing breast cancer.',
    never: [/shows cancer/, /talk about it soon/],
  },
  {
    name: 'what is not specific is there all the same',
    text: 'HISTOPATHOLOGY REPORT\nSPECIMEN: Uterus with cervix\nMICROSCOPIC:\nCervix: Chronic non specific cervicitis. No dysplasia.\nIMPRESSION: Chronic cervicitis.',
    never: [/no sign of an inflamed/],
  },
  {
    name: 'too few cells are not normal',
    text: 'CYTOLOGY\nSPECIMEN: Thyroid FNA\nMICROSCOPIC: Cell block is paucicellular, non contributory.\nDIAGNOSIS: Atypia of undetermined significance.',
    never: [/normal/],
  },
  {
    name: 'none of one kind, or not for now, is not none',
    text: 'CT PULMONARY ANGIOGRAM\nFINDINGS: Main PA caliber normal at 2.7 cm. No free fluid at present.\nIMPRESSION: Acute pulmonary emboli. No saddle embolus.',
    never: [/looked normal/, /no saddle/, /no sign of fluid outside the organs/],
    says: [/“No saddle embolus”/, /main PA \(artery to the lung\) caliber \(width\) normal/],
  },
  {
    name: 'no large egg sac',
    text: 'ULTRASOUND PELVIS\nFINDINGS: Both ovaries have more than 20 follicles. No dominant follicle on either side.\nIMPRESSION: Polycystic ovaries.',
    never: [/no sign of an egg sac/],
    says: [/“No dominant follicle/],
  },
  {
    name: 'what a scan before the sample did not show',
    text: 'HISTOLOGY\nSPECIMEN: RIGHT HEMICOLECTOMY\nCLINICAL: Caecal tumour. Staging CT no mets.\nMICROSCOPY:\nLymph nodes: 2 of 28 positive.\nCONCLUSION: Adenocarcinoma of the caecum.',
    never: [/no cancer spread/],
    says: [/“Staging CT no mets”/],
  },
  {
    name: 'the stage of a lump is no level, and a known one is not asked for',
    text: 'CT ABDOMEN\nFINDINGS: Ascending colon mass with stranding, probable T4a vs T3 disease.\nIMPRESSION: Ascending colon mass consistent with known primary colonic neoplasm.',
    never: [/at T3/, /could be a growth/],
    says: [/known primary colonic \(large bowel\) growth \(neoplasm\)/],
  },
];

describe.each([
  ['narrowed', NARROWED],
  ['apart', APART],
  ['less', LESS],
  ['short forms', SHORT],
  ['turned round', TURNED],
  ['advice', ADVICE],
  ['figures', FIGURES],
])('%s', (_group, cases) => {
  it.each(cases.map((one) => [one.name, one] as const))('%s', (_name, { text, never = [], says = [], asks = [] }) => {
    const told = explainReport(text, knowledge);
    const asked = told.recommendations.map((one) => one.text).join('\n');
    const all = [told.summary, ...told.keyPoints, ...told.findings.map((one) => one.text), asked].join('\n');
    const own = all.replace(/“[^”]*”/g, '“…”');
    for (const pattern of never) expect(own).not.toMatch(pattern);
    for (const pattern of says) expect(all).toMatch(pattern);
    for (const pattern of asks) expect(asked).toMatch(pattern);
  });
});
