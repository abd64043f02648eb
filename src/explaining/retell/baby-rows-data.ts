/** What the rows of a scan in pregnancy measure, by the letters or words they are printed under. */
export const SIZES: readonly { row: RegExp; says: (size: string) => string }[] = [
  { row: /^(?:BPD|bi-?parietal diameter)$/i, says: (size) => `the baby’s head is ${size} wide (BPD)` },
  { row: /^(?:HC|head circumference)$/i, says: (size) => `the baby’s head is ${size} around (HC)` },
  { row: /^(?:AC|abdominal circumference)$/i, says: (size) => `the baby’s belly is ${size} around (AC)` },
  { row: /^(?:FL|femur length)$/i, says: (size) => `the baby’s thigh bone is ${size} long (FL)` },
  { row: /^(?:HL|humerus length|humeral length)$/i, says: (size) => `the baby’s upper arm bone is ${size} long (HL)` },
  { row: /^(?:CRL|crown[- ]rump length)$/i, says: (size) => `the baby is ${size} long from head to bottom (CRL)` },
];

/** Ratios of two sizes: the letters as printed without blanks. */
export const RATIOS: Readonly<Record<string, string>> = {
  CI: 'the shape of the baby’s head, width to length (CI)',
  'BPD/OFD': 'the shape of the baby’s head, width to length (BPD/OFD)',
  'FL/BPD': 'the thigh bone held against the width of the head (FL/BPD)',
  'FL/HC': 'the thigh bone held against the head (FL/HC)',
  'FL/AC': 'the thigh bone held against the belly (FL/AC)',
  'HC/AC': 'the head held against the belly (HC/AC)',
};

/** How a baby lies: printed words and ours. */
export const LIES: readonly [RegExp, string][] = [
  [/^(?:cephalic|vertex)$/i, 'head down'],
  [/^(?:frank |complete )?breech$/i, 'bottom first'],
  [/^longitudinal$/i, 'lengthwise'],
  [/^transverse$/i, 'sideways'],
  [/^oblique$/i, 'slanted'],
];

/** Where the afterbirth lies. What lies low or over the way out is a finding, and no row of these. */
export const PLACENTA: readonly [RegExp, string][] = [
  [/^anterior$/i, 'at the front'],
  [/^posterior$/i, 'at the back'],
  [/^fundal$/i, 'at the top'],
  [/^right lateral$/i, 'on the right side'],
  [/^left lateral$/i, 'on the left side'],
];
