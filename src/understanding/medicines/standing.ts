import { lineEnd } from '../../reading/index.js';
import type { Section } from '../../reading/types.js';
import type { MedicineDetail } from '../types.js';

type Change = NonNullable<MedicineDetail['change']>;

/** What stands over the medicines of a line: a known change, more than one ("unclear"), or nothing. */
export interface Standing {
  change: Change | 'unclear' | null;
  /** The word that says so, as printed ("STOP taking"). */
  label: string;
  /** True where it stands on the same line as the medicine. */
  own: boolean;
}

/** Nothing stands over a line. */
export const NOTHING: Standing = { change: null, label: '', own: false };

const WORDS: readonly (readonly [string, Change])[] = [
  ['unchanged|un-?ch(?:an)?gd|no changes?|same', 'continued'],
  ["stop(?:ped|ping)?|d\\/?c['’]?d|d\\/?c(?!['’]?d|\\s*(?:meds?|medic\\w+|rx|drugs?|scripts?|list|instructions?|home|dx|diagnos\\w+|plan|summary|on\\b))|discontinued?|discontinuing|ceased?|removed?|do not take|don['’]t take|no longer tak(?:e|ing)|avoid", 'stopped'],
  ['hold|held|holding|on hold|withh[eo]ld|paused?|suspended|omit(?:ted)?', 'held'],
  ['chang(?:e|ed|es)|chg[ds]?|adjust(?:ed|ments?)?|modified|increased?|decreased?|reduced?|titrated|dose changes?', 'changed'],
  ['resumed?|restart(?:ed)?|start again', 'resumed'],
  ['new|newly started|start(?:ed|ing)?|begin|begun|initiated?|commenced|add(?:ed)?', 'new'],
  ['continu(?:e|ed|ing)|cont|keep', 'continued'],
]; // biome-ignore format: one list
const WORD = `(?:${WORDS.map(([source]) => source).join('|')})`;
const TAIL =
  '(?:\\s+(?:taking|these|this|those|the|following|my|your|his|her|home|all|other|meds?|medicines?|medications?|drugs?|prescriptions?|how|you|take|using|doses?|to|of|in|on|as|before|at|discharge|list|admission|during|stay|since|today|by|hospital|ward))';
/** "STOP taking:", "Discontinued –", "NEW    " and "NEW" alone on a line, behind a bullet or a star. */
const LABEL = new RegExp(
  String.raw`^[\s\-*•·▪◦●○►➢✓■>|+#\d.)]*((${WORD})((?:\s*(?:[/&+,]|and|or)\s*${WORD})*)${TAIL}{0,7})\s*(?:\((?!\d+\))[^()\n]{0,24}\)\s*)?(?:[:–—]|\s-\s|-\s*$|\s-+>\s|\||$)`,
  'i',
);
/** The same word in capitals, or with a gap of a column behind it. */
const COLUMN = new RegExp(
  String.raw`^[\s\-*•·▪◦●○►➢✓■>|+#]*((${WORD})((?:\s*[/&+]\s*${WORD})*))(\s{2,}|\t+|\s+)(?!date\b|if\b|when\b|york\b|parameters?\b)(?=\S)`,
  'i',
);

const NOUN = /\bchanges\s*$/i;
const EACH_WORD = WORDS.map(([source, change]) => [new RegExp(`^(?:${source})$`, 'i'), change] as const);

/** The word of a label read as a change; "unclear" where it names several. */
function changeOfLabel(word: string, more: string): Change | 'unclear' {
  // "Medication changes": what was begun, stopped and raised stands under it alike.
  const one = (text: string): Change | null =>
    NOUN.test(text) ? null : (EACH_WORD.find(([word]) => word.test(text.trim()))?.[1] ?? null);
  const all = new Set(
    [word, ...more.split(/\s*(?:[/&+,]|\band\b|\bor\b)\s*/i)].filter((text) => text.trim() !== '').map(one),
  );
  const [first] = all;
  return all.size === 1 && first ? first : 'unclear';
}

interface StatusLine extends Standing {
  /** A label with its medicines behind it. */
  inline: boolean;
  /** Where the line begins and ends. */
  start: number;
  end: number;
}

/** "NEVER" above "STOP SUDDENLY": the line before goes on, nothing is headed. */
const OF_THE_LINE_BEFORE = /\b(?:never|not|don['’]t|to|be|must|should|can|may|will|please|unless|until|if)[ \t]*$/i;
/** "Stop abruptly", "start if …": how and when, no label of a list. */
const MANNER =
  /^\W*(?:stop|stopp(?:ed|ing)|start|hold|change|continue|take|increase|reduce)[ \t]+(?:suddenly|abruptly|without|unless|until|if|when|only|slowly|gradually|early)\b/i;

const cache = new WeakMap<Section, StatusLine[]>();
const OTHER_LABEL = /^[\s\-*•]*[A-Z][A-Za-z /&'-]{2,40}:(?=\s|$)/;
const DOSED =
  /\d\s?(?:mg|mcg|units?|ml|g|meq|tab|cap|puff|%)|\b(?:daily|bid|tid|qid|qhs|prn|nightly|weekly|od|bd|tds|qds)\b/i;
/** A label that is no name of a medicine, though doses stand behind it ("Given on ward: gentamicin 320 mg"). */
const OF_NO_MEDICINE =
  /^[\s\-*•]*(?=[^:]*\b(?:meds?|medicines?|medications?|drugs?|given|when|as|required|needed|prn|review|to|for|not|on|in|ward|regular|other|restart|after|before|plan|notes?|advice|allerg\w*|results?|instructions?)\b)[A-Z][A-Za-z0-9 /&'-]{2,40}:/i;
const MARKED = /^\s*(?:[-*•·▪◦●○►➢✓■>+]|\d{1,2}[.)])\s*/;

/** The lines of a section with what stands over each of them, from its heading on. Linear in its length. */
function linesOf(text: string, section: Section): StatusLine[] {
  const kept = cache.get(section);
  if (kept) return kept;
  const lines: StatusLine[] = [];
  let { change, label }: Pick<Standing, 'change' | 'label'> = headed(section.heading?.text ?? '');
  let at = section.heading?.span.end ?? section.span.start;
  let labelIndent = -1;
  let labelMarked = false;
  let blank = false;
  let items = 0;
  while (at < section.span.end) {
    const end = Math.min(lineEnd(text, at), section.span.end);
    const printed = text.slice(at, end);
    if (printed.trim() === '') {
      blank ||= items > 0;
    } else {
      const indent = printed.length - printed.trimStart().length;
      const before = text.slice(Math.max(0, at - 40), at - 1);
      const own = OF_THE_LINE_BEFORE.test(before) || MANNER.test(printed) ? null : ownLabel(printed);
      if (own) {
        ({ change, label } = own);
        labelIndent = indent;
        labelMarked = MARKED.test(printed);
        items = printed.length > own.label.length + indent + 3 ? 1 : 0;
      } else {
        // What follows a gap without a mark, another label or running text does not stand under it any more.
        const other =
          OTHER_LABEL.test(printed) &&
          (!DOSED.test(printed.slice(0, 80)) || OF_NO_MEDICINE.test(printed)) &&
          indent <= Math.max(labelIndent, 0);
        const prose = /[a-z]{3}\.\s*$/.test(printed) && printed.trim().split(/\s+/).length > 9 && !MARKED.test(printed);
        if (
          change !== null &&
          (other || (blank && !MARKED.test(printed) && !DOSED.test(printed)) || (prose && indent <= labelIndent))
        )
          ({ change, label } = NOTHING);
        // A line set out as far as a label that has its medicines behind it stands beside it, not under it.
        else if (
          change !== null &&
          labelIndent >= 0 &&
          items > 0 &&
          indent <= labelIndent &&
          (labelMarked || !MARKED.test(printed)) &&
          inlineLabel(lines)
        ) {
          change = 'unclear';
          label = '';
        }
        items += 1;
      }
      blank = false;
      lines.push({ start: at, end, change, label, own: own !== null, inline: own?.inline === true });
    }
    at = end + 1;
  }
  cache.set(section, lines);
  return lines;
}

/** Whether the label that rules the last line stands in front of medicines on one line. */
function inlineLabel(lines: readonly StatusLine[]): boolean {
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index];
    if (line?.own) return line.inline;
  }
  return false;
}

function headed(heading: string): Pick<Standing, 'change' | 'label'> {
  const found = LABEL.exec(`${heading}:`) ?? BEHIND.exec(heading);
  if (!found) return NOTHING;
  return { change: changeOfLabel(found[2] ?? '', found[3] ?? ''), label: heading };
}

/** "MEDICATIONS STOPPED", "Drugs on hold". */
const BEHIND = new RegExp(
  String.raw`^(?:[\w'’]+\s){0,3}?((?:meds?|medicines?|medications?|drugs?)\s+(?:that (?:was|were|are) |to (?:be )?|which (?:was|were) )?)(${WORD})((?:\s*(?:[/&+,]|and|or)\s*${WORD})*)\W*$`,
  'i',
);

/** "Meds stopped this admission: A, B". */
const OF_MEDICINES = new RegExp(
  String.raw`^[\s\-*•]*((?:(?:home|regular|your)\s)?(?:meds?|medicines?|medications?|drugs?|tablets)\s+(?:that (?:was|were|are) |to (?:be )?|which (?:was|were) )?(${WORD})((?:\s*(?:[/&+,]|and|or)\s*${WORD})*)${TAIL}{0,5})\s*:`,
  'i',
);

/** "… nocte. New: B 90 mg": the label at the head of a sentence that does not begin its line. */
export function labelAtHead(words: string): Standing | null {
  const own = /^[A-Z][A-Za-z ]{1,30}:/.test(words) ? ownLabel(words) : null;
  return own && { change: own.change, label: own.label, own: true };
}

/** `inline`: its medicines stand behind it on its line. */
function ownLabel(printed: string): { change: Change | 'unclear'; label: string; inline: boolean } | null {
  const inline = (all: string) => /[a-z]{3}/i.test(printed.slice(all.length));
  for (const found of [LABEL.exec(printed), OF_MEDICINES.exec(printed)])
    if (found?.[1])
      return {
        change: changeOfLabel(found[2] ?? '', found[3] ?? ''),
        label: found[1].trim(),
        inline: inline(found[0]),
      };
  const column = COLUMN.exec(printed);
  const word = column?.[1] ?? '';
  if (!column || (word !== word.toUpperCase() && !/^(?:\s{2,}|\t)/.test(column[4] ?? ''))) return null;
  if (/^[a-z]/.test(word)) return null;
  return { change: changeOfLabel(column[2] ?? '', column[3] ?? ''), label: word, inline: true };
}

const LAST_WORD = new RegExp(String.raw`\b(${WORD})[ \t]*$`, 'i');

/** "…, continue" right in front of a name: its own word, nearer than any heading; null where none stands there. */
export function wordBefore(lead: string): Change | null {
  const found = LAST_WORD.exec(lead);
  const change = found?.[1] ? changeOfLabel(found[1], '') : null;
  return change === 'unclear' ? null : change;
}

/** Whether the heading of the section itself says what became of its medicines. */
export function headingSays(section: Section): boolean {
  return headed(section.heading?.text ?? '').change !== null;
}

/** What stands over the medicine printed at `at` of a list. */
export function standingOver(text: string, section: Section, at: number): Standing {
  const lines = linesOf(text, section);
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle]?.start ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  const line = lines[low];
  return line && line.start <= at && at <= line.end ? line : NOTHING;
}

/** Whether a label that sets medicines apart stands above the place: what follows it under none of them is not sure. */
export function hasStandings(text: string, section: Section, at: number): boolean {
  let first = firstLabels.get(section);
  if (first === undefined) {
    first = linesOf(text, section).find(({ change }) => change !== null)?.start ?? Number.POSITIVE_INFINITY;
    firstLabels.set(section, first);
  }
  return first < at;
}

/** Where the first line stands that a label sets apart. */
const firstLabels = new WeakMap<Section, number>();

const MARK = new RegExp(
  String.raw`(?:\*{1,3}|\||\s[-–—]+>?|[([]|\s{2,})\s*(${WORD})\b(?!(?<=\b(?:stop|hold|pause|omit|withhold|suspend|start|resume|restart|continue|change|increase|decrease|reduce|avoid|add|begin))\s+(?:if|for|when|by|only if)\b|\s+date\b|\s+for (?:the )?(?:next )?\d)(?:[^\n]*)$`,
  'i',
);

/** "** STOPPED", "| NEW (8/17)", "- HOLD until …", "(resumed)": a mark of a medicine behind its name; null where none stands. */
export function markOf(stretch: string): Change | null {
  const found = MARK.exec(stretch.split('\n')[0] ?? '');
  if (!found?.[1]) return null;
  const change = changeOfLabel(found[1], '');
  return change === 'unclear' ? null : change;
}
