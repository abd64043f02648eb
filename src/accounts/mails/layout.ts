import type { Language } from '../../contract/language.js';
import { PRODUCT } from '../../contract/product.js';

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A sentence or two, or a link to follow. */
export type Paragraph = string | { label: string; link: string };

/** One mail from its paragraphs, as text and as HTML that needs nothing from the network. */
export function mailOf(language: Language, subject: string, paragraphs: readonly Paragraph[]): MailContent {
  const full = `${PRODUCT}: ${subject}`;
  const lines = paragraphs.map((one) => (typeof one === 'string' ? one : `${one.label}:\n${one.link}`));
  const blocks = paragraphs.map((one) =>
    typeof one === 'string'
      ? `<p>${escaped(one)}</p>`
      : `<p><a href="${escaped(one.link)}">${escaped(one.label)}</a></p><p>${escaped(one.link)}</p>`,
  );
  const html = [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><title>${escaped(full)}</title></head>`,
    '<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:36em;margin:2em auto;padding:0 1em">',
    ...blocks,
    `<p>${PRODUCT}</p>`,
    '</body></html>',
  ].join('\n');
  return { subject: full, text: `${lines.join('\n\n')}\n\n${PRODUCT}\n`, html };
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** A moment as mails say it: "21 November 2026, 20:57 UTC". */
export function momentWords(moment: Date, language: Language): string {
  return `${dayWords(moment, language)}, ${moment.toISOString().slice(11, 16)} UTC`;
}

/** A day as mails say it: "21 November 2026", "21 de noviembre de 2026". */
export function dayWords(moment: Date, language: Language): string {
  const locale = language === 'es' ? 'es-US' : 'en-GB';
  return moment.toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}
