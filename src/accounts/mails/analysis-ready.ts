import type { Language } from '../../contract/language.js';
import { type MailContent, mailOf } from './layout.js';

const WORDS = {
  en: {
    subject: 'Your explanation is ready',
    ready: 'The explanation that you asked for is ready. Sign in to read it.',
    read: 'Read the explanation',
    turnOff: 'You can turn off these emails in your settings.',
  },
  es: {
    subject: 'Su explicación está lista',
    ready: 'La explicación que usted pidió está lista. Inicie sesión para leerla.',
    read: 'Leer la explicación',
    turnOff: 'Puede desactivar estos correos en su configuración.',
  },
};

/** Tells a person who asked for it that an explanation is ready: nothing of what it says, or of which report. */
export function analysisReady(language: Language, link: string): MailContent {
  const words = WORDS[language];
  return mailOf(language, words.subject, [words.ready, { label: words.read, link }, words.turnOff]);
}
