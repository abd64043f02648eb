import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

function told(text: string): string {
  const analysis = explainReport(text, knowledge);
  return [analysis.summary, ...analysis.keyPoints, ...analysis.findings.map((one) => one.text)].join('\n');
}

describe('what a look with a camera found and treated at once', () => {
  const of = (title: string, line: string) =>
    told(`${title}\nIndication: bleeding. Prep: good.\nThe scope was passed with care. ${line} Plan: await histology.`);

  it.each<[string, string, RegExp]>([
    [
      'COLONOSCOPY REPORT',
      'A 12 mm pedunculated polyp in the sigmoid colon was removed by hot snare.',
      /12 mm .*polyp/,
    ],
    [
      'COLONOSCOPY REPORT',
      'Two sessile polyps of 3 and 4 mm in the rectum were resected with cold snare.',
      /3 and 4 mm/,
    ],
    ['COLONOSCOPY', 'Three diminutive polyps in the cecum were removed with cold forceps.', /polyps/],
    ['UPPER GI ENDOSCOPY', 'A 2 cm ulcer in the antrum was injected with adrenaline and clipped.', /ulcer/],
    ['COLONOSCOPY REPORT', 'A 3 cm mass in the descending colon was biopsied.', /mass|lump|growth/],
  ])('%s: %s', (title, line, says) => {
    expect(of(title, line)).toMatch(says);
  });

  it.each([
    'Care was taken to avoid a tear as the scope was removed.',
    'The colon was inflated, and the instrument was removed slowly.',
  ])('is no finding in: %s', (line) => {
    expect(of('COLONOSCOPY REPORT', line)).not.toMatch(/shows? a tear|notes a tear/);
  });
});

describe('which eye a line is on', () => {
  const letter = (right: string, left: string) =>
    `EYE CLINIC LETTER\nVA 6/9 and 6/18\n${right}: moderate non-proliferative diabetic retinopathy.\n${left}: retinal vein occlusion with macular oedema.\nPlan: review in 4 weeks.`;

  it.each([
    ['RE', 'LE'],
    ['OD', 'OS'],
    ['- RE', '- LE'],
    ['Right eye', 'Left eye'],
  ])('%s and %s', (right, left) => {
    const text = told(letter(right, left));
    expect(text).toMatch(/diabetes[^.]*right/);
    expect(text).toMatch(/blocked vein at the back of your left eye/);
  });

  it('is not said by "Re:" of a letter, nor by "LE" for the legs', () => {
    expect(told('Dear Dr A\nRe: Mr B, diabetic retinopathy\nHe has macular oedema.')).not.toMatch(/right/);
    expect(told('PROGRESS NOTE\nLE: pitting oedema to the knee.\nEyes: normal.')).not.toMatch(/left/);
  });
});

describe('what is no change', () => {
  it.each(['new vessels at the disc', 'new blood vessels on the iris'])('%s', (words) => {
    expect(told(`EYE CLINIC LETTER\nRight eye: proliferative retinopathy with ${words}.`)).not.toMatch(/It is new/);
  });
  it('but a new finding is new', () => {
    expect(told('CT CHEST\nIMPRESSION: New pleural effusion on the left.')).toMatch(/new/i);
  });

  it.each(['Next infliximab in two weeks.', 'infliximab', 'infliximab as before'])(
    'under a heading of changes stands each by its own words: %s',
    (line) => {
      const text = `DISCHARGE SUMMARY\nHospital course: Flare of colitis.\nMedication changes: ${line}`;
      expect(told(text)).not.toMatch(/has been changed/);
    },
  );
  it('a dose that went up under it is told so', () => {
    const text =
      'DISCHARGE SUMMARY\nHospital course: Gout.\nMedication changes:\nallopurinol increased to 300 mg daily\nmesalazine stopped';
    expect(told(text)).toMatch(/allopurinol[^.]*increased/i);
    expect(told(text)).toMatch(/stop[^.]*mesalazine/i);
  });
});

describe('a denial in a name', () => {
  it.each([
    'High risk non muscle invasive disease.',
    'Non-muscle invasive bladder cancer.',
    'Recurrent non muscle invasive tumour.',
  ])('%s', (line) => {
    const text = told(`PATHOLOGY\nBladder, TURBT:\nHigh grade urothelial carcinoma, pT1.\nComment: ${line}`);
    expect(text).not.toMatch(/shows cancer in the muscle/);
  });
  it('but invasion of the muscle stays one', () => {
    expect(
      told('PATHOLOGY\nBladder, TURBT:\nHigh grade urothelial carcinoma with muscularis propria invasion.'),
    ).toMatch(/muscle/);
  });
});

describe('lines that were taken for another part of the report', () => {
  it.each([
    'Compared with 2021 FEV1 has fallen by 210 mL.',
    'When compared to last year, the FVC is lower by 300 mL.',
    'Comparison with 2020: DLCO fell from 80% to 61%.',
  ])('a change since the last test is more than a comparison: %s', (line) => {
    const text = told(
      `PULMONARY FUNCTION TEST\nSpirometry: ratio 0.49.\nInterpretation: Moderate obstruction. ${line}`,
    );
    expect(text).toMatch(/210 mL|300 mL|61 ?%/);
  });
  it('a line that only names the earlier test is one', () => {
    expect(told('CT CHEST\nComparison: Compared with CT of 2021.\nIMPRESSION: Clear lungs.')).not.toMatch(
      /The report says: “Compared/,
    );
  });
  it.each([
    'The core contains 14 portal tracts. Bile ducts are intact.',
    'Sections show liver tissue. Bile ducts are intact.',
  ])('the slide begins below what was asked: %s', (line) => {
    const text = `Liver, needle biopsy\nIndication: ALT 140s, r/o AIH\n${line}\nDiagnosis: Autoimmune hepatitis.`;
    expect(told(text)).toMatch(/bile ducts looked whole/i);
  });
  it('HC opens the course of a stay', () => {
    const text = 'DISCHARGE SUMMARY\nPMH: COPD\nHC: 66F with cough. Influenza A PCR detected.\nMeds: oseltamivir';
    expect(told(text)).not.toMatch(/past health[^.]*flu\b/);
  });
});

describe('what was lost or turned round', () => {
  const stay = (line: string) => {
    const analysis = explainReport(
      `DISCHARGE SUMMARY\nDiagnosis: Pneumonia.\nTreatment: amoxicillin.\n${line}`,
      knowledge,
    );
    return [
      analysis.summary,
      ...analysis.findings.map((one) => one.text),
      ...analysis.recommendations.map((one) => one.text),
    ].join('\n');
  };

  it.each([
    ['GP: bloods twice weekly for 2 weeks. Avoid NSAIDs.', /NSAIDs/],
    ['PCP: BMP in 1 wk and stop ibuprofen.', /1 w/],
    ['GP: wound check at seven days, avoid swimming.', /swimming/],
    ['PCP kindly to recheck thyroid function in 6 weeks.', /6 weeks/],
  ])('what the family doctor is to do is told: %s', (line, says) => {
    expect(stay(line)).toMatch(says);
  });
  it.each(['GP: Dr A Smith', 'PCP: Jane Doe MD', 'GP: High Street Surgery'])('a name stays a name: %s', (line) => {
    expect(stay(line)).not.toMatch(/Smith|Doe|High Street/);
  });

  it.each(['Small hiatus hernia with free reflux to the mid oesophagus.', 'Umbilical hernia with free fluid in it.'])(
    '"free" in front of a noun denies nothing: %s',
    (line) => {
      expect(told(`BARIUM SWALLOW\nFINDINGS: ${line}`)).not.toMatch(/no sign of [^.]*(?:bulge|hernia)/);
    },
  );
  it.each(['All margins are tumor free.', 'Lymph nodes are tumour-free.'])('but behind a name it does: %s', (line) => {
    expect(told(`PATHOLOGY\nDIAGNOSIS: Colon: adenocarcinoma. ${line}`)).toMatch(
      /no sign of the growth|No cancer was found/,
    );
  });

  it.each(['ALK, ROS1, KRAS: no alteration.', 'ROS1 and NRAS: wild type.', 'BRAF, KRAS: not mutated.'])(
    'a gene that is named is no change of it: %s',
    (line) => {
      expect(told(`PATHOLOGY\nLUNG, BIOPSY:\nAdenocarcinoma.\n${line}`)).not.toMatch(/shows a change in the/);
    },
  );

  it('stones beside a swollen gallbladder are told', () => {
    expect(told('PATHOLOGY\nDIAGNOSIS: Gallbladder: chronic cholecystitis with cholelithiasis.')).toMatch(/gallstones/);
  });

  it.each(['ACS and PE felt unlikely.', 'PE unlikely, Wells 0.'])('PE that is unlikely: %s', (line) => {
    expect(stay(line)).toMatch(/blood clot in the lung[^.]* is unlikely/);
  });

  it.each(['Bile cultures grew Escherichia coli.', 'Abscess cultures grew MRSA.'])(
    'is no germ in the blood: %s',
    (line) => {
      expect(stay(line)).not.toMatch(/germs in the blood/);
    },
  );
  it('but of blood it is', () => {
    expect(stay('Blood cultures grew Escherichia coli in 2 of 2 bottles.')).toMatch(/blood/);
  });

  it('a story behind a list on its line is a story', () => {
    const text = stay(
      'Procedure: Laparoscopic cholecystectomy 12 May\nMrs K presented with two days of pain. Her glucose ran high and gliclazide 40 mg was added.',
    );
    expect(text).toMatch(/gliclazide[^.]*added/);
  });
});
