import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { readReport } from '../../reading/index.js';
import { understand } from '../index.js';
import { SHORT_FORM_CASES } from './short-forms.cases.js';
import { SHORT_FORM_CASES_BY_FIELD } from './short-forms-by-field.cases.js';

const knowledge = wholeKnowledge();

/** The long name given to the short form in this sentence, or the name it is part of; empty where none was told. */
function meaningOf(short: string, heading: string, sentence: string): string {
  const lead = heading === '' ? '' : `${heading}:\n`;
  const read = understand(readReport(lead + sentence, knowledge), knowledge);
  const at = lead.length + sentence.search(new RegExp(`(?<![A-Za-z])${short}(?![A-Za-z])`, 'i'));
  const over = ({ span }: { span: { start: number; end: number } }) => span.start <= at && at < span.end;
  const mention = read.mentions.find(over);
  const entry = mention && (knowledge.concept(mention.ref.id) ?? knowledge.lab(mention.ref.id));
  return [read.expansions.find(over)?.long, entry?.term, entry?.lay].filter(Boolean).join(' / ');
}

describe('short forms in sentences', () => {
  const cases = `${SHORT_FORM_CASES}${SHORT_FORM_CASES_BY_FIELD}`
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((part) => part.trim()) as [string, string, string, string]);

  it('holds enough cases', () => expect(cases.length).toBeGreaterThanOrEqual(250));

  it.each(cases)('%s is %s (%s) %s', (short, wanted, heading, sentence) => {
    const meaning = meaningOf(short, heading, sentence);
    if (wanted === '?') expect(meaning).toBe('');
    else expect(meaning).toMatch(new RegExp(wanted, 'i'));
  });
});
