import { describe, expect, it } from 'vitest';
import { found } from '../../../test/explained.js';

const NOTE = (line: string) =>
  `OPERATIVE NOTE\n\nPROCEDURE: Fusion of the neck.\n\nDESCRIPTION OF PROCEDURE:\nThe patient was brought to the operating room. ${line} The wound was closed.`;
const LETTER = (line: string) => `CLINIC LETTER\n\nDIAGNOSIS: Bowel polyp.\n\n${line}\n`;

describe('lines that planners could only quote', () => {
  it('are told in plain words where all their words can be, without a list of meanings behind them', () => {
    const said = found(NOTE('Two screws were then placed into each of the vertebral bodies at C3, C4, and C5.'));
    expect(said).toContain('Two screws were then placed into each of the spine bones at C3, C4, and C5.');
    expect(said).not.toContain('“vertebral bodies” means');
  });

  it('keep a word that is not known in quotation marks, and tell the rest', () => {
    const said = found(NOTE('Two screws were then zorbled into each of the vertebral bodies at C3, C4, and C5.'));
    expect(said).toContain('Two screws were then “zorbled” into each of the spine bones at C3, C4, and C5.');
  });

  it('stay as they are where more than two words are not known', () => {
    const line = 'Two screws were then zorbled and quibbed into each of the frabbed vertebral bodies.';
    expect(found(NOTE(line))).toContain(`“${line.slice(0, -1)}”`);
  });

  it('are listed where they have no verb', () => {
    const said = found(LETTER('Tourniquet time 40 minutes, right knee.'));
    expect(said).not.toContain('“Tourniquet time');
  });

  it('have their stretches of days spelled out', () => {
    expect(found(LETTER('GP review only if not settling 3-4/7 please.'))).toContain('not settling 3 to 4 days');
  });

  it('speak to the reader', () => {
    const said = found(LETTER('You should take part in the national bowel screening programme when invited.'));
    expect(said).not.toContain('“You should');
  });

  it('are told where the reader stands as the one who does something', () => {
    const said = found(LETTER('On 10/14, the patient lost the ability to hold the pharmacologic patch by herself.'));
    expect(said).not.toContain('“On 10/14');
  });
});
