/** What a printed flag can say. */
export type FlagMeaning = 'low' | 'high' | 'critical_low' | 'critical_high' | 'critical' | 'abnormal' | 'normal' | null;

/** What a printed flag says. Unknown marks say nothing. */
export function readFlag(flag: string | null): FlagMeaning {
  if (flag === null) return null;
  const mark = flag
    .trim()
    .toUpperCase()
    .replace(/[()[\].]/g, '')
    // "**H**": stars on both sides make it bold; "H**" is marked twice.
    .replace(/^(\*{1,2}) ?([A-Z]+) ?\1$/, '$2')
    .replace(/^\*{1,2} ?(?=[A-Z])/, '')
    .replace(/\s+/g, ' ');
  if (mark === '') return null;
  if (
    /^(?:LL|L!+|LC|CL|L ?\*\*|PL|CRIT(?:ICAL)?(?:LY)? ?(?:LOW|L)|LOW (?:CRIT(?:ICAL)?|PANIC)|PANIC LOW|↓↓|L L)$/.test(
      mark,
    )
  )
    return 'critical_low';
  if (
    /^(?:HH|H!+|HC|CH|H ?\*\*|PH|CRIT(?:ICAL)?(?:LY)? ?(?:HIGH|H)|HIGH (?:CRIT(?:ICAL)?|PANIC)|PANIC HIGH|↑↑|H H)$/.test(
      mark,
    )
  )
    return 'critical_high';
  if (/^(?:CRIT(?:ICAL)?|PANIC|C|!!|AA|\*\*\*?|A!+|CRIT!)$/.test(mark)) return 'critical';
  if (
    /^(?:L|LO|LOW|BELOW(?: RANGE| NORMAL)?|↓|▼|L ?\*|<|-L|-{1,3}|DECREASED|REDUCED|BELOW (?:THE )?LOW (?:NORMAL|REFERENCE LIMIT))$/.test(
      mark,
    )
  )
    return 'low';
  if (
    /^(?:H|HI|HIGH|ABOVE(?: RANGE| NORMAL)?|↑|▲|H ?\*|>|\+{1,3}|INCREASED|ELEVATED|RAISED|ABOVE (?:THE )?HIGH (?:NORMAL|REFERENCE LIMIT))$/.test(
      mark,
    )
  )
    return 'high';
  if (
    /^(?:A|ABN|ABNL|ABNORMAL|\*|!|POS|POSITIVE|REACTIVE|DETECTED|OUT OF RANGE|OUTSIDE (?:THE )?REFERENCE (?:RANGE|LIMITS?)|A ?\*)$/.test(
      mark,
    )
  )
    return 'abnormal';
  if (/^(?:N|NORMAL|WNL|IN RANGE|OK|NEG|NEGATIVE|NORM)$/.test(mark)) return 'normal';
  return null;
}
