import { describe, expect, it } from 'vitest';
import { asked, explained, findings } from '../../../test/explained.js';

const stay = (lines: string) => `DISCHARGE SUMMARY
Admitted: 14.05.2024 Discharged: 24.05.2024

Diagnosis: Fractured wrist.

${lines}
`;

describe('a list for home with a column for each time of the day', () => {
  const text = stay(`Medication on discharge         morning  noon  evening
Ramipril 5 mg                      1       0      0
Metformin 1000 mg                  1       0      1
Rivaroxaban 10 mg   NEW            1       0      0      until 19.06.2024 inclusive
Ibuprofen 400 mg                discontinued

Recommendations
1. Blood count check in one week.`);
  it('tells when each is taken, what is new and what is stopped', () => {
    const told = findings(text);
    expect(told).toMatch(/Rivaroxaban[^.]* is a new medicine for you\. The report lists 10 mg as 1 in the morning/);
    expect(told).toContain('until 19.06.2024');
    expect(told).toContain('1 in the morning and 1 in the evening');
    expect(told).toMatch(/says to stop ibuprofen/);
    expect(told).not.toMatch(/About your stay/);
  });
  it('keeps the name that the head gives the last column', () => {
    expect(findings(text.replace('evening', 'night'))).toContain('1 in the morning and 1 at night');
  });
});

describe('how often a medicine is taken', () => {
  it('"every day" behind "twice daily" is no second time of its own', () => {
    const told = findings(stay('DISCHARGE MEDICATIONS:\nAmoxicillin 500 mg twice daily EVERY DAY for 7 days'));
    expect(told).toContain('500 mg twice a day for 7 days');
    expect(findings(stay('DISCHARGE MEDICATIONS:\nAmoxicillin 500 mg every day at noon'))).toContain(
      'once a day at noon',
    );
  });
});

describe('what "none" is said of', () => {
  it.each(['Results pending at discharge: none', 'Pending labs: None.'])('of results: %s', (line) => {
    const text = stay(`FOLLOW-UP:\n- Dr. Teague within 7 days\n- ${line}`);
    expect(asked(text)).not.toMatch(/No follow-up visit/);
    expect(findings(text)).toContain('No results were still to come');
    expect(explained(text).questions.join('\n')).not.toMatch(/still to come/);
  });
  it('of visits', () => {
    expect(asked(stay('FOLLOW-UP: None'))).toContain('No follow-up visit is planned');
  });
});

describe('a name that has warning signs in it', () => {
  it('leaves what stands behind it as found', () => {
    const told = findings(
      stay(
        'FINAL DIAGNOSIS\nDengue fever with warning signs (NS1 antigen positive), severe thrombocytopenia, mild transaminitis',
      ),
    );
    expect(told).not.toMatch(/only as something that could happen/);
  });
});

describe('when to come back', () => {
  it.each([
    [
      'In the event of increasing pain, fever, redness or discharge of the wound, we ask for immediate re-presentation.',
      'Come back right away if you have increasing pain, fever, redness or discharge of the wound',
    ],
    ['Immediate re-attendance if fever, vomiting or worsening pain.', 'Come back right away if you have fever'],
    [
      'Should fever or bleeding occur, immediate readmission is advised.',
      'Come back right away if you have fever or bleeding',
    ],
    [
      'Seek urgent medical review if the leg becomes cold or numb.',
      'Seek urgent medical review if the leg becomes cold or numb',
    ],
    [
      'Report immediately to casualty if there is fever or vomiting.',
      'right away to the emergency department if you have fever or vomiting',
    ],
  ])('is told in plain words and in the summary: %s', (line, words) => {
    const text = stay(`RECOMMENDATIONS:\n${line}`);
    expect(asked(text)).toContain(words);
    expect(explained(text).summary).toContain(words);
  });
  it('the story of a return is no advice', () => {
    expect(asked(stay('HOSPITAL COURSE: On re-presentation with fever the wound was red.'))).not.toMatch(/come back/i);
  });
});

describe('a note added later to the paper of a stay', () => {
  const with_ = (added: string, head = '--- ADDENDUM 01/09/2025 06:40 ---') =>
    explained(
      stay(
        `MEDICATIONS AT DISCHARGE:\nSTART Doxycycline 100 mg twice daily for 10 days\nCONTINUE Ramipril 5 mg daily\n\nFOLLOW-UP: Wound clinic 01/13/2025.\n\n${head}\n${added}\n\nSigned: A. Example, MD`,
      ),
    );
  it('goes before the plan that stands above it', () => {
    const told = with_(
      'Microbiology called: blood cultures grow Staphylococcus aureus. Oral doxycycline is not adequate treatment. Patient must return to the hospital today for intravenous antibiotics. Two calls made to the patient with voicemail left.',
    );
    expect(told.summary).toContain('You must return to the hospital today');
    expect(told.summary).not.toContain('wound clinic');
    const points = told.keyPoints.join('\n');
    expect(points).not.toMatch(/start doxycycline|new medicines? for you|voicemail/i);
    expect(told.recommendations[0]?.text).toContain('You must return to the hospital today');
    expect(told.findings.map(({ text }) => text).join('\n')).toMatch(
      /doxycycline[^\n]*a note added later says: “Oral doxycycline is not adequate treatment”/i,
    );
    expect(told.findings.map(({ text }) => text).join('\n')).not.toMatch(/ramipril[^\n]*a note added later/i);
  });
  it('leaves the plan where it only adds a result', () => {
    const told = with_('Final blood cultures: no growth. He returned to work on 01/10/2025.');
    expect(told.summary).toContain('wound clinic');
    expect(told.findings.map(({ text }) => text).join('\n')).not.toContain('a note added later');
  });
});

describe('where a list for home ends, and what belongs to its entries', () => {
  it.each([
    ['Instructions and follow-up:\n1. Family physician within one week.', 'see your regular doctor within one week'],
    ['Plan / recommendations to GP\n1. Exercise stress test within 2 weeks.', 'exercise stress test within 2 weeks'],
  ])('a heading of two parts ends the list: %s', (part, words) => {
    const text = stay(`Discharge medications:\nAmoxicillin 500 mg twice daily\n\n${part}`);
    expect(asked(text)).toContain(words);
    expect(findings(text)).not.toMatch(/medicine list has this line|You had/);
  });
  it('the head "Changes to medication" opens a list, and a restart stays with its medicine', () => {
    const text = stay(`Changes to medication
  Started:    Omeprazole 20 mg twice daily for 7 days
              Ferrous fumarate 210 mg once daily for three months
  Withheld:   Simvastatin 40 mg, while he takes clarithromycin (interaction). Restart on 17 March.`);
    expect(findings(text)).toMatch(/Ferrous fumarate[^\n]* is a new medicine/);
    expect(findings(text)).toMatch(/simvastatin[^\n]* is on hold[^\n]*Restart on 17 March/);
    expect(explained(text).keyPoints.join('\n')).toMatch(/simvastatin[^\n]*Restart on 17 March/);
    expect(asked(text)).not.toMatch(/restart/i);
  });
  it.each([
    ['Return to emergency for breathing trouble.', true],
    ['Go to the nearest ER for chest pain, fainting or black stools.', true],
    ['Return to the hospital for removal of stitches in 10 days.', false],
  ])('when to get help is no visit: %s', (line, help) => {
    const told = explained(stay(`FOLLOW-UP:\n${line}`));
    const said = told.recommendations.map(({ text }) => text).join('\n');
    expect(said).not.toContain('The report asks you to see your doctor.');
    if (help) expect(told.summary).toContain(line.replace(/\.$/, ''));
    else expect(said).toContain('removal of your stitches');
  });
});

describe('a visit of one who is no doctor', () => {
  it.each([
    ['Public health nurse visit within 72 hours.', 'see the public health nurse within 72 hours'],
    ['Follow up with district nurse in 3 days.', 'see the nurse who visits at home in 3 days'],
    ['See practice nurse in one week for dressing change.', 'see the nurse at your doctor’s office in one week'],
    ['Follow up with cardiology in 3 weeks.', 'see a heart doctor in 3 weeks'],
    ['Appointment with your doctor in 2 weeks.', 'see your doctor in 2 weeks'],
  ])('%s', (line, words) => {
    expect(asked(stay(`FOLLOW-UP:\n- ${line}`))).toContain(words);
  });
});
