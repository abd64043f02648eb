import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { checkFaithfulness } from '../faithful/faithfulness.js';
import { explainReport } from '../index.js';
import { plainLine } from './plain-lines.js';

const texts = (line: string) => plainLine(line)?.texts.join('. ') ?? null;

describe('whole lines of a tissue report in plain words', () => {
  it.each([
    [
      'Deep margin: 0.8mm (clear but close)',
      'the deep edge of the removed tissue shows no sign of the growth. the free space there is 0.8 mm wide, which is close',
    ],
    [
      'Margins negative for invasive carcinoma; closest is superior at 3 mm',
      'the edges of the removed tissue show no sign of invasive cancer. the nearest edge is the upper edge, 3 mm away',
    ],
    [
      'Anterior margin involved by DCIS',
      'the front edge of the removed tissue shows DCIS (early cancer cells inside a milk duct)',
    ],
    [
      'Margins: proximal, distal and radial (12 mm) NOT involved - R0',
      'the near (proximal), far (distal) and outer side edges of the removed tissue show no sign of the growth. the free space named is 12 mm wide',
    ],
    ['Lymph nodes: 2 of 28 positive', 'cancer was found in 2 of the 28 lymph nodes that were checked'],
    ['Nodes: 0/14', 'no cancer was found in the 14 lymph nodes that were checked'],
    [
      'Sentinel nodes: Right 0/2, Left 0/1',
      'no cancer was found in the lymph nodes: 2 checked on the right and 1 on the left',
    ],
    [
      '2 of 21 lymph nodes contain metastatic carcinoma; no extranodal extension.',
      'cancer was found in 2 of the 21 lymph nodes that were checked. no cancer was seen growing out of a lymph node',
    ],
    ['B L base x2: Benign', 'no cancer was found in the left base of the prostate'],
    [
      'R apex: HGPIN. No carcinoma',
      'in the right tip (apex) of the prostate the cells look very abnormal, but short of cancer (HGPIN)',
    ],
    [
      'E L mid Adenocarcinoma 3+4=7 2 2/2 40% 5.5',
      'cancer was found in the left middle of the prostate: Gleason score 3+4=7, in 2 of 2 pieces',
    ],
    [
      'TTF-1 positive, Napsin A positive, p40 negative',
      'the stains for lung cells (TTF-1 and Napsin A) were positive. the stain for flat surface cells (p40) was negative',
    ],
    [
      'CD20+, CD3-',
      'the stain for white blood cells of the B kind (CD20) was positive. the stain for white blood cells of the T kind (CD3) was negative',
    ],
    [
      'MLH1 and PMS2: loss of nuclear expression; MSH2 and MSH6 intact',
      'the repair proteins MLH1 and PMS2 are missing. the repair proteins MSH2 and MSH6 are there, as they should be',
    ],
    ['PD-L1 (22C3): TPS 60%', 'the protein PD-L1 was found on 60% of the cells. it helps to choose the treatment'],
    ['EGFR: no mutation detected', 'no change that counts was found in the gene EGFR'],
    ['Mitotic rate: <1/mm2', 'the lab counted fewer than 1 dividing cell (mitosis) in a square millimeter'],
    [
      'Tumour budding: 7 buds (Bd2, intermediate)',
      'a middle number of small groups of cells were seen at the edge of the growth (tumor budding)',
    ],
    ['Dukes C1', 'the Dukes stage is C1: cancer was found in lymph nodes nearby, and the highest one is free of it'],
    ['No definite granulomas', 'no clear sign of small spots from irritation (granulomas) was seen'],
    [
      'No parasites or viral inclusions are seen on H&E',
      'no sign of parasites or changes in the cells from a virus was seen',
    ],
    [
      'Adequacy: Satisfactory for evaluation; endocervical/transformation zone component absent',
      'there was enough in the sample to judge. cells from the area where changes most often start were not in it',
    ],
    [
      'Plasma cells 2%, no clonal excess',
      '2% of the cells counted in the marrow were plasma cells, which make antibodies. they are a mixed group, as is usual',
    ],
    [
      'Myometrial invasion: Present, inner half (<50%)',
      'the cancer has grown into the inner half of the muscle wall of the womb only',
    ],
    [
      'Surveillance interval per endoscopist',
      'the doctor who did the look inside will decide when the next check is due',
    ],
    ['For gynae MDT.', 'a team of doctors will talk about it together'],
  ])('“%s”', (line, told) => expect(texts(line)).toBe(told));

  it.each([
    'Margins cannot be assessed',
    'Margin status unknown',
    'Margins not clear',
    'DCIS is 1 mm from the medial margin',
    'Lymph nodes: 3 of 2',
    'R base Benign 1/2',
    'Right breast mass: Benign',
    'Left base of tongue: Benign',
    'Left lateral neck: Benign',
    'Left apex of lung: Benign',
    'CD99 positive, FLI1 positive',
    'TTF-1 weak',
    'Not positive for CD30',
    'MLH1 promoter methylation requested',
    'PD-L1 pending',
    'KRAS testing requested',
    'No evidence of metastasis or dysplasia',
    'Unsatisfactory for evaluation',
    'ROSE: inadequate',
    'Not for MDT',
    'Dr. Smith disagrees',
    'p53 null pattern cannot be excluded',
    'Adenocarcinoma 3+4=8 1/2',
  ])('leaves “%s” to others', (line) => expect(texts(line)).toBeNull());

  it('stand in place of quotes, each with its sample, and none tells of cancer before it is announced', () => {
    const report =
      'SURGICAL PATHOLOGY REPORT\n\nDIAGNOSIS\nLeft breast, excision:\n- Invasive ductal carcinoma, grade 2.\n- Margins: clear; closest posterior, 4 mm.\n- Microcalcifications: present, associated with DCIS.\n\nSYNOPTIC\nNodes: 1/3\nMitotic rate: 4/10 hpf\nE-cadherin: membranous staining retained\n';
    const knowledge = wholeKnowledge();
    const analysis = explainReport(report, knowledge);
    expect(checkFaithfulness(analysis, report, knowledge)).toEqual([]);
    const open = analysis.findings.filter(({ sensitive }) => !sensitive).map(({ text }) => text);
    const all = analysis.findings.map(({ text }) => text).join('\n');
    expect(open.join('\n')).not.toMatch(/cancer/i);
    expect(all).toContain('The nearest edge is the back edge, 4 mm away.');
    expect(all).toContain('The lab counted 4 dividing cells (mitoses) in 10 views through the microscope.');
    expect(all).toContain('Cancer was found in 1 of the 3 lymph nodes that were checked.');
    expect(all).not.toMatch(/says: “(?:Mitotic|Nodes|E-cadherin|Micro)/);
  });
});
