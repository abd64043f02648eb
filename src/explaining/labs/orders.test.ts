import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const explain = (...lines: string[]) =>
  explainReport(['LABORATORY REPORT', 'Specimen: Blood', ...lines].join('\n'), knowledge);
const told = (...lines: string[]) => {
  const { findings, recommendations } = explain(...lines);
  return [...findings, ...recommendations].map(({ text }) => text).join('\n');
};

describe('an order about medicines in a laboratory report', () => {
  it('keeps its verb where it stands in a list', () => {
    const text = told('NOTE: MRI pituitary booked 05/08/25, stop Maxolon, repeat PRL fasting 30/07/25, endo referral.');
    expect(text).toContain('stop Maxolon');
    expect(text).not.toMatch(/“Maxolon,/);
  });

  it('of one medicine in place of another is one order', () => {
    for (const line of ['Switch ramipril to losartan 50 mg daily.', 'Swap omeprazole for famotidine.', 'Change pravastatin 20 mg to rosuvastatin 20 mg.']) {
      const { recommendations, findings } = explain(`NOTE: ${line}`);
      expect(recommendations[0]?.text).toContain(line.replace(/\.$/, ''));
      expect(findings.map(({ text }) => text).join('\n')).not.toMatch(/change your|was started|was stopped/);
    }
    expect(told('NOTE: Change metoprolol to 50 mg twice a day.')).toContain('change your metoprolol');
  }); // biome-ignore format: one list

  it('that hangs on another is told with it', () => {
    const text = told('NOTE: * stop glipizide when you start semaglutide');
    expect(text).toMatch(/stop glipizide when you start semaglutide/i);
    expect(text).not.toContain('Semaglutide was started');
    expect(told('NOTE: Take the new tablet when you stop amlodipine.')).not.toContain('was stopped');
    expect(told('NOTE: Semaglutide was started.')).toContain('was started');
  });
});

describe('a letter with results', () => {
  it('orders with "please", and tells of nothing that was done', () => {
    const text = told('Your tests are back. Please start colecalciferol 800 units once a day.');
    expect(text).not.toContain('was started');
    expect(text).toContain('start');
  });

  it('says when to come back, wherever it says to come', () => {
    for (const line of [
      'Come immediately if belly pain or black stools.',
      'Come to ED at once if palpitations or fainting.',
    ])
      expect(
        explain(`Note: ${line}`)
          .recommendations.map(({ text }) => text)
          .join('\n'),
      ).toMatch(/black stools|fainting/);
  });

  it('takes a calcium worked out for the protein for no correction', () => {
    const { labs } = explain('Calcium (corrected)     2.98 H     (2.10-2.60) mmol/L', 'Albumin                 34         (34-47) g/L'); // biome-ignore format: one sheet
    expect(labs[0]?.text).not.toContain('corrected this result');
  });
});

describe('a word of denial or of chance in a comment', () => {
  it('behind a comma does not reach back to what is marked', () => {
    const { findings } = explain('COMMENT: Marked hyperprolactinaemia, macroprolactin excluded.');
    expect(findings[0]?.assertion).toBe('present');
    expect(explain('COMMENT: Hyperprolactinaemia excluded.').findings[0]?.assertion).toBe('absent');
  });

  it('of what a test may rise with is told of nobody', () => {
    for (const line of ['CA 125 may also rise with endometriosis, inflammation or liver disease.', 'CRP may rise with infection or autoimmune disease.', 'Troponin can sometimes go up with kidney failure.']) {
      const { findings, questions } = explain(`COMMENT: ${line}`);
      expect(findings.map(({ text, assertion }) => `${assertion} ${text}`).join('\n')).not.toMatch(/possible|You may have/);
      expect(questions.join(' ')).not.toMatch(/endometriosis|infection|kidney failure/);
    }
    expect(told('COMMENT: Findings may represent endometriosis.')).toMatch(/endometriosis/);
  }); // biome-ignore format: one list
});

describe('an alarm', () => {
  const urgent = (...lines: string[]) => explain(...lines).findings.filter(({ importance }) => importance === 'urgent');

  it('is not raised by the list of the samples', () => {
    expect(urgent('SPECIMENS: PLEURAL FLUID (L), SERUM, EDTA BLOOD', 'Sodium   138   mmol/L   (136-145)')).toEqual([]);
    expect(urgent('COMMENT: Pleural fluid is frank blood, haematocrit 30%. Haemothorax.')).not.toEqual([]);
  });

  it('is about what the call names, not about the sentence before', () => {
    const { findings, summary } = explain('Comment: Findings are in keeping with progression to multiple myeloma. Hypercalcaemia phoned to Dr Unreal 12/08/2025 09:10.'); // biome-ignore format: one call
    const [first] = findings.filter(({ importance }) => importance === 'urgent');
    expect(first?.text ?? '').not.toContain('myeloma');
    expect(summary).not.toContain('myeloma');
    expect(findings.some(({ text, importance }) => /myeloma/.test(text) && importance === 'important')).toBe(true);
  });

  it('is not raised by a routine test behind a line on when to get help', () => {
    expect(
      urgent(
        'Instructions from provider portal message 02/07/2025: "Please start propylthiouracil 50 mg three times a day. Go to the ER for racing heart over 130, fever with sore throat, yellow skin or dark urine. Blood recheck in 2 weeks (02/21)."',
      ),
    ).toEqual([]);
  });

  it('tells of an antidote that was given that care has begun', () => {
    const { summary } = explain(
      'COMMENTS: 1. DIGOXIN IMMUNE FAB WAS GIVEN AT 13:10. NAUSEA, YELLOW VISION AND SLOW PULSE WERE DUE TO DIGOXIN TOXICITY.',
    );
    expect(summary).not.toContain('This needs care right now');
    expect(explain('COMMENT: Digoxin level 4.2 ng/mL with bradycardia and yellow vision, digoxin toxicity.').summary).toMatch(/[Cc]all/); // biome-ignore format: one line
  });
});

describe('the number to call', () => {
  it('is that of South Africa in its laboratories', () => {
    const text = JSON.stringify(explainReport('NATIONAL LABORATORY\nDurban, KwaZulu-Natal 0000\nPotassium   7.6   mmol/L   (3.5-5.1)   HH CRITICAL\n', knowledge)); // biome-ignore format: one line
    expect(text).not.toContain('911');
  });
});
