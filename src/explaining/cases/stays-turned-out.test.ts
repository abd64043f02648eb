import { describe, expect, it } from 'vitest';
import { explained, faithful, findings } from '../../../test/explained.js';
import { assertMention } from '../../understanding/index.js';

const visit = (lines: string) =>
  `EMERGENCY DEPARTMENT NOTE\n\nCHIEF COMPLAINT: Feeling unwell.\n\nED COURSE: ${lines}\n`;
const stay = (lines: string) => `DISCHARGE SUMMARY\n\nDISCHARGE DIAGNOSIS: Pneumonia.\n\nHOSPITAL COURSE: ${lines}\n`;
const urgent = (text: string) => faithful(text).findings.filter(({ importance }) => importance === 'urgent');

describe('what was thought of and did not turn out so', () => {
  it.each([
    'Dissection and PE were considered and felt unlikely.',
    'Ectopic pregnancy was entertained and then discarded.',
    'We considered meningitis, but this was judged very unlikely.',
    'There was a question of a retinal detachment last week but on exam I could find none.',
    'I considered ovarian torsion and do not think that this is the case.',
  ])('is no alarm: %s', (line) => {
    const note = `CLINIC LETTER\n\nDiagnosis: Migraine\n\n${line}\n`;
    expect(urgent(note)).toEqual([]);
    expect(findings(note)).not.toMatch(/The report notes a|[Yy]ou may have/);
  });
  it('an illness that is there keeps its alarm beside it', () => {
    const note =
      'CLINIC LETTER\n\nDiagnosis: Migraine\n\nPE was considered and felt unlikely. CT today shows a ruptured aortic aneurysm.\n';
    expect(urgent(note)).not.toEqual([]);
  });
  it('a fear of dying is no wish to die', () => {
    const note = (said: string) => `CLINIC LETTER\n\nDiagnosis: Panic attacks\n\nPatient states ${said}.\n`;
    expect(urgent(note('"I feel like I am going to die" when it starts'))).toEqual([]);
    expect(urgent(note('he is going to die tonight and has a gun'))).not.toEqual([]);
  });
});

describe('a stay tells each thing of its own time', () => {
  it.each([
    ['58M hx of gout adm w/ [fever] and a low blood pressure.', 'recent'],
    ['58M hx of [gout] adm w/ fever and a low blood pressure.', 'historical'],
    ['Hx of angina transferred for [syncope].', 'recent'],
  ])('what somebody came with is not of the past: %s', (marked, time) => {
    const [start, end] = [marked.indexOf('['), marked.indexOf(']') - 1];
    expect(assertMention(marked.replace(/[[\]]/g, ''), start, end).temporality).toBe(time);
  });
  it.each([
    'Sodium was 121 on day 2 and came back to 138 after the water pill was stopped.',
    'Platelets fell to 41, likely from the infection, recovered to 190.',
  ])('a value that recovered is told with how it ended: %s', (line) => {
    const [lab] = explained(stay(line)).labs;
    expect(lab?.text).toMatch(/^During your stay, your/);
    expect(lab?.text).toMatch(/138|190/);
  });
  it('of two figures of one scale, that of coming in is left behind', () => {
    const told = explained(stay('Cognition: MoCA 24/30; MoCA on admission was 13.'));
    const early = told.findings.find(({ text }) => /was 13 out of 30/.test(text));
    expect(early?.temporality).toBe('historical');
  });
  it('a cause is no plan', () => {
    expect(findings(stay('Swelling due to leakage from the tracheostomy site.'))).not.toMatch(/part of the plan/);
  });
  it('treatment against a clot that was given is told as given', () => {
    const told = findings(stay('She received heparin shots for DVT prophylaxis.'));
    expect(told).not.toMatch(/as a next step|as possible/);
  });
  it('nobody is asked why to stop what stands on the list for home', () => {
    const { questions } = explained(
      'DISCHARGE SUMMARY\n\nHISTORY OF PRESENT ILLNESS: She had stopped her lithium in spring.\n\nDISCHARGE MEDICATIONS:\n1. Lithium 600 mg at night.\n',
    );
    expect(questions.join(' ')).not.toMatch(/stop lithium/);
  });
  it('a new medicine on a line of those that go on is new', () => {
    const told = findings(
      'DISCHARGE SUMMARY\n\nDISCHARGE MEDICATIONS\nCont: amlodipine 5 mg daily; insulin glargine 10 units at bedtime (new).\n',
    );
    expect(told).toMatch(/[Ii]nsulin glargine[^.]* is a new medicine/);
    expect(told).toMatch(/[Aa]mlodipine[^.]* stays on your list/);
  });
});

describe('the fields of a line are those of what is told', () => {
  const past = (line: string) =>
    explained(`CONSULTATION\n\nPAST MEDICAL HISTORY: ${line}\n\nASSESSMENT: Migraine.\n`).findings.find(({ text }) =>
      /gout|cigars|stroke/.test(text),
    );
  it.each([
    ['He has gout, but this is well controlled.', 'recent'],
    ['He smokes three cigars every day.', 'recent'],
    ['He had a stroke in 2003.', 'historical'],
  ])('%s', (line, time) => {
    expect(past(line)?.temporality).toBe(time);
  });
});

describe('whose it is', () => {
  it("the baby's results are not the mother's", () => {
    const { labs } = explained(
      'MATERNITY DISCHARGE SUMMARY\n\nPOSTNATAL: Hb 92.\n\nBABY: Girl, 3100 g. Blood glucose of 2.0 at 4 hours, treated with gel.\n',
    );
    expect(labs.find(({ test }) => test === 'glucose')?.text).toMatch(/your baby’s glucose/);
    expect(labs.find(({ test }) => test === 'hemoglobin')?.text).toMatch(/your hemoglobin/i);
  });
  it('habits and relatives behind the allergies are no allergies', () => {
    const told = findings(visit('Pain better.\n\nALL: sulfa (rash). SH: smoker, no alcohol. FH: mom DM.'));
    expect(told).not.toMatch(/allergy list says: (?:SH|FH)/);
  });
  it('a heart that balloons is no liver, and a usual level is no side', () => {
    const told = findings(stay('TTE: EF 30% w/ apical ballooning. AKI, Cr 1.8 (b/l 1.0).'));
    expect(told).not.toMatch(/liver cells/);
    expect(told).not.toMatch(/both sides/);
  });
});

describe('a plan and what became of it are told in one breath', () => {
  const points = (text: string) => {
    const { summary, keyPoints, findings: told } = explained(text);
    return [summary, ...keyPoints, ...told.map(({ text: one }) => one)].join(' ');
  };
  it('a doubt that was taken back is never told without that', () => {
    const told = points(
      'DISCHARGE SUMMARY\n\nDiagnosis: Bipolar disorder. The referring team had queried schizophrenia; we do not think that this is the case.\n',
    );
    for (const at of told.matchAll(/queried schizophrenia/g))
      expect(told.slice(at.index, at.index + 120)).toMatch(/does not think/);
  });
  it('a test that was planned and cancelled is one sentence', () => {
    const told = points(
      stay('Dr. Hale planned a second scan of the head on Friday, but it was cancelled when she woke up fully again.'),
    );
    expect(told).toMatch(/planned a second scan of the head on Friday,? but it was cancelled/i);
  });
});

describe('the words of notes', () => {
  it('problems below each other, each behind a hash, are entries of their own', () => {
    const { findings: told } = explained(
      'DISCHARGE SUMMARY\n\nPROBLEM LIST\n# Septic shock from a kidney infection - resolved\n# AKI, off dialysis\n# Delirium\n\nHOSPITAL COURSE: She did well.\n',
    );
    expect(told.map(({ text }) => text).join(' ')).not.toMatch(/# |shock[^.]*AKI|AKI[^.]*Delirium/i);
  });
  it('a hash in front of a bone stays a broken bone', () => {
    const { findings: told } = explained('CLINIC LETTER\n\nDiagnosis:\n# left radius\n# L ulna\n');
    expect(told.map(({ text }) => text).join(' ')).toMatch(/broken|fracture/i);
  });
  it('what another thing comes from is not told as likely', () => {
    const told = findings(visit('BP settled.\n\nIMPRESSION: Elevated heart rate, likely pain related.'));
    expect(told).not.toMatch(/says pain is likely/);
  });
  it.each([
    ['52 y/o F presents c/o sudden headache.', /presents reports/],
    ['He was transferred to us on Monday.', /to the care team/],
    ['Chemotherapy-induced peripheral neuropathy is stable.', /cancer-induced/],
    ['Another birth after three caesareans would be by surgery.', /three birth by/],
    ['Blood cultures grew pan-sensitive E. coli.', /tested E\. coli/],
    ['Knee precautions for 6 weeks: do not kneel or twist.', /watch for these signs/],
    ['Doubt pyelo.', /“Doubt pyelo/],
    ['Septic shock 2/2 L pyelonephritis.', /liters/],
    ['Sepsis 2/2 R pneumonia.', /liters/],
  ])('%s', (line, wrong) => {
    expect(findings(visit(line))).not.toMatch(wrong);
  });
});

describe('medicines and marks of letters', () => {
  const letter = (line: string) => findings(`CLINIC LETTER\n\nDiagnosis: Type 1 diabetes\n\n${line}\n`);
  it('what somebody else had to give was given', () => {
    expect(letter('She had one severe low in March needing her sister to give glucagon.')).not.toMatch(
      /plan is to give you glucagon/,
    );
  });
  it('a medicine that waits for the next visit is on hold', () => {
    const told = findings(
      'DISCHARGE SUMMARY\n\nDISCHARGE MEDICATIONS\n1. Sumatriptan 50 mg - do not use until seen in clinic.\n2. Sertraline 50 mg daily.\n',
    );
    expect(told).not.toMatch(/says to stop sumatriptan/i);
    expect(told).toMatch(/sumatriptan/i);
  });
  it('stitches come out at the practice', () => {
    const { recommendations } = explained(
      'DISCHARGE LETTER\n\nDiagnosis: Cut on the brow.\n\nPlan: ROS 5/7 practice nurse.\n',
    );
    expect(recommendations.map(({ text }) => text).join(' ')).not.toMatch(/review of symptoms/);
  });
  it('an old stroke that fits the history is of then', () => {
    const { findings: told } = explained(
      'DISCHARGE LETTER\n\nCT head: Established L occipital infarct, in keeping with known history.\n',
    );
    expect(told.filter(({ temporality, text }) => temporality === 'recent' && /infarct/.test(text))).toEqual([]);
  });
});
