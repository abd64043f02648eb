/** Signs and digits that stand for letters in passwords. */
const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
/** A known word with so much around it is still a known word; with more it may be a good password. */
const MOST_AROUND = 6;
const SHORTEST_WORD = 4;

let list: Promise<Set<string>> | null = null;

/**
 * Whether a password is one of 30,000 common ones (the list of zxcvbn), a common word, an own one or two own ones in a row
 * with digits and signs around them or in place of letters, or a short piece repeated. No network is asked.
 */
export async function isCommonPassword(password: string, own: readonly string[]): Promise<boolean> {
  list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  const common = await list;
  const plain = password.toLowerCase();
  if (common.has(plain) || /^(.{1,4}?)\1+$/s.test(plain)) return true;
  const words = own.map((word) => word.toLowerCase());
  const joined = words.flatMap((word) => words.map((other) => word + other));
  const mine = [...words, ...joined].filter((word) => word.length >= SHORTEST_WORD);
  return cores(plain).some((core) => common.has(core) || mine.includes(core));
}

/** The words that a password may be made from: without what stands around, with letters for their lookalikes. */
function cores(plain: string): string[] {
  const read = plain.replace(/[@4310!$57]/g, (sign) => LOOKALIKES[sign] ?? sign);
  const found: string[] = [];
  for (const text of [plain, read]) {
    for (let front = 0; front <= MOST_AROUND && !isLetter(plain[front - 1]); front++) {
      for (let back = 0; back + front <= MOST_AROUND && !isLetter(plain[plain.length - back]); back++) {
        const core = text.slice(front, text.length - back);
        if (core.length >= SHORTEST_WORD) found.push(core);
      }
    }
  }
  return found;
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /\p{L}/u.test(character);
}
