import { describe, expect, it } from 'vitest';
import { SECTION_HEADINGS } from './data/section-headings.js';
import { headingKey, sectionKindOf } from './heading-index.js';
import { readReport } from './index.js';
import { readingKnowledge } from './test-knowledge.js';

const knowledge = readingKnowledge();
const kinds = (text: string) => readReport(text, knowledge).sections.map((section) => section.kind);

describe('the heading list', () => {
  it('holds each heading once, in its comparable form', () => {
    const seen = new Map<string, string>();
    for (const [kind, names] of Object.entries(SECTION_HEADINGS)) {
      for (const name of names) {
        expect(headingKey(name), `"${name}" is not in comparable form`).toBe(name);
        expect(seen.get(name), `"${name}" stands in ${kind} and ${seen.get(name)}`).toBeUndefined();
        seen.set(name, kind);
      }
    }
    expect(seen.size).toBeGreaterThan(800);
  });

  it.each([
    ['IMPRESSION', 'impression'],
    ['ASSESSMENT & PLAN', 'plan'],
    ['Assessment/Plan', 'plan'],
    ['FINDINGS (CT CHEST)', 'findings'],
    ['CT CHEST FINDINGS', 'findings'],
    ['3. Hospital Course', 'hospital_course'],
    ['## Impression', 'impression'],
    ['SPECIMEN(S) SUBMITTED', 'specimen'],
    ['Pre-Operative Diagnosis', 'indication'],
    ['LUNGS', null],
    ['The patient', null],
  ])('reads %s as %s', (printed, kind) => {
    expect(sectionKindOf(printed)).toBe(kind);
  });
});

describe('headings in a text', () => {
  it('finds headings alone on a line, in front of text and inside a line', () => {
    expect(kinds('INDICATION\nCough\n\nFINDINGS: Clear lungs. IMPRESSION: No disease.')).toEqual([
      'indication',
      'findings',
      'impression',
    ]);
  });

  it('takes a test with its answer for no heading', () => {
    const { sections } = readReport('CSF HSV-1 PCR: DETECTED\n', knowledge);
    expect(sections.map(({ heading }) => heading?.text ?? null)).toEqual([null]);
  });

  it('splits a report pasted as one line', () => {
    expect(kinds('CHIEF COMPLAINT: Cough.,HISTORY: None.,PLAN: 1. Rest.,2. Fluids.')).toEqual([
      'chief_complaint',
      'history_present',
      'plan',
    ]);
  });

  it('reads headings in title case behind a full stop, not in running text', () => {
    expect(kinds('Findings: Clear. Impression: Normal.')).toEqual(['findings', 'impression']);
    expect(kinds('FINDINGS: The final impression: was not given')).toEqual(['findings']);
  });

  it('reads headings with a dash and without colon', () => {
    expect(kinds('IMPRESSION - No acute disease.')).toEqual(['impression']);
    expect(kinds('IMPRESSION No acute disease.')).toEqual(['impression']);
  });

  it('does not take the last word of an unknown heading for a heading', () => {
    const report = readReport('FINDINGS: Clear.\n\nDISCHARGE NOTE: She went home.', knowledge);
    expect(report.sections.map((section) => section.heading?.text)).not.toContain('NOTE');
  });

  it('makes each group of medicines a section of its own', () => {
    const report = readReport('DISCHARGE MEDICATIONS:\nNEW:\n- Amoxicillin 875 mg\nSTOP:\n- Ibuprofen', knowledge);
    expect(report.sections.map((section) => [section.kind, section.heading?.text])).toEqual([
      ['discharge_medications', 'DISCHARGE MEDICATIONS'],
      ['discharge_medications', 'NEW'],
      ['discharge_medications', 'STOP'],
    ]);
  });

  it('does not split a phrase in capitals at its last known word', () => {
    expect(kinds('FINAL DIAGNOSIS:\nB. LYMPH NODE, LEFT AXILLARY, CORE BIOPSY:\n- Benign.')).toEqual(['diagnosis']);
  });

  it('keeps unknown headings inside findings as labels', () => {
    const report = readReport('FINDINGS:\n\nRIGHT LOBE NODULE: Stable.\n\nIMPRESSION: Stable.', knowledge);
    expect(report.sections.map((section) => section.kind)).toEqual(['findings', 'impression']);
    expect(report.sentences[0]?.label?.text).toBe('RIGHT LOBE NODULE');
  });

  it('calls the text before the first heading the header, or findings where it is running text', () => {
    expect(kinds('CHEST X-RAY\n\nFINDINGS: Clear.')[0]).toBe('header');
    const running =
      'There is a small nodule in the right upper lobe of the lung.\nThe heart is normal in size and there is no effusion.\n\nIMPRESSION: Nodule.';
    expect(kinds(running)).toEqual(['findings', 'impression']);
  });
});
