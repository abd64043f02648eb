import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLoinc, loincCheckDigit } from '../scripts/knowledge/loinc.js';
import { nameKey, type SharedName } from '../scripts/knowledge/names.js';
import { checkKnowledge, checkKnowledgeFolder } from '../scripts/knowledge.js';
import { type KnowledgeData, knowledgeFolders } from '../src/knowledge/schema.js';

const source = { name: 'Test source' };

function base(lists: { [Name in keyof KnowledgeData]?: object[] }): KnowledgeData {
  const filled = { lay: 'small thing', meaning: 'A small thing.', purpose: 'helps', source };
  const list = (folder: keyof typeof knowledgeFolders, entries: object[] | undefined) => {
    const known = Object.keys(knowledgeFolders[folder].shape);
    const fit = Object.fromEntries(Object.entries(filled).filter(([key]) => known.includes(key)));
    return (entries ?? []).map((entry) => knowledgeFolders[folder].parse({ ...fit, ...entry }));
  };
  return {
    version: 'test',
    concepts: list('concepts', lists.concepts),
    labs: list('labs', lists.labs),
    medicines: list('medicines', lists.medicines),
    abbreviations: list('abbreviations', lists.abbreviations),
    scores: list('scores', lists.scores),
    urgent: list('urgent', lists.urgent),
    guides: list('guides', lists.guides),
    wordParts: list('word-parts', lists.wordParts),
    procedures: list('procedures', lists.procedures),
    layWords: list('lay-words', lists.layWords),
    helpNow: list('help-now', lists.helpNow),
    levels: list('levels', lists.levels),
    combinations: list('combinations', lists.combinations),
  } as KnowledgeData;
}

function errors(lists: Parameters<typeof base>[0], allowed: SharedName[] = []): string[] {
  return checkKnowledge(base(lists), allowed)
    .filter((one) => one.level === 'error')
    .map((one) => `${one.check} ${one.where}`);
}

const concept = (id: string, more: object = {}) => ({ id, term: id, kind: 'finding', ...more });

describe('the LOINC check digit', () => {
  it.each(['718-7', '2823-3', '2345-7', '6690-2', '98979-8', '4548-4'])('accepts %s', (code) => {
    expect(isLoinc(code)).toBe(true);
  });

  it('refuses a code with one digit changed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999 }),
        fc.nat(5),
        fc.integer({ min: 1, max: 9 }),
        (number, at, step) => {
          const digits = String(number);
          const code = `${digits}-${loincCheckDigit(digits)}`;
          const place = at % digits.length;
          const changed = `${digits.slice(0, place)}${(Number(digits[place]) + step) % 10}${digits.slice(place + 1)}`;
          expect(isLoinc(code)).toBe(true);
          expect(isLoinc(`${changed}-${loincCheckDigit(digits)}`)).toBe(false);
        },
      ),
    );
  });
});

describe('names', () => {
  const two = [
    concept('effusion', { synonyms: ['pleural effusion'] }),
    concept('fluid', { synonyms: ['Pleural-effusions'] }),
  ];

  it('meets plural, hyphen and capitals', () => {
    expect(nameKey('Pleural-Effusions')).toBe(nameKey('pleural effusion'));
  });
  it('reports a name of two entries, over folders too', () => {
    expect(errors({ concepts: two })).toEqual(['names concepts/effusion']);
    expect(errors({ labs: [{ id: 'a', term: 'iron' }], medicines: [{ id: 'b', term: 'Iron' }] })).toEqual([
      'names labs/a',
    ]);
  });
  it('lets a name be shared with a reason, and reports a reason that nothing needs', () => {
    const reason = 'shared on purpose for the test';
    const shared = { name: 'pleural effusion', entries: ['concepts/effusion', 'concepts/fluid'], reason };
    expect(errors({ concepts: two }, [shared])).toEqual([]);
    expect(errors({ concepts: two.slice(0, 1) }, [shared])).toEqual(['names shared-names.yaml']);
  });
  it('does not count names of printed rows', () => {
    expect(
      errors({ labs: [{ id: 'a', term: 'serum iron', rowNames: ['iron'] }], medicines: [{ id: 'b', term: 'iron' }] }),
    ).toEqual([]);
  });
  it('reports one short form in two entries', () => {
    const entry = (id: string) => ({ id, short: 'XY', senses: [{ long: 'some thing' }], source });
    expect(errors({ abbreviations: [entry('xy'), entry('xy-2')] })).toEqual(['names abbreviations/xy-2']);
  });
});

describe('numbers', () => {
  const limit = { unit: 'mmol/L', below: 2.8, source: { name: 'A list', url: 'https://example.org/' } };
  const range = { unit: 'mmol/L', low: 3.5, high: 5, source: limit.source, sourceChecked: true };
  const lab = (more: object) => ({ labs: [{ id: 'potassium', term: 'potassium', ...more }] });

  it('wants the source of every limit read', () => {
    expect(errors(lab({ critical: [limit] }))).toEqual(['numbers labs/potassium']);
    expect(errors(lab({ critical: [{ ...limit, sourceChecked: true }], ranges: [range] }))).toEqual([]);
  });
  it('refuses ranges that are upside down and critical limits inside the range', () => {
    expect(errors(lab({ ranges: [{ ...range, low: 6 }] }))).toEqual(['numbers labs/potassium']);
    expect(errors(lab({ critical: [{ ...limit, below: 4, sourceChecked: true }], ranges: [range] }))).toEqual([
      'numbers labs/potassium',
    ]);
  });
  it('refuses a rate in a text whose source was not read', () => {
    const meaning = 'A lump. It goes away in 9 out of 10 people.';
    expect(errors({ concepts: [concept('lump', { meaning })] })).toEqual(['numbers concepts/lump']);
    const checked = { meaning, sourceChecked: true, source: { name: 'A page', url: 'https://example.org/' } };
    expect(errors({ concepts: [concept('lump', checked)] })).toEqual([]);
  });
});

describe('texts and references', () => {
  it.each([
    ['a hard meaning', { meaning: 'Pathological accumulation of extravascular intraperitoneal material.' }, 'grade'],
    ['a long meaning', { meaning: `A ${'very '.repeat(25)}small thing.` }, 'shape'],
    ['an article before the everyday name', { lay: 'a small thing' }, 'shape'],
    ['a question without its mark', { ask: 'What is this' }, 'shape'],
  ])('reports %s', (_, more, check) => {
    expect(errors({ concepts: [concept('thing', more)] })).toContain(`${check} concepts/thing`);
  });
  it('reports an answer that reads too hard though each of its texts is plain enough', () => {
    const hard = {
      id: 'gi',
      short: 'GI',
      senses: [{ long: 'laboratory examination of gastrointestinal material' }],
      source,
    };
    expect(errors({ abbreviations: [hard] })).toEqual(['answers "GI"']);
    expect(errors({ abbreviations: [{ ...hard, senses: [{ long: 'stomach and bowel' }] }] })).toEqual([]);
  });
  it('reports references to nothing and ids that stand twice', () => {
    const action = 'Call your doctor today.';
    const abbreviation = { id: 'ab', short: 'AB', senses: [{ long: 'some thing', concept: 'nothing' }], source };
    expect(
      errors({ urgent: [{ id: 'u', concept: 'nothing', action, source }], abbreviations: [abbreviation] }),
    ).toEqual(['references urgent/u', 'references abbreviations/ab']);
    expect(errors({ concepts: [concept('xy')], labs: [{ id: 'xy', term: 'some test' }] })).toContain('ids labs/xy');
  });
  it('warns of unexplained jargon and of a meaning that leans on its own word', () => {
    const data = base({
      concepts: [
        concept('cardiomyopathy', { meaning: 'A kind of cardiomyopathy.' }),
        concept('strain', { meaning: 'A sign of hypertrophic change.' }),
        concept('hypertrophic-obstruction', { term: 'hypertrophic obstruction' }),
      ],
    });
    const warned = checkKnowledge(data).filter((one) => one.check === 'jargon');
    expect(warned.map((one) => one.where)).toEqual(['concepts/cardiomyopathy', 'concepts/strain']);
  });
});

describe('procedures', () => {
  const rated = { name: 'A study', url: 'https://example.org/' };
  const risk = (name: string, n?: number, outOf = 10_000) => ({
    name,
    text: 'It heals by itself.',
    ...(n ? { rate: { n, outOf, source: rated } } : {}),
  });
  const scan = (more: object = {}) => ({
    procedures: [
      {
        id: 'scan',
        name: 'A scan',
        group: 'imaging',
        areas: ['head'],
        whatItIs: 'A machine takes pictures.',
        howLong: 'About ten minutes.',
        anaesthesia: 'You are awake.',
        commonRisks: [risk('Noise'), risk('Cold')],
        rareRisks: [risk('A fall')],
        preparation: ['Wear loose clothes.', 'Ask which medicines to take that day.'],
        recovery: [
          { when: 'Same day', what: 'You can go home.' },
          { when: 'Next day', what: 'You can work.' },
        ],
        whenToCall: [
          { sign: 'have chest pain', act: 'emergency' },
          { sign: 'have a rash', act: 'call' },
        ],
        questions: ['Why do I need it?', 'Is it safe?', 'Who does it?', 'When is it?'],
        source: { name: 'Test source' },
        ...more,
      },
    ],
  });
  const told = (more: object) => errors(scan(more)).map((one) => one.split(' ')[0]);

  it('finds nothing wrong with a sound entry', () => expect(errors(scan())).toEqual([]));

  it.each([
    ['Stop your blood thinner 5 days before.', ['medicines']],
    ['Do not take your pills that morning.', ['medicines']],
    ['Ask if you should stop your blood thinner.', []],
    ['Do not stop a medicine on your own.', []],
  ])('reads "%s" as it would be followed', (text, found) => {
    expect(told({ preparation: [text, 'Wear loose clothes.'] })).toEqual(found);
  });

  it.each([
    ['rates of two denominators', { rareRisks: [risk('A', 2), risk('Bad', 2, 1000)].map((r) => ({ ...r, name: 'Bad' })) }, 'rates'],
    ['a rate without an address', { rareRisks: [{ ...risk('Bad'), rate: { n: 1, outOf: 1000, source } }] }, 'rates'],
    ['a rare risk with a rate and nothing to call 911 for', { rareRisks: [risk('Bad', 1)], whenToCall: [{ sign: 'have a rash', act: 'call' }, { sign: 'feel sick', act: 'call' }] }, 'urgent'],
    ['an area it is not in', { common: ['neck'] }, 'references'],
    ['a hard text', { howLong: 'Postprocedural observation necessitates considerable additional hospitalization.' }, 'grade'],
    ['a sign that is a sentence', { whenToCall: [{ sign: 'You have pain.', act: 'emergency' }, { sign: 'have a rash', act: 'call' }] }, 'shape'],
  ])('reports %s', (_, more, check) => expect(told(more)).toContain(check)); // biome-ignore format: a table

  it('reports a name of two procedures and lay words that mean nothing known', () => {
    const [one] = scan().procedures;
    expect(errors({ procedures: [one as object, { ...one, id: 'other', synonyms: ['a-scan'] }] })).toContain(
      'names procedures/other',
    );
    const layWords = [{ id: 'picture', says: ['picture'], means: ['procedures/scan', 'nothing'], source }];
    expect(errors({ ...scan(), layWords })).toEqual(['references lay-words/picture']);
  });
});

describe('a folder of knowledge', () => {
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'plainchart-knowledge-'));
    await mkdir(join(folder, 'concepts'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('reports entries that do not fit the schema', () => {
    writeFileSync(join(folder, 'concepts/a.yaml'), '- {id: lump, term: lump, kind: finding, colour: red}\n');
    const { findings } = checkKnowledgeFolder(folder);
    expect(findings.map((one) => one.check)).toContain('schema');
  });
  it('finds nothing wrong with the knowledge of the product', () => {
    const { data, findings } = checkKnowledgeFolder(join(new URL('..', import.meta.url).pathname, 'knowledge'));
    expect(findings.filter((one) => one.level === 'error')).toEqual([]);
    expect(data.labs.length).toBeGreaterThan(200);
  });
});
