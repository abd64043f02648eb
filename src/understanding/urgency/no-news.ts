import { onceIn } from '../../knowledge/index.js';
import type { ReadSentence } from '../clause.js';
import { callsForCare } from './alarm.js';

/** What was before, is long known, is well, belongs to somebody else or is only spoken of: nothing in it is news. */
export const NO_NEWS =
  /\b(?:known|old|chronic|unchanged|stable|previous(?:ly)?|prior|history|hx|pmh|healed|resol\w+|normal|unremarkable|improv\w+|settled|settling|better|clear|mild|minor|minimal|trace|tiny|slight|rare|occasional|small (?:volume|amount)|cannot be assessed|assessment|will need|weighed|weighing|correlat\w*|recommend\w*|should|monitor\w*|surveillance|response team|small vessel|eeg|incidental\w*|benign|simple|no longer|if|unless|return|advi[cs]ed?|leaflet|warn\w*|taught|teaching|discussed|explained|risks?|prevent\w*|prophyla\w*|screen\w*|routine|baseline|usual|(?<!\blmp [^.;]{0,30})ago|last (?:year|month|week)|family|aunt|uncle|cousin|(?:his|her) (?:mother|father|brother|sister)|childhood|since (?:19|20)\d\d|(?:in|from) (?:19|20)\d\d|(?:19|20)\d\d|for (?:\w+ )?(?:months|years)|\d+ (?:months|years)(?! old))\b/i;

/** What is as it should be, or was asked and answered: three words of a sign beside it are no sign. */
const AS_IT_SHOULD_BE =
  /\b(?:fine|well|good|intact|patent|in (?:place|situ)|in (?:good|satisfactory) position|reactive|small|soft|equal|symmetric\w*|healthy|comfortable|alert|happy|reassur\w*|negative|no|not|nil|without|none|denie[sd]|free of|excluded|planned|booked|elective|expected|repaired|removed|controlled|satisfactory|adequate|within|smear of|a little|streaks?|spotting|piles?|superficial|graze[sd]?|scratch\w*|wrong|in error|written in|amended|misfiled|cancelled|canceled)\b/i;

/** So many letters a short note has at most: in it all that is said may be one event, and the news itself. */
export const SHORT_NOTE = 700;

/** A letter of the way home or of a clinic tells of what was, or of what can wait. */
const SENT_HOME = onceIn(
  /^[^\n]{0,40}\bclinic\b|\b(?:discharged?|follow-?up|clinic (?:appointment|letter)|went home|sent home|reassur\w+|(?:stress|exercise) test|review (?:in )?\d+ ?(?:weeks?|wks?|months?))\b/i,
);

/**
 * Whether a sentence of a short note may tell news: nothing in it is old, well, denied, another's or only spoken of. Where
 * `deniedToo`, a denial may be the news ("not breathing").
 */
export function isBriefNews({ text, reportType, sentence: { span } }: ReadSentence, deniedToo = false): boolean {
  if (reportType !== 'other' || text.length > SHORT_NOTE || SENT_HOME(text)) return false;
  const said = text.slice(span.start, span.end);
  const words = deniedToo ? said.replace(/\b(?:no|not|nil|without)\b/gi, ' ') : said;
  return !NO_NEWS.test(words) && !AS_IT_SHOULD_BE.test(words) && !callsForCare(words);
}
