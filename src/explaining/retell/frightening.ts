import { Screened } from '../../reading/index.js';
/** Words of cancer and the like. */
export const FRIGHTENING = new Screened(
  /\b(?:\w*carcinoma|cancer\w*|malignan\w+|metasta\w+|\w*lymphoma|\w*sarcoma|\w*melanoma|leuk\w*emia|neoplas\w+|tumou?r\w*|myeloma|glioma|mesothelioma)\b/i,
);
