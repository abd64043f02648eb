import type { ReadReport } from '../../reading/index.js';
import type { Statement } from './statement.js';

/** Where blood was drawn for a culture: no place of the germs. */
const BLOOD_CULTURE = /\bblood (?:cultures?|cx)\b|\b(?:an)?aerobic bottles?\b/i;
const IN_BLOOD = /\b(?:blood|bottles?|\w*a?emi[ac]|sepsis|septic)\b/i;
/** How far the title of a report may reach. */
const TITLE = 400;

/**
 * What a laboratory says of germs: those of a blood culture are in no arm, and where it takes them for skin germs that got
 * into the sample, germs in the blood are no more than possible. Linear in the number of statements.
 */
export function settleGerms(statements: readonly Statement[], report: ReadReport): void {
  const laboratory = report.type.type === 'laboratory';
  const drawn = laboratory && BLOOD_CULTURE.test(report.clean.slice(0, TITLE));
  const outside = statements.some(
    ({ frame }) => frame.head?.ref.id === 'contaminant' && frame.assertion !== 'absent' && frame.setAside === undefined,
  );
  for (const { frame, words } of statements) {
    if (laboratory && isSample(frame.sentence, report)) frame.kind = 'specimen';
    // "Legionella urinary antigen": looked for in the urine, not there.
    if (laboratory && frame.head?.kind === 'organism' && /\bantigens?\b/i.test(words)) frame.sites = [];
    const inBlood = frame.head?.ref.id === 'bacteremia';
    if (drawn && (inBlood || frame.head?.kind === 'organism')) {
      frame.sites = [];
      frame.laterality = null;
    }
    // What grew from a bone or a wound is not in the blood.
    if (report.type.type === 'pathology' && inBlood && !IN_BLOOD.test(words)) frame.setAside = 'contradicted';
    const own =
      laboratory && inBlood && !/\bblood\b/i.test(words) ? infectionOfFluid(frame.source.start, report) : null;
    if (own !== null && frame.head !== null) {
      // Told already by its name: once is enough.
      if (statements.some((other) => other.frame.head?.ref.id === own && other.frame.urgency !== null)) {
        frame.setAside = 'contradicted';
        frame.urgency = null;
      } else frame.head = { ...frame.head, ref: { ...frame.head.ref, id: own } };
    }
    if (outside && inBlood && frame.assertion === 'present') {
      frame.assertion = 'possible';
      frame.certainty = 'possible';
      if (frame.urgency) frame.urgency = { ...frame.urgency, state: 'equivocal' };
    }
  }
}

/** What germs in a fluid of the body are a sign of, by the title of the sheet that it stands on. */
const FLUIDS: readonly (readonly [string, string])[] = [
  ['peritonitis', 'ascitic|peritoneal'],
  ['empyema', 'pleural'],
  ['septic-arthritis', 'synovial|joint|knee'],
];
const TITLES = FLUIDS.map(([id, names]) => ({
  id,
  title: new RegExp(
    `^\\W*(?:(?:specimen|sample|source)\\W{1,12})?(?:(?:left|right) )?(?:${names}) (?:fluid|aspirate|tap)\\b[^.\\n]{0,40}$`,
    'im',
  ),
}));

/** "E. coli from both bottles" below the title of a fluid: the germs are there, and not in the blood. */
function infectionOfFluid(start: number, report: ReadReport): string | null {
  const above = report.clean.slice(Math.max(0, start - TITLE * 2), start);
  if (/\bblood (?:cultures?|cx)\b/i.test(above)) return null;
  return TITLES.find(({ title }) => title.test(above))?.id ?? null;
}

/** "Specimen: sputum" above what grew from it. */
function isSample(index: number, report: ReadReport): boolean {
  const sentence = report.sentences[index];
  const section = sentence && report.sections[sentence.section];
  return (
    section?.kind === 'results' &&
    section.sentences[0] === sentence &&
    /^\W*(?:specimen|source|sample)\b/i.test(section.heading?.text ?? '')
  );
}
