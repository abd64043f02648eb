import { NOT, ofPattern, SEP, type Teller, told } from './line.js';

/** Rows of a skin growth that tell its kind, its depth and what lies beside it. */
export const SKIN_ROWS: readonly Teller[] = [
  ofPattern(
    /^(?:(?:tumou?r )?regression)\s*[:=-]\s*(early|intermediate|late|partial|focal|extensive|complete)(?:,? ?\(?(<|>|≥|≤|about |approx\.? )? ?(\d{1,3}) ?%\)?)?$/i,
    ([, how = '', sign = '', part = '']) =>
      told(
        'plain',
        `part of the growth seems to have faded away by itself (regression, ${how.toLowerCase()})`,
        ...(part === ''
          ? []
          : [
              `this is so in ${/</.test(sign) ? 'less than ' : />|≥/.test(sign) ? 'more than ' : /≤/.test(sign) ? 'at most ' : 'about '}${part}% of it`,
            ]),
      ),
  ),
  ofPattern(
    /^(?:associated |assoc\.? |pre-?existing |background )n(?:ae|e)vus\s*[:=-]\s*(?:(?:remnants? of )?(?:an? )?(dysplastic|common|benign|congenital|blue|banal)?[ ,]*(?:(?:compound|junctional|intradermal|dermal) ?)?(?:n(?:ae|e)vus)?(?: remnants?)?)(?: (?:is |are )?(?:present|seen|identified))$/i,
    ([, kind = '']) =>
      told(
        'plain',
        `${/dysplastic/i.test(kind) ? 'parts of an unusual mole (dysplastic nevus)' : 'parts of a mole (nevus)'} were seen beside the growth`,
      ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:desmoplastic|spindle cell|n(?:ae|e)void|neurotropic) (?:component|features|melanoma)${SEP}${NOT}$`,
      'i',
    ),
    ([whole = '']) =>
      told(
        'plain',
        `no part of the growth is of the “${(/^\S+(?: cell)?/.exec(whole)?.[0] ?? '').toLowerCase()}” kind`,
      ),
  ),
  ofPattern(/^(high|low)[- ]risk (?:sub-?type|growth pattern|histolog\w+|category|group)$/i, ([, how = '']) =>
    told(
      /^h/i.test(how) ? 'bad' : 'plain',
      `the report counts this growth among the ${/^h/i.test(how) ? 'kinds that come back more often (high risk)' : 'kinds that seldom come back (low risk)'}`,
    ),
  ),
  ofPattern(
    /^(?:maximum |max\.? |tumou?r |greatest )+thickness(?: (?:is|of))?\s*[:=]?\s*(?:is |of )?(\d+(?:\.\d+)? ?(?:mm|cm))$/i,
    ([, size = '']) => told('plain', `the growth is ${size} thick at most`),
  ),
  ofPattern(
    /^(?:it |the tumou?r |tumou?r |the lesion )?(?:infiltrates|invades|extends|reaches)(?: in)?to (?:the )?(?:deep |mid |superficial |upper |lower )?(?:reticular |papillary )?dermis(?:,)? but (?:does )?not (?:in)?(?:to )?(?:the )?(?:subcut(?:is|aneous (?:fat|tissue|adipose tissue))|fat)(?: \(?(?:clark )?level (I{1,3}V?|IV|V)(?: equivalent)?\)?| \(clark (?:level )?(I{1,3}V?|IV|V)(?: equivalent)?\))?$/i,
    ([, a = '', b = '']) =>
      told(
        'plain',
        `the growth reaches deep into the second layer of the skin (dermis), but not into the fat under it${a + b === '' ? '' : ` (level ${a === '' ? b : a})`}`,
      ),
  ),
];
