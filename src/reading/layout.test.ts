import { describe, expect, it } from 'vitest';
import { readReport } from './index.js';
import { readingKnowledge } from './test-knowledge.js';

const knowledge = readingKnowledge();

/** The sentences of a text, spaces as one, in front of each the heading it stands under. */
function read(text: string): string[] {
  const report = readReport(text, knowledge);
  return report.sections.flatMap((section) =>
    section.sentences.map((sentence) => {
      const words = report.clean.slice(sentence.span.start, sentence.span.end).replace(/\s+/g, ' ');
      return `${section.heading?.text ?? ''}|${words}`;
    }),
  );
}

describe('the stop of a word cut short', () => {
  it.each([
    ['Prob. hemangioma in segment 4.', ['Prob hemangioma in segment 4.']],
    ['Prev. cholecystectomy.', ['Prev cholecystectomy.']],
    ['Subcut. edema of the calf.', ['Subcut edema of the calf.']],
    ['No int. bleeding of the joint.', ['No int bleeding of the joint.']],
    ['Increased vasc. markings are seen.', ['Increased vasc markings are seen.']],
    ['Candida spp. Not grown.', ['Candida spp Not grown.']],
    ['Resp. distress has gone.', ['Resp distress has gone.']],
    ['Repeat in 15 min. <54 call us.', ['Repeat in 15 min.', '<54 call us.']],
    ['The lung is clear. there is no effusion.', ['The lung is clear.', 'there is no effusion.']],
    ['Heparin was given subcut. The wound is dry.', ['Heparin was given subcut.', 'The wound is dry.']],
    ['Blood cultures neg. Chest film clear.', ['Blood cultures neg.', 'Chest film clear.']],
  ])('in “%s”', (text, expected) => {
    expect(read(`FINDINGS: ${text}`).map((one) => one.slice(9))).toEqual(expected);
  });
});

describe('cells and fields', () => {
  it('keeps two fields of one line apart', () => {
    expect(read('PROCEDURE: Repair of hernia\nEBL: 20 mL      Drains: none      Count: correct')).toEqual([
      'PROCEDURE|Repair of hernia',
      'EBL|EBL: 20 mL'.replace('EBL: ', ''),
      'Drains|none',
      'Count|correct',
    ]);
    expect(read('SYNOPTIC\nSide:          Left         Focus:     Single\nSize:          17 mm')).toEqual([
      'SYNOPTIC|Side: Left',
      'SYNOPTIC|Focus: Single',
      'SYNOPTIC|Size: 17 mm',
    ]);
  });

  it('joins no rows of a table', () => {
    const text =
      'FINDINGS\nVein             Compress        Flow        Remark on this vein of the leg\nPopliteal        none            absent      dilated to 12 mm, occlusive\nGastrocnemius    none            absent\ncalf veins       full            present\n';
    expect(read(text).slice(1)).toEqual([
      'FINDINGS|Popliteal none absent dilated to 12 mm, occlusive',
      'FINDINGS|Gastrocnemius none absent',
      'FINDINGS|calf veins full present',
    ]);
    expect(read('MEDICATIONS\n| aspirin | 75 mg | STOPPED |\n| ramipril | 5 mg | NEW |')).toHaveLength(2);
  });

  it('keeps the medicines of a group apart', () => {
    const text =
      'DISCHARGE MEDICATIONS\n  NEW:     bisoprolol 2.5 mg daily\n           furosemide 40 mg daily\n           empagliflozin 10 mg daily\n  STOPPED: amlodipine 5 mg\n           ibuprofen OTC prn\n';
    expect(read(text)).toEqual([
      'DISCHARGE MEDICATIONS|NEW: bisoprolol 2.5 mg daily',
      'DISCHARGE MEDICATIONS|furosemide 40 mg daily',
      'DISCHARGE MEDICATIONS|empagliflozin 10 mg daily',
      'DISCHARGE MEDICATIONS|STOPPED: amlodipine 5 mg',
      'DISCHARGE MEDICATIONS|ibuprofen OTC prn',
    ]);
  });
});

describe('headings', () => {
  it('stand in a column of their own without colons', () => {
    const text =
      'NOTE ON LEAVING\nIndic.    Pain in the knee\nProcedure Left knee replacement\nEBL       200 mL       Complications: none\nFHx       Father: gout\nAllergy   Latex: rash\nSHx       lives alone, two steps\nStory     fell at home in May';
    expect(read(text).slice(1)).toEqual([
      'Indic.|Pain in the knee',
      'Procedure|Left knee replacement',
      'EBL|200 mL',
      'Complications|none',
      'FHx|Father: gout',
      'Allergy|Latex: rash',
      'SHx|lives alone, two steps',
      'Story|fell at home in May',
    ]);
  });

  it('of what to watch for, of what is awaited and of precautions', () => {
    const kinds = (text: string) => readReport(text, knowledge).sections.map(({ kind }) => kind);
    expect(kinds('ALLERGIES: none\nER / 911: chest pain\nSEND BACK / CALL MD: fever')).toEqual([
      'allergies',
      'warning_signs',
      'warning_signs',
    ]);
    expect(kinds('STOP TAKING:\n- aspirin\nTESTS STILL PENDING: urine culture')).toContain('pending');
    expect(kinds('PLAN: Rest at home and drink a lot.\nCONTACT PRECAUTIONS (MRSA)\n- gown and gloves')).toEqual([
      'plan',
      'instructions',
    ]);
    expect(kinds('FAMILY HISTORY: Mother asthma.\nMEDICAL: Gout, hypertension.')).toEqual([
      'family_history',
      'past_history',
    ]);
    expect(kinds('DIAGNOSIS: Gout.\nADDENDUM #2 (11/26/24)\nNo crystals seen.')).toEqual(['diagnosis', 'addendum']);
  });

  it('are no head of a table, which is no statement either', () => {
    const text =
      'FINDINGS\nRIGHT            COMPRESS         FLOW             COMMENT\nCFV              full             phasic';
    expect(read(text)).toEqual(['FINDINGS|CFV full phasic']);
  });
});

describe('a row of a table', () => {
  const rows = (text: string) => {
    const report = readReport(text, knowledge);
    return report.sentences.flatMap(({ row }) =>
      row === undefined
        ? []
        : [
            row.cells.map(({ start, end }, at) => {
              const head = row.heads[at];
              return `${head == null ? '' : report.clean.slice(head.start, head.end)}=${report.clean.slice(start, end)}`;
            }),
          ],
    );
  };

  it('has its cells under the names of their columns', () => {
    expect(
      rows(
        'FINDINGS\nVEIN          COMPRESS    FLOW       COMMENT\nPopliteal     none        absent     dilated\nPeroneal                  absent\n\nNo cyst is seen.',
      ),
    ).toEqual([
      ['=Popliteal', 'COMPRESS=none', 'FLOW=absent', 'COMMENT=dilated'],
      ['=Peroneal', 'FLOW=absent'],
    ]);
    expect(rows('FINDINGS\n| Segment | Stenosis | Comment |\n| left main | none | short |')).toEqual([
      ['=left main', 'Stenosis=none', 'Comment=short'],
    ]);
  });

  it('is parted where a cell stands right under a name', () => {
    expect(
      rows('MICROSCOPIC\n                Antrum    Body\nActivity        2         1\nInt metaplasia  1         0'),
    ).toEqual([
      ['=Activity', 'Antrum=2', 'Body=1'],
      ['=Int metaplasia', 'Antrum=1', 'Body=0'],
    ]);
  });
});
