/** Words that call one matter of a part as it should be, and never the whole part normal. */
export const MATTERS: Readonly<Record<string, readonly [string, string]>> = {
  'well-visualized': ['could be seen well', 'could be seen well'],
  'well-filled': ['was filled as it should be', 'were filled as they should be'],
  'well-expanded': ['was fully open', 'were fully open'],
  homogeneous: ['looked even throughout', 'looked even throughout'],
  symmetric: ['looked even on both sides', 'looked even on both sides'],
  midline: ['is in the middle, where it should be', 'are in the middle, where they should be'],
  compressible: ['could be pressed flat, as it should', 'could be pressed flat, as they should'],
  'normal-flow': ['had normal blood flow', 'had normal blood flow'],
};
