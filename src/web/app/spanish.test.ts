import { afterEach, describe, expect, test } from 'vitest';
import { FAILURES } from '../../adapters/extract-file/failures.js';
import { messages as analysisMessages } from '../../analyses/messages.js';
import { messages as billingMessages } from '../../billing/messages.js';
import { DISCLAIMER, WHEN_READY } from '../../contract/product.js';
import { messages as rosterMessages } from '../../roster/messages.js';
import { locale, speak, translate } from '../kit/language.js';
import { figure, longDate, timeAgo } from '../kit/measures.js';
import { NO_CONNECTION } from '../kit/request-error.js';
import { spanish } from './spanish.js';

const groups = import.meta.glob<Record<string, object>>(
  ['../**/*texts.ts', '../**/claims.ts', '!../sample/sample-texts.ts'],
  {
    eager: true,
  },
);
const contract = import.meta.glob<string>('../../contract/*.ts', { eager: true, query: '?raw', import: 'default' });
const activity = import.meta.glob<string>('../../accounts/activity/words.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

afterEach(() => speak('en', null));

/** The texts of one group by their path, functions called with arguments that can be found again. */
function said(value: unknown, path: string, into = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'string') into.set(path, value);
  else if (typeof value === 'function') {
    const given = ['‹1›', '‹2›', '‹3›'].slice(0, value.length);
    said(value(...given), path, into);
  } else if (value && typeof value === 'object') {
    for (const key of Object.keys(value)) said(Reflect.get(value, key), `${path}.${key}`, into);
  }
  return into;
}

/** What is named from outside, or is the same in both languages. */
const alike = new Set(
  ['Plan', 'Abdomen', 'Pelvis', 'No', 'Error', 'Dr. ‹1› ‹2›', '‹1› ‹2›', '‹1›: ‹2›', '‹1›, ‹2›, ‹3›'].concat(''),
);

describe('Spanish', () => {
  for (const [file, module] of Object.entries(groups)) {
    test(`${file} says everything, each thing in its own words, with what is put into it`, () => {
      for (const [group, texts] of Object.entries(module)) {
        const before = said(texts, group);
        speak('es', spanish);
        const after = said(texts, group);
        speak('en', null);
        expect([...after.keys()]).toEqual([...before.keys()]);
        for (const [path, english] of before) {
          const words = after.get(path) ?? '';
          if (!alike.has(english)) expect(words, path).not.toBe(english);
          const marks = (text: string) => (text.match(/‹\d›|<\/?\w+>/g) ?? []).sort();
          // A word in its one and many forms may need its number in the one language only.
          expect(new Set(marks(words)), path).toEqual(new Set(marks(english)));
        }
      }
    });
  }

  test('what the contract and the server say is known, but for a little', () => {
    const spoken = Object.entries(contract)
      .filter(([file]) => !/test|routes|public-pages|product|letter-texts|phrases\.es/.test(file))
      .flatMap(([, source]) => [...source.replace(/^\s*(?:\/?\*|\/\/).*$/gm, '').matchAll(/'([A-Z][^'\n]* [^'\n]*)'/g)])
      .map(([, words]) => words ?? '')
      .filter(
        (words) =>
          !/^(?:Have a copy|Whether a copy|The copy of|A general adult|The range is|Your report prints)/.test(words),
      );
    expect(spoken.length).toBeGreaterThan(50);
    const server = [analysisMessages, billingMessages, rosterMessages].flatMap((all) => Object.values(all));
    const acts = [...(Object.values(activity)[0] ?? '').matchAll(/: '([A-Z][^']+)'/g)].map(([, words]) => words ?? '');
    expect(acts.length).toBeGreaterThan(40);
    const reasons = Object.values(FAILURES).map(({ message }) => message);
    const unknown = (all: readonly string[]) => all.filter((words) => spanish.phrase(words) === undefined);
    expect(unknown([...reasons, DISCLAIMER, WHEN_READY, NO_CONNECTION])).toEqual([]);
    // What is said newly is shown in English until it is translated: that may be little.
    const all = [...spoken, ...server, ...acts];
    const fresh = unknown(all);
    expect(fresh.length, fresh.join('\n')).toBeLessThan(all.length * 0.06);
  });

  test('sentences that hold a number or a word keep it', () => {
    speak('es', spanish);
    expect(translate('Moderately above the range')).toBe('Moderadamente por encima del rango');
    expect(translate('0.50 to 1.10')).toBe('0.50 a 1.10');
    expect(translate('Too many sign-in attempts. Wait 12 minutes and try again.')).toContain('12 minutos');
    expect(translate('We have no explanation for "blorp" yet. Did you mean blood?')).toBe(
      'Todavía no tenemos una explicación para “blorp”. ¿Quiso decir blood?',
    );
    expect(translate('Something new that nobody has translated.')).toBe('Something new that nobody has translated.');
  });

  test('dates and times follow the language', () => {
    const day = new Date('2026-11-17T12:00:00');
    expect(longDate(day)).toBe('November 17, 2026');
    speak('es', spanish);
    expect(longDate(day)).toBe('17 de noviembre de 2026');
    expect(timeAgo(new Date(day.getTime() - 7_200_000), day)).toBe('hace 2 horas');
  });

  test.each(['en', 'es'] as const)('dates and figures are those of the locale (%s)', (language) => {
    speak(language, language === 'es' ? spanish : null);
    for (let month = 0; month < 12; month += 1) {
      const day = new Date(2026, month, month + 3);
      expect(longDate(day)).toBe(day.toLocaleDateString(locale(), { year: 'numeric', month: 'long', day: 'numeric' }));
    }
    for (const count of [0, 999, 1000, 20_000, 1_234_567]) expect(figure(count)).toBe(count.toLocaleString(locale()));
  });
});
