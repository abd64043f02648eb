import { Screened } from '../reading/index.js';

/** The title of a mother's paper: she is its patient, whoever else is spoken of. */
const TITLE = new Screened(
  /^[^\n]{0,40}\b(?:maternity|obstetrics?|post-?natal|post-?partum|puerperal)\b(?![^\n]{0,40}\b(?:baby|newborn|neonatal|infant)\b)[^\n]{0,30}\b(?:discharge|summary|letter|note|record)\b/im,
);
const HEAD = 400;

/** A letter of a ward for mothers: "mother" in it is the patient. `text` is the report as printed. */
export function isMothersPaper(text: string): boolean {
  return TITLE.test(text.slice(0, HEAD));
}

/** "Mother: mastitis", "anti-D given to mother": said of the patient of such a paper, and of no relative. */
export function isTheMother(cue: string): boolean {
  return /^(?:(?:the|her) )?(?:mother|mum|mom|mam)$/i.test(cue.trim());
}
