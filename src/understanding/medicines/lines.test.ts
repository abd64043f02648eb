import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tinyKnowledge } from '../../knowledge/testing.js';
import { readReport } from '../../reading/index.js';
import { type Frame, understand } from '../index.js';

/** Medicines of the lines below: id and names. */
const NAMES = `
  furosemide: furosemide, Lasix
  potassium-chloride: potassium chloride, K-Dur, Klor-Con, KCl, potassium supplement
  aspirin: aspirin, Ecotrin, ASA, acetylsalicylic acid
  metoprolol: metoprolol, Lopressor, Toprol, Toprol XL, metoprolol succinate, metoprolol tartrate
  lisinopril: lisinopril, Zestril, Prinivil
  simvastatin: simvastatin, Zocor
  polyethylene-glycol: polyethylene glycol, MiraLAX
  bumetanide: bumetanide, Bumex
  metolazone: metolazone, Zaroxolyn
  insulin-glargine: insulin glargine, Lantus, Basaglar, Toujeo, glargine
  insulin-aspart: insulin aspart, NovoLog, aspart
  prednisone: prednisone, Deltasone
  hydrocodone-acetaminophen: hydrocodone-acetaminophen, Norco, Vicodin, Lortab
  albuterol: albuterol, Ventolin, ProAir, Proventil, salbutamol
  levothyroxine: levothyroxine, Synthroid, Levoxyl
  fentanyl: fentanyl, Duragesic
  nitroglycerin: nitroglycerin, Nitrostat
  warfarin: warfarin, Coumadin, Jantoven
  hydrochlorothiazide: hydrochlorothiazide, Microzide, HCTZ
  fluticasone-salmeterol: fluticasone-salmeterol, Advair
  timolol: timolol, Timoptic
  latanoprost: latanoprost, Xalatan
  hydrocortisone: hydrocortisone, Cortef
  bisacodyl: bisacodyl, Dulcolax
  docusate: docusate, Colace
  acetaminophen: acetaminophen, Tylenol, paracetamol, APAP
  codeine: codeine, tylenol with codeine, tylenol #3, acetaminophen-codeine
  cephalexin: cephalexin, Keflex
  amoxicillin-clavulanate: amoxicillin-clavulanate, Augmentin
  levofloxacin: levofloxacin, Levaquin
  vancomycin: vancomycin, Vancocin
  heparin: heparin
  enoxaparin: enoxaparin, Lovenox
  epoetin-alfa: epoetin alfa, Epogen, Procrit, epoetin
  alendronate: alendronate, Fosamax
  metformin: metformin, Glucophage
  glipizide: glipizide, Glucotrol
  zolpidem: zolpidem, Ambien
  lorazepam: lorazepam, Ativan
  escitalopram: escitalopram, Lexapro
  gabapentin: gabapentin, Neurontin
  clopidogrel: clopidogrel, Plavix
  valsartan: valsartan, Diovan
  ezetimibe: ezetimibe, Zetia
  amlodipine: amlodipine, Norvasc
  omega-3-fatty-acids: omega-3 fatty acids, Lovaza, Vascepa, fish oil, icosapent ethyl
  multivitamin: multivitamin
  vitamin-d-medicine: vitamin d, cholecalciferol, ergocalciferol, vitamin d3, vitamin d2
  digoxin: digoxin, Lanoxin
  atorvastatin: atorvastatin, Lipitor
  ibuprofen: ibuprofen, Advil, Motrin
  atenolol: atenolol, Tenormin
  clonazepam: clonazepam, Klonopin
  fluticasone: fluticasone, Flovent, Flonase
  clonidine: clonidine, Catapres
  methotrexate: methotrexate, Trexall
  ondansetron: ondansetron, Zofran
  oxycodone-acetaminophen: oxycodone-acetaminophen, Percocet
  omeprazole: omeprazole, Prilosec
  losartan: losartan, Cozaar
  lamotrigine: lamotrigine, Lamictal
  quetiapine: quetiapine, Seroquel
  mirtazapine: mirtazapine, Remeron
  amiodarone: amiodarone, Pacerone, Cordarone
  morphine: morphine, MS Contin
  levalbuterol: levalbuterol, Xopenex
  ceftriaxone: ceftriaxone, Rocephin
  carvedilol: carvedilol, Coreg
  cetirizine: cetirizine, Zyrtec
  celecoxib: celecoxib, Celebrex
  promethazine: promethazine, Phenergan
  alprazolam: alprazolam, Xanax
  verapamil: verapamil, Calan
  azithromycin: azithromycin, Zithromax, Z-Pak
  trimethoprim-sulfamethoxazole: trimethoprim-sulfamethoxazole, Bactrim, Septra
  mometasone: mometasone, Nasonex
  budesonide: budesonide, Pulmicort
`;
const knowledge = tinyKnowledge({
  medicines: NAMES.trim()
    .split('\n')
    .map((line) => {
      const [id = '', names = ''] = line.trim().split(': ');
      const [term = '', ...synonyms] = names.split(', ');
      return { id, term, synonyms };
    }) as never,
});

function listed(line: string, heading = 'DISCHARGE MEDICATIONS'): Frame[] {
  const text = `DISCHARGE SUMMARY\n\nHOSPITAL COURSE: She did well.\n\n${heading}:\n${line}\n`;
  return understand(readReport(text, knowledge), knowledge).frames.filter((frame) => frame.medicine !== null);
}

/** "furosemide | 40 mg, by mouth | new": name, how it is taken, and what else the line says. */
function told({ head, medicine }: Frame): string {
  if (!medicine) return '';
  const { dose, route, frequency, duration, schedule, previous, note, setting } = medicine;
  const how =
    schedule === '' ? 'as printed' : (schedule ?? [dose, route, frequency, duration].filter(Boolean).join(', '));
  const name = head ? head.ref.id + (medicine.with ? `+${medicine.with.ref.id}` : '') : `?${medicine.name?.text}`;
  const more = [medicine.purpose, medicine.change, previous && `was ${previous}`, note && `“${note}”`];
  return [name, how, ...more, setting === 'list' ? null : setting].filter(Boolean).join(' | ');
}

const LINES: readonly [line: string, medicines: string[]][] = [
  ['Lasix 40 mg p.o. b.i.d.', ['furosemide | 40 mg, by mouth, twice a day']],
  ['1. Lasix 40 mg p.o. b.i.d. 2. Potassium chloride 20 mEq p.o. daily. 3. Aspirin 81 mg p.o. daily.', ['furosemide | 40 mg, by mouth, twice a day', 'potassium-chloride | 20 mEq, by mouth, once a day', 'aspirin | 81 mg, by mouth, once a day']],
  ['Lasix 40 mg 1-0-1', ['furosemide | 40 mg, as 1 in the morning and 1 at night']],
  ['Lasix 40 mg 1-0-0-1', ['furosemide | 40 mg, as 1 in the morning and 1 at bedtime']],
  ['Levothyroxine 75 mcg ½-0-0', ['levothyroxine | 75 mcg, as ½ in the morning']],
  ['Insulin glargine 10-0-6 U', ['insulin-glargine | 10 units in the morning and 6 units at night']],
  ['Carvedilol 6.25 mg      1    0    1    0   new', ['carvedilol | 6.25 mg, as 1 in the morning and 1 in the evening | new']],
  ['Warfarin 5 mg 1-0-0 new, not to be paused', ['warfarin | 5 mg, as 1 in the morning | new']],
  ['Aspirin 81 mg daily, must never be withheld', ['aspirin | 81 mg, once a day']],
  ['ASA 81 daily', ['aspirin | 81, once a day']],
  ['Aspirin 81 mg daily, metoprolol 25 mg b.i.d., lisinopril 10 mg daily, and simvastatin 40 mg q.h.s.', ['aspirin | 81 mg, once a day', 'metoprolol | 25 mg, twice a day', 'lisinopril | 10 mg, once a day', 'simvastatin | 40 mg, at bedtime']],
  ['Lasix (furosemide) 20 mg daily', ['furosemide | 20 mg, once a day']],
  ['furosemide (Lasix) 20 mg tablet one p.o. q.a.m.', ['furosemide | 20 mg, one, by mouth, every morning']],
  ['Megace 400 mg daily, Ensure t.i.d., MiraLax 17 g daily.', ['?Megace | 400 mg, once a day', '?Ensure | 3 times a day', 'polyethylene-glycol | 17 g, once a day']],
  ['Bumex 2 mg, Hyzaar b.i.d.', ['bumetanide | 2 mg', '?Hyzaar | twice a day']],
  ['Bumex 2 mg p.o., Zaroxolyn 5 mg p.o. b.i.d.', ['bumetanide | 2 mg, by mouth', 'metolazone | 5 mg, by mouth, twice a day']],
  ['Lantus 20 units q.a.m. and 10 units q.h.s.', ['insulin-glargine | 20 units every morning and 10 units at bedtime']],
  ['Lantus 40 units subcutaneously at bedtime; NovoLog 5 units before meals', ['insulin-glargine | 40 units, under the skin, at bedtime', 'insulin-aspart | 5 units, before meals']],
  ['Prednisone 40 mg daily x 3 days, then 30 mg daily x 3 days, then 20 mg daily x 3 days', ['prednisone | 40 mg once a day for 3 days, then 30 mg once a day for 3 days, then 20 mg once a day for 3 days']],
  ['Prednisone taper', ['prednisone']],
  ['Vicodin 1-2 tabs q4-6h prn pain #30', ['hydrocodone-acetaminophen | 1-2 tablets, every 4 to 6 hours when you need it | pain']],
  ['Vicodin 5/500 one to two tablets every 4-6 hours as needed for pain, dispense #30, no refills', ['hydrocodone-acetaminophen | 5/500, one to two tablets, every 4 to 6 hours when you need it | for pain']],
  ['Albuterol MDI 2 puffs q.4-6h. p.r.n. wheezing', ['albuterol | 2 puffs, breathed in, every 4 to 6 hours when you need it | wheezing']],
  ['Albuterol 2.5 mg nebulized q6h prn', ['albuterol | 2.5 mg, breathed in, every 6 hours when you need it']],
  ['Synthroid 125 mcg daily', ['levothyroxine | 125 mcg, once a day']],
  ['Fentanyl patch 25 mcg/hr q72h', ['fentanyl | 25 mcg/hr, every 72 hours']],
  ['Nitroglycerin 0.4 mg sublingual p.r.n. chest pain', ['nitroglycerin | 0.4 mg, under the tongue, when you need it | chest pain']],
  ['Nitroglycerin 0.4 mg SL q5 min x3 prn chest pain', ['nitroglycerin | 0.4 mg, under the tongue, every 5 minutes when you need it | chest pain']],
  ['Coumadin 5 mg on Monday, Wednesday and Friday and 2.5 mg on other days', ['warfarin | as printed']],
  ['Coumadin 2 mg alternating with 3 mg', ['warfarin | as printed']],
  ['Metoprolol succinate 50 mg 1 tablet twice daily', ['metoprolol | 50 mg, 1 tablet, twice a day']],
  ['Toprol-XL 100 mg q.a.m.', ['metoprolol | 100 mg, every morning']],
  ['Lisinopril/HCTZ 20/12.5 mg daily', ['lisinopril+hydrochlorothiazide | 20/12.5 mg, once a day']],
  ['Advair 250/50 one puff b.i.d.', ['fluticasone-salmeterol | 250/50, one puff, breathed in, twice a day']],
  ['Timolol one drop in the left eye b.i.d.', ['timolol | one drop, in the left eye, twice a day']],
  ['Xalatan 1 drop OU q.h.s.', ['latanoprost | 1 drop, in both eyes, at bedtime']],
  ['Hydrocortisone cream 1% apply to affected area b.i.d.', ['hydrocortisone | 1%, on the skin, twice a day']],
  ['Dulcolax suppository 10 mg p.r. daily p.r.n. constipation', ['bisacodyl | 10 mg, into the rectum, once a day when you need it | constipation']],
  ['Colace 100 mg b.i.d. while taking Vicodin', ['docusate | 100 mg, twice a day']],
  ['Tylenol 650 mg p.o. q.4h. p.r.n. fever, not to exceed 4 g per day', ['acetaminophen | 650 mg, by mouth, every 4 hours when you need it | fever | “not to exceed 4 g per day”']],
  ['Tylenol with codeine one every 6 hours', ['codeine | one, every 6 hours']],
  ['Keflex 500 mg p.o. q.i.d. for 7 days', ['cephalexin | 500 mg, by mouth, 4 times a day, for 7 days']],
  ['Augmentin 875 mg p.o. b.i.d. x10 days', ['amoxicillin-clavulanate | 875 mg, by mouth, twice a day, for 10 days']],
  ['Levaquin 500 mg IV q.24h', ['levofloxacin | 500 mg, into a vein, every 24 hours']],
  ['Vancomycin 1 g IV q12 hours', ['vancomycin | 1 g, into a vein, every 12 hours']],
  ['Heparin 5000 units subcu q.8h.', ['heparin | 5000 units, under the skin, every 8 hours']],
  ['Lovenox 40 mg subcutaneously daily', ['enoxaparin | 40 mg, under the skin, once a day']],
  ['Epoetin 10,000 units subcutaneously three times a week', ['epoetin-alfa | 10,000 units, under the skin, 3 times a week']],
  ['Fosamax 70 mg every week', ['alendronate | 70 mg, once a week']],
  ['Metformin 500 mg 2 tablets with breakfast and 1 tablet with dinner', ['metformin | 500 mg 2 tablets with breakfast and 1 tablet with dinner']],
  ['Ambien 5 to 10 mg at bedtime as needed for sleep', ['zolpidem | 5 to 10 mg, at bedtime when you need it | for sleep']],
  ['Ativan 0.5 mg q.6h p.r.n. anxiety', ['lorazepam | 0.5 mg, every 6 hours when you need it | anxiety']],
  ['Lexapro 10 mg daily at bedtime', ['escitalopram | 10 mg, once a day at bedtime']],
  ['Gabapentin 300 mg in the morning, 300 mg at noon and 600 mg at bedtime', ['gabapentin | 300 mg every morning, 300 mg at noon and 600 mg at bedtime']],
  ['Plavix, Diovan, Zetia, and Norvasc.', ['clopidogrel', 'valsartan', 'ezetimibe', 'amlodipine']],
  ['Fish oil 1000 mg daily', ['omega-3-fatty-acids | 1000 mg, once a day']],
  ['Multivitamin daily', ['multivitamin | once a day']],
  ['Calcium 600 mg with vitamin D b.i.d.', ['?Calcium | 600 mg', 'vitamin-d-medicine | twice a day']],
  ['Iron 325 mg t.i.d.', ['?Iron | 325 mg, 3 times a day']],
  ['Digoxin 0.125 mg every other day', ['digoxin | 0.125 mg, every other day']],
  ['Lipitor 80 mg p.o. daily (new)', ['atorvastatin | 80 mg, by mouth, once a day | new']],
  ['Lasix 40 mg daily (increased from 20 mg daily)', ['furosemide | 40 mg, once a day | changed | was 20 mg']],
  ['Lasix 40 mg b.i.d., which she is not taking at the moment.', ['furosemide | 40 mg, twice a day | not']],
  ['Metformin 1000 mg b.i.d. (held for 48 hours after the scan)', ['metformin | 1000 mg, twice a day | “held for 48 hours after the scan”']],
  ['STOP: Ibuprofen 600 mg', ['ibuprofen | 600 mg | stopped']],
  ['Atenolol 25 mg daily, hold for heart rate less than 60', ['atenolol | 25 mg, once a day | “hold for heart rate less than 60”']],
  ['Atenolol 50 mg instead of metoprolol', ['atenolol | 50 mg']],
  ['Klonopin 0.5 mg b.i.d. and 1 mg q.h.s.', ['clonazepam | 0.5 mg twice a day and 1 mg at bedtime']],
  ['Aspirin 325 mg p.o. daily Plavix 75 mg p.o. daily Zocor 20 mg p.o. q.h.s.', ['aspirin | 325 mg, by mouth, once a day', 'clopidogrel | 75 mg, by mouth, once a day', 'simvastatin | 20 mg, by mouth, at bedtime']],
  ['ASPIRIN 81 MG DAILY, LISINOPRIL 20 MG DAILY, ATENOLOL 50 MG DAILY', ['aspirin | 81 mg, once a day', 'lisinopril | 20 mg, once a day', 'atenolol | 50 mg, once a day']],
  ['40 mg of Lasix daily', ['furosemide | 40 mg, once a day']],
  ['Humulin 70/30 20 units in the morning and 15 units in the evening', ['?Humulin | 70/30 20 units every morning and 15 units every evening']],
  ['Neurontin 300 mg three times daily for nerve pain', ['gabapentin | 300 mg, 3 times a day | for nerve pain']],
  ['Flonase 2 sprays each nostril daily', ['fluticasone | 2 sprays, into the nose, once a day']],
  ['Catapres patch 0.2 mg weekly', ['clonidine | 0.2 mg, once a week']],
  ['Duragesic 50 mcg patch every 3 days', ['fentanyl | 50 mcg, every 3 days']],
  ['Methotrexate 2.5 mg tablets, 6 tablets once a week', ['methotrexate | 2.5 mg, 6 tablets, once a week']],
  ['Zofran 4 mg p.o. or IV q.6h. p.r.n. nausea', ['ondansetron | 4 mg, by mouth or into a vein, every 6 hours when you need it | nausea']],
  ['Percocet 5/325 mg, 1 to 2 p.o. q. 4-6 h. p.r.n. pain, #40', ['oxycodone-acetaminophen | 5/325 mg, 1 to 2, by mouth, every 4 to 6 hours when you need it | pain']],
  ['Prilosec OTC 20 mg once daily before breakfast', ['omeprazole | 20 mg, once a day before breakfast']],
  ['Cozaar 50 mg by mouth every day', ['losartan | 50 mg, by mouth, once a day']],
  ['Lamictal 25 mg daily for two weeks, then 50 mg daily', ['lamotrigine | 25 mg once a day for two weeks, then 50 mg once a day']],
  ['Seroquel 25 mg every night, Remeron 15 mg every night', ['quetiapine | 25 mg, at bedtime', 'mirtazapine | 15 mg, at bedtime']],
  ['Amiodarone 200 mg b.i.d. x1 week and then 200 mg daily', ['amiodarone | 200 mg twice a day for 1 week and then 200 mg once a day']],
  ['Morphine 2 mg IV every 2 hours as needed', ['morphine | 2 mg, into a vein, every 2 hours when you need it']],
  ['Xopenex 0.63 mg via nebulizer t.i.d.', ['levalbuterol | 0.63 mg, breathed in, 3 times a day']],
  ['Ceftriaxone IV 1 g in 1/2 NS every 24 hours.', ['ceftriaxone | as printed']],
  ['She takes Lasix 40 mg in the morning and aspirin 81 mg daily.', ['furosemide | 40 mg, every morning', 'aspirin | 81 mg, once a day']],
  ['Coreg 3.125 mg p.o. b.i.d., Zyrtec 10 mg p.o. q. day p.r.n.', ['carvedilol | 3.125 mg, by mouth, twice a day', 'cetirizine | 10 mg, by mouth, once a day when you need it']],
  ['Lasix 20 mg daily; Lasix 40 mg if weight is up 3 pounds', ['furosemide | 20 mg, once a day', 'furosemide | 40 mg | “if weight is up 3 pounds”']],
  ['prednisone 40 mg daily x 1 more day then STOP', ['prednisone | 40 mg, once a day, for 1 more day | “then STOP”']],
  ['Discontinue Celebrex 200 mg b.i.d.', ['celecoxib | 200 mg, twice a day | stopped']],
  ['Hold metformin until seen by your doctor', ['metformin | held | “until seen by your doctor”']],
  ['Phenergan 25 mg q.6. p.r.n.', ['promethazine | as printed']],
  ['Xanax 0.25 mg t.i.d. as needed for anxiety', ['alprazolam | 0.25 mg, 3 times a day when you need it | for anxiety']],
  ['Lantus insulin 24 units subcutaneously q.h.s.', ['insulin-glargine | 24 units, under the skin, at bedtime']],
  ['Calan SR 240 mg q.d.', ['verapamil | 240 mg, once a day']],
  ['Zithromax 500 mg day 1, then 250 mg days 2 through 5', ['azithromycin | as printed']],
  ['Vitamin C 500 mg daily and zinc 50 mg daily', ['?Vitamin C | 500 mg, once a day', '?zinc | 50 mg, once a day']],
  ['Zestril 10 mg daily, was 20 mg daily', ['lisinopril | 10 mg, once a day | changed | was 20 mg']],
  ['Bactrim DS one tablet b.i.d. x 14 days', ['trimethoprim-sulfamethoxazole | one tablet, twice a day, for 14 days']],
  ['Nasonex two sprays in each nostril daily', ['mometasone | two sprays, into the nose, once a day']],
  ['Pulmicort respules 0.5 mg nebulized b.i.d.', ['budesonide | 0.5 mg, breathed in, twice a day']],
]; // biome-ignore format: one line of a list a line

describe('a line of a list of medicines', () => {
  it.each(LINES)('%s', (line, medicines) => {
    expect(listed(line).map(told)).toEqual(medicines);
  });

  it('gives each medicine only figures of its own stretch, in any order and layout', () => {
    const name = fc.constantFrom('Lasix', 'aspirin', 'Coumadin', 'metoprolol', 'Zocor', 'Wonderdrug');
    const sig = fc.record({
      dose: fc.integer({ min: 1, max: 900 }),
      unit: fc.constantFrom('mg', 'mcg', 'units', 'mL'),
      route: fc.constantFrom('', ' p.o.', ' by mouth', ' IV'),
      times: fc.constantFrom('', ' daily', ' b.i.d.', ' q6h', ' q.h.s. p.r.n.', ' every other day'),
    });
    const entries = fc.uniqueArray(fc.tuple(name, sig), { minLength: 1, maxLength: 5, selector: ([one]) => one });
    fc.assert(
      fc.property(entries, fc.constantFrom(', ', '; ', ', and '), (list, mark) => {
        const line = list
          .map(([one, { dose, unit, route, times }]) => `${one} ${dose} ${unit}${route}${times}`)
          .join(mark);
        const frames = listed(line);
        expect(frames.map(({ medicine }) => medicine?.dose)).toEqual(
          list.map(([, { dose, unit }]) => `${dose} ${unit}`),
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe('a plan of medicines with the times of the day over its columns', () => {
  it.each(['Medication             mo - no - ev - ni', 'Medicines      morning  noon  evening  night', 'DISCHARGE MEDICATION    AM   Noon   PM   Night'])('%s', (head) => {
    const text = `DISCHARGE SUMMARY\n\nHOSPITAL COURSE: She did well.\n\n${head}\nCarvedilol 6.25 mg     1    0    1    0   new\nAspirin 81 mg           0    1    0    0\n`;
    const { frames } = understand(readReport(text, knowledge), knowledge);
    expect(frames.filter((frame) => frame.medicine !== null).map(told)).toEqual([
      'carvedilol | 6.25 mg, as 1 in the morning and 1 in the evening | new',
      'aspirin | 81 mg, as 1 at noon',
    ]);
  }); // biome-ignore format: a table
});

describe('how a medicine is meant', () => {
  const settings = (section: string, words: string): string[] =>
    understand(readReport(`DISCHARGE SUMMARY\n\n${section}: ${words}\n`, knowledge), knowledge)
      .frames.filter((frame) => frame.medicine)
      .map(({ head, kind, medicine }) => `${kind} ${head?.ref.id} ${medicine?.setting} ${medicine?.change ?? '-'}`);

  it.each([
    ['MEDICATIONS ON ADMISSION', 'Lasix 40 mg daily.', 'medicine furosemide before -'],
    ['DISCHARGE MEDICATIONS', 'Lasix 40 mg daily.', 'medicine furosemide list -'],
    ['MEDICATIONS GIVEN', 'Lasix 40 mg.', 'treatment furosemide given -'],
    ['HOSPITAL COURSE', 'She was started on heparin.', 'medicine heparin stay new'],
    ['HOSPITAL COURSE', 'Her atenolol was held.', 'medicine atenolol stay held'],
    ['HOSPITAL COURSE', 'She received vancomycin.', 'treatment vancomycin given -'],
    ['HOSPITAL COURSE', 'She was discharged on Keflex 500 mg q.i.d.', 'medicine cephalexin list -'],
    ['HISTORY OF PRESENT ILLNESS', 'She was on lisinopril until last week.', 'medicine lisinopril was -'],
    ['HISTORY OF PRESENT ILLNESS', 'She takes lisinopril.', 'medicine lisinopril now -'],
    ['PLAN', 'I will start Lexapro 10 mg daily.', 'medicine escitalopram planned new'],
    ['PLAN', 'Increase lisinopril to 20 mg daily.', 'medicine lisinopril planned changed'],
    ['PLAN', 'Adding digoxin may be of help.', 'medicine digoxin mentioned -'],
    ['HOSPITAL COURSE', 'The digoxin level was high.', 'medicine digoxin mentioned -'],
  ])('%s: %s', (section, words, expected) => {
    expect(settings(section, words)[0]?.replace(/^medicine (?=furosemide given)/, 'treatment ')).toBe(expected);
  });

  it('leaves the figures of another medicine where they belong', () => {
    const text = 'PLAN: Put him back on Valtrex and decrease the prednisone to 1 mg daily.';
    const frames = understand(readReport(`CLINIC NOTE\n\n${text}\n`, knowledge), knowledge).frames;
    expect(frames.find(({ head }) => head?.ref.id === 'prednisone')?.medicine?.dose).toBe('1 mg');
  });
});
