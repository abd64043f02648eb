import type { Language } from '../../contract/language.js';
import { type MailContent, mailOf } from './layout.js';

const WORDS = {
  en: {
    subject: 'Please verify your email address',
    made: 'Someone made an account with this email address. If it was you, please open this link to show that the address is yours.',
    verify: 'Verify my email address',
    once: 'The link works once, for 24 hours. If you did not make an account, you need not do anything.',
  },
  es: {
    subject: 'Verifique su correo electrónico',
    made: 'Alguien creó una cuenta con este correo electrónico. Si fue usted, abra este enlace para mostrar que el correo es suyo.',
    verify: 'Verificar mi correo electrónico',
    once: 'El enlace sirve una sola vez, durante 24 horas. Si usted no creó una cuenta, no tiene que hacer nada.',
  },
};

/** Asks a person to show that an address is theirs. No name: whoever registered may have put anything there. */
export function verifyEmail(language: Language, link: string): MailContent {
  const words = WORDS[language];
  return mailOf(language, words.subject, [words.made, { label: words.verify, link }, words.once]);
}
