import { ofPattern, type Teller, told } from './line.js';

const HORMONES: readonly [RegExp, string][] = [
  [/^(?:er|o?estrogen)/i, 'estrogen'],
  [/^(?:pr|pgr|progest)/i, 'progesterone'],
];
const NAME = String.raw`(ER|PR|PgR|o?estrogen receptors?(?: \(ER\))?|progesterone receptors?(?: \(P(?:g)?R\))?)(?: status)?`;
const PARTS = String.raw`(?:[,;]? ?\(?(?:PS|proportion(?: score)?)\s*[:=]? ?\d ?[,+/&]* ?(?:and )?(?:IS|intensity(?: score)?)\s*[:=]? ?\d(?: ?= ?\d)?\)?)?`;
/** An Allred score of 3 and more counts as positive. */
const LEAST_POSITIVE = 3;

/** "ER Allred score 8 (PS 5 + IS 3)", "PR: Allred 0/8", "Oestrogen receptor 7/8 (Allred)" */
const allred = ofPattern(
  new RegExp(
    String.raw`^${NAME}\s*[:=-]?\s*(?:(positive|negative|pos|neg)[,;:]?\s*)?\(?(?:(?:Allred|quick)(?: quick)?(?: score)?(?: of)?\s*[:=-]?\s*([0-8])(?: ?(?:\/|out of|of) ?8)?|([0-8]) ?(?:\/|out of) ?8(?: \(?Allred\)?)?)\)?${PARTS}(?:(?:[,;]| ?[-–])? ?\(?(positive|negative|pos|neg)\)?)?$`,
    'i',
  ),
  ([, name = '', before = '', one = '', two = '', after = '']) => {
    const score = Number(one === '' ? two : one);
    const printed = (before === '' ? after : before).toLowerCase();
    const positive = printed === '' ? score >= LEAST_POSITIVE : printed.startsWith('pos');
    const hormone = HORMONES.find(([pattern]) => pattern.test(name))?.[1];
    if (hormone === undefined || (printed !== '' && positive !== score >= LEAST_POSITIVE)) return null;
    return told(
      'plain',
      `the cells have ${positive ? '' : 'no '}receptors for the hormone ${hormone}`,
      `the Allred score for ${hormone} is ${score} of 8`,
    );
  },
);

/** "HER2 2+, FISH not amplified", "HER-2 IHC 2+ (equivocal), DDISH: amplified": the gene test settles the first one. */
const settledHer2 = ofPattern(
  /^HER-?2(?:\/neu)?(?: (?:by )?(?:IHC|immuno\w+))?(?: (?:score|status))?\s*[:=-]?\s*(?:score )?\(?2\+\)?(?: ?\(?equivocal\)?)?[,;.]?\s*(?:but )?(?:reflex )?(?:HER-?2 )?(?:[FCS]|DD?)?ISH(?: (?:test|result))?\s*[:=-]?\s*(?:is |was )?(not amplified|non-?amplified|unamplified|negative|amplified|positive)(?: \(?(?:HER-?2\/CEP ?17 )?ratio[: ]*\d(?:\.\d+)?\)?)?$/i,
  ([, answer = '']) =>
    /^(?:not|non|un|neg)/i.test(answer)
      ? told(
          'good',
          'a first test for the growth signal HER2 was in between (2+)',
          'the gene test found no extra copies, so HER2 counts as negative',
        )
      : told(
          'plain',
          'a first test for the growth signal HER2 was in between (2+)',
          'the gene test found extra copies, so HER2 counts as positive',
        ),
);

/** "HER2 IHC: 2+ equivocal; FISH: ratio 1.3, copy number 2.9 - not amplified": the same with its figures. */
const settledByRatio = ofPattern(
  /^HER-?2(?:\/neu)?(?: (?:by )?IHC)?\s*[:=-]?\s*(?:score )?\(?2\+\)?,? ?\(?(?:equivocal)?\)?[,;.]\s*(?:[FCS]|DD?)?ISH\s*[:=-]?\s*(?:HER-?2\/CEP ?17 )?ratio[: ]*(\d(?:\.\d+)?)(?:[,;] ?(?:average )?(?:HER-?2 )?copy number[: ]*(\d{1,2}(?:\.\d+)?))?[,;]?\s*[-–(]?\s*(not amplified|non-?amplified|amplified|negative|positive)\)?$/i,
  ([, ratio = '', copies = '', answer = '']) =>
    told(
      /^(?:not|non|neg)/i.test(answer) ? 'good' : 'plain',
      'a first test for the growth signal HER2 was in between (2+)',
      `the gene test found ${/^(?:not|non|neg)/i.test(answer) ? 'no extra copies, so HER2 counts as negative' : 'extra copies, so HER2 counts as positive'} (ratio ${ratio}${copies === '' ? '' : `, copy number ${copies}`})`,
    ),
);

/** "ER 90% positive", "PR positive (15%)" */
const shared = ofPattern(
  new RegExp(String.raw`^${NAME}\s*[:=-]?\s*(?:(\d{1,3}) ?% (positive)|(positive),? ?\(?(\d{1,3}) ?%\)?)$`, 'i'),
  ([, name = '', before = '', , , behind = '']) => {
    const hormone = HORMONES.find(([pattern]) => pattern.test(name))?.[1];
    return hormone === undefined
      ? null
      : told('plain', `the cells have receptors for the hormone ${hormone} (${before || behind}% of them)`);
  },
);

/** Receptors of a breast growth by their scores. */
export const RECEPTOR_LINES: readonly Teller[] = [severalOf(allred), settledHer2, settledByRatio, shared];

/** "ER 8/8, PR 7/8": each row of a line by itself, all of them or none. */
function severalOf(teller: Teller): Teller {
  return (line) => {
    const parts = line.split(/[,;]\s*(?=(?:PR|PgR|progesterone)\b)|\s+and\s+(?=(?:PR|PgR|progesterone)\b)/i);
    const all = parts.map((part) => teller(part.trim()));
    return all.some((one) => one === null) ? null : told('plain', ...all.flatMap((one) => one?.texts ?? []));
  };
}
