import { listed, ofPattern, type Teller, told } from './line.js';

const CELLS: Readonly<Record<string, string>> = { b: 'B cells', t: 'T cells', plasma: 'plasma cells' };
const CLONE = '(?:monoclonal|clonal|monotypic|monotypical|light chain[- ]restricted|(?:kappa|lambda)[- ]restricted)';
const MARK = String.raw`(?:(?:dim |bright |surface |partial |weak |strong )?(?:CD\d+\w?|FMC-?7|BCL-?[26]|cyclin D1|SOX-?11|(?:sIg|s)?(?:kappa|lambda)(?: light chains?)?|Ig[MGAD]|TdT|HLA-?DR|MPO|ROR1|TRBC1))(?: \((?:dim|bright|partial|weak|strong|subset)\))?`;
const MARKS = String.raw`(${MARK}(?:(?:,? and | and |, ?|\/)${MARK}){0,14})`;
const marksOf = (printed: string): string[] => printed.split(/,? and |, ?|\/(?=[A-Z])/).map((one) => one.trim());
const FOUND = '(?:(?:is |are |was |were )?(?:detected|identified|present|seen|found|noted))';
const TEST =
  '(?:(?:flow cytometry|flow|immunophenotyping)(?: analysis)?(?: (?:shows?|showed|reveals?|detects?|demonstrates?|identifies|identified|detected)|\\s*[:–-])\\s*)?';

/**
 * A group of cells that all come from one, as a laser count finds it, and the marks that these cells carry (what such a group
 * is: NCI Dictionary of Cancer Terms, "monoclonal", "flow cytometry").
 */
export const CLONE_LINES: readonly Teller[] = [
  // "A monoclonal B-cell population (62% of events) expressing CD19, CD20, CD10 and kappa light chain is detected"
  ofPattern(
    new RegExp(
      String.raw`^${TEST}(?:an? )?(?:small |large |abnormal |distinct |minor )*${CLONE} (B|T|plasma)[- ]?(?:cells?|lymphocytes?)(?: (?:population|lymphocytes|cells|proliferation))?(?:,? \(?(?:comprising |representing |accounting for |approximately |about )*(\d{1,3}(?:\.\d)?) ?%(?: of (?:the )?(?:total |all |gated )?(?:events|lymphocytes|cells|white cells|leukocytes|B[- ]cells))?\)?)?(?:,? (kappa|lambda)[- ](?:light chain )?restricted)?(?:,? (?:which (?:expresses|express)|that (?:expresses|express)|expressing|expresses|positive for|with expression of|co-?expressing) ${MARKS})?(?:,? (?:and |but )?(?:negative for|lacking|without|not expressing) ${MARKS})?(?:,? ${FOUND})?$`,
      'i',
    ),
    ([whole = '', kind = '', share = '', , marks = '', without = '']) => {
      const chain = /\b(kappa|lambda)\b/i.exec(whole)?.[1]?.toLowerCase();
      return told(
        'bad',
        `the lab found a group of ${CELLS[kind.toLowerCase()]} that all come from one cell${chain === undefined || marks !== '' ? ' (monoclonal)' : ` (${chain} restricted)`}`,
        ...(share === '' ? [] : [`they make up ${share}% of the cells that were counted`]),
        ...(marks === '' ? [] : [`they carry these marks: ${listed(marksOf(marks))}`]),
        ...(without === '' ? [] : [`they do not carry ${listed(marksOf(without)).replace(/ and (?=[^ ]+$)/, ' or ')}`]),
      );
    },
  ),
  // "Flow cytometry: kappa-restricted B cells, CD10+, CD5-, 35% of lymphocytes"
  ofPattern(
    new RegExp(
      String.raw`^${TEST}${CLONE} (B|T|plasma)[- ]?cells?(?: population)?(?:,? (?:kappa|lambda)[- ]restricted)?((?:,? ?(?:and )?CD\d+\w? ?(?:\+|[-–−]|positive|negative|pos|neg)){1,10})(?:,? ?\(?(?:approximately |about )?(\d{1,3}(?:\.\d)?) ?% of (?:the )?(?:lymphocytes|cells|events)\)?)?$`,
      'i',
    ),
    ([, kind = '', marks = '', share = '']) => {
      const all = [...marks.matchAll(/(CD\d+\w?) ?(\+|[-–−]|pos|neg)/gi)];
      const carried = all.filter(([, , sign = '']) => /^(?:\+|pos)/i.test(sign)).map(([, name = '']) => name);
      const missing = all.filter(([, , sign = '']) => !/^(?:\+|pos)/i.test(sign)).map(([, name = '']) => name);
      return told(
        'bad',
        `the lab found a group of ${CELLS[kind.toLowerCase()]} that all come from one cell (monoclonal)`,
        ...(share === '' ? [] : [`they make up ${share}% of the cells that were counted`]),
        ...(carried.length === 0
          ? []
          : [`they carry ${carried.length > 1 ? 'these marks:' : 'the mark'} ${listed(carried)}`]),
        ...(missing.length === 0 ? [] : [`they do not carry ${listed(missing).replace(/ and (?=[^ ]+$)/, ' or ')}`]),
      );
    },
  ),
  ofPattern(
    /^(?:there is )?no (?:immuno-?phenotypic|phenotypic|flow[- ]cytometric) evidence (?:of|for) (?:an? )?(?:non-?hodgkin |B-cell |T-cell )?(lymphoma|lymphoproliferative (?:disorder|disease)|leuka?emia)(?: (?:is|was) (?:seen|found|identified))?$/i,
    ([, what = '']) =>
      told(
        'good',
        `the marks on the cells show no sign of ${/^lymphoma/i.test(what) ? 'cancer of the lymph system (lymphoma)' : /^leuk/i.test(what) ? 'cancer of the blood (leukemia)' : 'a growth of too many lymph cells of one kind'}`,
      ),
  ),
  // "Polymorphous lymphoid population", "Mixed population of lymphocytes"
  ofPattern(
    /^(?:there is )?(?:an? )?(?:polymorphous|polymorphic|polytypic|heterogen(?:e)?ous|mixed)(?: (?:and )?reactive)? (?:lymphoid|lymphocyte) (?:population|cells|infiltrate)(?: (?:is )?(?:present|seen))?$|^(?:an? )?(?:mixed|polymorphous|heterogeneous) population of (?:small )?(?:lymphocytes|lymphoid cells)$/i,
    () => told('plain', 'many kinds of defense cells lie side by side (lymphoid cells)'),
  ),
  ofPattern(
    /^(?:the )?(?:thyroglobulin|Tg) (?:washout|wash-out|needle washout|in (?:the )?(?:washout|needle wash|needle rinse))(?: (?:level|value|result))?\s*[:=]?\s*(?:is |was )?(<|>|less than |more than )? ?(\d+(?:\.\d+)?) ?(ng\/mL|µg\/L|ug\/L|mcg\/L)$/i,
    ([, sign = '', value = '', unit = '']) =>
      told(
        'plain',
        `the rinse of the needle held ${/^(?:<|less)/i.test(sign) ? 'less than ' : sign === '' ? '' : 'more than '}${value} ${unit} of the thyroid protein (thyroglobulin)`,
      ),
  ),
  ofPattern(
    /^(?:cyst(?:ic)? (?:fluid|contents?)(?: and macrophages)?|(?:foamy )?macrophages(?: and (?:blood|debris|cyst fluid))?|blood(?: and (?:macrophages|debris))?) only$/i,
    ([whole = '']) => {
      const holds = /cyst/i.test(whole)
        ? 'fluid from a sac'
        : /^blood$|^blood only$/i.test(whole)
          ? 'blood'
          : /blood/i.test(whole)
            ? 'clean-up cells and blood'
            : 'clean-up cells (macrophages)';
      return told('plain', `the sample holds only ${holds}`);
    },
  ),
];
