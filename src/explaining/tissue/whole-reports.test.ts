import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';
import { plainLine } from './plain-lines.js';

const knowledge = wholeKnowledge();
const explained = (text: string) => explainReport(text, knowledge);
const told = (text: string) =>
  explained(text)
    .findings.map((finding) => finding.text)
    .join('\n');
const ofBreast = (line: string) => told(`SURGICAL PATHOLOGY\nDIAGNOSIS\nRight breast, lumpectomy:\n- ${line}\n`);

describe('a line that names what was found and adds to it', () => {
  it.each([
    ['Invasive ductal carcinoma, Nottingham grade 3 (tubules 3, nuclei 3, mitoses 2), 17 mm in greatest dimension.', /The grade of the cancer is 3 of 3\./],
    ['Invasive ductal carcinoma, 17 mm, involving skeletal muscle.', /It reaches into the muscle\./],
    ['Invasive ductal carcinoma, solitary, 17 mm.', /It is the only one that was seen\./],
  ])('is told clause by clause, without a quotation: %s', (line, plain) => {
    const text = ofBreast(line);
    expect(text).toMatch(plain);
    expect(text).not.toContain('In the report’s words');
  }); // biome-ignore format: a table

  it('is quoted where a clause is not known', () => {
    expect(ofBreast('Invasive ductal carcinoma, 17 mm, with osteoclast-like giant cells.')).toContain('giant cells');
  });

  it('keeps its denial', () => {
    const text = ofBreast('Invasive ductal carcinoma, 17 mm, no skin, nipple or muscle involvement.');
    expect(text).not.toMatch(/reaches into/);
  });
});

describe('what is a sample and what is not', () => {
  it('letters below a numbered part are what was found in it', () => {
    const text = told(
      'SURGICAL PATHOLOGY\nFINAL DIAGNOSIS:\nPART 1: LYMPH NODE, STATION 7, BIOPSY - ONE LYMPH NODE, NEGATIVE FOR CARCINOMA (0/1).\nPART 2: LUNG, LEFT LOWER LOBE, LOBECTOMY -\n   A. SQUAMOUS CELL CARCINOMA, 3.1 CM.\n   B. LYMPHOVASCULAR INVASION PRESENT.\n   C. BRONCHIAL MARGIN FREE OF TUMOR.\n',
    );
    expect(text).not.toMatch(/sample [ABC]\b/i);
    expect(text).toMatch(/lymph node from station 7/);
    expect(text).toMatch(/It measures 3\.1 cm\./);
  });

  it('an edge or an answer in capitals names none', () => {
    const text = told(
      'HISTOLOGY\nDIAGNOSIS\nPART 1: LIVER, SEGMENT II, RESECTION: Hepatocellular carcinoma.\nPART 2: PORTAL VEIN AND HILAR MARGINS FREE\nPART 3: GALLBLADDER - CHOLESTEROLOSIS\n',
    );
    expect(text).not.toMatch(/sample from your vein/i);
    expect(text).toMatch(
      /portal vein and inner \(hilar\) edges of the removed tissue (?:in sample 2 )?show no sign of the growth/i,
    );
  });

  it('the organ gives the title, not the nodes beside it', () => {
    const { title } = explained(
      'PATHOLOGY\nSPECIMEN:\nA: LYMPH NODE, STATION 4R\nB: RIGHT UPPER LOBE, LOBECTOMY\nDIAGNOSIS:\nA: LYMPH NODE, STATION 4R: One lymph node, negative for carcinoma.\nB: RIGHT UPPER LOBE, LOBECTOMY: Adenocarcinoma of the lung.\n',
    );
    expect(title).toContain('lung');
  });
});

it('rows whose long names leave room for few dots are read', () => {
  const text = told(
    'PATHOLOGY\nSYNOPTIC:\n  Site ............... Oral tongue, right lateral\n  Histologic type .... Squamous cell carcinoma\n  Grade .............. G2\n  Greatest dimension . 2.2 cm\n  Depth of invasion .. 7 mm\n  LVI ................ Not identified\n',
  );
  expect(text).toMatch(/measures 2\.2 cm/);
  expect(text).toMatch(/goes 7 mm deep/);
  expect(text).toMatch(/grade is 2 of 3/);
});

describe('rows on nodes, edges and genes', () => {
  it.each([
    ['Level I: 0/3; Level II: 2/9 (11 mm, ENE negative)', 'cancer was found in 2 of the 9 lymph nodes from level II'],
    ['Lymph nodes: right pelvic 0/5, left pelvic 0/8', 'no cancer was found in the lymph nodes from the right pelvis (5 checked) and the left pelvis (8 checked)'],
    ['Para-aortic lymph nodes: three of nine positive', 'cancer was found in 3 of the 9 lymph nodes from the back of the belly that were checked'],
    ['Proximal and distal enteric margins negative', 'the near (proximal) and far (distal) edges of the removed tissue show no sign of the growth'],
    ['Posterior mucosal margin 2.5 mm, deep margin 7 mm, other margins > 5 mm', 'the free space from the growth is 2.5 mm to the back edge, 7 mm to the deep edge and more than 5 mm to all other edges'],
    ['R1', 'cancer cells reach a cut edge under the microscope (R1)'],
    ['FISH: SS18 rearrangement detected', 'a change was found in the gene SS18 (rearrangement)'],
  ])('%s', (line, plain) => expect(plainLine(line)?.texts[0]).toBe(plain)); // biome-ignore format: a table

  it.each(['R1 not assessable', 'Lymph nodes: cannot be assessed', 'FISH: SS18 rearrangement', 'Level of care 2/3'])(
    'left to others: %s',
    (line) => expect(plainLine(line)).toBeNull(),
  );

  it('what lies at one edge is not what the others are measured from', () => {
    const texts = plainLine('Deep margin 6 mm; severe dysplasia at the anterior margin')?.texts.join(' ') ?? '';
    expect(texts).not.toMatch(/dysplasia\)? to the deep/);
  });
});
