import { ofPattern, type Teller, told } from './line.js';

const FREE =
  '(?:(?:is |are |was |were )?(?:not (?:involved|invaded|infiltrated)|uninvolved|clear|free|negative)(?: (?:of|by|for) (?:the )?(?:tumou?r|carcinoma|cancer|malignancy))?)';

/** Lines of a womb that was taken out for a growth: how deep it goes, and what it keeps clear of. */
export const WOMB_LINES: readonly Teller[] = [
  // "Invades the inner half of the myometrium (4 mm of 17 mm)"
  ofPattern(
    /^(?:(?:the )?(?:tumou?r|carcinoma|it) )?(?:invades|infiltrates|involves|invasion of|extends into|confined to) (?:the )?(inner|outer) (?:half|50 ?%) of (?:the )?myometrium(?:[,:]? \(?(?:depth (?:of )?)?(\d{1,2}(?:\.\d)?) ?(?:mm)? ?(?:of|out of|in|\/) ?(?:a )?(?:total (?:thickness )?(?:of )?)?(\d{1,2}(?:\.\d)?) ?mm\)?)?$/i,
    ([, half = '', deep = '', all = '']) =>
      told(
        'plain',
        `the growth goes into the ${half.toLowerCase()} half of the muscle wall of the womb (myometrium)`,
        ...(deep === '' ? [] : [`it is ${deep} mm deep there, and the wall is ${all} mm thick`]),
      ),
  ),
  ofPattern(
    new RegExp(
      `^(?:the )?(?:cervical stromal?|cervix|endocervical stroma)(?: (?:invasion|involvement))?(?: is)?\\s*:?\\s*(?:${FREE}|absent|not (?:identified|present|seen)|none|no)$`,
      'i',
    ),
    () => told('good', 'the growth was not seen in the neck of the womb (cervix)'),
  ),
  ofPattern(
    new RegExp(`^(?:both |right and left |left and right |the )*parametri(?:a|um)(?: tissues?)? ${FREE}$`, 'i'),
    () => told('good', 'the growth was not seen in the tissue beside the womb (parametria)'),
  ),
  ofPattern(
    /^(?:(both|right|left) )?(?:fallopian )?tubes?\s*:\s*no (?:evidence of )?(?:STIC|serous tubal intra-?epithelial carcinoma)(?: (?:is |was )?(?:seen|identified|present))?$/i,
    ([, side = '']) =>
      told(
        'good',
        `no early cancer cells (STIC) were seen in ${side === '' ? 'the egg tubes' : /both/i.test(side) ? 'either egg tube' : `the ${side.toLowerCase()} egg tube`}`,
      ),
  ),
];
