/** Words of cancer and the like. */
export const FRIGHTENING =
  /\b(?:\w*carcinoma|cancer\w*|malignan\w+|metasta\w+|\w*lymphoma|\w*sarcoma|\w*melanoma|leuk\w*emia|neoplas\w+|tumou?r\w*|myeloma|glioma|mesothelioma)\b/i;
