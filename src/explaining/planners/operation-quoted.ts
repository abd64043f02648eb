import type { Frame } from '../../understanding/types.js';
import type { Context } from '../context.js';
import { glossesFor } from '../retell/quote.js';
import { type Plan, plan } from './plan.js';

const NAMES_A_DEED =
  /(?:ectomy|ectomies|otomy|ostomy|plasty|pexy|desis|centesis|scopy|graphy|gram|rrhaphy|lysis|ation|ition|ection|ision|age|ment|oval|air|ease|sure|psy|psies|block|graft|flap|lift|sling|nail|nailing|exchange|stent|stenting|procedure|operation|surgery)s?\b/i;
/** A test with its verdict is no name either. */
const CAME_TO =
  /\b(?:negative|normal|abnormal|positive|unremarkable|nondiagnostic|inconclusive|show(?:s|ed|ing)|reveal(?:s|ed|ing))\b/i;
const MOST_QUOTED = 16;
const DAY =
  /\b(?:on|date|dated|performed|at|the|following|(?:mm|dd|yyyy|xx+)|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/gi;
const HAS_RESULT =
  /\b(?:no (?:acute|evidence|sign|significant|interval|new|obvious|active)|negative|positive|normal|abnormal|unremarkable|show(?:s|ed|ing)|reveal\w*|demonstrat\w+|suggest\w*|consistent with|ejection fraction|within|residual|lvef|ef \d|hypokine\w+|akine\w+|no (?:lv )?thromb\w+|occluded)\b|(?<!<)\b\d{1,3} ?%(?! (?:lidocaine|lignocaine|bupi\w+|saline|solution|tbsa|mesh|off|weight))/i;

/** "On August 24, 2007, decortication": the day, and what was done on it. */
const DAY_IN_FRONT =
  /^(?:on )?((?:\d{1,2}\/\d{1,2}\/\d{2,4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2},? \d{4}))[,:]? +(?:-|–)? ?([a-z].*)$/i;

/** What was done by its name as printed, with codes and marks left off; null where the line names nothing. */
export function quotedOperation(frame: Frame, clause: string, ctx: Context): Plan | null {
  const words = clause
    .replace(/\((?:CPT|ICD)[^)]*\)|\bCPT\b[^,.;]*|\(\d{5}[^)]*\)/gi, '')
    .replace(/^(?:[\s.)•*:-]|\d+(?! ?x\b|[\dA-Za-z]))+(?=[A-Za-z])/, '')
    .replace(/[“”]/g, '"')
    .replace(/[.?!;,:\s]+$/, '')
    .trim();
  if (!/[A-Za-z]{2}/.test(words) || /_{2,}|XXXX/.test(words) || /^(?:none|nil|n\/?a|not applicable)$/i.test(words))
    return null;
  // "On 3/4/2020": the day of what follows.
  if (!/[A-Za-z]{3}/.test(words.replace(DAY, ' '))) return null;
  const dated = DAY_IN_FRONT.exec(words);
  if (dated?.[1] !== undefined && dated[2] !== undefined && frame.head !== null && !HAS_RESULT.test(words)) {
    const name = dated[2];
    if (name.split(/\s+/).length <= MOST_QUOTED && !CAME_TO.test(words))
      return plan(`what was done on ${dated[1]} is called “${name}” in the report`, [frame.source]);
  }
  const all = words.split(/\s+/);
  const quiet = all.length > MOST_QUOTED ? `${all.slice(0, MOST_QUOTED).join(' ')} …` : words;
  const names = frame.head !== null || NAMES_A_DEED.test(words);
  // A sentence is no name.
  if (
    CAME_TO.test(words) ||
    // "No intubation": nothing was done.
    /^(?:no|not|nil|without)\b/i.test(words) ||
    /^(?:s?he|we|they|this|there|it)\b|\b(?:the patient|pt|\d[- ]?(?:year|month|week)s?[- ]old)\b/i.test(words)
  )
    return plan(`the report says: “${quiet}”`, [frame.source]);
  // "CT angiography, negative for a clot": what came of it is no part of a name.
  if (HAS_RESULT.test(words))
    return {
      ...plan(`the report says: “${quiet}”`, [frame.source]),
      details: glossesFor(frame.source, ctx).slice(0, 2),
    };
  return plan(
    names ? `what was done is called “${quiet}” in the report` : `among what was done, the report lists “${quiet}”`,
    [frame.source],
  );
}
