import { describe, expect, it } from 'vitest';
import { wholeKnowledge } from '../../../test/whole-knowledge.js';
import { explainReport } from '../index.js';

const knowledge = wholeKnowledge();
const HEAD = 'CT OF THE CHEST\n\nTECHNIQUE:\nHelical CT with contrast.\n\n';
const explain = (text: string) => explainReport(`${HEAD}${text}\n`, knowledge);
const all = (text: string) =>
  explain(text)
    .sentences.map((one) => one.text)
    .join('\n');
const glossary = (text: string) =>
  explain(text)
    .glossary.map(({ term, meaning }) => `${term}: ${meaning}`)
    .join('\n');

describe('what a word of a quoted line means', () => {
  it.each([
    ['IMPRESSION:\nBenign-appearing lymph node, attention on the next scan.', /“benign[^”]*” means not cancer/],
    ['DIAGNOSIS:\nA. Colon, biopsy: Brisk Crohn’s-like lymphoid reaction.', /means Crohn disease|shows Crohn/],
    ['IMPRESSION:\nPeriportal tracking along the left lobe.', /“periportal” means of the/],
    ['FINDINGS:\nFemoral vein is full and phasic throughout.', /“femoral” means of the thigh bone/],
  ])('says nothing of what the word is only built on or belongs to: %s', (text, wrong) => {
    expect(all(text)).not.toMatch(wrong);
  });

  it('means only words that stand in the quoted line', () => {
    for (const [, line = '', word = ''] of all('DIAGNOSIS:\nBlood cx: skin germs, taken as contaminants.').matchAll(
      /“([^”]*)”[^“]*\. In this line, “([^”]*)”/g,
    ))
      expect(line.toLowerCase()).toContain(word.toLowerCase());
  });
});

it('says what more than one thing is in the plural', () => {
  expect(all('IMPRESSION:\nB/L parotid and submandibular glands: NAD.')).not.toMatch(
    /“submandibular glands” means the spit gland under/,
  );
});

describe('the list of words', () => {
  it.each([
    ['HISTORY:\nA woman who came in with a cough.', /World Health/],
    ['DIAGNOSIS:\nExtramural venous invasion is present. The tumor abuts the deep aspect.', /extradural|ASPECTS/],
    ['FINDINGS:\nThere is no addition to the thinning of the cortex.', /addict|thinking/i],
    ['COMMENT:\nMetastatic focus of infection should be sought.', /cancer/i],
    ['IMPRESSION:\nHR 118 irregular.', /edge or shape/],
  ])('holds no other word than the one meant: %s', (text, wrong) => {
    expect(glossary(text)).not.toMatch(wrong);
  });

  it('gives each sense of letters that stand for two things', () => {
    const text =
      'DISCHARGE MEDICATIONS:\nDiltiazem ER 120 mg daily\n\nRETURN PRECAUTIONS:\nGo to the ER if it comes back.\n';
    expect(glossary(text)).not.toMatch(/^ER: .*slow-release(?![\s\S]*emergency)/m);
  });
});

describe('a quoted line of many hard words', () => {
  it('has the hardest of them explained, not the first', () => {
    const line =
      'Xerbled the pylorus, ureter, mucosa, fundus and omentum by plimmed zorbly hydronephrosis brolt gromvex.';
    const glosses = all(`IMPRESSION:\n${line}`).match(/“[^”]*” means/g) ?? [];
    expect(glosses.length).toBeLessThanOrEqual(6);
    expect(glosses.join('\n')).toMatch(/“hydronephrosis”/);
  });
});
