import type { Span } from '../../contract/analysis.js';
import { sentenceFrom } from '../../reading/index.js';
import type { Context } from '../context.js';
import { rankOf } from '../findings/importance.js';
import { OWN_WORDS, quotedAlone } from '../retell/narrative.js';
import type { Quoted } from '../summary/conclusion.js';
import { isTopicName } from '../summary/picture-topics.js';
import { isPresent, type WrittenFinding } from '../written.js';
import { isGloss, type Said, say } from './said.js';

/**
 * "Acute appendicitis with an obstructing appendicolith": told of the appendix, and a line of its own for "obstructing". A
 * line in the report's own words stands beside what is told of the same sentence, and its hard words that are told there
 * need no meaning. Nothing goes under what weighs less or is not there. Changes both lists.
 */
export function hangQuotes(findings: WrittenFinding[], lines: readonly Quoted[][], ctx: Context): void {
  const hosts = new Map<number, WrittenFinding[]>();
  for (const finding of findings) {
    if (!isHost(finding)) continue;
    for (const at of sentencesOf(finding.plan.what.sources, ctx)) hosts.set(at, [...(hosts.get(at) ?? []), finding]);
  }
  if (hosts.size === 0) return;
  const hang = (said: readonly Said[], weight: WrittenFinding['importance'], sensitive: boolean, lead: string) => {
    const [first, ...glosses] = said;
    const quote = quotedAlone(first?.text ?? '');
    const [at, ...others] = first === undefined ? [] : sentencesOf(first.sources, ctx);
    if (first === undefined || quote === null || at === undefined || others.length > 0) return false;
    if (glosses.some(({ text }) => !isGloss(text))) return false;
    const beside = hosts.get(at) ?? [];
    const host = beside
      .filter((one) => rankOf(one) <= rankOf({ importance: weight }) && (one.sensitive || !sensitive))
      .sort((a, b) => rankOf(a) - rankOf(b))[0];
    if (host === undefined) return false;
    const known = new Set(
      beside.flatMap(({ plan }) => [plan.what, ...plan.details]).flatMap(({ knowledge }) => knowledge),
    );
    host.plan.details.push(
      say(`${lead} “${quote}”`, first.sources, first.knowledge),
      ...glosses.filter(({ knowledge }) => knowledge.length === 0 || !knowledge.some((id) => known.has(id))),
    );
    return true;
  };
  const hung = new Set<WrittenFinding>();
  for (const finding of findings) {
    const { plan, importance, sensitive, frames, over } = finding;
    if (isHost(finding) || over || frames.some(({ negated, urgency }) => negated || urgency !== null)) continue;
    const said = [plan.what, ...plan.details];
    if (plan.meaning.length === 0 && hang(said, importance, sensitive, 'the report says:')) hung.add(finding);
  }
  if (hung.size > 0) findings.splice(0, findings.length, ...findings.filter((one) => !hung.has(one)));
  for (const list of lines) {
    const left = list.filter(
      ({ said, calm, denied, read, advised, concluded, sensitive }) =>
        calm || denied || read || advised || !hang(said, concluded ? 'important' : 'note', sensitive, OWN_WORDS),
    );
    list.splice(0, list.length, ...left);
  }
}

/** Told as there or as possible, in words of ours. */
function isHost(finding: WrittenFinding): boolean {
  const { plan, retold, frames } = finding;
  return (
    isPresent(finding) &&
    !retold &&
    !plan.what.text.includes('“') &&
    frames.every(({ negated, kind, temporality }) => !negated && kind === 'finding' && temporality !== 'historical')
  );
}

function sentencesOf(spans: readonly Span[], ctx: Context): number[] {
  const { sentences } = ctx.understanding.report;
  const at = spans.flatMap((span) => {
    const sentence = isTopicName(span, ctx) ? undefined : sentenceFrom(sentences, span.start);
    const inLabel = sentence?.label != null && span.end <= sentence.label.span.end;
    return sentence === undefined || inLabel || sentence.span.start > span.start ? [] : [sentence.index];
  });
  return [...new Set(at)];
}
