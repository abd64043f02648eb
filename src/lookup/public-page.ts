import type { TermAnswer } from '../contract/education.js';
import { type Entry, termOf } from './entries.js';

/** Code systems by their object identifiers, as MedlinePlus Connect asks for them. */
const SYSTEMS = {
  icd10: '2.16.840.1.113883.6.90',
  rxcui: '2.16.840.1.113883.6.88',
  loinc: '2.16.840.1.113883.6.1',
};

/** Kinds of concepts of which MedlinePlus is worth searching: a describing word has no page. */
const SEARCHED = new Set(['finding', 'disease', 'symptom', 'anatomy', 'procedure', 'test', 'device', 'organism']);

/**
 * The page of MedlinePlus about an entry by its code, else a search there for its standard name, and labelled as one;
 * null where a search would find nothing of use. Never what the reader typed: only our own names leave, and only by a click.
 */
export function publicPageOf(entry: Entry): TermAnswer['link'] {
  const name = termOf(entry);
  const [system, code] = codeOf(entry);
  if (system && code) return { label: `MedlinePlus on ${name}`, url: byCode(SYSTEMS[system], code, name) };
  if (entry.kind === 'abbreviation' || entry.kind === 'lay') return null;
  if (entry.kind === 'concept' && !SEARCHED.has(entry.of.kind)) return null;
  return { label: `Search MedlinePlus for ${name}`, url: search(name) };
}

function codeOf(entry: Entry): [keyof typeof SYSTEMS, string | undefined] | [] {
  if (entry.kind === 'concept') return ['icd10', entry.of.icd10];
  if (entry.kind === 'medicine') return ['rxcui', entry.of.rxcui];
  return entry.kind === 'lab' ? ['loinc', entry.of.loinc] : [];
}

function byCode(system: string, code: string, name: string): string {
  const query = [
    `mainSearchCriteria.v.cs=${system}`,
    `mainSearchCriteria.v.c=${encodeURIComponent(code)}`,
    `mainSearchCriteria.v.dn=${encodeURIComponent(name)}`,
    'informationRecipient.languageCode.c=en',
  ];
  return `https://connect.medlineplus.gov/application?${query.join('&')}`;
}

function search(name: string): string {
  const query = `v%3Aproject=medlineplus&v%3Asources=medlineplus-bundle&query=${encodeURIComponent(name)}`;
  return `https://vsearch.nlm.nih.gov/vivisimo/cgi-bin/query-meta?${query}`;
}
