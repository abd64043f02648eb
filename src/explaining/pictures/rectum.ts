import { onceIn } from '../../knowledge/index.js';
import { type Line, oneOf, type SetClause, type ToldRow, whole } from './row.js';

const CLOCK = String.raw`(?:,? at (?:the )?\d{1,2}(?:[- ]?\d{0,2})? o['’]?clock)?`;
const COUNTED = '(one|two|three|four|five|six|several|multiple|\\d{1,2})';

/** Lines of a scan that stages a growth of the rectum (structured report of the ESGAR consensus, 2018). */
const STAGING: readonly SetClause[] = [
  [/^(?:EMVI|extramural (?:venous|vascular) invasion)(?: \(EMVI\))?\s*[:=-]?\s*(?:is )?(?:present|positive|yes|definite|seen)$/i, () => 'the growth has reached veins outside the wall of the bowel (EMVI)'],
  [/^(?:EMVI|extramural (?:venous|vascular) invasion)(?: \(EMVI\))?\s*[:=-]?\s*(?:is )?(?:absent|negative|no|none|not (?:seen|identified|present))$|^no (?:EMVI|extramural (?:venous|vascular) invasion)$/i, () => 'the growth was not seen in veins outside the wall of the bowel (EMVI)'],
  [new RegExp(String.raw`^(?:CRM|circumferential resection margin|mesorectal fascia|MRF)\s*[:=-]?\s*(?:(?:closest|minimum|shortest|minimal) )?(?:distance )?(?:is |of )?(\d{1,2}(?:\.\d)?) ?mm${CLOCK}$`, 'i'), ([, size = '']) => `the growth comes within ${size} mm of the outer layer where a surgeon would cut (CRM)`],
  [/^(?:CRM|circumferential resection margin|mesorectal fascia|MRF)\s*[:=-]?\s*(?:is )?(?:clear|not threatened|not involved|negative|uninvolved)$/i, () => 'the outer layer where a surgeon would cut (CRM) is clear of the growth'],
  [/^(?:CRM|circumferential resection margin|mesorectal fascia|MRF)\s*[:=-]?\s*(?:is )?(threatened|involved|positive)$/i, ([, how = '']) => /^threat/i.test(how) ? 'the growth comes close to the outer layer where a surgeon would cut (CRM)' : 'the growth reaches the outer layer where a surgeon would cut (CRM)'],
  [new RegExp(String.raw`^(?:T stage: ?)?(?:maximum )?(?:extramural|mesorectal) (?:spread|extension|depth|invasion)(?: of| is|:)? (\d{1,2}(?:\.\d)?) ?mm${CLOCK}(?: ?[-–,(] ?T[1-4][a-d]?\)?)?$`, 'i'), ([, size = '']) => `the growth goes ${size} mm past the wall of the bowel`],
  [/^(?:tumou?r: ?)?(?:(low|lower|mid|middle|upper|high)[- ]?rect(?:al|um),? ?)?(?:the )?(?:lower|inferior|distal) (?:border|edge|margin|limit) (?:is |at )?(\d{1,2}(?:\.\d)?) ?cm (?:from|above) (?:the )?anal verge$/i, ([, part = '', size = '']) => `${part === '' ? 'the lower edge of the growth' : `the growth is in the ${/^(?:low)/i.test(part) ? 'lower' : /^mid/i.test(part) ? 'middle' : 'upper'} part of the rectum, and its lower edge`} is ${size} cm above the opening of the bowel`],
  [new RegExp(`^(?:nodes: ?)?(?:there are )?${COUNTED} mesorectal (?:lymph )?nodes? with irregular (?:borders|margins|outlines?)$`, 'i'), ([, count = '']) => `${count.toLowerCase()} lymph ${/^(?:one|1)$/i.test(count) ? 'node' : 'nodes'} in the fat around the rectum ${/^(?:one|1)$/i.test(count) ? 'has' : 'have'} uneven edges`],
]; // biome-ignore format: a table

const ofRectum = onceIn(/\brect(?:al|um)\b/i);

/** "EMVI: Present", "CRM not threatened", "Extramural spread of 6 mm": in a scan of the rectum alone. */
export function rectumRow(line: Line): ToldRow | null {
  const { clean, type } = line.ctx.understanding.report;
  if (!/MRI/.test(type.title) || !ofRectum(clean)) return null;
  const text = oneOf(whole(line), STAGING);
  if (text === null) return null;
  const good = /not seen in|is clear of/.test(text);
  return { texts: [text], ...(good ? { well: true } : { found: true }) };
}
