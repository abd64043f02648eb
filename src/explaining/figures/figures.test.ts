import { describe, expect, it } from 'vitest';
import { explained, faithful, findings } from '../../../test/explained.js';

/** All findings of a row that stands alone, held against its words. */
const row = (text: string): string => {
  const { findings: all } = faithful(text);
  return all.map((one) => one.text).join('\n');
};

describe('rows of figures are told in words', () => {
  it.each([
    ['bone density', 'DEXA: L1-L4 T -2.7, NOF T -1.9, FRAX 14/3.2', [/lower spine is -2\.7\. This is in the range that doctors call osteoporosis/, /neck of the thigh bone is -1\.9\. The bone there is somewhat thinner/, /years to come \(FRAX\) is 14%\. The chance of a broken hip in the years to come is 3\.2%/]],
    ['bone density by sides', 'DXA: LS T-2.1 Z-1.0, L hip T -1.4, R hip T -0.6', [/lower spine is -2\.1.*Z-score\) there is -1\.0/, /your left hip is -1\.4/, /your right hip is -0\.6\. This is in the usual range/]],
    ['breathing', 'Spirometry: FEV1 1.8 (62%) FVC 3.1 (88%) ratio 58%', [/one second \(FEV1\) was 1\.8: 62% of what is expected/, /breath out \(FVC\) was 3\.1: 88%/, /first second \(FEV1\/FVC\) was 58%/]],
    ['breathing in shares', 'PFTs: FEV1 45%, FVC 80%, ratio 0.52, DLCO 40%, post BD +14%', [/\(FEV1\) was 45% of what is expected/, /\(DLCO\) was 40%/, /After the inhaled medicine you blew out 14% more/]],
    ['a tracing', 'ECG: Sinus rhythm 72, PR 210, QRS 148, QTc 430, LBBB', [/delay in the heart's electric signal \(LBBB\)/, /beat 72 times a minute/, /\(PR\) was 210 ms, longer than usual/, /\(QRS\) was 148 ms, longer than usual/, /\(QTc\) was 430 ms, as usual/]],
    ['a recording', 'Holter: SR, min 41 max 139 avg 71, VE 2.4%, SVE <1%, no AF, longest pause 1.8 s', [/slowest, your heart beat 41/, /fastest, your heart beat 139/, /2\.4% of all beats were extra beats from the lower heart/, /Less than 1% of all beats were extra beats from the upper heart/, /longest gap between two beats lasted 1\.8 seconds/, /no sign of an irregular heartbeat called AFib/]],
    ['a nerve', 'R median motor DL 5.8 ms (N<4.2), CMAP 4.1 mV, CV 48 m/s', [/muscle fibers of the right nerve in the middle of the wrist \(median\), the signal took 5\.8 ms to reach the muscle, slower than usual \(the usual is less than 4\.2\)/, /\(CMAP\) measured 4\.1 mV/, /ran at 48 m\/s/]],
    ['sleep', 'Sleep study: AHI 32, ODI 28, nadir sats 74%, T90 18%', [/severe sleep apnea/, /dropped 28 times an hour \(ODI\)/, /At its lowest, the oxygen in your blood was 74%/, /low for 18% of the time \(T90\)/]],
    ['hearing', 'Audiogram: PTA R 45 dB L 30 dB, speech discrimination 88% R, 96% L, tymp type A bilat', [/right ear hears tones from 45 dB/, /left ear hears tones from 30 dB/, /right ear understood 88% of the words/, /eardrum moves as it should \(type A\)/]],
    ['the bladder', 'Urodynamics: Qmax 8 ml/s, PVR 180 ml, Pdet Qmax 68 cmH2O, capacity 320 ml, no DO', [/flowed at 8 ml a second at its fastest/, /180 ml of urine stayed in the bladder/, /did not squeeze while it filled/]],
    ['the ankles', 'ABI R 0.62 L 0.91, toe pressure R 38 mmHg', [/right ankle is 0\.62 times that at your arm \(ABI\)/, /left ankle it is 0\.91 times/, /right toe is 38 mmHg/]],
    ['heart arteries', 'Cardiac CT: Calcium score 0. LAD, LCx, RCA normal. LM: 25-49% stenosis.', [/calcium score of your heart arteries is 0/, /front heart artery \(LAD\), left side heart artery \(LCx\) and right heart artery \(RCA\) looked open/, /left heart artery \(left main[^)]*\) is narrowed by 25 to 49%/]],
    ['an echo', 'Echo: EF 38%, LVIDd 5.8, mild MR, mod AS (mean gradient 22), RVSP 44', [/ejection fraction\) is 38%/, /\(LVIDd\), measures 5\.8/, /mild leak of the mitral heart valve/, /moderate narrowing of the aortic heart valve/, /\(RVSP\) is 44 mmHg/]],
  ])('%s', (_, text, says) => {
    const told = row(text);
    for (const words of says) expect(told).toMatch(words);
    expect(told).not.toContain('The report says');
  }); // biome-ignore format: a table

  it('adds what no measure reads in the words of the line', () =>
    expect(row('ECG: Sinus rhythm 72, PR 168, QTc 410, fragmented QRS in III')).toMatch(
      /The line also says “[^”]*in III”/,
    ));

  it('tells the valve that a printed line is of', () =>
    expect(findings('2D ECHO\nAV: Tricuspid, calcified. PG/MG 38/22 mmHg, AVA 1.3 cm2.\nLVEF 50%\n')).toMatch(
      /pressure step across your aortic heart valve is 38 mmHg, and the average one 22 mmHg/,
    ));

  it('keeps a weak pump important', () => {
    const { findings: all } = explained('2D ECHO\nLVIDd 5.8 cm LVIDs 4.6 cm LA 4.6 LVEF 34 %\n');
    expect(all.find(({ text }) => text.includes('34%'))?.importance).toBe('important');
  });

  it.each(['ECG in 2019: PR 210, QRS 148, QTc 430.', 'Target: PR 160, QRS 90, QTc 400 if possible.'])(
    'tells nothing of another time as of now: %s',
    (line) => expect(findings(`CLINIC LETTER\nDiagnosis: Heart failure\n\n${line}\n`)).not.toMatch(/\(PR\) was/),
  );
});

describe('what a recording did not find', () => {
  it.each(['AF burden 0%.', 'AF 0 % of the time.'])('%s', (line) => {
    expect(findings(`HOLTER 24H\n${line}\n`)).not.toMatch(/shows an irregular heartbeat|soft spot/);
  });
  it.each(['VT 0 runs, SVT 2 runs.', '0 runs of VT.', 'VE 12, VT 0.'])('%s', (line) => {
    const { findings: all } = explained(`HOLTER 24H\n${line}\n`);
    expect(all.filter(({ importance }) => importance === 'urgent')).toEqual([]);
  });
  it('no alarm for a pause of under three seconds, one for a long pause', () => {
    const urgent = (line: string) =>
      explained(`HOLTER 48H\n${line}\n`).findings.some(({ importance }) => importance === 'urgent');
    expect(urgent('Pauses >2.5s: 2, longest 2.9s at 04:22 (asleep).')).toBe(false);
    expect(urgent('Pauses >2.5s: 12, longest 6.4s at 10:22, dizzy.')).toBe(true);
  });
});

it('weighs no heart tracing of a child by the limits of adults', () => {
  const told = row('ECG\nPatient: 3 year old boy\nSinus rhythm 110, PR 190 ms, QRS 100 ms, QTc 440 ms');
  expect(told).toMatch(/\(PR\) was 190 ms\./);
  expect(told).not.toMatch(/as usual|than usual/);
});
