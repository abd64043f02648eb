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

describe('words that turn an order round', () => {
  it.each([
    'Discharge from colposcopy.',
    'HRT should not be restarted.',
    'Proceed to plasma exchange without waiting for electron microscopy.',
    'MRI rather than biopsy is advised.',
  ])('are not told as the order: %s', (line) => {
    const { asked, all } = of(`RECOMMENDATION: ${line}`);
    expect(all).not.toMatch(/asks for/);
    expect(asked).toContain(`“${line.replace(/\.$/, '')}”`);
  });

  it('the plain order beside them stays one', () => {
    expect(of('RECOMMENDATION: Colposcopy is advised.').asked).toMatch(/asks for .*\(colposcopy\)/);
    expect(of('RECOMMENDATION: Discharge to GP with colposcopy in 6 months.').asked).toMatch(/asks for .* in 6 months/);
  });
});

describe('what is not there, and not done', () => {
  it('a warning is told as something to watch for', () => {
    const { found, asked } = of('COMMENT: Any increase in coughing of blood or breathlessness is a threat to life.');
    expect(found).not.toMatch(/notes a cough|become worse|shortness of breath/);
    expect(asked).toContain('“Any increase in coughing of blood');
    expect(of('COMMENT: There is an increase in blasts, and mild fibrosis.').found).toContain('scar tissue');
  });

  it('a check to come was not done yet', () => {
    const { all, asked } = of('COMMENT: Left lobe nodule: ultrasound follow-up after 12 months as per radiologist');
    expect(all).not.toMatch(/You had an ultrasound/);
    expect(asked).toMatch(/asks for an ultrasound after 12 months/);
  });

  it('what the method cannot tell is no finding', () => {
    const { all } = of(
      'COMMENT\nCytology cannot differentiate follicular adenoma from follicular carcinoma, as capsular invasion can be assessed only on histopathology.',
    );
    expect(all).toContain('This kind of test cannot tell everything');
    expect(all).not.toMatch(/links it to|may show/);
  });

  it('no tests are awaited', () => {
    const awaited = (line: string) =>
      explainReport(
        `SURGICAL PATHOLOGY REPORT\n\nFINAL DIAGNOSIS: Colon, biopsy: Benign colonic mucosa.\n\nCOMMENT: ${line}\n`,
        knowledge,
      ).confidence.because.join(' ');
    expect(awaited('No further tissue studies are pending and no treatment follows.')).not.toContain('not in yet');
    expect(awaited('EGFR testing is pending.')).toContain('not in yet');
  });

  it('the second HER2 test has the last word', () => {
    const { found } = of('RECEPTORS\nHER2: 2+ (equivocal), FISH NOT amplified (negative)');
    expect(found).toContain('HER2 negative');
    expect(found).not.toMatch(/was in between/);
  });
});

describe('a table of prostate cores', () => {
  it('is told row by row, and its head and the picture that led there are no findings', () => {
    const { all } = of(
      'SPECIMENS AND RESULTS\n\nSite\tCores\tPositive\tGleason score\tLength of tumour\t% pattern 4\nA. Left mid PZ (MRI target)\t4\t3\t3+4=7\t8 mm max\t15%\nB. Left base\t2\t0\t-\t-\t-\n\nSUMMARY\nProstatic adenocarcinoma, Gleason score 3+4=7.',
    );
    expect(all).not.toMatch(/You had an MRI|shows a growth/);
    expect(all).toMatch(/left middle outer zone target area of the prostate: Gleason score 3\+4=7, in 3 of 4 pieces/);
    expect(all).toMatch(/No cancer was found in the left base of the prostate \(2 pieces\)/);
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

describe('a doubt in a bracket or behind a "but"', () => {
  it.each([
    'Suspicious (but not diagnostic) for lymphoma.',
    'Atypical glands, suspicious but not diagnostic for adenocarcinoma.',
    'Borderline (suspicious) for acute T-cell mediated rejection (Banff 2019: i1 t1 v0).',
    'Suspicious for (but not diagnostic of) carcinoma.',
  ])('makes it no more than possible: %s', (line) => {
    const { all } = of(`DIAGNOSIS: ${line}`);
    expect(all).toMatch(/may show/);
    expect(all).not.toMatch(/(?:sample|you) (?:shows|have) (?:an attack|cancer)/);
  });

  it('what is denied behind a bracket stays denied', () => {
    expect(of('DIAGNOSIS: Negative (see comment) for dysplasia.').found).toMatch(/no sign of abnormal cells/);
  });

  it('what is less likely is told so', () => {
    expect(of('COMMENT: Less likely possibilities include metastatic melanoma and sarcoma.').all).not.toMatch(
      /may show cancer spread/,
    );
  });

  it('what a comment favours is announced gently, and no place to consider is asked for', () => {
    const favoured = of('COMMENT: Metastatic carcinoma of breast origin is favoured over a primary lung tumour.');
    expect(favoured.all).toMatch(/talk over with you/);
    expect(of('COMMENT: Primary sites to consider are pancreas, stomach and biliary tree.').asked).toBe('');
    expect(of('COMMENT: Calcineurin inhibitor toxicity is a consideration.').asked).toBe('');
    expect(of('COMMENT: Consideration should be given to repeat biopsy.').asked).toMatch(/another biopsy/);
  });
});

describe('of what place or sample', () => {
  it('a germ of a bone is none of the blood', () => {
    const { all } = of('Bone, left great toe, biopsy: Acute osteomyelitis. Culture grew Staphylococcus aureus.');
    expect(all).not.toMatch(/in the blood|call them now/);
    expect(all).toMatch(/bone infection/);
  });

  it('what stands under several organs is of none of them by its label', () => {
    const { all } = of(
      'Uterus, cervix, tubes and ovaries, hysterectomy: Leiomyomata, largest 6.2 cm. Cervix with squamous metaplasia. Fallopian tubes with paratubal cysts. No malignancy.',
    );
    expect(all).not.toMatch(
      /from (?:your tubes and ovaries|the neck of your womb)[^.]*(?:muscle lumps|beside the ovaries)/,
    );
    expect(all).toMatch(/muscle lumps in the womb/);
  });

  it('an inflamed vein of the cord is no clot near the skin', () => {
    const { all } = of('Placenta, 38 weeks: Acute chorioamnionitis; fetal stage 1 (umbilical phlebitis).');
    expect(all).not.toMatch(/near the skin|belly button/);
  });
});

describe('how far it is to an edge', () => {
  const found = (line: string) => of(`DIAGNOSIS: ${line}`).found;

  it.each([
    ['Tumor extends to within 0.5 mm of the deep margin.', /lies less than 0\.5 mm from the deep edge/],
    ['Lesion 8 mm from the deep margin.', /lies 8 mm from the deep edge/],
    ['Margins: anterior 2 mm, posterior positive.', /front edge it is 2 mm\. The back edge of the removed tissue shows/],
    ['Margins: anterior 2 mm, posterior 6 mm, closest margin superior 1 mm.', /1 mm to the upper edge \(the nearest\)/],
    ['Margins - invasive component: 3.4 mm peripheral, 4.8 mm deep', /free space from the invasive part is 3\.4 mm to the side edge and 4\.8 mm to the deep edge/],
    ['Circumferential resection margin (CRM): 0.8 mm, positive (<1 mm).', /counts as reached: the growth is 0\.8 mm away/],
    ['TUMOR INVADES THROUGH MUSCULARIS PROPRIA INTO PERICOLIC ADIPOSE TISSUE.', /gone through the muscle layer \(muscularis propria\) of the wall into the fat around the bowel/],
  ])('is never its size or its depth: %s', (line, says) => {
    const text = found(line);
    expect(text).toMatch(says);
    expect(text).not.toMatch(/[Ii]t measures|front and back edges|in your muscle layer/);
  }); // biome-ignore format: a table

  it('a size stays one', () => {
    expect(found('Invasive ductal carcinoma, 14 mm.')).toMatch(/measures 14 mm/);
  });
});

describe('what the report has answered is not asked', () => {
  const questions = (body: string) =>
    explainReport(`SURGICAL PATHOLOGY REPORT\n\n${body}\n`, knowledge).questions.join('\n');

  it('where it began, once the growth has its own stage', () => {
    const nodes = 'Two of 21 lymph nodes positive for metastatic carcinoma (2/21).';
    expect(questions(`DIAGNOSIS: Right colon: Adenocarcinoma of cecum. ${nodes} pT3 pN1b.`)).not.toMatch(
      /Where did it start/,
    );
    expect(questions('DIAGNOSIS: Lymph node, neck: Adenocarcinoma.')).toMatch(/Where did it start/);
  });

  it('how the cells will be taken out, once they have been', () => {
    expect(questions('Nature of specimen: LLETZ cervix\nCONCLUSION: CIN 3 with HPV changes.')).not.toMatch(
      /How will these cells be removed/,
    );
    expect(questions('Specimen: Cervix, punch biopsy\nCONCLUSION: CIN 3.')).toMatch(/How will these cells be removed/);
  });
});
