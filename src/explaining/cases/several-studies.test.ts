import { describe, expect, it } from 'vitest';
import { explained, findings, found } from '../../../test/explained.js';

const HEAD_AND_NECK = (between: string, end = '') =>
  `CT HEAD\nFINDINGS: No hemorrhage. There is no skull fracture.\n${between}\nCT CERVICAL SPINE\nFINDINGS: No fracture or dislocation.\n${end}`;

describe('several studies on one paper', () => {
  it('what is denied has the part of its own study as its place', () => {
    const text = found(HEAD_AND_NECK('IMPRESSION: No acute intracranial abnormality.\n', 'IMPRESSION: No acute fracture.\n'));
    expect(text).toMatch(/no sign of bleeding \(hemorrhage\) in your head/);
    expect(text).toMatch(/no new broken bone \(fracture\) in the neck part of your spine/);
    expect(text).toMatch(/no sign of a broken skull bone \(skull fracture\)\./);
    expect(text).not.toMatch(/“/);
  }); // biome-ignore format: one call

  it('each study keeps its denial of the same thing, and its side', () => {
    const text = found(
      'XR LEFT KNEE 2 VIEWS\nNo fracture.\n\nXR RIGHT ANKLE 3 VIEWS\nNo fracture. Soft tissue swelling over the lateral malleolus.\n',
    );
    expect(text).toMatch(/broken bone \(fracture\) in your left knee/);
    expect(text).toMatch(/no sign of a broken bone in your right ankle/);
    expect(text).toMatch(/swelling in the soft tissue of your right outer ankle bone/);
    expect(text).not.toMatch(/VIEWS/);
  });

  it('what is said of one organ is not said of all that the study shows', () => {
    const text = findings(
      'CT ABDOMEN\nThe spleen holds several calcified granulomas, but no masses.\n\nCT PELVIS\nNo free fluid.\n',
    );
    expect(text).not.toMatch(/masses?\)? in your belly/);
    expect(text).toMatch(/free fluid\) in your pelvis/);
  });

  it('a list of all that was made lends no place to what follows', () => {
    const text = findings(
      'CT HEAD WITHOUT CONTRAST\nCT CERVICAL SPINE WITHOUT CONTRAST\n\nFINDINGS:\nNo hemorrhage. No dislocation.\n',
    );
    expect(text).toMatch(/no sign of bleeding \(hemorrhage\)\./);
    expect(text).not.toMatch(/in the neck/);
  });

  it('a conclusion behind them all is of none of them alone', () => {
    const text = findings(HEAD_AND_NECK('', '\nIMPRESSION:\n1. No infarct.\n2. No mass.\n'));
    expect(text).not.toMatch(/(?:mass|lump)[^.]* in the neck/);
  });

  it('pictures made in several ways are told of as one report', () => {
    const { findings: told, summary } = explained(
      'X-RAY CHEST PA\nLungs clear. No effusion.\n\nULTRASOUND ABDOMEN\nLiver normal. No gallstones. No free fluid.\n',
    );
    const text = told.map((one) => one.text).join('\n');
    expect(summary).toContain('This is an X-ray of your chest and an ultrasound of your belly.');
    expect(text).toMatch(/The report shows no sign of gallstones\./);
    expect(text).toMatch(/free fluid\) in your belly/);
    expect(text).not.toMatch(/X-ray shows/);
  });

  it.each([
    ['CT HEAD\nNo hemorrhage.\n\nCT CERVICAL SPINE\nNo fracture.\n', 'CT scan of the head and the neck part of the spine'],
    ['XR LEFT KNEE\nNo fracture.\n\nXR RIGHT ANKLE\nNo fracture.\n', 'X-ray of the left knee and the right ankle'],
    ['X-RAY CHEST PA\nLungs clear.\n\nULTRASOUND ABDOMEN\nNo gallstones.\n', 'X-ray of the chest and ultrasound of the belly'],
    ['CT HEAD\nCOMPARISON:\nCT CHEST 2019\nFINDINGS: No hemorrhage.\n', 'CT scan of the head'],
  ])('the title of %j names them all', (text, title) => expect(explained(text).title).toBe(title)); // biome-ignore format: a table
});
