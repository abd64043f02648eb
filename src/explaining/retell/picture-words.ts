/**
 * What the words of pictures say in everyday words, for the same place in a sentence. Only words that mean this wherever
 * they stand: who, where, how sure and whether are never among them.
 */
export const PICTURE_PHRASES: Readonly<Record<string, string>> = {
  abuts: 'touches', abutting: 'touching', abut: 'touch', compresses: 'presses on', compressing: 'pressing on', indents: 'presses into',
  indenting: 'pressing into', indented: 'pressed in', margins: 'edges', margin: 'edge', foci: 'spots', echobright: 'bright',
  'not optimally visualised': 'not seen well', 'not optimally visualized': 'not seen well', visualised: 'seen', visualized: 'seen',
  'suboptimally visualised': 'not seen well', 'suboptimally visualized': 'not seen well', 'suboptimally seen': 'not seen well',
  'incompletely visualised': 'not fully seen', 'incompletely visualized': 'not fully seen', 'incompletely imaged': 'not fully seen',
  'incompletely assessed': 'not fully seen', spongiform: 'sponge-like', 'red flags': 'warning signs', distorts: 'changes the shape of',
  'grey-white differentiation preserved': 'the grey and white matter can be told apart',
  'grey-white differentiation is preserved': 'the grey and white matter can be told apart', 'gray-white differentiation preserved': 'the gray and white matter can be told apart',
  'gray-white differentiation is preserved': 'the gray and white matter can be told apart', 'grey-white differentiation': 'the difference between grey and white matter', 'grey white differentiation': 'the difference between grey and white matter',
  'gray-white differentiation': 'the difference between gray and white matter', 'gray white differentiation': 'the difference between gray and white matter',
  capacious: 'roomy', congruent: 'well lined up', 'concordant with': 'fitting with', 'correlating with': 'fitting with', nonocclusive: 'not fully blocking',
  'non-occlusive': 'not fully blocking', occlusive: 'blocking', multinodular: 'with several small lumps', subcentimetre: 'less than 1 cm',
  subcentimeter: 'less than 1 cm', 'secretory phase': 'second half of the monthly cycle', 'proliferative phase': 'first half of the monthly cycle',
  degenerating: 'breaking down', hepatobiliary: 'liver and bile duct', 'owing to': 'because of',
  'too small to characterise': 'too small to tell what it is', 'too small to characterize': 'too small to tell what it is',
  'increased through transmission': 'more sound passing through', 'in keeping with': 'which fits with', 'not definitely identified': 'not clearly seen',
  't2/flair hyperintense': 'bright', 'flair hyperintense': 'bright', 't2 hyperintense': 'bright', juxtacortical: 'just below the brain surface', 'periventricular and juxtacortical white matter': 'white matter near the fluid spaces and just below the brain surface', 'periventricular and subcortical white matter': 'white matter near the fluid spaces and below the brain surface', 'subcortical and periventricular white matter': 'white matter below the brain surface and near the fluid spaces',
  'over the weight-bearing medial femoral condyle': 'where the inner rounded end of the thigh bone bears weight', 'over the weight-bearing lateral femoral condyle': 'where the outer rounded end of the thigh bone bears weight', 'weight-bearing surface': 'surface that bears weight', 'weight bearing surface': 'surface that bears weight', 'weight-bearing portion': 'part that bears weight', 'weight-bearing aspect': 'part that bears weight',
  'weight bearing ap': 'standing AP', 'weight-bearing ap': 'standing AP', 'weight bearing lateral': 'standing lateral', 'weight bearing views': 'standing views', 'weight-bearing views': 'standing views', 'weight bearing view': 'standing view', 'weight-bearing view': 'standing view', 'weight bearing films': 'standing X-rays', 'weight-bearing films': 'standing X-rays', 'weight bearing radiographs': 'standing X-rays', 'weight-bearing radiographs': 'standing X-rays', 'partial weight bearing': 'putting only some weight on it', 'partial weight-bearing': 'putting only some weight on it', 'full weight bearing': 'putting full weight on it', 'full weight-bearing': 'putting full weight on it', 'touch weight bearing': 'only touching the floor with it', 'weight bearing': 'putting weight on it', 'weight-bearing': 'putting weight on it', 'field of view': 'part that was scanned', investigations: 'tests',
  'correlates with': 'fits with', 'obscured by': 'hidden by', obscured: 'hidden', 'projected over': 'seen over', 'projects over': 'is seen over',
  'terminates at': 'ends at', 'not compressed': 'not pressed on', 'is midline': 'is in the middle', 'are midline': 'are in the middle', 'in the midline': 'in the middle',
  'is fully compressible': 'is pressed flat with ease, as it should be', 'are fully compressible': 'are pressed flat with ease, as they should be',
  'have resolved metabolically': 'no longer take up tracer', 'has resolved metabolically': 'no longer takes up tracer', hemipelvis: 'half of the pelvis',
  hemithorax: 'side of the chest', 'are well aerated': 'are well filled with air', 'is adequately distended': 'is filled well enough', 'in appearance': 'in looks',
}; // biome-ignore format: one list

/** Words of pictures that a reader knows. */
export const PICTURE_WORDS: ReadonlySet<string> = new Set(
  `formerly stalk root roots tail trapped rightward leftward purely distortion wedge wedge-shaped ribbon mailed notification electronically dept centre ridge
  mature owing displacement displaced exiting groove ossified disproportionate collapses collapsed contracted cupped  stretched
  thinned thickened narrowed widened outline outlined outpouching layering dependent non-dependent mobile shadowing gas-filled fluid-filled
  air-filled well-distended overlying adjacent crowded kinked looped straightened midpoint midportion lowermost uppermost symmetric
  symmetrical symmetrically asymmetric asymmetrical branch branches branching opening openings rim slices slice image images imaged`.split(
    /\s+/,
  ),
);
