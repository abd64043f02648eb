import { ofPattern, softly, type Teller, told } from './line.js';

const LEAD = String.raw`(?:there (?:is|are|was|were) )?no (?:definite |definitive |histological |histologic |morphological |overt )*(?:evidence (?:of|for) |features? (?:of|to suggest|suggestive of|suggesting) |signs? of )?`;
/** "… is seen in any of the material examined": how much was looked at, which is all there was. */
const TAIL = String.raw`(?: (?:is|are|was|were))?(?: (?:seen|identified|present|found|noted|detected))?(?: in (?:this|these|the|any of the|all(?: of)? the) (?:material|biops(?:y|ies)|sections?|specimens?|samples?|tissue|levels?)(?: (?:examined|submitted|received|provided|studied|sampled|supplied))?)?`;
const MALIGNANCY = '(?:malignan(?:cy|t change)|(?:adeno)?carcinoma|cancer|neoplasia)';

/** What British reports deny of a sample in words that name no single illness. */
export const DENIAL_LINES: readonly Teller[] = [
  softly(
    ofPattern(new RegExp(`^${LEAD}(?:neoplasia|neoplastic change)${TAIL}$`, 'i'), () =>
      told('good', 'no sign of a growth (neoplasia) was seen'),
    ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^${LEAD}(?:(?:in[- ]situ (?:or|nor|and) invasive|invasive (?:or|nor|and) in[- ]situ) ${MALIGNANCY}|carcinoma in[- ]situ (?:or|nor) invasive ${MALIGNANCY}|invasive ${MALIGNANCY} or carcinoma in[- ]situ)${TAIL}$`,
      'i',
    ),
    () =>
      told(
        'good',
        'no sign of cancer was seen, neither of a very early one (in situ) nor of one that grows into nearby tissue',
      ),
  ),
];
