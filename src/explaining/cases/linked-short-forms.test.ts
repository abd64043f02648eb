import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explain = (line: string) =>
  explainReport(`Clinic note\n\nSeen with a cough for two days.\n\n${line}\n`, knowledge);
const told = (line: string) =>
  explain(line)
    .findings.map(({ assertion, text }) => `[${assertion}] ${text}`)
    .join('\n');
const plain = (line: string) =>
  explain(line)
    .plain.map(({ text }) => text)
    .join('\n');

describe('illnesses, operations and answers by their short forms', () => {
  it.each([
    ['?IUGR.', /\[possible\] You may have a baby that grows too slowly \(IUGR\)/],
    ['No RWMA.', /\[absent\] The report notes no sign of a part of the heart that moves poorly \(RWMA\)/],
    [
      'No EPS or TD was noted.',
      /\[absent\] You had no stiffness or shaking that some medicines can cause \(EPS\) or movem/,
    ],
    ['BRVO L eye.', /\[present\] The report notes a blocked vein at the back of your left eye \(BRVO\)/],
    ['VPS in situ.', /A tube that drains brain fluid \(ventriculoperitoneal shunt\) is in place/],
    [
      'Previous VBAC 2019.',
      /\[historical\] The report lists: previous VBAC \(birth through the vagina after a cesarean\)/,
    ],
    ['s/p lap chole 2015.', /\[historical\] The report lists: after removal of the gallbladder 2015/],
    ['Mother had HCV cirrhosis.', /\[family\] Your mother has had a liver infection with hepatitis C \(HCV\)/],
    ['Abd NAD.', /The exam of your belly was normal/],
    ['CVS NAD. Resp NAD.', /The exam of your heart was normal[\s\S]*The exam of your chest was normal/],
  ])('%s', (line, wanted) => expect(told(line)).toMatch(wanted));

  it.each([
    ['HBV vaccine given.', /infection/],
    ['HBV DNA neg.', /infection/],
    ['PET bloods normal, BP 120/80, postnatal day 2.', /dangerous high blood pressure/],
    ['The detection zone is 169 with SVT discrimination.', /notes a sudden fast heartbeat/],
  ])('is no illness: %s', (line, wrong) => expect(told(line)).not.toMatch(wrong));
});

describe('"HE" of the liver and "he"', () => {
  it.each([
    ['Cirrhosis on lactulose. No HE today.', /no sign of confusion from liver disease \(HE\)/],
    ['Cirrhosis on lactulose. HE has settled.', /\[historical\] Confusion from liver disease has settled/],
    [
      'Cirrhosis on lactulose. Previous HE in 2019.',
      /\[historical\] The report lists: previous confusion from liver disease in 2019/,
    ],
    ['68M known alcoholic cirrhosis, HE gr II, on lactulose.', /HE \(confusion from liver disease\) grade II/],
  ])('%s', (line, wanted) => expect(told(line)).toMatch(wanted));

  it('is told apart in lines in capitals', () => {
    const lines =
      'CIRRHOSIS. HE WAS ADMITTED WITH CONFUSION. HE WAS GIVEN LACTULOSE AND HE IMPROVED. NO HE AT DISCHARGE.';
    expect(plain(lines)).toMatch(/You were admitted with confusion/);
    expect(plain(lines)).toMatch(/You were given lactulose and you improved/);
    expect(plain(lines)).toMatch(/no (?:sign of )?confusion from liver disease/);
    expect(plain(lines)).not.toMatch(/no you\b/i);
  });

  it('is nobody who is spoken of where no liver is', () => expect(plain('No HE today.')).not.toMatch(/no you\b/i));
});
