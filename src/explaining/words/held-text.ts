/** Places of three letters in a row; several rows may share one. */
const PLACES = 32_768;

/**
 * A long text that is asked for many short ones, most of which it does not hold. A part whose letters, three by three, do not
 * all stand in the text is not searched for.
 */
export class HeldText {
  private readonly held = new Uint8Array(PLACES);
  /** What was searched for: a long report asks for the same names again and again. */
  private readonly known = new Map<string, boolean>();

  constructor(private readonly text: string) {
    for (let at = 2; at < text.length; at++) this.held[placeOf(text, at)] = 1;
  }

  /** What `includes` of the text says. */
  includes(part: string): boolean {
    for (let at = 2; at < part.length; at++) if (this.held[placeOf(part, at)] === 0) return false;
    let found = this.known.get(part);
    if (found === undefined) {
      found = this.text.includes(part);
      this.known.set(part, found);
    }
    return found;
  }
}

/** The place of the three letters that end at `at`. */
function placeOf(text: string, at: number): number {
  return (text.charCodeAt(at - 2) * 961 + text.charCodeAt(at - 1) * 31 + text.charCodeAt(at)) & (PLACES - 1);
}
