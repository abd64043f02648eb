import type { Translated } from '../kit/language.js';
import type * as english from './texts.js';

export const terms: Translated<typeof english> = {
  termTexts: {
    title: '¿Qué significa esa palabra?',
    label: 'Una palabra de su informe (en inglés)',
    placeholder: 'Por ejemplo, arrhythmia',
    popular: 'Lo más buscado',
    looking: 'Buscando...',
    hint: 'Escriba en inglés una palabra, una abreviatura como HTN, o una línea de su informe. También puede hacer una pregunta en inglés.',
    failed: 'Error',
    unknown: 'Todavía no hay respuesta',
    seenInOne: 'Está en su informe',
    seenInMany: 'Está en sus informes',
  },
  answerTexts: {
    englishOnly: 'Las respuestas están, por ahora, solo en inglés.',
    corrected: (asked) => `Mostramos lo que tenemos para “${asked}”.`,
    meaning: 'Qué significa',
    now: 'Si usted tiene esto ahora:',
    use: 'Cómo se usa comúnmente',
    ask: 'Una pregunta para su médico:',
    procedure: (name) => `${name}: riesgos, cómo prepararse, recuperación`,
    related: 'Términos relacionados',
    alsoCalled: (names) => `También se llama: ${names}`,
    newPage: (label) => `${label} (abre una página nueva)`,
    source: (name) => `Basado en: ${name}.`,
    fromParts: 'deducido de sus partes',
    noMeaning: 'No pudimos explicar esta palabra.',
    unreviewed: 'Escrito por nosotros, todavía sin revisar por una segunda persona',
    peerChecked: 'Revisado por una segunda persona',
    clinicianReviewed: 'Revisado por un profesional clínico',
  },
};
