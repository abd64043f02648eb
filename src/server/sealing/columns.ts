import { sealedAccountColumns } from '../../accounts/index.js';
import { sealedAnalysisColumns } from '../../analyses/index.js';
import { sealedTakeoutColumns } from '../../takeout/index.js';

/** Every column whose values are sealed, of all slices. */
export const SEALED_COLUMNS = [...sealedAccountColumns, ...sealedAnalysisColumns, ...sealedTakeoutColumns];
