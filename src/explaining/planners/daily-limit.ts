import type { Span } from '../../contract/analysis.js';
import { type Plan, plan } from './plan.js';

const SALT =
  /(?<![\d.-])(\d(?:\.\d{1,2})?|\d{3,4}) ?(g|gm|gms|grams?|mg)\b\.? (?:of )?(?:Na\b|sodium|salt)|\b(?:Na|sodium|salt) ?(?:restrict\w*|limit\w*|intake)?\W{0,3}(?:to |of )?(?:<|under |less than )?(\d(?:\.\d{1,2})?|\d{3,4}) ?(g|gm|grams?|mg)\b/i;
const DRINK =
  /(?<![\d.-])(\d(?:\.\d{1,2})?|\d{3,4}) ?(L|liters?|litres?|ml|cc)\b\.? (?:of )?(?:fluids?|FR\b|free water)|\bfluids? ?(?:restrict\w*|limit\w*|intake)?\W{0,3}(?:to |of )?(?:<|under |less than )?(\d(?:\.\d{1,2})?|\d{3,4}) ?(L|liters?|litres?|ml|cc)\b/i;
/** More is wanted, or somebody is given it by a tube. */
const NO_LIMIT =
  /\b(?:at least|minimum|encourag\w*|push|increase\w*|more than|plenty|iv|bolus|tablets?|chlorid\w+|bicarb\w*|saline|added|extra|supplement\w*)\b|[>≥]/i;

/** "2 g Na, 2 L fluid" among instructions: the most of each in a day, and no dose to take. */
export function dailyLimit(clause: string, span: Span): Plan | null {
  if (NO_LIMIT.test(clause)) return null;
  const limits: string[] = [];
  const salt = SALT.exec(clause);
  if (salt !== null)
    limits.push(
      `${salt[1] ?? salt[3]} ${GRAMS[(salt[2] ?? salt[4] ?? '').toLowerCase()] ?? 'grams'} of sodium (from salt)`,
    );
  const drink = DRINK.exec(clause);
  if (drink !== null)
    limits.push(`${drink[1] ?? drink[3]} ${LITERS[(drink[2] ?? drink[4] ?? '').toLowerCase()] ?? 'liters'} of fluid`);
  return limits.length === 0
    ? null
    : plan(`the report gives a limit for each day: at most ${limits.join(' and ')}`, [span]);
}

const GRAMS: Readonly<Record<string, string>> = { mg: 'mg' };
const LITERS: Readonly<Record<string, string>> = { ml: 'ml', cc: 'ml' };
