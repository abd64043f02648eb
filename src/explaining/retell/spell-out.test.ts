import { describe, expect, it } from 'vitest';
import { spellWithin as spelledNo, spellOut } from './spell-out.js';

it('a number that was given is no denial', () => {
  expect(spelledNo('24h EPAU no given')).toContain('number given');
  expect(spelledNo('no steroids given')).toContain('no steroids given');
});

it('each clipped word is told in full, with a small letter and a capital, and in no longer word', () => {
  const clipped =
    'fx dx hx tx sx rx bx abx abd bilat approx incl appt appts meds neg pos sev outpt inpt eval hosp prev ppx dz postop preop temp thru tabs tab wk wks mos yrs hrs fhx pmhx pulm nl wnl susp poss prob cont';
  for (const word of clipped.split(' '))
    for (const printed of [word, word.charAt(0).toUpperCase() + word.slice(1)]) {
      expect(spelledNo(`of ${printed} here`), printed).not.toContain(`${printed} here`);
      expect(spelledNo(`of ${printed}q here`), printed).toContain(`${printed}q`);
      expect(spelledNo(`of ${printed}/q here`), printed).toContain(`${printed}/q`);
    }
});

describe('spellOut', () => {
  it.each([
    ['amoxicillin 5 ml BID x 10 d', 'amoxicillin 5 ml twice a day for 10 days'],
    ['take 1 tab po q6h prn pain', 'take 1 tablet by mouth every 6 hours as needed pain'],
    ['q4-6h prn', 'every 4-6 hours as needed'],
    ['recheck in 6-8 wks', 'recheck in 6-8 weeks'],
    ['follow up in 1 wk', 'follow up in 1 week'],
    ['3 mo scan', '3 months scan'],
    ['RESTART RIVAROXABAN IN 72 H', 'RESTART RIVAROXABAN IN 72 hours'],
    ['a 2-wk course', 'a 2-week course'],
    ['R median neuropathy', 'right median neuropathy'],
    ['R intertroch hip fx s/p mechanical fall', 'right intertroch hip fracture after mechanical fall'],
    ['L distal radius fx', 'left distal radius fracture'],
    ['B LE edema', 'both LE edema'],
    ['90% mid LCx -> DES x1', '90% mid LCx → DES x1'],
    ['S. pneumoniae Ag +', 'S. pneumoniae Ag positive'],
    ['HCV Ab pos, RNA not detected', 'HCV Ab positive, RNA not detected'],
    ['D/C foley', 'take out foley'],
    ['d/c home', 'discharge home'],
    ['w/u neg', 'tests negative'],
    ['c/b AKI', 'with the problem of AKI'],
    ['fever w/o cough', 'fever without cough'],
    ['home w/ services', 'home with services'],
    ['Post-op delirium, cleared by POD 3', 'Post-op delirium, cleared by day 3 after surgery'],
    ['HD 2: fever gone', 'hospital day 2: fever gone'],
    ['mod AS (AVA 1.2)', 'moderate AS (AVA 1.2)'],
    ['urine cx pos', 'urine culture positive'],
    ['Cr ↑ to 2.1', 'Cr up to 2.1'],
    ['f/h colon ca (father, 59)', 'family history of colon ca (father, 59)'],
    ['PT 3x/wk', 'PT 3 times a week'],
    ['Pt is 9 wks', 'Patient is 9 weeks'],
    ['Abd soft.', 'Belly soft.'],
    ['HD 3x a week', 'HD 3 times a week'],
    ['torsemide 20 mg daily -> 40 mg daily', 'torsemide 20 mg daily → 40 mg daily'],
    ['STEMI 2019 s/p stent to RCA', 'STEMI 2019 treated with stent to RCA'],
    ['Bladder ca s/p BCG', 'Bladder ca treated with BCG'],
    ['DVT s/p TKR', 'DVT after TKR'],
    ['72 yo man s/p CABG', '72-year-old man after CABG'],
    ['Neck pain s/p fall', 'Neck pain after fall'],
    ['Anemia 2/2 blood loss', 'Anemia due to blood loss'],
    ['Growth in 2/2 bottles', 'Growth in 2/2 bottles'],
    ['Cr 1.5 on adm', 'Cr 1.5 on admission'],
    ['↑ LFTs, ↓ breath sounds', 'raised LFTs, reduced breath sounds'],
    ['Rx IV fluids and cefuroxime', 'Treatment IV fluids and cefuroxime'],
    ['rx sent to the pharmacy', 'prescription sent to the pharmacy'],
    ['given a new rx today', 'given a new prescription today'],
  ])('%s', (printed, said) => expect(spellOut(printed)).toBe(said));

  it.each([
    'vitamin B 12',
    'PT 12.8 sec',
    'L 4 and L 5',
    'grade R 2',
    'hepatitis B surface antigen',
    'type B dissection',
    '2 D echo',
    'K 4.1, Na 138',
    'size 5 x 3 x 2 cm',
    '25 hydroxy D level',
    'group B strep',
    'No mods.',
    'd/c',
    'hepatitis B related kidney disease',
  ])('leaves %s alone', (printed) => expect(spellOut(printed)).toBe(printed));
});
