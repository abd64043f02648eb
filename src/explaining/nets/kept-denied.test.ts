import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

function told(text: string): string {
  const { summary, keyPoints, findings } = explainReport(text, knowledge);
  return [summary, ...keyPoints, ...findings.map((one) => one.text)].join('\n').replace(/“[^”]*”/g, '“…”');
}

const image = (line: string): string => told(`MRI LUMBAR SPINE\n\nFINDINGS:\n${line}\n`);
const tissue = (line: string): string => told(`SURGICAL PATHOLOGY REPORT\n\nDIAGNOSIS:\n${line}\n`);
const stay = (line: string): string => told(`DISCHARGE SUMMARY\n\nHOSPITAL COURSE:\n${line}\n`);

describe('"relative" and "maternal" that name no kin', () => {
  it.each([
    'Beginning relative spinal canal stenosis at L4/5.',
    'Relative stenosis of the spinal canal at L3/4.',
    'Relative narrowing of the left neural foramen.',
    'There is a relative foraminal stenosis on the right at L5/S1.',
  ])('%s', (line) => {
    const letter = image(line);
    expect(letter).not.toMatch(/family/);
    expect(letter).toMatch(/narrow/);
  });

  it.each([
    'Close relative with breast cancer.',
    'One relative has breast cancer.',
    'A relative died of breast cancer.',
  ])('%s', (line) => {
    expect(stay(line)).not.toMatch(/\b(?:You had|you have) breast cancer/i);
  });

  it.each([
    'Maternal vascular malperfusion, (moderate in degree)',
    'Maternal vascular malperfusion, low grade.',
    'Maternal malperfusion with two infarcts.',
    'Maternal vascular malperfusion',
  ])('the afterbirth of a newborn: %s', (line) => {
    const letter = told(
      `PLACENTA REPORT\n\nCLINICAL DETAILS\nG2P1. Live male, 2080 g. Apgars 7/9. SCBU 4 days.\n\nCONCLUSION\nSmall placenta with\n  1. ${line}\n`,
    );
    expect(letter).not.toMatch(/family/);
    expect(letter).toMatch(/blood flow from the mother/);
  });

  it('keeps an illness of the mother of a newborn hers', () => {
    const letter = told(
      'NEONATAL DISCHARGE SUMMARY\n\nHISTORY\nNewborn male, Apgars 8/9. Maternal diabetes during the pregnancy.\n\nHOSPITAL COURSE\nJaundice, treated with light.\n',
    );
    expect(letter).not.toMatch(/[Yy]ou (?:had|have) diabetes/);
  });
});

describe('a denial that is cut by the end of a line', () => {
  it.each([
    ['  Alert, smiling. Fontanelle closed. No neck\n  stiffness, no rash. Throat red.', /neck stiffness|stiff neck/],
    ['  Alert. Talking in sentences. No chest\n  pain, no cough. Walks unaided.', /no chest pain/],
    [
      '  Bright and well. Eating. No abdominal\n  pain, no vomiting. Chest clear.',
      /no (?:belly|abdominal|stomach) pain/,
    ],
    ['  Comfortable. Apyrexial. No new\n  weakness, no numbness. Walks well.', /no (?:new )?weakness/],
  ])('%s', (lines, denied) => {
    const letter = stay(lines);
    expect(letter).toMatch(denied);
    expect(letter).not.toMatch(/(?:had|found|with) (?:stiffness|pain|weakness)/);
  });

  it('keeps the lines of a list apart', () => {
    const letter = stay('  no fever\n  chest pain\n  no cough\n');
    expect(letter).not.toMatch(/no (?:sign of )?(?:fever,? (?:or )?)?chest pain/);
  });
});

describe('"not det" at the end of a list', () => {
  it.each([
    'flu A/B, RSV, COVID not det',
    'Resp PCR: influenza A/B and COVID not det.',
    'Swab: flu and COVID not det.',
    'Nose swab - influenza, COVID-19 not detected.',
  ])('%s', (line) => {
    expect(stay(line)).not.toMatch(/(?:had|notes) (?:the flu|COVID)/);
  });

  it.each(['COVID-19 detected.', 'Rhinovirus detected; flu not det. Treated for COVID-19.'])('but %s', (line) => {
    expect(stay(line)).not.toMatch(/no (?:sign of )?COVID/);
  });
});

describe('what remains a concern, what may account for a thing', () => {
  it.each([
    'Primary lung adenocarcinoma remains a concern despite low avidity.',
    'Metastatic disease remains a possibility given the history.',
    'Lymphoma remains a real concern in view of the nodes.',
    'Lung cancer is still a concern despite the normal PET.',
  ])('%s', (line) => {
    expect(told(`CT CHEST\n\nCONCLUSION:\n${line}\n`)).not.toMatch(/(?:scan|CT) shows|[Yy]ou have/);
  });

  it.each([
    'Lymphocytic thyroiditis - may account for the atypia.',
    'Inflammation may account for the atypia.',
    'Repair could account for the atypia.',
    'Thyroiditis might well account for the atypia.',
  ])('%s', (line) => {
    expect(tissue(line)).not.toMatch(/may show cells that look unusual/);
  });

  it.each(['Adenocarcinoma.', 'Invasive adenocarcinoma is present.'])('but %s', (line) => {
    expect(tissue(line)).toMatch(/The sample shows/);
  });
});

describe('a nought behind a letter in the rows of a form', () => {
  it.each(['Vein invasion | V0', 'Lymphatic invasion | L0', 'Perineural invasion | Pn0', 'Venous invasion: V0'])(
    '%s',
    (row) => {
      expect(tissue(`Adenocarcinoma of the colon.\n${row}`)).not.toMatch(
        /shows (?:growth into|cancer cells (?:in small|around))/,
      );
    },
  );

  it.each(['Perineural invasion | Pn1', 'Lymphatic invasion | present'])('but %s', (row) => {
    expect(tissue(`Adenocarcinoma of the colon.\n${row}`)).not.toMatch(/no (?:sign of )?cancer cells/);
  });
});

describe('what a test may miss, and a type that was not given', () => {
  it.each([
    'Ultrasound cannot detect all abnormalities.',
    'A normal scan does not exclude all abnormalities.',
    'Ultrasound may not show every abnormality.',
    'This scan will not detect all abnormalities.',
  ])('%s', (line) => {
    expect(told(`OBSTETRIC ULTRASOUND\n\nFINDINGS:\n${line}\n`)).not.toMatch(/no sign of|shows problems/);
  });

  it.each([
    'Salter-Harris I fracture cannot be excluded.',
    'A Salter-Harris type I injury of the distal fibula cannot be excluded on X-ray.',
    'Salter-Harris I injury could not be ruled out.',
    'A Salter-Harris II fracture is not excluded.',
  ])('%s', (line) => {
    expect(told(`X-RAY ANKLE\n\nFINDINGS:\n${line}\n`)).not.toMatch(/Salter-Harris\) is|break runs/);
  });

  it.each(['Salter-Harris II fracture of the distal radius.', 'Salter-Harris II fracture; a tear cannot be excluded.'])(
    'but %s',
    (line) => {
      expect(told(`X-RAY WRIST\n\nFINDINGS:\n${line}\n`)).toMatch(/Salter-Harris\) is II/);
    },
  );
});

describe('one thing with a side of its own behind a denial', () => {
  it.each([
    ['No mass, pneumothorax on the left.', 'air around the lung'],
    ['No pulmonary embolism, right lower lobe consolidation present.', 'a solid-looking area in the lung'],
    ['Without mass, fracture at L1.', 'broken bone'],
  ])('is neither denied nor told as there: %s', (line, thing) => {
    const letter = image(line);
    expect(letter).toContain('can be read in two ways');
    expect(letter).toMatch(new RegExp(`Ask your doctor whether [^.]*${thing} was seen or ruled out`));
    expect(letter).not.toMatch(new RegExp(`(?:no sign of|shows) [^.]*${thing}`));
  });

  it.each(['No mass, pneumothorax or effusion.', 'No mass, pneumothorax, effusion.', 'No fracture, dislocation seen.'])(
    'is denied in a list: %s',
    (line) => {
      expect(image(line)).toContain('no sign of');
      expect(image(line)).not.toContain('two ways');
    },
  );
});

it('what did not get better is not told as better', () => {
  expect(image('No improvement in the large subdural haematoma.')).not.toMatch(/become better|smaller/);
  expect(image('Improvement in the large subdural haematoma.')).toMatch(/better|smaller/);
});

it('a cancer that a line tells in other words than usual still weighs', () => {
  const weight = (text: string) =>
    explainReport(text, knowledge).findings.find(({ concepts }) => concepts.includes('melanoma'))?.importance;
  expect(weight('Skin biopsy unexpectedly shows melanoma.')).toBe('important');
  expect(weight('Skin biopsy to exclude melanoma is booked.')).not.toBe('important');
});
