import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const of = (body: string) => {
  const analysis = explainReport(`SURGICAL PATHOLOGY REPORT\n\n${body}\n`, knowledge);
  const found = analysis.findings.map(({ text }) => text).join('\n');
  const asked = analysis.recommendations.map(({ text }) => text).join('\n');
  return { found, asked, all: [analysis.summary, ...analysis.keyPoints, found, asked].join('\n') };
};

describe('what is not needed for one reason alone', () => {
  it.each([
    'Margin involvement at the ectocervix does not of itself require repeat excision under national guidance.',
    'Involvement of the deep margin does not by itself require further excision.',
    'Routine re-excision is not required under current guidelines.',
  ])('is not promised away: %s', (line) => {
    const { all } = of(`COMMENT: ${line}`);
    expect(all).not.toMatch(/you do not need/i);
    expect(all).toContain(line.replace(/\.$/, ''));
  });

  it('a plain "not required" stays one', () => {
    expect(of('COMMENT: Re-excision is not required.').asked).toContain('you do not need');
  });
});

describe('one named edge is not all of them', () => {
  it('two clear edges beside one that is reached', () => {
    const { all } = of(
      'DIAGNOSIS: The endocervical margin and the deep lateral margin are clear of CIN by 4 mm and 3 mm respectively. CIN 3 reaches the ectocervical margin in A2.',
    );
    expect(all).not.toMatch(/[Tt]he edges of the removed tissue|clean cut edges \(negative/);
    expect(all).toMatch(/reach the edge of the removed tissue/);
  });

  it('an edge without a plain name keeps its own', () => {
    const { all } = of('DIAGNOSIS: The calvarial margin is free of tumour. The dural margin is involved.');
    expect(all).not.toMatch(/[Tt]he edges? of the removed tissue (?:looked clear|show)/);
  });

  it.each(['All margins are clear of carcinoma.', 'The resection margins are free of dysplasia.'])(
    'what is said of all of them stays so: %s',
    (line) => {
      expect(of(`DIAGNOSIS: ${line}`).found).toMatch(/The edges of the removed tissue show no sign of/);
    },
  );
});

describe('orders in a comment', () => {
  it.each([
    ['Wide local re-excision is required (1-2 cm margins for a lesion of this thickness) and sentinel node biopsy should be discussed.', /re-excision is required/],
    ['Suggest test of cure HPV sample at 6 months, as per the screening programme.', /test of cure[^.]*6 months/],
    ['Genetic counselling should be offered.', /gene expert/],
    ['A repeat biopsy is required as the sample is too small for a diagnosis.', /another biopsy/],
  ])('are among what is asked: %s', (line, asked) => {
    const told = of(`COMMENT: ${line}`);
    expect(told.asked).toMatch(asked);
    expect(told.found).not.toMatch(/shows an abnormal area/);
  }); // biome-ignore format: a table

  it.each([
    ['Correlation with cytology is satisfactory.', /fits with the earlier cell test/],
    ['Correlation with imaging is concordant.', /fits with the pictures/],
    ['The slides were seen at our daily consensus meeting and all colleagues agree.', /all agree/],
  ])('a comparison that is done asks for nothing: %s', (line, told) => {
    const { asked, found } = of(`DIAGNOSIS: Breast, core biopsy: Fibroadenoma.\nCOMMENT: ${line}`);
    expect(asked).toBe('');
    expect(found).toMatch(told);
  });

  it('a comparison that is wanted is asked for', () => {
    expect(of('COMMENT: Correlation with endoscopic findings is recommended.').asked).toMatch(/compare/);
  });

  it('what a diagnosis needs in general is no diagnosis', () => {
    expect(of('COMMENT: The diagnosis of coeliac disease requires positive serology.').all).not.toMatch(
      /shows bowel harm/,
    );
  });

  it('advice that stays shut is announced where the reader looks for it', () => {
    const { asked } = of(
      'DIAGNOSIS: Skin, back: Invasive melanoma.\nCOMMENT: Referral to a melanoma unit is recommended.',
    );
    expect(asked).toBe('The report asks for something that stands with what was found.');
  });
});

describe('words of tissue have the sense of tissue', () => {
  it.each([
    ['DIAGNOSIS: B-ALL with ETV6::RUNX1 fusion. This is generally regarded as favourable genetic subtype.', /passed down in families/],
    ['DIAGNOSIS: Products of conception identified. No molar change.', /tooth/],
    ['MICROSCOPY: There is diathermy artefact at the margin.', /mark on the picture/],
  ])('%s', (body, never) => {
    expect(of(body).all).not.toMatch(never);
  }); // biome-ignore format: a table
});
