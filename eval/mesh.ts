import type { Done } from './engine.js';
import { percent, Tally } from './stats.js';
import type { Table } from './table.js';

/*
 * Agreement with the MeSH labels of the chest x-ray set, finding by finding. A label is given to an explanation when a
 * present or possible, current, not normal finding says it: in its written words or in the report's words it stands on.
 * Labels are per report and were set by people reading the whole report, history included, so that agreement cannot be full.
 */

const LABELS: [label: string, said: RegExp][] = [
  ['Cardiomegaly', /cardiomegaly|(?:heart|cardiac|cardio)[^.;]{0,40}(?:enlarge|large|big|promin|upper limits)|enlarged?[^.;]{0,30}(?:heart|cardi)/i],
  ['Pulmonary Atelectasis', /atelecta/i],
  ['Calcified Granuloma', /calcified[^.;]{0,30}(?:granulom|nodul)|granulom[^.;]{0,20}calcif/i],
  ['Pleural Effusion', /pleural effusion|pleural fluid|effusions?\b|costophrenic[^.;]{0,40}blunt|blunt[^.;]{0,40}costophrenic/i],
  ['Spondylosis|Osteophyte|Thoracic Vertebrae/degenerative|Spine/degenerative', /spondylo|osteophyt|degenerat|spur/i],
  ['Scoliosis', /scolio/i],
  ['Atherosclerosis', /atheroscl|arterioscl|(?:aort|vascular|arch)[^.;]{0,30}calcif|calcif[^.;]{0,30}(?:aort|vascular|arch)/i],
  ['Airspace Disease', /air ?space|infiltrat|consolidat/i],
  ['Granulomatous Disease', /granulomat/i],
  ['Catheters, Indwelling', /catheter|picc|\bport\b|central (?:venous )?line|mediport|line\b/i],
  ['Nodule', /nodul/i],
  ['Fractures, Bone', /fractur/i],
  ['Emphysema|Pulmonary Emphysema', /emphysem/i],
  ['Infiltrate', /infiltrat/i],
  ['Pulmonary Congestion', /congest|vascular (?:promin|engorg|redistrib)|(?:promin|engorg)\w*[^.;]{0,20}vascul/i],
  ['Hernia, Hiatal', /hiat(?:al|us) hernia/i],
  ['Kyphosis', /kypho/i],
  ['Consolidation', /consolidat/i],
  ['Pulmonary Edema', /edema/i],
  ['Pneumonia', /pneumonia/i],
  ['Pneumothorax', /pneumothora/i],
  ['Bone Diseases, Metabolic', /osteopen|osteopor|demineral/i],
]; // biome-ignore format: one list

interface Labelled {
  mesh: string[];
}

export function measureMesh(table: Table, taken: readonly { record: Labelled; run: Done }[]): void {
  const all = new Tally();
  const lines: string[] = [];
  for (const [label, said] of LABELS) {
    const tally = new Tally();
    const wanted = label.split('|');
    for (const { record, run } of taken) {
      const labelled = record.mesh.some((tag) =>
        wanted.some((one) => `${tag}/`.startsWith(`${one}/`) || tagged(tag, one)),
      );
      tally.add(labelled, says(run, said));
    }
    all.truePositives += tally.truePositives;
    all.falsePositives += tally.falsePositives;
    all.falseNegatives += tally.falseNegatives;
    all.trueNegatives += tally.trueNegatives;
    lines.push(`${label.split('|')[0]}: ${tally}`);
  }
  const value = `P ${percent(all.precision)} R ${percent(all.recall)} F1 ${percent(all.f1)}`;
  const definition = `each of ${LABELS.length} labels against present or possible, current findings`;
  table.add('indiana-cxr', 'MeSH labels', value, definition, lines);
}

/** "Spine/degenerative" also holds "Spine/degenerative/mild" and "Thoracic Vertebrae/anterior/degenerative". */
function tagged(tag: string, wanted: string): boolean {
  const parts = tag.split('/');
  return wanted.split('/').every((part) => parts.includes(part)) && parts[0] === wanted.split('/')[0];
}

/** What we say a word means is no finding. */
const GLOSS = /(?:In this line, )?“[^”]*” means [^.]*\./g;

function says({ analysis, text }: Done, pattern: RegExp): boolean {
  return analysis.findings.some((finding) => {
    if (finding.importance === 'normal' || finding.experiencer !== 'patient') return false;
    if (finding.assertion !== 'present' && finding.assertion !== 'possible') return false;
    return (
      pattern.test(text.slice(finding.source.start, finding.source.end).replace(/\s+/g, ' ')) ||
      pattern.test(finding.text.replace(GLOSS, ''))
    );
  });
}
