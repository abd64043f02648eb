import type { Language } from './language.js';
import { PRODUCT } from './product.js';
import { resultPhrase } from './result-phrases.es.js';

const english = {
  /** Where the explanation itself is in another language than the letter. */
  explanationIn: null as string | null,
  explainedBy: (day: string, from: string) => `Explained by ${PRODUCT} on ${day}, from: ${from}`,
  fromFile: (from: string) => `from ${from}`,
  inShort: 'In short',
  keyPoints: 'Key points',
  found: 'What the report found',
  normal: 'These looked normal',
  labResults: 'Lab results',
  yourResults: 'Your results',
  withinTogether: 'Within their ranges or as expected',
  noRangeTogether: 'With no range printed',
  generalRange: 'general adult range',
  reportRange: "report's range",
  range: (words: string) => `range ${words}`,
  sensitive: 'To talk over with your doctor',
  asked: 'What the report asks for',
  general: 'What people often do next',
  questions: 'Questions for your doctor',
  words: 'Words explained',
  notExplained: 'Parts we could not explain',
  sure: (percent: string) => `How sure we are: ${percent}`,
  pleaseNote: 'Please note',
  reportText: 'The text of the report',
  foot: `${PRODUCT} · This explains what a report says. It is not medical advice.`,
  page: (page: number, of: number) => `${page} of ${of}`,
};

export type LetterTexts = typeof english;

const spanish: LetterTexts = {
  explanationIn: 'La explicación está, por ahora, solo en inglés, como su informe.',
  explainedBy: (day, from) => `Explicado por ${PRODUCT} el ${day}, de: ${from}`,
  fromFile: (from) => `de ${from}`,
  inShort: 'En resumen',
  keyPoints: 'Puntos clave',
  found: 'Qué encontró el informe',
  normal: 'Esto se vio normal',
  labResults: 'Resultados de laboratorio',
  yourResults: 'Sus resultados',
  withinTogether: 'Dentro de sus rangos o como se esperaba',
  noRangeTogether: 'Sin rango impreso',
  generalRange: 'rango general para adultos',
  reportRange: 'rango del informe',
  range: (words) => `rango ${words}`,
  sensitive: 'Para conversar con su médico',
  asked: 'Qué pide el informe',
  general: 'Qué se suele hacer después',
  questions: 'Preguntas para su médico',
  words: 'Palabras explicadas',
  notExplained: 'Partes que no pudimos explicar',
  sure: (percent) => `Qué tan seguros estamos: ${percent}`,
  pleaseNote: 'Tenga en cuenta',
  reportText: 'El texto del informe',
  foot: `${PRODUCT} · Esto explica lo que dice un informe. No es un consejo médico.`,
  page: (page, of) => `${page} de ${of}`,
};

/** The headings and fixed sentences of a letter. */
export function letterTexts(language: Language): LetterTexts {
  return language === 'es' ? spanish : english;
}

/** What the contract says with every explanation, in the language of a letter. */
export function letterPhrase(language: Language): (words: string) => string {
  return language === 'es' ? (words) => resultPhrase(words) ?? words : (words) => words;
}

/** A day as letters write it. */
export function letterDay(day: Date, language: Language): string {
  return day.toLocaleDateString(language === 'es' ? 'es-US' : 'en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
