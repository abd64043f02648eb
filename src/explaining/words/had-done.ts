/** What a deed is called, and what it leaves done: "removal of the gallbladder" is "the gallbladder removed". */
const DONE: Readonly<Record<string, string>> = {
  'removal': 'removed', 'placing': 'placed', 'repair': 'repaired', 'opening': 'opened', 'widening': 'widened',
  'straightening': 'straightened', 'joining': 'joined', 'cutting': 'cut', 'trimming': 'trimmed',
  'tightening': 'tightened', 'rebuilding': 'rebuilt', 'fixing': 'fixed', 'draining': 'drained', 'closing': 'closed',
  'cleaning out': 'cleaned out', 'cleaning': 'cleaned', 'tying': 'tied', 'smoothing': 'smoothed', 'sealing': 'sealed', 'rinsing': 'rinsed',
  'release': 'released', 'lifting': 'lifted', 'emptying': 'emptied', 'wiring': 'wired', 'washing': 'washed', 'untwisting': 'untwisted',
  'shaving off': 'shaved off', 'scraping out': 'scraped out', 'scraping': 'scraped', 'reshaping': 'reshaped', 'peeling': 'peeled',
  'numbing': 'numbed', 'replacing': 'replaced', 'freeing': 'freed', 'destroying': 'destroyed', 'burning': 'burned', 'freezing': 'frozen',
}; // biome-ignore format: one table

/** Where the thing ends and how, why or where it was done begins. */
const BEHIND =
  /\s+(?=(?:through|with|into|out of|from|for|again)\b|by (?:hand|machine|laser)\b|to (?:free|hold|ease|help|reshape|cover|let|make|open|see|check|stop|treat|keep|drain|remove|fix|join|relieve|prevent|look|widen|take|get|support|feed)\b)/;
const PUT_IN = /\s+(?=(?:through|with|by|under|into|in|on|at|to|around|between|next to|inside)\b)/;
const SETS_DOWN: ReadonlySet<string> = new Set(['placing', 'fixing']);

/**
 * What was done, as one says it of a person: "you had {the gallbladder removed}" for "removal of the gallbladder
 * (cholecystectomy)". Null where the words name no such deed, or would not stay clear.
 */
export function hadDone(deed: string): string | null {
  const [, name = '', thing = ''] = /^([a-z]+(?: out| off)?) of (.+)$/.exec(deed) ?? [];
  const done = Object.hasOwn(DONE, name) ? DONE[name] : undefined;
  if (done === undefined || /\b(?:that|which|or|it|found)\b|[,;:“]/.test(thing)) return null;
  const second = thing.split(' and ').findIndex((part) => /^[a-z]+(?:ing|al|air|ease)(?: out| off)? of /.test(part));
  if (second > 0) return bothDone(thing.split(' and '), second, name);
  // A medical word in brackets goes with the deed; one inside the name of the thing stays there.
  const aside = /\s+\((?=[^)]*\)(?! of\b))/.exec(thing)?.index ?? thing.length;
  const behind = (SETS_DOWN.has(name) ? PUT_IN : BEHIND).exec(thing)?.index ?? thing.length;
  const end = Math.min(aside, behind);
  return `${thing.slice(0, end)} ${done}${thing.slice(end)}`;
}

/** "Removal of a disc and joining of bones": each has its own. */
function bothDone(parts: readonly string[], second: number, name: string): string | null {
  const first = hadDone(`${name} of ${parts.slice(0, second).join(' and ')}`);
  const other = hadDone(parts.slice(second).join(' and '));
  return first === null || other === null ? null : `${first} and ${other}`;
}
