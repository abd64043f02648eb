/** What a column of a lab sheet holds. */
export type ColumnRole = 'name' | 'value' | 'previous' | 'unit' | 'range' | 'flag' | 'low' | 'high' | 'date' | 'other';

/** Printed column heads. Longer phrases first: the first that matches at a place is taken. */
export const COLUMN_HEADS: readonly { role: ColumnRole; phrases: readonly string[] }[] = [
  { role: 'previous', phrases: ['previous result and date', 'previous results?', 'previous values?', 'prior results?', 'prior values?', 'last results?', 'past results?', 'previous', 'prior', 'historical', 'on admission', 'admission', 'admit', 'baseline', 'initial'] },
  { role: 'value', phrases: ['current result and flag', 'current results?', 'current values?', 'your results?', 'your values?', 'observed values?', 'test results?', 'result values?', 'latest results?', 'patient results?', 'patient values?', 'in[- ]range', 'within range', 'out[- ]of[- ]range', 'outside range', 'measured values?', 'results?', 'values?', 'current', 'latest', 'observed', 'reading', 'now', 'on discharge', 'at discharge', 'discharge'] },
  { role: 'range', phrases: ['biological reference (?:interval|range)s?', 'biological ref\\.? (?:interval|range)s?', 'bio\\.? ref\\.? (?:interval|range)s?', 'reference (?:interval|range|value|limit)s?', 'ref\\.? ?(?:interval|range|value)s?', 'normal (?:range|value|limit)s?', 'expected (?:range|value)s?', 'standard range', 'desired range', 'acceptable range', 'healthy range', 'therapeutic range', 'ref(?:erence)?\\.?', 'normals?', 'expected', 'range', 'interval', 'limits'] },
  { role: 'name', phrases: ['test names?', 'test description', 'tests?(?: \\/ | ?\\/ ?)(?:panel|procedure|component|analyte)', 'name of (?:the )?test', 'investigations?', 'components?', 'analytes?', 'parameters?', 'tests?', 'assays?', 'determinations?', 'examinations?', 'observations?', 'procedures?', 'descriptions?', 'names?', 'lab tests?'] },
  { role: 'unit', phrases: ['units? of measure', 'units?', 'uom'] },
  { role: 'flag', phrases: ['abnormal flags?', 'flags?', 'abn\\.?', 'h\\/l', 'l\\/h', 'abnormal', 'indicator', 'alerts?', 'interpretation'] },
  { role: 'low', phrases: ['low(?:er limit)?', 'min(?:imum)?'] },
  { role: 'high', phrases: ['high|upper limit', 'max(?:imum)?'] },
  { role: 'other', phrases: ['lab ?id', 'lab', 'sites?', 'methods?', 'codes?', 'specimen', 'sample', 'status', 'loinc', 'notes?', 'comments?', 'collected', 'collection date', 'date(?:\\/time)?', 'time', 'performed', 'no\\.?', 'sr\\.? no\\.?', '#', 'trend', 'graph', 'remarks?'] },
]; // biome-ignore format: one role a line
