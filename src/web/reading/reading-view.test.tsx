import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Analysis } from '../../contract/analysis.js';
import { DISCLAIMER } from '../../contract/product.js';
import { bloodTest, bloodTestText } from './fixtures/blood-test.js';
import { chestCt, chestCtText } from './fixtures/chest-ct.js';
import { ReadingView } from './reading-view.js';

const render = (analysis: Analysis, text: string) =>
  renderToStaticMarkup(<ReadingView analysis={analysis} text={text} when="today" origin="Text" level={1} />);
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('\u2060', '');

describe('ReadingView', () => {
  test('shows every finding, step, question, word and unexplained part', () => {
    const html = render(chestCt, chestCtText);
    const said = plain(html).replaceAll('\u00a0', ' ');
    for (const finding of chestCt.findings) {
      for (const sentence of finding.text.split(/(?<=\.) /)) expect(said).toContain(sentence);
    }
    for (const step of chestCt.recommendations) expect(said).toContain(step.text);
    for (const question of chestCt.questions) expect(said).toContain(question);
    for (const word of chestCt.glossary) expect(said).toContain(word.meaning);
    expect(html).toMatch(/<blockquote[^>]*>D\/W K\.R\. 11:40\. F\/U PER LNP\./);
    expect(said).toContain('96.2%');
    expect(said).toContain('Excellent');
    expect(said).toContain(DISCLAIMER);
  });

  test('a sensitive finding stands only inside what the reader opens', () => {
    const html = render(chestCt, chestCtText);
    const shut = html.replace(/<details.*?<\/details>/gs, '');
    expect(shut).not.toContain('A growing spot can have many causes');
    expect(html).toContain('A growing spot can have many causes');
  });

  test('the report is shown whole, character by character', () => {
    const html = render(bloodTest, bloodTestText);
    for (const line of bloodTestText.split('\n')) {
      for (const cell of line.split('\t'))
        if (cell.trim()) expect(plain(html)).toContain(cell.trim().replace('<', '&lt;').replace('>', '&gt;'));
    }
  });

  test('an urgent report opens with what to do now', () => {
    const html = render(bloodTest, bloodTestText);
    expect(html.indexOf('Do this now')).toBeGreaterThan(0);
    expect(html.indexOf('Do this now')).toBeLessThan(html.indexOf('What this is'));
    expect(render(chestCt, chestCtText)).not.toContain('Do this now');
  });

  test('every drawn value says itself', () => {
    const html = render(bloodTest, bloodTestText);
    const drawn = [...html.matchAll(/class="number-line[^"]*" role="img" aria-label="([^"]+)"/g)].map((m) => m[1]!);
    const compared = bloodTest.labs.filter((lab) => lab.status !== 'unknown');
    expect(drawn).toHaveLength(compared.length);
    for (const lab of compared) expect(drawn.some((one) => one.startsWith(lab.name))).toBe(true);
    for (const lab of bloodTest.labs) expect(html).toContain(lab.name);
  });

  test('headings go down one step at a time', () => {
    for (const [analysis, text] of [
      [chestCt, chestCtText],
      [bloodTest, bloodTestText],
    ] as const) {
      const levels = [...render(analysis, text).matchAll(/<h([1-6])/g)].map((m) => Number(m[1]));
      expect(levels[0]).toBe(1);
      for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 1)).toBeLessThanOrEqual(1);
    }
  });
});
