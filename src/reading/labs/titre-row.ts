import type { LabRow } from '../types.js';
import { hasVerb } from '../verbs.js';

/** "Titre   1:1280", "Pattern: Homogeneous (AC-1)" below the test that they belong to. */
const PART =
  /^[^A-Za-z\d]{0,3}((?:(?:end-?point|first|second|1st|2nd|primary|secondary|other|main) )?(titre|titer|pattern)(?: \d)?)\s{0,40}(?:[:=]\s{0,40}|\s)(\S.{0,50})$/i;
const TITRE = /^(?:[<>≤≥]=?\s?)?1\s?[:/]\s?\d{1,6}(?!\d)[^\d]{0,30}$/;
const LOOK = /^[A-Za-z][A-Za-z ,/-]{2,40}(?:\(AC[- ]?\d{1,2}(?:[,/ ]{1,2}\d{1,2})*\))?$/;
const ANA = /anti-?\s?nuclear|\bANAs?\b/i;
const WITH_TITRE = /antibod|\banti-|\bANCA\b|\bRPR\b|\bVDRL\b|\bTP[HP]A\b|syphilis|trepon|\bwidal\b|agglutin/i;

/** The row of such a line, named by the test above it; null for any other line. */
export function titreRow(body: string, start: number, above: LabRow | undefined): LabRow | null {
  if (above === undefined || above.pending) return null;
  const found = PART.exec(body);
  const [, label = '', kind = '', printed = ''] = found ?? [];
  const value = printed.trim();
  const ofAna = ANA.test(above.name);
  const fits = /^pattern/i.test(kind) ? (ofAna || /ANCA/i.test(above.name)) && LOOK.test(value) && !hasVerb(value) : TITRE.test(value) && (ofAna || WITH_TITRE.test(above.name)); // biome-ignore format: one line
  if (found === null || !fits) return null;
  const called = ofAna ? 'ANA' : above.name.replace(/ (?:titre|titer|pattern)$/i, '');
  const nameStart = start + body.indexOf(label);
  const valueStart = start + body.lastIndexOf(value);
  const span = { start: valueStart, end: valueStart + value.length };
  return {
    ...above,
    name: `${called} ${kind.toLowerCase()}`,
    nameSpan: { start: nameStart, end: nameStart + label.length },
    value,
    valueSpan: span,
    number: null,
    comparator: null,
    unit: null,
    range: null,
    flag: null,
    previous: null,
    pending: false,
    source: { start: nameStart, end: span.end },
    comments: [],
  };
}
