import type { Analysis } from '../src/contract/analysis.js';
import type { Done } from './engine.js';
import { mean, percent } from './stats.js';
import type { Table } from './table.js';

/*
 * PEMAT-P (AHRQ, Patient Education Materials Assessment Tool for printable materials), item by item, rated by rule and
 * not by people: 1 agree, 0 disagree, null not applicable. Score = agreed / applicable items. Items about pictures are
 * rated on the number lines where labs have a range, and do not apply elsewhere.
 */

type Item = (analysis: Analysis) => boolean | null;

const all = (analysis: Analysis) => analysis.sentences.map(({ text }) => text);
const share = (texts: readonly string[], test: (text: string) => boolean) =>
  texts.length === 0 ? 0 : texts.filter(test).length / texts.length;
const words = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;
const PASSIVE = /\b(?:was|were|been|being|is|are|be) (?:\w+ly )?\w+ed\b(?! to\b)/i;
const CALCULATE = /\b(?:multiply|divide|subtract|percentage of|ratio of|calculate|add up)\b/i;
const asked = (analysis: Analysis) => analysis.recommendations.map(({ text }) => text);

const UNDERSTANDABILITY: Record<string, Item> = {
  '1 purpose is evident': (a) => /^(?:this is|your|the|you)\b/i.test(a.summary) && a.title.length > 3,
  '2 no distracting content': (a) => words(a.summary) <= 120 && a.keyPoints.length <= 5,
  '3 common, everyday language': (a) => a.readability.explanation.fkgl <= 8,
  '4 medical terms only to teach them, defined': (a) => {
    const printed = all(a).join(' ').toLowerCase();
    const inUse = a.glossary.filter(({ term }) => printed.includes(term.toLowerCase()));
    return inUse.every(({ meaning }) => meaning.length > 0);
  },
  '5 active voice': (a) => share(all(a), (text) => PASSIVE.test(text)) <= 0.3,
  '6 numbers are clear': (a) => !all(a).some((text) => /\d\s?x\s?10|\d+\^/.test(text)),
  '7 no calculations asked': (a) => !all(a).some((text) => CALCULATE.test(text)),
  '8 short sections': (a) => mean(all(a).map(words)) <= 20 && a.keyPoints.every((text) => words(text) <= 60),
  '9 informative headers': (a) => a.title !== '' && a.findings.length + a.labs.length > 0,
  '10 logical order': (a) => {
    const order = ['urgent', 'important', 'note', 'normal'];
    const ranks = a.findings.map(({ importance }) => order.indexOf(importance));
    return ranks.every((rank, index) => index === 0 || rank >= (ranks[index - 1] ?? 0));
  },
  '11 a summary': (a) => words(a.summary) >= 5,
  '12 visual cues draw attention': (a) => a.findings.every(({ importance }) => importance !== undefined),
  '15 pictures used where they help': (a) => (a.labs.length === 0 ? null : a.labs.some(({ range }) => range !== null)),
  '16 pictures reinforce the text': (a) =>
    a.labs.some(({ range }) => range !== null) ? a.labs.every(({ text }) => text !== '') : null,
  '17 pictures have titles': (a) =>
    a.labs.some(({ range }) => range !== null) ? a.labs.every(({ name }) => name !== '') : null,
};

const ACTIONABILITY: Record<string, Item> = {
  '20 names an action': (a) => a.recommendations.length > 0 || a.questions.length > 0 || all(a).some((text) => /\b(?:ask|call|see|talk|tell)\b/i.test(text)),
  '21 addresses the reader': (a) => [...all(a), ...a.questions].some((text) => /\byou(?:r)?\b/i.test(text)),
  '22 breaks actions into steps': (a) => (asked(a).length === 0 ? a.questions.length > 0 : share(asked(a), (text) => words(text) <= 60) >= 0.9),
  '23 a tool to act with': (a) => a.questions.length > 0,
  '24 simple instructions for calculations': () => null,
  '25 explains how to use charts': (a) => (a.labs.some(({ range }) => range !== null) ? a.labs.every(({ text }) => /\b(?:range|usual|expected|normal|above|below|high|low)/i.test(text)) : null),
}; // biome-ignore format: one line an item

/** The two scores over a set, and the items most often missed. */
export function measurePemat(table: Pick<Table, 'add'>, set: string, done: readonly Done[]): void {
  for (const [name, items, bar] of [
    ['PEMAT understandability', UNDERSTANDABILITY, '≥ 90%'],
    ['PEMAT actionability', ACTIONABILITY, '≥ 80%'],
  ] as const) {
    const missed = new Map<string, number>();
    const scores = done.map(({ analysis }) => {
      const rated = Object.entries(items).map(([item, rate]) => [item, rate(analysis)] as const);
      for (const [item, rating] of rated) if (rating === false) missed.set(item, (missed.get(item) ?? 0) + 1);
      const applicable = rated.filter(([, rating]) => rating !== null);
      return applicable.filter(([, rating]) => rating).length / applicable.length;
    });
    const worst = [...missed]
      .sort((a, b) => b[1] - a[1])
      .map(([item, count]) => `${item}: missed ${count} of ${done.length}`);
    table.add(set, name, percent(mean(scores)), 'item by item by rule (machine-rated), mean of the set', worst, bar);
  }
}
