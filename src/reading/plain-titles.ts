import type { Span } from '../contract/analysis.js';
import type { Knowledge } from '../knowledge/index.js';
import { OTHER_TITLES } from './data/other-titles.js';
import { TISSUES } from './data/tissues.js';
import type { LabRow, Section } from './types.js';

/** "Pathology report of a breast biopsy": from the specimen, the diagnosis or the opening lines. */
export function pathologyTitle(look: string, sections: readonly Section[]): { title: string; source: Span | null } {
  if (/\b(?:pap (?:test|smear)|gynecologic cytology|cervical cytology|thinprep)\b/i.test(look)) {
    return { title: 'Pap test report', source: null };
  }
  for (const kind of ['specimen', 'diagnosis', 'gross'] as const) {
    for (const section of sections) {
      if (section.kind !== kind) continue;
      for (const sentence of section.sentences.slice(0, 3)) {
        const text = look.slice(sentence.span.start, sentence.span.end);
        const title = tissueTitle(text);
        if (title) return { title, source: sentence.span };
      }
    }
  }
  return { title: tissueTitle(look.slice(0, 600)) ?? 'Pathology report', source: null };
}

function tissueTitle(text: string): string | null {
  const tissue = TISSUES.find((entry) => entry.pattern.test(text));
  if (!tissue) return null;
  const side = /\bright\b/i.test(text) ? 'right ' : /\bleft\b/i.test(text) ? 'left ' : '';
  const name = `${tissue.paired && !(/\bright\b/i.test(text) && /\bleft\b/i.test(text)) ? side : ''}${tissue.plain}`;
  if (/\bfine[- ]needle|\bFNA\b|\baspirat/i.test(text)) return `Pathology report of a ${name} needle sample`;
  if (/\bbiops/i.test(text)) return `Pathology report of a ${name} biopsy`;
  return `Pathology report of tissue from the ${name}`;
}

/** "Blood test", "Urine test", or the panel's name where all rows belong to one. */
export function laboratoryTitle(rows: readonly LabRow[], look: string, knowledge: Knowledge): string {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const urinePanel = /\b(?:urin|ua\b)/i.test(`${row.panel ?? ''} ${row.name}`);
    const specimen = urinePanel ? 'urine' : (knowledge.labByName(row.name, row.panel)?.specimen ?? '');
    if (specimen) counts.set(specimen, (counts.get(specimen) ?? 0) + 1);
  }
  const urine = counts.get('urine') ?? 0;
  const blood = counts.get('blood') ?? 0;
  if (urine > 0 && blood > 0) return 'Blood and urine tests';
  if (urine > 0) return 'Urine test';
  if (blood > 0) return 'Blood test';
  if (/\burinalysis\b/i.test(look)) return 'Urine test';
  if (/\bstool\b/i.test(look)) return 'Stool test';
  if (/\b(?:csf|cerebrospinal)\b/i.test(look)) return 'Spinal fluid test';
  if (/\b(?:swab|naat|pcr)\b/i.test(look) && !/\b(?:serum|plasma|blood)\b/i.test(look)) return 'Swab test';
  if (/\b(?:blood|serum|plasma|cbc|metabolic panel|lipid)\b/i.test(look)) return 'Blood test';
  return 'Laboratory test';
}

/** A fair plain name for any other report: by its opening lines, its headings, then the sections it has. */
export function otherTitle(look: string, sections: readonly Section[]): string {
  const headings = sections.map((section) => section.heading?.text ?? '').join('\n');
  const found =
    OTHER_TITLES.find((entry) => entry.pattern.test(look.slice(0, 400))) ??
    OTHER_TITLES.find((entry) => entry.pattern.test(headings));
  if (found) return found.title;
  const kinds = new Set(sections.map((section) => section.kind));
  if (kinds.has('procedures')) return 'Procedure report';
  return kinds.has('physical_exam') || kinds.has('history_present') || kinds.has('plan')
    ? 'Clinic visit note'
    : 'Medical report';
}
