/** Labels of lists of what a test found or did not find. */
export const OF_MARKERS =
  /^\W*(?:(?:strongly |weakly |partially |dim(?:ly)? |bright(?:ly)? )?(?:positive|negative|pos|neg|expressed|not expressed|markers?|immunophenotype|phenotype|stains?|immunostains?|ihc|flow|karyotype|fish)(?: (?:for|markers?|stains?))?)\W*$/i;

/** A clause that begins with a part of what was taken. */
export const PART_OF_SAMPLE =
  /^\W*(?:the )?(?:(?:gastric|oxyntic|uterine|surrounding|adjacent|background|remaining|residual|overlying|underlying|rest of the|other|uninvolved) )*(?:body|corpus|fundic|fundus|antral|antrum|cardiac?|oxyntic|brunner\W?s?|crypts?|villi|stroma|lamina propria|submucosa|muscularis\w*|epidermis|dermis|surface|background|adjacent|surrounding|remaining|remainder|cord|membranes|decidua|tube|tubes|fallopian|ovary|ovaries|serosa|myometrium|vessels)\b/i;

/** "Check X-ray: satisfactory position": how a broken bone or a tube lies after treatment, and no normal picture. */
export const OF_POSITION = /\b(?:position|positioned|alignment|reduction|placement|apposition|union)\b/i;
