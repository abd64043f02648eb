/** Results in words. Longer ones first where one begins another. Case-insensitive. */
export const QUALITATIVE_RESULTS: readonly string[] = [
  'nicht nachweisbar', 'nicht reaktiv', 'non réactif', 'non reactif', 'no reactivo', 'non reattivo', 'non détecté', 'no detectado', 'non rilevato', 'négati(?:f|ve)', 'negati(?:f|v|vo|va)', 'positi(?:f|v|vo|va)', 'reactivo', 'réactif', 'reaktiv', 'reattivo', 'nachweisbar', 'ausente', 'assente',
  'none or (?:few|rare|occasional)', 'none to (?:few|rare|occasional)', 'not detected', 'none detected', 'non detected', 'none seen', 'none present', 'none found', 'not found', 'not seen', 'not present', 'not isolated', 'not observed', 'no growth to date,? final (?:report|result)s? to follow', 'no growth to date', 'no growth',
  'no significant growth', 'non-reactive', 'non reactive', 'not reactive', 'nonreactive', 'weakly reactive', 'weakly positive', 'weak positive', 'strongly positive',
  'repeatedly reactive', 'low positive', 'presumptive positive', 'false positive', 'negative', 'positive', 'reactive', 'detected', 'non-immune', 'non immune', 'nonimmune', 'not immune',
  'immune', 'equivocal', 'indeterminate', 'inconclusive', 'borderline', 'susceptible', 'resistant', 'intermediate', 'sensitive', 'heavy growth',
  'moderate growth', 'light growth', 'mixed flora', 'normal flora', 'mixed urogenital flora', 'light yellow', 'dark yellow', 'pale yellow', 'amber', 'straw', 'yellow', 'colorless', 'colourless', 'red',
  'orange', 'brown', 'green', 'pink', 'clear', 'slightly cloudy', 'slightly hazy', 'cloudy', 'hazy', 'turbid', 'normocytic', 'normochromic', 'adequate', 'decreased', 'increased', 'slight', 'trace', 'trace-intact', 'trace-lysed', 'small',
  'moderate', 'large', 'scanty', 'scant', 'few', 'rare', 'many', 'occasional', 'occ', 'none', '(?<!minus )(?<!-)nil(?: (?:seen|detected|present|isolated|found))?', 'absent', 'present', 'neg', 'pos', 'norm(?=\\s*$|\\s{2})', 'nr', 'nd', 'wnl',
  '(?:in)?complete(?=\\s*$|\\s{2})', 'normal', 'within normal limits', 'abnormal', 'soft[- ]formed', 'semi-?formed', 'well[- ]formed', 'semi[- ]?solid', 'watery', 'mucoid', 'homogeneous', 'speckled', 'centromere', 'nucleolar', 'diffuse', 'soft', 'formed', 'loose', 'too numerous to count', 'tntc', 'packed', 'acidic', 'neutral(?! fats?)', 'alkaline(?=\\s*$|\\s{2}|\\s?\\|)',
  'rh positive', 'rh negative', 'mutation detected', 'no mutation detected', 'no mutation', 'wild type', 'heterozygous', 'homozygous', 'high risk', 'low risk', 'compatible', 'unremarkable', '1\\+', '2\\+', '3\\+', '4\\+', '\\+{1,4}',
  '(?:a|b|ab|o)[ ,]*rh[ (d)]*(?:positive|negative|pos|neg)', '(?:a|b|ab|o) (?:positive|negative|pos|neg)', '(?:a|b|ab|o)[+-](?=\\s|$)', 'yes', 'no', 'done', 'satisfactory',
]; // biome-ignore format: one list

/** Printed instead of a result that is not there. */
export const PENDING_RESULTS: readonly string[] = [
  'en cours', 'en curso', 'pendiente', 'in corso', 'ausstehend', 'folgt',
  'sent to (?:a |the )?reference lab(?:oratory)?', 'sent to (?:an? )?outside lab(?:oratory)?', 'sent out', 'send[- ]out', 'awaiting results?', 'result awaited', 'awaited', 'specimen received', 'pending', 'in progress', 'in process', 'test not performed', 'not performed', 'tnp', 'cancelled', 'canceled', 'test cancelled', 'test canceled', 'qns',
  'quantity not sufficient', 'quantity insufficient', 'insufficient specimen', 'insufficient sample', 'insufficient', 'specimen rejected', 'sample rejected',
  'rejected', 'specimen hemolyzed', 'sample hemolyzed', 'grossly hemolyzed', 'hemolyzed', 'haemolysed', 'clotted', 'see note', 'see below', 'see comment',
  'see comments', 'see report', 'see separate report', 'not done', 'to follow', 'results? to follow', 'unable to report', 'unable to calculate', 'unable to perform', 'not ordered', 'not reported', 'not calculated', 'not computed', 'cannot be calculated', 'can not be calculated', 'could not be calculated', 'cannot calculate', 'cannot be computed', 'not tested', 'test not run', 'duplicate order', 'duplicate request', 'duplicate',
  'invalid', 'uninterpretable', 'unsatisfactory', 'contaminated', 'no result', 'not available', 'n/a', 'not applicable', 'lab error', 'lab accident', 'specimen lost', 'specimen clotted', 'sample clotted', 'dnr', 'ordered', 'collected',
]; // biome-ignore format: one list

/** Flags beside a value, as laboratories print them. */
export const FLAGS: readonly string[] = [
  'critical high', 'critical low', 'critically high', 'critically low', 'crit high', 'crit low', 'panic high', 'panic low', 'high panic', 'low panic', 'high critical', 'low critical', 'alert high', 'alert low', 'critical', 'crit', 'panic', 'alert',
  'above high reference limit', 'below low reference limit', 'outside reference range', 'outside reference limits', 'above high normal', 'below low normal', 'above high', 'below low', 'above normal', 'below normal', 'above range', 'below range', 'out of range', 'in range', 'very high', 'very low', 'abnormal high', 'abnormal low', 'abnormal',
  'abn', 'high', 'low', 'normal', 'hi', 'lo', 'hh', 'll', 'aa', 'h', 'l', 'a', 'n', 'c', 'ch', 'hc', 'lc', 'hp', 'lp',
]; // biome-ignore format: one list

/** First words of interpretive bands ("Prediabetes: 5.7-6.4"): such lines explain a row, they are no results. */
export const BAND_WORDS =
  /^(?:[-*•]\s*)?(?:normal|non[- ]?diabetic|pre[- ]?diabet\w*|diabet\w*|desirable|desired|optimal|near(?: |\/)?(?:or above )?optimal|above optimal|borderline(?: high| low)?|high(?: risk)?|very high(?: risk)?|low(?: risk)?|very low|average(?: risk|(?=\s*:|\s*$))|lower (?:relative )?(?:\w+ )?risk|(?:lower|higher)(?=\s*:|\s*$)|moderate(?: risk| to severe)?|mild(?:ly)?(?: decreased| to moderate)?|severe(?:ly)?|immune(?= {0,3}[<>≥≤:=\d])|deficien\w*|insufficien\w*|sufficien\w*|toxic\w*|therapeutic|negative|positive|equivocal|indeterminate|goal|target|ziel(?:bereich|wert)?|increased risk|at risk|intermediate|acceptable|kidney failure|elevated|not detected|reactive|non-?reactive|stage \w+|g[1-5][ab]?|risk|for (?:men|women|diabetics|non-diabetics)|recommended|peak|trough|follicular(?: phase)?|luteal(?: phase)?|mid[- ]?cycle(?: peak)?|ovulat\w+|post[- ]?menopaus\w*|pre[- ]?menopaus\w*|non-?pregnant|pregnan\w*|(?:first|second|third|1st|2nd|3rd) trimester|children|child|adults?|infants?|newborns?|males?|females?|men|women|smokers?|non-?smokers?|fasting|random|am|pm|age|ages)\b/i;

/** Bands that are the wanted ones: their limits are the reference range. */
export const DESIRED_BAND =
  /^(?:[-*•]\s*)?(?:normal|non[- ]?diabetic|desirable|desired|optimal|sufficien\w*|negative|low risk|goal|target|ziel(?:bereich|wert)?|acceptable|therapeutic|not detected|non-?reactive|recommended)\b/i;

/** Names that look like rows but are measurements of the body, of imaging or of paperwork. */
export const NOT_ANALYTES =
  /\b(?:temp(?:erature)?|pulse|heart rate|hr|resp(?:iratory)?(?: rate)?|rr|blood pressure|bp|weight|wt|height|ht|bmi|body mass index|o2 sat\w*|spo2|sao2|pulse ox|pain(?: score| scale)?|age|page|date|(?<!real[ -])time|phone|fax|tel|mrn|dob|account|acct|accession|room|bed|ward|year|years|stage|grade|image|series|slice|figure|table|level|segment|dose|dosage|tablets?|capsules?|mg|puffs?|refills?|qty|quantity|take|collected|received|reported|printed|specimen id|icd|cpt|clia|npi|zip|box|suite|apgar|gravida|para|ebl|blood loss|urine output|fluids|tourniquet|dlp|ctdi\w*|kvp|mas|mother|father|partner|donor)\b/i;
