import type { Heading } from './headings.js';
import type { PrintedLine } from './lines.js';
import { linesBehind } from './lines-behind.js';

/** A test by its name in capitals with what it found on its line: "TMT: Bruce 7:42", "VENOUS DOPPLER R LEG: CFV compressible". */
const TEST =
  /^\s*(?:(?:TMT|ECG|EKG|HOLTER|(?:2D )?ECHO|SPIROMETRY|PFTs?|AUDIO(?:GRAM|METRY)?|UROFLOW(?:METRY)?|EEG|NCS|EMG|DEXA|DXA|OPG|CXR|SLEEP STUDY)|(?:[A-Z]{3,} )?(?:CT|MRI|XR|X-?RAYS?|USS?|USG|V\/?Q|PET|DOPPLER|MAMMOGRAM|ULTRASOUND)\b[A-Za-z &/+-]{0,40})(?: ?\([^()\n]{1,40}\))?\s*:\s*\S/;
const ORDERED =
  /\b(?:if|repeat|recommend\w*|suggest\w*|advis\w*|consider|in \d|within|next|to (?:assess|exclude|follow)|please|await\w*|booked|due|plan\w*)\b/i;

/** Behind what one test comes to, and a line left free, the line on which another test of the same paper begins. */
export function testBehind(
  masked: string,
  lines: readonly PrintedLine[],
  heading: Heading,
  end: number,
): PrintedLine | null {
  for (const { line, blank } of linesBehind(lines, heading, end)) {
    const printed = masked.slice(line.start, Math.min(end, line.end));
    if (blank && TEST.test(printed) && !ORDERED.test(printed)) return line;
  }
  return null;
}
