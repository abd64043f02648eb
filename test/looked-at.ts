/** How much each place looked at: characters or items, by the pattern or by the method and the line of the source that called it. */
export type Looked = Map<string, number>;

const LONG_TEXT = 200;
const LONG_LIST = 50;

type Method = (this: unknown, ...args: unknown[]) => unknown;

const SEARCHES = ['indexOf', 'lastIndexOf', 'includes', 'split', 'toLowerCase', 'toUpperCase'] as const;
const WALKS = ['filter', 'some', 'every', 'find', 'findIndex', 'findLast', 'findLastIndex', 'map', 'flatMap', 'reduce'] as const; // biome-ignore format: one list
const LOOKS = ['includes', 'indexOf'] as const;

/** Counts what the patterns, searches and lists of this process look at, in place of their own methods while it is started. */
export class LookedAt {
  private looked: Looked | null = null;
  private readonly before: (() => void)[] = [];

  start(): void {
    const exec = RegExp.prototype.exec;
    const counter = this;
    this.replace(RegExp.prototype, 'exec', function (this: unknown, text: unknown) {
      const pattern = this as RegExp;
      const from = pattern.global || pattern.sticky ? pattern.lastIndex : 0;
      const found = exec.call(pattern, text as string);
      if (counter.looked !== null && !pattern.sticky && typeof text === 'string' && text.length > LONG_TEXT)
        counter.add(`/${pattern.source.slice(0, 80)}/`, (found ? found.index + found[0].length : text.length) - from);
      return found;
    });
    this.replace(RegExp.prototype, 'test', function (this: unknown, text: unknown) {
      return (this as RegExp).exec(text as string) !== null;
    });
    for (const name of SEARCHES) this.countSearch(name);
    for (const name of WALKS) this.countWalk(name);
    for (const name of LOOKS) this.countLook(name);
  }

  stop(): void {
    for (const put of this.before.splice(0)) put();
  }

  during(work: () => void): Looked {
    const looked: Looked = new Map();
    this.looked = looked;
    try {
      work();
    } finally {
      this.looked = null;
    }
    return looked;
  }

  private countSearch(name: (typeof SEARCHES)[number]): void {
    const own = String.prototype[name] as unknown as Method;
    const counter = this;
    this.replace(String.prototype, name, function (this: unknown, ...args: unknown[]) {
      const answer = own.apply(this, args);
      const { length } = this as string;
      if (counter.looked !== null && length > LONG_TEXT) counter.addAt(name, passedOver(name, length, args, answer));
      return answer;
    });
  }

  private countWalk(name: (typeof WALKS)[number]): void {
    const own = Array.prototype[name] as unknown as Method;
    const counter = this;
    this.replace(Array.prototype, name, function (this: unknown, ...args: unknown[]) {
      const [work] = args;
      if (counter.looked === null || (this as unknown[]).length <= LONG_LIST || typeof work !== 'function')
        return own.apply(this, args);
      let count = 0;
      args[0] = function (this: unknown, ...given: unknown[]) {
        count += 1;
        return work.apply(this, given);
      };
      const answer = own.apply(this, args);
      counter.addAt(name, count);
      return answer;
    });
  }

  private countLook(name: (typeof LOOKS)[number]): void {
    const own = Array.prototype[name] as unknown as Method;
    const counter = this;
    this.replace(Array.prototype, name, function (this: unknown, ...args: unknown[]) {
      const { length } = this as unknown[];
      if (counter.looked !== null && length > LONG_LIST) counter.addAt(name, length);
      return own.apply(this, args);
    });
  }

  private addAt(name: string, much: number): void {
    const { looked } = this;
    // What is needed to say where this was counts nothing itself.
    this.looked = null;
    const [place = ''] = (new Error().stack ?? '').split('\n').filter((line) => /\/src\//.test(line));
    this.looked = looked;
    this.add(`${name} ${place.replace(/^.*\/src\//, 'src/').replace(/\)$/, '')}`, much);
  }

  private add(place: string, much: number): void {
    this.looked?.set(place, (this.looked.get(place) ?? 0) + much);
  }

  private replace(on: object, name: string, method: Method): void {
    const own = Object.getOwnPropertyDescriptor(on, name) as PropertyDescriptor;
    this.before.push(() => Object.defineProperty(on, name, own));
    Object.defineProperty(on, name, { ...own, value: method });
  }
}

/** How many characters a search passed over until it knew. */
function passedOver(name: (typeof SEARCHES)[number], length: number, args: unknown[], answer: unknown): number {
  const from = typeof args[1] === 'number' ? args[1] : undefined;
  if (name === 'indexOf') return (Number(answer) < 0 ? length : Number(answer)) - (from ?? 0);
  if (name === 'lastIndexOf') return Math.min(from ?? length, length) - Math.max(Number(answer), 0);
  return name === 'includes' && answer === true ? 0 : length;
}
