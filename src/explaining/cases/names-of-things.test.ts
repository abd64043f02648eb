import { expect, it } from 'vitest';
import { explained, findings, found } from '../../../test/explained.js';

it('a ganglion of a joint is a lump; nerve cells, nerve trunks and nodes of nerves are none', () => {
  expect(found('OPERATION NOTE\nPOSTOPERATIVE DIAGNOSIS: Ganglion of the left wrist.\n')).toMatch(
    /small fluid lump near a joint \(ganglion\) in your left wrist/,
  );
  for (const other of [
    'SURGICAL PATHOLOGY\nRECTUM, SUCTION BIOPSY: Ganglion cells present. Nerve trunks not enlarged.\n',
    'PROCEDURE NOTE\nStellate ganglion block on the right was performed with lidocaine for hand pain.\n',
  ])
    expect(findings(other)).not.toMatch(/fluid lump|[Yy]our trunk/);
});

it('the title of a paper is no finding', () => {
  const { findings: told, notExplained } = explained('PROCEDURE NOTE\nThe wound was cleaned. You may go home.\n');
  expect(told.map((one) => one.text).join('\n')).not.toMatch(/procedure note/i);
  expect(notExplained.filter(({ start }) => start < 10)).toEqual([]);
});
