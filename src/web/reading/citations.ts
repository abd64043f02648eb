import type { Analysis, Span, WrittenField } from '../../contract/analysis.js';
import { overlaps } from './report-lines.js';

/** A written sentence as the screen shows it: its place, its words and the spans of the report it stands on. */
export interface CitedSentence {
  key: string;
  field: WrittenField;
  index: number;
  text: string;
  sources: Span[];
}

export type Citations = ReadonlyMap<string, readonly CitedSentence[]>;

const placeKey = (field: WrittenField, index: number) => `${field}-${index}`;

/** Groups the written sentences by the field entry they belong to. */
export function citations(analysis: Analysis): Citations {
  const places = new Map<string, CitedSentence[]>();
  for (const sentence of analysis.sentences) {
    const place = placeKey(sentence.field, sentence.index);
    const list = places.get(place) ?? [];
    list.push({
      key: `${place}-${list.length}`,
      field: sentence.field,
      index: sentence.index,
      text: sentence.text,
      sources: sentence.sources,
    });
    places.set(place, list);
  }
  return places;
}

/** The sentences of one entry; where none were recorded, the entry's own text as one sentence with its span. */
export function sentencesOf(
  all: Citations,
  field: WrittenField,
  index: number,
  text: string,
  source?: Span | null,
): readonly CitedSentence[] {
  const place = placeKey(field, index);
  return all.get(place) ?? [{ key: `${place}-0`, field, index, text, sources: source ? [source] : [] }];
}

/** Whether two lists of spans share any character. */
export function anyOverlap(a: readonly Span[], b: readonly Span[]): boolean {
  return a.some((one) => b.some((other) => overlaps(one, other)));
}
