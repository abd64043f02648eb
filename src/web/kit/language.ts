import type { Language } from '../../contract/language.js';
import { LANGUAGE_COOKIE } from '../../contract/product.js';

export type { Language };

/** The same texts with their words left open: what every other language must say, no more and no less. */
export type Words<Text> = Text extends string
  ? string
  : Text extends (...input: infer Input) => infer Said
    ? (...input: Input) => Words<Said>
    : { readonly [Key in keyof Text]: Words<Text[Key]> };

/** What a feature's texts are in another language; a text that is missing does not compile. */
export type Translated<Texts> = { readonly [Group in keyof Texts]: Words<Texts[Group]> };

/** A whole second language: the texts of every feature, and what the contract and the server say. */
export interface Translation {
  texts: Readonly<Record<string, Readonly<Record<string, object>>>>;
  /** A sentence of the contract or the server in this language; undefined where it is not known. */
  phrase: (english: string) => string | undefined;
}

let language: Language = 'en';
let translation: Translation | null = null;
const listeners = new Set<() => void>();

/** From now on the interface speaks `next`; English needs no translation. */
export function speak(next: Language, given: Translation | null): void {
  language = next;
  translation = given;
  if (typeof document !== 'undefined') document.documentElement.lang = next;
  for (const listener of listeners) listener();
}

export const languageStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => language,
};

/** The language that was chosen in this browser; undefined where none was. */
export function chosenLanguage(): Language | undefined {
  const kept = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(en|es)(?:;|$)`).exec(document.cookie)?.[1];
  return kept === 'en' || kept === 'es' ? kept : undefined;
}

/** How dates and numbers are written. Spanish keeps the decimal point, as the reports it stands beside do. */
export function locale(): 'en-US' | 'es-US' {
  return language === 'es' ? 'es-US' : 'en-US';
}

/**
 * A group of texts, named "feature.group", that reads in the language chosen at the moment it is read: take a text where
 * it is shown, never into a constant of a module.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function translated<const Texts extends object>(name: string, english: Texts): Words<Texts> {
  const [feature = '', group = ''] = name.split('.');
  return new Proxy(english, {
    get: (own, key) => Reflect.get(translation?.texts[feature]?.[group] ?? own, key),
  }) as unknown as Words<Texts>;
}

/** What the contract or the server says in English, in the reader's language where it is known there. */
export function translate(english: string): string {
  return translation?.phrase(english) ?? english;
}
