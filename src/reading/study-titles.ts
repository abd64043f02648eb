import { Screened } from './screened.js';
import type { SectionKind } from './types.js';

/** Sections that tell why a test was done and what was before: a test that they name is not the one reported. */
export const TELL_OF_BEFORE: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'indication', 'history_present', 'past_history', 'comparison',
]); // biome-ignore format: one list
/** With those to come: the titles of studies in them are of other papers. */
export const OF_OTHER_TESTS: ReadonlySet<SectionKind> = new Set<SectionKind>([...TELL_OF_BEFORE, 'recommendation']);

/** "CT HEAD", "XR LEFT ELBOW (same attendance)": how it was made, and of what. */
const TITLE = new Screened(
  /^\W*(?:(?:XR|CR|DX|CT|CTA|MRI|MRA|MR|US|USS|USG|PET|NM|DXA|DEXA)\b(?!-)|X-?RAYS?\b|RADIOGRAPHS?\b|ULTRASOUND\b|MAMMOGRA\w+|DOPPLER\b|(?:[A-Z][A-Z-]+ ){1,4}(?:SCAN|ULTRASOUND|X-?RAYS?|MRI|CT|RADIOGRAPHS?|VIEWS?)\b)[^.;]{0,70}$/,
);
const NO_TITLE =
  /\b(?:shows?|showed|compared|comparison|dated|prior|previous|recommend\w*|suggest\w*|advis\w*|no|not|is|are|was|were|guided|follow|repeat|if|contrast given|protocol|technique|see|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})\b/i;

/** True for the line that names a study of a paper: how it was made and of what, in capitals, and nothing that was found. */
export function isStudyLine(words: string): boolean {
  return words.length >= 4 && TITLE.test(words) && !NO_TITLE.test(words) && isInCapitals(words);
}

const LABEL_OF_STUDY =
  /^\W*(?:(?:CT|MRI|XR|X-?ray|US|USS|Ultrasound|PET|Doppler|Radiographs?|Plain films?)\b(?: scan| pulmonary)?(?: of)?(?: the)?(?: (?:left|right|both))?(?: [a-z]+){1,2}(?: (?:and|\/|with) [a-z]+)?|(?:Left |Right )?[A-Za-z]+ (?:CT|MRI|XR|x-?ray|ultrasound|USS))\s*$/i;

/** "X-ray left wrist", "CT chest" in front of a colon, however it is printed. */
export function isStudyLabel(words: string): boolean {
  const bare = words.replace(/\s*:\s*$/, '');
  return isStudyLine(bare) || (bare.length <= 50 && LABEL_OF_STUDY.test(bare) && !NO_TITLE.test(bare));
}

/** "XR LEFT ELBOW (same attendance)": the title itself is printed in capitals. */
function isInCapitals(words: string): boolean {
  const bare = words.replace(/\([^)]*\)/g, '');
  return !/[a-z]{2}/.test(bare.replace(/\b(?:and|of|with|the|for|w|wo|to)\b/g, ''));
}
