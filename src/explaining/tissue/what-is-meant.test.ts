import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';
import { plainLine } from './plain-lines.js';

const knowledge = wholeKnowledge();
const read = (text: string) => explainReport(text, knowledge);
const told = (body: string) => {
  const { summary, findings, recommendations } = read(`SURGICAL PATHOLOGY REPORT\n\n${body}\n`);
  return [summary, ...findings.map((one) => one.text), ...recommendations.map((one) => one.text)].join('\n');
};
const texts = (line: string) => plainLine(line)?.texts.join('. ') ?? null;

describe('what a line of a tissue report is said of', () => {
  it.each([
    'Nodular hyperplasia with chronic inflammation and a granuloma, AFB and PAS stains negative.',
    'Granuloma, ZN, PAS and GMS negative.',
    'Granuloma with necrosis, Giemsa and Gram stains were negative.',
    'Patchy inflammation with a granuloma, acid-fast and fungal stains negative.',
    'Chronic inflammation and a granuloma, CMV and HSV immunostains are negative.',
  ])('stains that are negative deny nothing in front of them: %s', (line) => {
    expect(told(`DIAGNOSIS:\nLung, biopsy: ${line}`)).not.toMatch(/no sign of[^.]*(?:irritation|granuloma|swelling)/i);
  });

  it.each([
    ['Granuloma, dysplasia and carcinoma are negative.', /no sign of[^.]*irritation[^.]*cancer/],
    ['Negative for granuloma and dysplasia.', /no sign of[^.]*irritation/],
  ])('what is denied stays so: %s', (line, denied) => {
    expect(told(`DIAGNOSIS:\nLung, biopsy: ${line}`)).toMatch(denied);
  });

  it.each([
    'RAS-type change. Seen in follicular adenoma, NIFTP and follicular-patterned carcinomas; does not by itself establish malignancy.',
    'Such changes occur in follicular adenoma and carcinoma.',
    'This pattern is commonly described in follicular adenoma, NIFTP and carcinoma.',
    'RAS mutations are also found in NIFTP and in carcinoma.',
    'Reported in follicular adenoma; it is not specific.',
  ])('where a change occurs in general is no finding: %s', (line) => {
    expect(told(`DIAGNOSIS:\nThyroid, left, FNA: Bethesda III.\n${line}`)).not.toMatch(
      /(?:sample[^.\n]*shows|You were seen)[^.\n]*(?:carcinoma|adenoma|NIFTP)/i,
    );
  });

  it.each([
    ['Found in the left breast: DCIS and LCIS.', /shows[^.]*DCIS/],
    ['Seen in one focus: adenocarcinoma and dysplasia.', /shows[^.]*adenocarcinoma/],
  ])('what was found in a place stays a finding: %s', (line, found) => {
    expect(told(`DIAGNOSIS:\n${line}`)).toMatch(found);
  });

  it.each([
    'Mild edema and focal surface hemorrhage, likely prep/procedure related.',
    'Focal surface hemorrhage, probably biopsy-related trauma.',
    'Mild edema and hemorrhage, consistent with bowel preparation effect.',
    'Surface hemorrhage, thought to be due to the procedure.',
  ])('what comes of the test itself is quoted with that: %s', (line) => {
    const text = told(`FINAL DIAGNOSIS:\nColon, biopsy:\n- Colonic mucosa.\n- ${line}`);
    expect(text).not.toMatch(/shows bleeding|leaking/);
    expect(text).toContain('thought to come from the test');
  });

  it('an ulcer of an illness is none of the test', () => {
    expect(told('FINAL DIAGNOSIS:\nColon, biopsy: Ulcer, likely due to Crohn disease.')).not.toContain(
      'come from the test',
    );
  });

  it.each([
    ['Features s/o celiac disease.', /probably shows[^.]*celiac/],
    ['Findings s/o lymphoma.', /probably shows[^.]*lymphoma/],
  ])('“s/o” leaves it likely: %s', (line, likely) => {
    expect(told(`IMPRESSION:\n${line}`)).toMatch(likely);
  });

  it.each(['Positive : CD13, CD33 (bright homogenous), CD117', 'Negative: HLA-DR, CD34 (intact), CD11b'])(
    'a list of markers is no normal part: %s',
    (line) => {
      expect(told(`BONE MARROW\n\nIMPRESSION:\nAcute leukemia.\n${line}`)).not.toContain('noted as normal');
    },
  );

  it.each(['HPV (primary, nucleic acid)', 'High-risk HPV DNA test', 'HPV PCR', 'Primary HPV screening test'])(
    'the name of a virus test is no finding of the virus: %s',
    (line) => {
      const text = told(
        `${line}\n  HPV 16: NOT DETECTED\n  HPV 18: NOT DETECTED\n  HPV Other (12 types): NOT DETECTED`,
      );
      expect(text).not.toMatch(/shows a common virus/);
      expect(text).not.toContain('One part of the sample');
    },
  );

  it('a virus that was found stays found', () => {
    expect(told('DIAGNOSIS:\nCervix, Pap test: HPV DNA detected.')).not.toMatch(/no sign of[^.]*HPV/);
  });

  it('a part of the sample that is normal does not make the whole so', () => {
    const text = told(
      'FINAL DIAGNOSIS\n1. DUODENUM, BIOPSY:\n   - Normal villi.\n2. STOMACH, BIOPSY:\n   - Antral mucosa with chronic gastritis. Body mucosa WNL.\n   - H. pylori NOT seen (Giemsa).',
    );
    expect(text).not.toMatch(/from your stomach looked normal/);
    expect(text).toMatch(/no sign of a stomach infection/);
    expect(text).not.toContain('antigen');
  });

  it('blood counts in a report of the marrow are of the blood', () => {
    const { labs } = read(
      'BONE MARROW ASPIRATION AND FLOW CYTOMETRY\n\nCBC           Result      Ref\nHb            7.8 g/dL    13-17\nPlatelets     14 x10^9/L  150-410\n\nASPIRATE\nHypercellular marrow.\n\nIMPRESSION\nAcute leukemia.',
    );
    expect(JSON.stringify(labs)).not.toMatch(/bone marrow (?:hb|platelets)/i);
    expect(labs.map(({ test }) => test)).toEqual(['hemoglobin', 'platelets']);
  });

  it('each line of a numbered sample is said of that sample', () => {
    const text = told(
      'SPECIMENS RECEIVED\n(1) Lt calf, excision   (2) Nose, Rt ala, punch 3mm\n(3) Rt forearm, shave\n\nMICROSCOPY + DIAGNOSIS\n\n1. LT CALF: MELANOMA, superficial spreading type.\n     Breslow thickness: 0.4 mm\n\n2. R ALA: Basal cell carcinoma, nodular.\n   Extends to base and one edge of the punch.\n\n3. R FOREARM: Actinic keratosis; early invasion cannot be fully excluded, not favoured.\n   Clinical f/up; re-biopsy if persists or thickens.',
    );
    expect(text).toMatch(/What was found in sample 2 reaches the deep edge and one edge/);
    expect(text).toMatch(/right forearm[^.]*could not be ruled out, but is thought less likely/);
    expect(text).toMatch(/right forearm[^.]*another sample if the spot stays or gets thicker/);
  });
});

describe('a report of samples of several places is called so', () => {
  it.each([
    'SPECIMEN(S)\n 1. Duodenum D1/D2     2. Gastric antrum + body\n 3. Terminal ileum     4. Random colon\n\nDIAGNOSIS\n1. Normal.',
    'SPECIMENS\nA. Duodenum\nB. Stomach, antrum\nC. Colon, right\n\nDIAGNOSIS\nA. Normal.',
  ])('%#', (body) => {
    expect(read(`SURGICAL PATHOLOGY REPORT\n\n${body}`).title).toBe('Pathology report of several samples');
  });
});

describe('lines on the marrow and the gut', () => {
  it.each([
    [
      'Erythroid and megakaryocytes markedly reduced',
      'there are far fewer cells that make red blood cells and cells that make platelets (megakaryocytes) than usual',
    ],
    ['Megakaryocytes: markedly decreased', 'there are far fewer cells that make platelets (megakaryocytes) than usual'],
    ['Erythroid series is mildly increased', 'there are slightly more cells that make red blood cells than usual'],
    ['Megakaryocytes are absent', 'no cells that make platelets (megakaryocytes) were seen'],
    ['IEL count 18/100 enterocytes (not increased)', 'the immune cells in the gut lining are not more than usual'],
    [
      'Two consecutive negative co-tests after treatment: test of cure is complete',
      'two tests in a row after your treatment were clear. the check that the treatment has worked (test of cure) is complete',
    ],
    ['Test of cure complete', 'the check that the treatment has worked (test of cure) is complete'],
    ['Endocervical/TZ component: PRESENT', 'the sample holds cells from the area where changes most often start'],
  ])('%s', (line, plain) => {
    expect(texts(line)).toBe(plain);
  });

  it.each(['Myeloid cells: positive', 'Megakaryocytes reduced and clustered', 'IELs 45/100 enterocytes, increased'])(
    'a line that says more is left to others: %s',
    (line) => {
      expect(texts(line) ?? '').not.toMatch(/than usual$/);
    },
  );
});

describe('lines of the paper', () => {
  it.each([
    'Taken: 22 May 2025    Rec: 24 May 2025    Reported: 29 May 2025',
    'Coll: 04-Jul-2025   Rec’d: 05-Jul-2025',
    '** ADDENDUM ISSUED - see below **',
    'Results sent to NCSP Register.',
    'Dr. med. Friederike Osterwald       [stamp]',
  ])('%s', (line) => {
    const text = told(`${line}\n\nDIAGNOSIS\nSkin, left arm, shave: Seborrheic keratosis.\n\n${line}`);
    expect(text).not.toContain('You reported');
    expect(text).not.toMatch(/May 2025|Jul-2025|ADDENDUM|Register|Osterwald/);
  });
});
