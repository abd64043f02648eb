import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkFaithfulness, explainReport } from '../src/explaining/index.js';
import { createKnowledge, type KnowledgeData } from '../src/knowledge/index.js';

const compiled = new URL('../src/knowledge/compiled.json', import.meta.url);
const knowledge = createKnowledge(JSON.parse(readFileSync(compiled, 'utf8')) as KnowledgeData);

const side = fc.constantFrom('left', 'right', 'Left', 'Rt', 'L', 'R');
const part = fc.constantFrom('kidney', 'lung', 'breast', 'ovary', 'knee', 'upper lobe of the lung');
const thing = fc.constantFrom('cyst', 'nodule', 'mass', 'lesion', 'stone', 'calcification');
const figure = fc.oneof(
  fc.integer({ min: 2, max: 90 }).map(String),
  fc.integer({ min: 1, max: 99 }).map((tenths) => (tenths / 10).toFixed(1)),
);
const size = fc
  .tuple(
    fc.array(figure, { minLength: 1, maxLength: 3 }),
    fc.constantFrom(' x ', ' by '),
    fc.constantFrom(' mm', ' cm'),
  )
  .map(([values, joint, unit]) => values.join(joint) + unit);
const medicine = fc.constantFrom('Lasix', 'Coumadin', 'Zestril', 'Eliquis', 'Lipitor', 'Glucophage', 'prednisone');
const dose = fc.oneof(
  fc.integer({ min: 1, max: 80 }).map((fives) => `${fives * 5} mg`),
  fc.integer({ min: 1000, max: 2999 }).map((mg) => `${mg.toLocaleString('en-US')} mg`),
  fc.constantFrom('2.5 mg', '0.125 mg', '1/2 tablet', '12 units', '40 mcg', '7.5 mL'),
);
const often = fc.constantFrom('daily', 'b.i.d.', 't.i.d.', 'q.h.s.', 'q6h p.r.n.', 'every other day', 'for ten days');

const line = fc.oneof(
  fc.tuple(size, thing, side, part).map(([a, b, c, d]) => `There is a ${a} ${b} in the ${c} ${d}.`),
  fc.tuple(thing, side, part, size).map(([a, b, c, d]) => `No ${a}, ${d} ${a} in the ${b} ${c}.`),
  fc.tuple(side, part, thing, size, size).map(([a, b, c, d, e]) => `The ${a} ${b} ${c} measures ${d}, was ${e}.`),
  fc.tuple(medicine, dose, often).map(([a, b, c]) => `${a} ${b} ${c}.`),
  fc.tuple(medicine, dose, dose, often).map(([a, b, c, d]) => `Increase ${a} from ${b} to ${c} ${d}.`),
  fc.tuple(medicine, dose, dose, often).map(([a, b, c, d]) => `${a} ${c} ${d} (was ${b}).`),
);
const heading = fc.constantFrom(
  'CT ABDOMEN\nFINDINGS:\n',
  'DISCHARGE SUMMARY\nDISCHARGE MEDICATIONS:\n',
  'CLINIC NOTE\nASSESSMENT AND PLAN:\n',
);

/** A figure, side, denial or medicine told otherwise than printed; what is only left out, or hard to read, is no falsehood. */
const FALSE = /is not in its source|denies something/;

test('no figure, unit, side or medicine is told that the line does not print', () => {
  fc.assert(
    fc.property(heading, fc.array(line, { minLength: 2, maxLength: 6 }), (top, lines) => {
      const text = top + lines.join('\n');
      const told = checkFaithfulness(explainReport(text, knowledge), text, knowledge);
      expect(told.filter((problem) => FALSE.test(problem))).toEqual([]);
    }),
    { numRuns: 150, seed: 11 },
  );
}, 120_000);
