import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const told = (text: string) => {
  const { findings, recommendations, keyPoints } = explainReport(text, knowledge);
  return [...keyPoints, ...findings.map((one) => one.text), ...recommendations.map((one) => one.text)].join('\n');
};
const list = (lines: string) =>
  told(
    `DISCHARGE SUMMARY\n\nDiagnosis: Heart failure.\n\nMEDICATIONS ON DISCHARGE:\nThiamine 100 mg daily\n${lines}\n`,
  );
const away = (name: string) => new RegExp(`to stop ${name}|${name} \\([^)]*\\) is on hold`, 'i');
const onList = (name: string) => new RegExp(`list includes [^.\n]*${name}|${name} [^.\n]*(?:is a new|stays on)`, 'i');

describe('a word behind a list of medicines', () => {
  it.each([
    ['Sertraline, olanzapine                           STOPPED', ['sertraline', 'olanzapine']],
    ['Aspirin, ramipril and ibuprofen, all stopped', ['aspirin', 'ramipril', 'ibuprofen']],
    ['Metformin 500 mg bd and gliclazide 80 mg, both held', ['metformin', 'gliclazide']],
    ['Naproxen & ibuprofen discontinued', ['naproxen', 'ibuprofen']],
    ['Ramipril, spironolactone withheld', ['ramipril', 'spironolactone']],
  ])('is said of all of it: %s', (line, names) => {
    const text = list(line);
    for (const name of names) {
      expect(text).toMatch(away(name));
      expect(text).not.toMatch(onList(name));
    }
  });
  it.each([
    ['Aspirin 75 mg, warfarin stopped', 'aspirin', 'warfarin'],
    ['Metformin 500 mg bd, gliclazide 80 mg od, stopped', 'metformin', 'gliclazide'],
    ['Aspirin 75 mg od, naproxen withheld', 'aspirin', 'naproxen'],
  ])('is said of the last alone where the first has its own dose: %s', (line, stays, goes) => {
    const text = list(line);
    expect(text).toMatch(onList(stays));
    expect(text).not.toMatch(away(stays));
    expect(text).toMatch(away(goes));
  });
});

describe('not continued', () => {
  it.each([
    ['Tinzaparin not continued.', 'tinzaparin'],
    ['Enoxaparin 40 mg daily, not continued', 'enoxaparin'],
    ['Omeprazole - not to be continued', 'omeprazole'],
    ['Dalteparin not for continuation', 'dalteparin'],
  ])('stays on no list: %s', (line, name) => {
    expect(list(line)).not.toMatch(onList(name));
    expect(list(line)).toMatch(new RegExp(name, 'i'));
  });
  it.each(['Enoxaparin 40 mg daily, continued', 'Enoxaparin 40 mg daily - to be continued'])(
    'is not read where it is continued: %s',
    (line) => {
      expect(list(line)).not.toMatch(away('enoxaparin'));
    },
  );
});

describe('unchanged in short', () => {
  it.each([
    'UNCHGD   Perindopril 5mg mane, tamsulosin 400mcg nocte',
    'Unchgd: perindopril 5 mg mane',
    'UNCHANGD  Perindopril 5mg mane',
    'Un-chgd - Perindopril 5 mg mane',
  ])('%s', (line) => {
    expect(list(line)).toMatch(/perindopril [^.\n]*stays on your list/i);
  });
});

describe('home medicines below the story of the stay', () => {
  const paper = (meds: string, more = '') =>
    told(
      `DISCHARGE SUMMARY\n\nFINAL DIAGNOSIS:\nPneumonia\n\nCOURSE IN THE WARD\nGiven oxygen. Afebrile since day 2.\n\n${meds}\n${more}\nFOLLOW UP: OPD in 2 weeks.\n`,
    );
  it.each([
    'HOME MEDS\n1. Nifedipine 30 mg OD\n2. Cefuroxime 500 mg BID to complete 7 d',
    'HOME MEDICATIONS:\n1. Nifedipine 30 mg OD\n2. Ferrous sulfate 1 tab BID x 3 mos',
    'Home medicines:\nNifedipine 30 mg OD\nParacetamol 500 mg q6h x 5 days',
    'HOME MEDS:\nNifedipine 30 mg OD\nAzithromycin 500 mg OD for 3 more days'.replace('3 more', '3'),
  ])('are to be taken from now on where a course has to be finished: %s', (meds) => {
    expect(paper(meds)).not.toMatch(/before you came in, you took/i);
    expect(paper(meds)).toMatch(onList('nifedipine'));
  });
  it.each([
    ['HOME MEDS\n1. Nifedipine 30 mg OD\n2. Metformin 500 mg BID', ''],
    [
      'HOME MEDS\n1. Nifedipine 30 mg OD\n2. Ferrous sulfate 1 tab BID x 3 mos',
      'DISCHARGE MEDS\n1. Amlodipine 5 mg OD\n',
    ],
  ])('are those of before elsewhere: %s', (meds, more) => {
    expect(paper(meds, more)).toMatch(/before you came in, you took nifedipine/i);
  });
});
