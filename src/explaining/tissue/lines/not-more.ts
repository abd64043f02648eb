import { ofPattern, softly, type Teller, told } from './line.js';

/** What a sample may hold too much of: that it does not is no sign of the thing itself. */
const AMOUNTS: readonly (readonly [RegExp, string])[] = [
  [/^ring(?:ed)? sideroblasts$/, 'young red cells with a ring of iron (ring sideroblasts)'],
  [/^reticulin(?: fib(?:rosis|er|re)s?)?$/, 'fine scar threads in the marrow (reticulin)'],
  [/^(?:myelo)?blasts$/, 'very young blood cells (blasts)'],
  [/^plasma cells$/, 'plasma cells'],
  [/^mast cells$/, 'mast cells'],
  [/^(?:mucosal )?eosinophils$/, 'eosinophils (a kind of immune cell)'],
  [/^(?:intra-?epithelial lymphocytes|IELs?)$/, 'immune cells in the lining'],
  [/^(?:subepithelial )?collagen(?: (?:band|table))?$/, 'band of tough tissue under the lining'],
  [/^(?:stainable |storage )?iron(?: stores)?$/, 'stored iron'],
  [/^mitotic (?:activity|figures|rate)$/, 'dividing cells'],
  [/^lymphocytes$/, 'lymphocytes'],
  [/^(?:chronic )?(?:inflammatory|inflammation) cells$/, 'immune cells'],
  [/^chronic inflammation$/, 'immune cells'],
  [/^megakaryocytes$/, 'cells that make platelets (megakaryocytes)'],
  [/^(?:fibrosis|fibrous tissue)$/, 'scar tissue'],
]; // biome-ignore format: one list

const nameOf = (printed: string): string | undefined =>
  AMOUNTS.find(([pattern]) => pattern.test(printed.trim().toLowerCase()))?.[1];

const MARK = String.raw`(?: \((?:MF-?0|grade 0|[^()\d]{2,30})\))?`;

/** "Ring sideroblasts not increased", "No increase in reticulin fibrosis (MF-0)". */
export const NOT_MORE_LINES: readonly Teller[] = [
  ofPattern(
    new RegExp(
      String.raw`^([a-z -]{4,40}?)\s*[:,-]?\s*(?:is |are |appear |count )?(?:not (?:significantly |overtly |appreciably )?(?:increased|raised|elevated|expanded)|not in excess)${MARK}$`,
      'i',
    ),
    ([, what = '']) => {
      const name = nameOf(what);
      return name === undefined ? null : told('good', `there is no excess of ${name}`);
    },
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:there is )?no (?:significant |overt |appreciable |definite )?(?:increase|excess) (?:in|of) ([a-z -]{4,40}?)(?: (?:is |are )?(?:seen|identified|noted|present))?${MARK}$`,
      'i',
    ),
    ([, what = '']) => {
      const name = nameOf(what);
      return name === undefined ? null : told('good', `there is no excess of ${name}`);
    },
  ),
  softly(
    ofPattern(
      /^no circulating (blasts|plasma cells|lymphoma cells|tumou?r cells)(?: (?:are |were )?(?:seen|identified|present|noted))?$/i,
      ([, what = '']) =>
        told(
          'good',
          `no ${/^bl/i.test(what) ? 'very young blood cells (blasts)' : /^pl/i.test(what) ? 'plasma cells' : 'cancer cells'} were seen in the blood`,
        ),
    ),
  ),
];
