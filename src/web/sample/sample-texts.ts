import chestCt from '../../../samples/imaging/ct-chest-nodule.txt?raw';
import bloodTest from '../../../samples/laboratory/cbc-cmp-fixed-width.txt?raw';

/** The whole texts of the samples; the persons in them are made up. Loaded only when a reader asks for one. */
export const sampleTexts = { chestCt, bloodTest } as const;
