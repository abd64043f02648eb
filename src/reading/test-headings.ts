import { headingKey } from './heading-index.js';
import type { Heading } from './headings.js';
import type { SectionKind } from './types.js';

/** Headings that the report of a picture, an echo or a tissue has; a note on a visit or a stay has others too. */
const OF_TESTS: ReadonlySet<SectionKind> = new Set([
  'exam', 'indication', 'technique', 'comparison', 'findings', 'impression', 'recommendation', 'results', 'comment', 'addendum',
  'method', 'signature', 'header', 'other', 'procedures', 'history_present', 'past_history', 'vitals',
]); // biome-ignore format: one list
const A_PICTURE =
  /\b(?:ct|cta|mri|mra|mrcp|pet|us|uss|usg|x-?rays?|xr|ultrasound|sonogra\w*|mammogra\w*|echo\w*|doppler|duplex|scan|dexa|dxa|tte|tee)\b/i;
/** An echo down the food pipe, at the head of a line: elsewhere the word is a part of the foot. */
const ECHO_IN_SHORT = /^\W*TOE\b/m;
const namesPicture = (text: string): boolean => A_PICTURE.test(text) || ECHO_IN_SHORT.test(text);
const A_DEED = /\b(?:biops\w+|aspiration|drainage|injection|guided|\w{3,}(?:ectomy|otomy|ostomy|plasty))\b/i;
const A_PROBE = /\b(?:t[av]s?|trans(?:abdominal|vaginal|rectal|perineal)|endovaginal)\b/i;

const lineBehind = (text: string, { bodyStart }: Heading) => text.slice(bodyStart, bodyStart + 90).split('\n')[0] ?? '';

/**
 * In the report of a picture, "Procedure: CT chest" names the exam and "Approach: transvaginal" how it was done; what was
 * measured, and the comments in front of a conclusion, are what was seen.
 */
export function asOfPicture(headings: Heading[], text: string): Heading[] {
  if (!headings.every(({ kind }) => OF_TESTS.has(kind))) return headings;
  const concludes = headings.findLastIndex(({ kind }) => kind === 'impression');
  const seen = headings.some(({ kind }) => kind === 'findings');
  const pictured = namesPicture(text.slice(0, 400));
  return headings.map((heading, at) => {
    const key = keyOf(text, heading);
    const behind = lineBehind(text, heading);
    if (heading.kind === 'procedures' && /^(?:procedures?|proc)$/.test(key) && namesPicture(behind))
      return A_DEED.test(behind) ? heading : { ...heading, kind: 'exam' };
    if (heading.kind === 'procedures' && key === 'approach' && A_PROBE.test(behind))
      return { ...heading, kind: 'technique' };
    if (!pictured) return heading;
    if (heading.kind === 'vitals' && key === 'measurements') return { ...heading, kind: 'findings' };
    if (heading.kind === 'comment' && /^comments?$/.test(key) && !seen && at < concludes)
      return { ...heading, kind: 'findings' };
    return heading;
  });
}

const A_TISSUE_LAB = /\b(?:histo\w*|pathology|cyto\w*|biops(?:y|ies)|marrow|fna|synoptic)\b/i;
const ASKED: ReadonlySet<SectionKind> = new Set(['indication', 'history_present', 'gross', 'microscopic', 'synoptic']);
/** Lines of a form on cells and tissue that head sections elsewhere. */
const OF_THE_FORM = /^(?:background|quality|procedure|part|site|specimen site|tumou?r site|pattern|staging)$/;

/** "Background: blood and colloid", "Procedure: Excision" of a form on tissue: fields of it that open nothing. */
export function asOfTissue(headings: Heading[], text: string): Heading[] {
  if (!A_TISSUE_LAB.test(text.slice(0, 300)) && !PATHOLOGIC_STAGE.test(text)) return headings;
  // "Background: thyroiditis" behind what was found tells of the tissue around it.
  let asked = false;
  let form = false;
  const named = headings.some(({ kind }) => kind === 'diagnosis');
  return headings
    .filter((heading) => {
      const { kind, span } = heading;
      const key = keyOf(text, heading);
      if (key === 'background' && span.start > FIRST_LINES && PATHOLOGIC_STAGE.test(text)) return false;
      if (OF_THE_FORM.test(key) && (key === 'background' || key === 'quality' ? asked : form)) return false;
      asked ||= ASKED.has(kind);
      form = kind === 'synoptic';
      return true;
    })
    .map((heading) =>
      // What the doctor thought on looking is why the sample was taken, and no conclusion of the lab.
      heading.kind === 'impression' && ON_LOOKING.test(keyOf(text, heading))
        ? { ...heading, kind: 'indication' as const }
        : !named && heading.kind === 'microscopic' && listsDiagnoses(text, heading)
          ? { ...heading, kind: 'diagnosis' as const }
          : heading,
    );
}

/**
 * "Histology: / 1) Tubular adenoma, low grade dysplasia.": the diagnosis of each sample by its number, and no description of
 * slices, where no other heading names a diagnosis.
 */
function listsDiagnoses(text: string, heading: Heading): boolean {
  if (
    !/^(?:histology|microscopy|histopathology|histolog(?:y|ical) (?:findings|report|results?))$/.test(
      keyOf(text, heading),
    )
  )
    return false;
  return FIRST_DIAGNOSIS.test(text.slice(heading.bodyStart, heading.bodyStart + 200));
}
const keyOf = (text: string, { span }: Heading): string => headingKey(text.slice(span.start, span.end));
const FIRST_DIAGNOSIS =
  /^\s*\(?(?:1|A)\s?[.):]\s{1,4}(?![^\n]*\b(?:sections?|shows?|contains?|pieces?|fragments?|\d ?mm)\b)[^\n]{0,80}\b(?:\w*adenoma|\w*carcinoma|dysplasia|\w+itis|\w*polyps?|metaplasia|hyperplasia|melanoma|n(?:a)?evus|normal|within normal limits|lesion)\b/i;

/** "pT1b(m) pN1a": only the lab that looked at what was taken out writes so. */
const PATHOLOGIC_STAGE = /\by?pT(?:is|[0-4])[a-d]?(?:\([a-z]\))?[ ,]{0,2}(?:y?p)?N[0-3X]/;
const FIRST_LINES = 200;
const ON_LOOKING = /^colposcop(?:ic|y) (?:impression|opinion|diagnosis)$/;
