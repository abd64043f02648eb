import { listed, ofPattern, type Teller, told } from './line.js';
import { plainEdges } from './margins.js';

const FAR = String.raw`(?:at least |>|<)? ?\d+(?:\.\d+)? ?(?:mm|cm)`;
const EDGE = String.raw`(?:nearest |closest )?(?:peripheral|deep|lateral|radial|side|superficial|anterior|posterior|medial|superior|inferior)(?: (?:margins?|edges?))?`;
const ONE = new RegExp(
  String.raw`^(${EDGE})\s*:?\s*(?:by )?(${FAR})$|^(${FAR}) (?:to |at |from )?(?:the )?(${EDGE})$`,
  'i',
);

/** "peripheral 2.1mm": how much free space there is to which edge; null for other words. */
function space(printed: string): string | null {
  const [, before = '', behind = '', far = '', edge = ''] = ONE.exec(printed.trim()) ?? [];
  const named = plainEdges((before === '' ? edge : before).replace(/\b(?:nearest|closest)\b/gi, ''));
  const length = (behind === '' ? far : behind).replace(/^< ?/, 'less than ').replace(/^> ?/, 'more than ');
  return named === null ? null : `${length.replace(/(\d)(mm|cm)$/, '$1 $2')} to the ${named} edge`;
}

/** "Excised; peripheral 2.1mm, deep 0.6mm - clear but <1mm deep": that it is out, and how near the cut came. */
export const EXCISED_LINES: readonly Teller[] = [
  ofPattern(
    new RegExp(
      String.raw`^(completely |fully |narrowly |just )?(?:excised|removed)\s*[;:,.–-]?\s*(?:(?:margins?|clearances?|clear by)\s*:?\s*)?((?:${EDGE}\s*:?\s*(?:by )?${FAR}|${FAR} (?:to |at |from )?(?:the )?${EDGE})(?:(?:,|;| and|,? &)\s*(?:${EDGE}\s*:?\s*(?:by )?${FAR}|${FAR} (?:to |at |from )?(?:the )?${EDGE})){0,3})(?:\s*[-–,;(]+\s*(?:all )?(clear|free|uninvolved|negative)(?: but (?:(close)|(?:<|less than) ?(1) ?mm)(?: (?:at (?:the )?)?(?:deep|base|margin|deep margin|at deep))?)?\)?)?$`,
      'i',
    ),
    ([, how = '', list = '', clear = '', close = '', one = '']) => {
      const spaces = list.split(/,|;| and | ?& ?/).flatMap((item) => (item.trim() === '' ? [] : [space(item)]));
      if (spaces.some((item) => item === null)) return null;
      const narrow = close !== '' || one !== '' || /narrow|just/i.test(how);
      return told(
        narrow ? 'plain' : 'good',
        `what was found was ${/compl|full/i.test(how) ? 'cut out completely' : 'cut out'}`,
        `the free space is ${listed(spaces as string[])}`,
        ...(clear === ''
          ? []
          : [
              `the report calls these edges clear${one === '' ? (close === '' ? '' : ', but close') : ', but one by less than 1 mm'}`,
            ]),
      );
    },
  ),
];
