import type { SectionKind } from '../../reading/index.js';
import type { ReadReport } from '../../reading/types.js';
import type { Statement } from './statement.js';

const LISTS: ReadonlySet<SectionKind> = new Set(['medications', 'discharge_medications', 'admission_medications']);
const CHANGED =
  /\s[-–—:(]\s?(?:stop(?:ped)?|held|withheld|on hold|discontinued|ceased|paused|reduced|decreased|increased|changed|new|started)\b[^.;\n]{0,40}$/i;

/** "Microgynon - STOPPED - VTE": why an entry of a list of medicines was changed is no illness of the reader's past. */
export function setWhyChangedApart(statements: readonly Statement[], report: ReadReport): void {
  for (const { frame, section } of statements) {
    if (!LISTS.has(section) || frame.head === null) continue;
    if (frame.kind !== 'finding' && frame.kind !== 'diagnosis') continue;
    const from = report.sentences[frame.sentence]?.span.start ?? frame.source.start;
    if (!CHANGED.test(report.clean.slice(from, frame.head.span.start))) continue;
    frame.urgency = null;
    frame.setAside = 'dropped';
  }
}
