import { describe, expect, it } from 'vitest';
import { asked, explained, findings, found } from '../../../test/explained.js';

const STAY = (lines: string) => `DISCHARGE SUMMARY\n\nDIAGNOSIS: Bleeding gastric ulcer.\n\n${lines}\n`;

describe('papers of a stay', () => {
  it('a question of a form is answered by the word behind it', () => {
    const said = found(STAY('HIV exposed? NO (neg x2)\nDiabetes? No\nChest pain? Yes'));
    expect(said).not.toMatch(/may have/);
    expect(said).toMatch(/no sign of an HIV infection/);
    expect(said).toMatch(/no sign of diabetes/);
    expect(said).toMatch(/lists chest pain/);
    expect(found('CLINIC NOTE\n\nHISTORY: Is there a hernia? No doubt about it.\n')).toMatch(/may have a bulge/);
  });

  it('a medicine that must not be given again is on no list', () => {
    const said = findings(
      STAY('MEDICATIONS ON DISCHARGE:\nOmeprazole 20 mg twice daily. Naproxen and aspirin should NOT be given again.'),
    );
    expect(said).toMatch(/list includes omeprazole/);
    expect(said).not.toMatch(/list includes (?:naproxen|aspirin)/);
  });

  it('a medicine planned for later was not given', () => {
    const said = findings(
      STAY('DISCHARGE MEDICATIONS:\nZoledronate 5mg IV   planned, 6/52 post op once vit D ok\nParacetamol 1 g QID'),
    );
    expect(said).not.toMatch(/were given (?:z|Z)oledronate/);
  });

  it('of two oxygen levels each has its own air', () => {
    const said = findings(STAY('DISCHARGE EXAM: Sats 91% on 2 L, 86% on room air with ambulation.'));
    expect(said).toMatch(/91% on 2 liters of extra oxygen/);
    expect(said).not.toMatch(/91% on room air/);
    expect(findings(STAY('DISCHARGE EXAM: Sats 95% on room air.'))).toMatch(/95% on room air/);
  });

  it('a dose keeps what it is counted by, and its months', () => {
    const said = findings(STAY('DISCHARGE MEDICATIONS:\nDalteparin 200 u/kg daily x 1 mo'));
    expect(said).toMatch(/200 u\/kg once a day for 1 month/);
  });

  it('a clot on a sore, gut germs that cross over and a pulse are none of blood vessels, genes and cancer cells', () => {
    expect(found(STAY('Gastric ulcer with visible clot, no active bleeding.'))).not.toMatch(/lists a blood clot/);
    expect(found(STAY('HOSPITAL COURSE: Likely gut translocation.'))).not.toMatch(/genes that have swapped/);
    expect(findings(STAY('FOLLOW UP:\n6 HR + BP weekly'))).not.toMatch(/estrogen/);
  });
});

describe('pictures', () => {
  const MRI = (findings: string, impression = 'Migraine.') =>
    `MRI BRAIN\n\nFINDINGS:\n${findings}\n\nIMPRESSION:\n${impression}\n`;
  const urgent = (text: string) => explained(text).findings.filter(({ importance }) => importance === 'urgent');

  it('tonsils of the brain that lie a little low are no alarm, pressed down ones are', () => {
    expect(urgent(MRI('Cerebellar tonsils lie 4mm below the foramen magnum on right, borderline.'))).toEqual([]);
    expect(urgent(MRI('Cerebellar tonsils lie 4 mm below the foramen magnum.'))).toEqual([]);
    expect(urgent(MRI('The tonsils lie 9 mm below the foramen magnum and the cisterns are effaced.'))).toHaveLength(1);
  });

  it('items that were called by their number alarm for no other', () => {
    const text =
      'CT ABDOMEN\n\nIMPRESSION:\n1. Left ureteral stone.\n2. Right adrenal nodule.\n3. Simple cyst of the left kidney.\nITEMS 1 AND 2 CALLED TO ED PHYSICIAN 0431 HRS.\n';
    expect(urgent(text)).toEqual([]);
  });

  it('a side behind the label of the line holds for what stands in it', () => {
    const { findings: told } = explained(
      'MAMMOGRAM\n\nFINDINGS:\nMAMMOGRAM: Left: On spot views there is a 9 mm irregular mass with indistinct margins.\nRight: Biopsy clip adjacent to an oval circumscribed mass, unchanged.\n\nIMPRESSION: Left breast 9 mm mass. Suspicious.\n',
    );
    for (const { text } of told) if (/9 mm/.test(text)) expect(text).not.toMatch(/right side|right breast|oval/);
  });

  it('a series and its picture are no weeks', () => {
    expect(found('CT CHEST\n\nFINDINGS:\n5 mm nodule right upper lobe (4/52).\n')).not.toMatch(/4 weeks/);
  });

  it('pouches of the bladder are none of the bowel, and a measure of water is nothing solid', () => {
    const said = found(
      'CT PELVIS\n\nFINDINGS:\nBLADDER: Small diverticulum on the left side, 1.4 cm.\nA 2 cm left renal lesion measures water density, c/w simple cyst.\n',
    );
    expect(said).not.toMatch(/bowel wall|solid-looking/);
  });

  it('a complex cyst is not said to hold solid parts', () => {
    expect(found('ULTRASOUND PELVIS\n\nFINDINGS: Right ovarian complex cyst. No solid component.\n')).not.toMatch(
      /with some solid parts/,
    );
  });
});

describe('samples and sheets', () => {
  it('so many monthly is every so many months', () => {
    expect(
      asked(
        'HISTOPATHOLOGY\n\nDIAGNOSIS: No residual dysplasia.\n\nCOMMENT: Suggest clinic review with this report + vault smear 6 monthly.\n',
      ),
    ).not.toMatch(/follow-up monthly/);
  });

  it('an edge of the biopsy is nothing that came from the test', () => {
    expect(
      found('HISTOPATHOLOGY\n\nDIAGNOSIS: Squamous cell carcinoma in situ, involving the edges of the biopsy.\n'),
    ).not.toMatch(/thought to come from the test/);
  });

  it('the load of a virus that is asked for is no virus found', () => {
    expect(
      findings('HEPATITIS SEROLOGY\n\nHBsAg      Positive    (Negative)\n\nCOMMENT: Refer for viral load result.\n'),
    ).not.toMatch(/found a virus/);
  });

  it('what the lab suggests is not lost where a doctor was told', () => {
    expect(
      asked(
        'THROMBOPHILIA SCREEN\n\nAPTT   48  High  25-37 s\n\nCOMMENT: Suggest recommence anticoagulation pending repeat - discussed with Dr Lee.\n',
      ),
    ).toMatch(/recommence blood thinner treatment/);
  });

  it('estrogen keeps its name', () => {
    expect(
      asked('BLOOD TEST\n\nAPTT  48  High  25-37 s\n\nCOMMENT: Avoid oestrogen-containing contraceptives.\n'),
    ).toMatch(/Avoid estrogen-containing contraceptives/);
  });
});
