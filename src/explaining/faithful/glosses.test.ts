import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import type { Analysis } from '../../contract/analysis.js';
import { checkFaithfulness, explainReport } from '../index.js';
import { sideProblems } from './checks.js';

const knowledge = wholeKnowledge();
const NOTE = 'EYE CLINIC NOTE\n\nHISTORY:\nFollow-up for glaucoma.\n\nPLAN:\n';
const problems = (text: string, change: (analysis: Analysis) => void = () => {}) => {
  const analysis = structuredClone(explainReport(text, knowledge));
  change(analysis);
  return checkFaithfulness(analysis, text, knowledge).join('\n');
};
/** Says something else of the first sentence that a pattern finds. */
const saying = (pattern: RegExp, told: string) => (analysis: Analysis) => {
  const sentence = analysis.sentences.find(({ text }) => pattern.test(text));
  if (sentence === undefined) throw new Error('no such sentence');
  const lists = [...analysis.findings, ...analysis.recommendations, ...analysis.labs];
  for (const one of lists) one.text = one.text.replace(sentence.text, told);
  sentence.text = told;
};

describe('what short forms of a quotation mean', () => {
  const text = `${NOTE}Chloramphenicol QDS OS 1/52, ASA 81 qd, Hb chk 6/52 zorbly.\n`;

  it('is borne out by the lists of short forms', () => expect(problems(text)).toBe(''));

  it.each([
    ['In this line, “OS” means the right eye.', /side “right”/],
    ['In this line, “1/52” means 3 weeks.', /number 3/],
    ['In this line, “ASA” means warfarin.', /warfarin/],
    ['In this line, “OS” means both eyes.', /side “both”/],
    // A short form that its line does not hold.
    ['In this line, “RLE” means the right leg.', /side “right”/],
  ])('is wrong otherwise: %s', (told, message) => {
    expect(problems(text, saying(/^In this line, /, told))).toMatch(message);
  });

  it('cites the medicine that a short form stands for', () => {
    const line =
      'DISCHARGE SUMMARY\n\nHOSPITAL COURSE:\nNSTEMI.\n\nPLAN:\nASA 81 qd lifelong, zorbly brolt per plimm.\n';
    const gloss = explainReport(line, knowledge).sentences.find((one) => /“ASA” means aspirin/.test(one.text));
    if (gloss !== undefined) expect(gloss.knowledge).toContain('aspirin');
  });
});

describe('what short forms mean beside the line', () => {
  const text = 'CORONARY ANGIOGRAM\n\nFINDINGS:\nLAD: 70% stenosis in the mid segment.\nLV is small.\n';
  const beside = (told: string) => (analysis: Analysis) => {
    const start = text.indexOf(/LV/.test(told) ? 'LV' : 'LAD');
    analysis.plain = [{ source: { start, end: text.indexOf('\n', start) }, text: told }];
  };

  it.each([
    'The front heart artery (left anterior descending artery) is much narrowed, by 70%.',
    'In this line, “LV” means the left ventricle.',
  ])('bears out its side: %s', (told) => expect(problems(text, beside(told))).toBe(''));

  it.each([
    'The front heart artery on the left is much narrowed, by 70%.',
    'The right heart artery (right coronary artery) is much narrowed, by 70%.',
    'In this line, “LV” means the right ventricle.',
  ])('bears out no other: %s', (told) => expect(problems(text, beside(told))).toMatch(/the side/));
});

describe('sides', () => {
  it('are both where the report says symmetric', () => {
    expect(sideProblems('They looked even on both sides.', 'Seminal vesicles symmetric.', '')).toEqual([]);
    expect(sideProblems('They looked even on both sides.', 'Seminal vesicles asymmetric.', '')).not.toEqual([]);
  });
});

describe('results told in running text', () => {
  const text =
    'PROGRESS NOTE\n\nHISTORY:\nShe had a CBC on the 12th of June 2006 with hemoglobin of 14.2.\n\nDATA:\nHer CBC performed in the office today showed hemoglobin of 11.3.\n\nPLAN:\nReturn in one week.\n';
  it('cite the earlier value where it stands', () => {
    const before = explainReport(text, knowledge).sentences.find((one) => /^It was 14\.2/.test(one.text));
    expect(before?.sources.map(({ start, end }) => text.slice(start, end)).join(' ')).toContain('14.2');
    expect(problems(text)).toBe('');
  });
});

describe('words that only look grave', () => {
  const told = (text: string) =>
    explainReport(text, knowledge)
      .findings.map((one) => one.text)
      .join('\n');
  const operation =
    'OPERATIVE REPORT\n\nPREOPERATIVE DIAGNOSIS: Gallstones.\nPROCEDURE: Cholecystectomy.\n\nPROCEDURE IN DETAIL:\n';
  it.each([
    [
      'PROGRESS NOTE\n\nHISTORY:\nShe has asthma and comes for birth control.\n\nPLAN:\nWe will put patient to Seasonale to start at the end of this cycle a pill.\n',
      /suicid/i,
    ],
    [
      `${operation}The subclavian vein was entered. A guidewire was passed. The dilator and guidewire were removed.\n`,
      /left in the body/i,
    ],
    [`${operation}The abdomen was irrigated. All sponge and instrument count was performed.\n`, /left in the body/i],
    [`${operation}The limb was elevated and exsanguinated and tourniquet placed 325 mmHg.\n`, /bleeding/i],
  ])('are not told as such: %s', (text, wrong) => {
    expect(told(text)).not.toMatch(wrong);
  });
  it('are told where they are meant', () => {
    expect(told('PSYCHIATRY NOTE\n\nHISTORY:\nHe says he will end his life tonight.\n')).toMatch(/ending one's life/);
    expect(told('CT ABDOMEN\n\nFINDINGS:\nRetained guidewire in the femoral vein.\n')).toMatch(/left in|retained/i);
  });

  it('leave nobody against advice who was only advised', () => {
    const summary = (text: string) =>
      explainReport(`DISCHARGE SUMMARY\n\nHOSPITAL COURSE:\n${text}\n`, knowledge).summary;
    expect(summary('She had pneumonia. She was given a voluntary drop against medical advice in court.')).not.toMatch(
      /you left against/,
    );
    expect(summary('She had pneumonia. AMA antibodies were negative.')).not.toMatch(/you left against/);
    expect(summary('She had pneumonia. She left against medical advice.')).toMatch(/you left against/);
  });
});
