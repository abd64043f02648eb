import type { Language } from '../../contract/language.js';
import { type MailContent, mailOf } from './layout.js';

const WORDS = {
  en: {
    subject: 'A patient chose you',
    chose: 'A patient chose you as their healthcare provider. You find them on your patient roster.',
    open: 'Open your patient roster',
    turnOff: 'You can turn off these emails in your settings.',
  },
  es: {
    subject: 'Un paciente le eligió',
    chose: 'Un paciente le eligió como profesional de la salud. Puede verlo en su lista de pacientes.',
    open: 'Abrir su lista de pacientes',
    turnOff: 'Puede desactivar estos correos en su configuración.',
  },
};

/** Tells a provider that a patient has chosen them: not who. Who is whose patient stays out of mails. */
export function patientLinked(language: Language, rosterLink: string): MailContent {
  const words = WORDS[language];
  return mailOf(language, words.subject, [words.chose, { label: words.open, link: rosterLink }, words.turnOff]);
}
