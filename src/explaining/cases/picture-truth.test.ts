import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { checkFaithfulness } from '../faithful/faithfulness.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();

const analysed = (text: string) => {
  const analysis = explainReport(text, knowledge);
  expect(checkFaithfulness(analysis, text, knowledge)).toEqual([]);
  return { ...analysis, found: analysis.findings.map((finding) => finding.text).join(' ') };
};

describe('a fracture written as a sign', () => {
  it('is denied with what stands beside it', () => {
    const { found } = analysed(
      'RIGHT SHOULDER, 3 VIEWS\nFindings: No # or dislocation.\nConclusion: No acute bony injury.',
    );
    expect(found).not.toMatch(/shows a (?:joint out of place|broken)/);
    expect(found).toMatch(/no sign of [^.]*joint out of place/);
  });

  it('is told where it is', () => {
    const { found } = analysed(
      'LEFT KNEE, 2 VIEWS\nFindings: Soft tissue swelling.\nConclusion: Undisplaced patellar #.',
    );
    expect(found).toMatch(/broken kneecap/);
  });
});

describe('an early pregnancy', () => {
  it('that the report cannot judge yet is told as no loss', () => {
    const { summary, findings } = analysed(
      'EXAM: US PELVIS TRANSVAGINAL\nFINDINGS: Single intrauterine gestational sac. Yolk sac is present. No fetal cardiac activity is seen at this time.\nIMPRESSION: Early intrauterine pregnancy of uncertain viability. Recommend follow-up ultrasound in 10-14 days.',
    );
    expect(summary).not.toMatch(/no heartbeat/);
    expect(findings.map(({ importance }) => importance)).not.toContain('urgent');
  });

  it('without a heartbeat that the report calls a loss stays one', () => {
    const { findings } = analysed(
      'EXAM: OBSTETRIC ULTRASOUND\nFINDINGS: Single fetus with a crown-rump length of 24 mm. No fetal cardiac activity.\nIMPRESSION: Fetal demise at 9 weeks.',
    );
    expect(findings.some(({ sensitive }) => sensitive)).toBe(true);
    expect(findings.map(({ text }) => text).join(' ')).toMatch(/no heartbeat|died|death|demise/);
  });
});

describe('an operation by a shared word', () => {
  it('on a cyst of the kidney is none on the lung', () => {
    const { found } = analysed(
      'CT ABDOMEN\nFINDINGS: Postsurgical change of the right kidney from prior cyst decortication.\nIMPRESSION: No acute finding.',
    );
    expect(found).not.toMatch(/lung/);
  });
});

describe('a change that is denied', () => {
  it.each([
    ['The consolidation is not resolving.', /clearing up|smaller|less of it/],
    ['The consolidation has not improved.', /become better|smaller/],
    ['The pleural effusion has not decreased.', /less of it|smaller/],
    ['Non-resolving consolidation in the right lower lobe.', /clearing up|smaller/],
    ['The mass is no longer enlarging.', /gone now|no longer shows/],
    ['Incompletely resolved consolidation in the right lower lobe.', /gone now|gone away/],
  ])('is told as none: %s', (line, never) => {
    expect(analysed(`CT CHEST\n\nFINDINGS:\n${line}\n`).found).not.toMatch(never);
  });

  it.each([
    ['Resolving right lower lobe consolidation.', /clearing up/],
    ['The consolidation has improved.', /become better/],
    ['The pleural effusion has decreased.', /less of it/],
    ['The mass is no longer seen.', /no longer shows|gone/],
    ['The consolidation in the right lower lobe has resolved.', /gone/],
  ])('and one that is not denied as it is: %s', (line, told) => {
    expect(analysed(`CT CHEST\n\nFINDINGS:\n${line}\n`).found).toMatch(told);
  });
});

describe('what the label of a line lends the next', () => {
  it('leaves the line itself to be told', () => {
    const { found } = analysed(
      'X-RAY BOTH FEET\nRIGHT FOOT: No fracture.\nLEFT FOOT: There is flattening of the second head with a crescent of lucency. No displaced fracture.',
    );
    expect(found).toMatch(/flattening of the second head/);
    expect(found).not.toMatch(/x-ray both feet|no displaced fracture/i);
  });

  it('tells a raised fat pad of the elbow as what it can mean', () => {
    const { findings, found } = analysed(
      'X-RAY BOTH ELBOWS\nRIGHT ELBOW: No fracture.\nLEFT ELBOW: There is elevation of the anterior fat pad. No displaced fracture.',
    );
    expect(found).toMatch(/fat pushed up by fluid in your left elbow/);
    expect(findings[0]?.importance).toBe('important');
    expect(analysed('X-RAY LEFT ELBOW\nFINDINGS: No fat pad sign.').found).toMatch(/no sign of fat pushed up/);
  });

  it('takes no radial head for the head', () => {
    const { title } = analysed('Radiology Report\nX-RAY LEFT ELBOW\nThere is a fracture of the radial head.');
    expect(title).toBe('X-ray of the left elbow');
  });
});

describe('a lump that looks suspicious', () => {
  it('is there, and what it may be is open', () => {
    const { found } = analysed(
      'MAMMOGRAM\nCLINICAL HISTORY: Left breast lump.\nFINDINGS: There is a 14 mm spiculated mass in the left breast. This corresponds to the palpable lump.\nIMPRESSION: 14 mm spiculated mass left breast, highly suspicious. BI-RADS 5.',
    );
    expect(found).toMatch(/shows a lump \(mass\) in your left breast/);
    expect(found).toMatch(/This matches the lump that can be felt/);
    expect(found).not.toMatch(/may show a lump|shows a lump that can be felt/);
  });

  it('leaves open what is no more than suspected', () => {
    expect(analysed('CT CHEST\n\nFINDINGS:\nPulmonary embolism is suspicious.').found).not.toMatch(
      /shows a blood clot/,
    );
  });
});

it('one pressed root is no pressure on the whole bundle', () => {
  const spine = (line: string) => analysed(`MRI LUMBAR SPINE\n\nFINDINGS:\n${line}`).summary;
  expect(spine('L4/5: LARGE central disc extrusion compressing the left L5 nerve root.')).not.toMatch(/cauda/);
  expect(spine('L4/5: Large central disc extrusion compressing the cauda equina nerve roots.')).toMatch(/cauda/);
  expect(spine('L4/5: Massive disc extrusion, crowding of the roots.')).toMatch(/cauda/);
});
