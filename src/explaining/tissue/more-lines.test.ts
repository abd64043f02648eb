import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';
import { plainLine } from './plain-lines.js';

const knowledge = wholeKnowledge();
const texts = (line: string) => plainLine(line)?.texts.join('. ') ?? null;
const told = (report: string) =>
  explainReport(report, knowledge)
    .findings.map(({ text }) => text)
    .join('\n');

describe('lines of tissue reports in plain words', () => {
  it.each([
    ['MGMT promoter: methylated', 'the gene MGMT is switched off in the growth (methylated)'],
    ['MGMT promoter methylation: not detected', 'the gene MGMT is not switched off'],
    ['1p/19q: not codeleted', 'has not lost both pieces of chromosomes'],
    ['1p/19q codeletion: present', 'has lost the two pieces of chromosomes called 1p and 19q'],
    ['ATRX retained', 'the protein ATRX is there'],
    ['INI-1: loss of nuclear expression', 'the protein INI-1 is missing'],
    ['EGFR: amplified', 'many extra copies of the gene EGFR'],
    ['MDM2 amplified by FISH', 'many extra copies of the gene MDM2'],
    ['MYCN: not amplified', 'no extra copies of the gene MYCN'],
    ['FISH: t(4;14) not detected', 'no swap of pieces between the chromosomes 4 and 14'],
    [
      't(11;14) detected in 60% of cells',
      'the chromosomes 11 and 14 have swapped pieces in the abnormal cells, t(11;14), 60% of them',
    ],
    ['del(17p) not detected', 'no missing piece of chromosome 17 (17p)'],
    ['17p deletion: detected in 12%', 'the abnormal cells lack a piece of chromosome 17 (17p) in 12% of the cells'],
    ['Gain 1q detected', 'an extra piece of chromosome 1 (1q)'],
    [
      'Plasma cells account for 28% of nucleated cells, some binucleate',
      '28% of the cells that were counted are plasma cells',
    ],
    [
      'CD138 highlights plasma cells at 30-40%, kappa restricted',
      '30 to 40% of the cells are plasma cells (cells that make germ fighters). they all make the same protein (kappa)',
    ],
    ['D2 - normal', 'the sample from the small bowel looks normal'],
    [
      'D2: duodenal mucosa showing normal villous architecture',
      'the tiny folds of the lining of the small bowel (villi) look normal',
    ],
    ['Helicobacter-like organisms are seen on H&E', 'germs that look like the stomach germ H. pylori were seen'],
    [
      'Antrum: moderate chronic active gastritis',
      'the lining of the stomach shows moderate swelling (gastritis). it has been there for a while (chronic). it is active now',
    ],
    [
      'Biopsy category B5b',
      'the code of the sample is B5b. this code stands for cancer that has grown into the tissue around it (invasive)',
    ],
    ['Cytology: C2', 'this code stands for cells that are not cancer (benign)'],
    ['Thy3f', 'it cannot be told yet whether it is cancer'],
    ['Mismatch repair proteins: intact (MLH1, PMS2, MSH2, MSH6)', 'the repair proteins of the cells are all there'],
    ['The large cells are CD30+, CD15+, PAX5 weak+, CD20-, CD45-, ALK-', 'were positive: CD30, CD15 and PAX5'],
  ])('%s', (line, plain) => {
    expect(texts(line)).toContain(plain);
  });

  it.each(['B2', 'C5', 'Gastritis of unknown cause', 'MGMT pending', 'No H. pylori seen'])(
    'does not read “%s” as such',
    (line) => {
      expect(texts(line) ?? '').not.toMatch(/code of the sample|switched|germ H\. pylori was found/);
    },
  );

  it('tells each type of a virus with its own answer', () => {
    expect(told('GYN CYTOLOGY\nHPV 16: DETECTED. HPV 18/45: NOT DETECTED.')).toContain('type 18 or 45, was not found');
  });

  it('reads what the microscope showed below the reason for the test', () => {
    const all = told(
      'LIVER BIOPSY\nIndication: Raised ALT.\nCore of liver 18 mm, 12 portal tracts. Macrovesicular steatosis involving about 40% of hepatocytes. No cirrhosis.\nDiagnosis: Steatohepatitis.',
    );
    expect(all).toContain('About 40% of the liver cells hold fat');
    expect(all).toContain('no sign of a scarred liver');
    expect(all).not.toMatch(/before the test|reason for the test, the report notes: “(?:NAS|Macro)/);
  });

  it('reads each edge of a line, and gives no space to another edge', () => {
    expect(
      told(
        'SURGICAL PATHOLOGY\nDIAGNOSIS:\nRIGHT COLON, HEMICOLECTOMY:\n- ADENOCARCINOMA.\n- PROXIMAL AND DISTAL MARGINS NEGATIVE; RADIAL MARGIN CLEAR BY 0.8 CM.',
      ),
    ).toMatch(
      /near \(proximal\) and far \(distal\) edges[^.]*no sign[^.]*\. The outer side edge[^.]*\. The free space there is 0\.8 cm/,
    );
  });

  it('takes the length of a needle core for no temperature of the body', () => {
    expect(told('BONE MARROW TREPHINE\nTrephine: Good core 16 mm. Cellularity 40%.')).not.toMatch(
      /too cold|low body temp/,
    );
  });

  it('reads what was seen of the cells below the name of a sample', () => {
    const all = told(
      'CYTOLOGY REPORT\nSpecimen: Pleural fluid\nCell block: TTF-1 positive, CK7 positive, CK20 negative.\nDiagnosis: Metastatic adenocarcinoma.',
    );
    expect(all).toMatch(/TTF-1/);
  });

  it('takes tissue of a lost pregnancy with no sign of a mole for no pregnancy outside the womb', () => {
    const report = (seen: string) =>
      told(`HISTOLOGY\nSpecimen: Products of conception\nMicroscopic: ${seen}\nDiagnosis: See above.`);
    expect(
      report('Sections show first trimester chorionic villi and decidua. No trophoblastic proliferation.'),
    ).not.toMatch(/outside the womb/);
    expect(report('Decidua only. No chorionic villi or trophoblast seen.')).toMatch(/outside the womb/);
  });
});
