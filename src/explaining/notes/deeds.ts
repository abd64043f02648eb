/** "If not improving": on what it hangs. */
export function conditionOf(found: RegExpExecArray): string {
  const printed = found.groups?.cond?.toLowerCase().replace(/\s+/g, ' ');
  if (printed === undefined) return '';
  const only = printed.startsWith('only') ? 'only ' : '';
  if (/(?:no|not) |persist/.test(printed)) return ` ${only}if you are not getting better`;
  if (/worse/.test(printed)) return ` ${only}if you get worse`;
  if (/concern|problem/.test(printed)) return ` ${only}if there are concerns`;
  return ` ${only}if needed`;
}

/** What somebody is asked to do with a thing. */
const DEEDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:re-?check|rpt|repeat|re-?test|recheck)$/i, 'repeat'],
  [/^(?:check|chk|ck|measure|do|take|bloods?:?)$/i, 'check'],
  [/^(?:monitor|watch|follow)$/i, 'watch'],
  [/^(?:r\/v|rv|review)$/i, 'look again at'],
  [/^(?:chase|f\/u|follow up)$/i, 'follow up'],
  [/^(?:arrange|organi[sz]e|book|refer for|order)$/i, 'arrange'],
  [/^(?:remove|r\/o)$/i, 'take out'],
]; // biome-ignore format: one list

export function deedOf(printed: string): string | null {
  return DEEDS.find(([pattern]) => pattern.test(printed.replace(/\s+/g, ' ').trim()))?.[1] ?? null;
}
