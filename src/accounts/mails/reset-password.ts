import type { Language } from '../../contract/language.js';
import { type MailContent, mailOf } from './layout.js';

const WORDS = {
  en: {
    subject: 'Reset your password',
    asked: 'Someone asked to reset the password of your account. If it was you, open this link and choose a new one.',
    choose: 'Choose a new password',
    once: 'The link works once, for one hour. A newer link makes this one stop working. If you did not ask for it, you need not do anything: your password stays as it is.',
  },
  es: {
    subject: 'Restablezca su contraseña',
    asked: 'Alguien pidió restablecer la contraseña de su cuenta. Si fue usted, abra este enlace y elija una nueva.',
    choose: 'Elegir una nueva contraseña',
    once: 'El enlace sirve una sola vez, durante una hora. Un enlace más nuevo hace que este deje de servir. Si usted no lo pidió, no tiene que hacer nada: su contraseña sigue igual.',
  },
};

/** The link with which a person chooses a new password. */
export function resetPasswordMail(language: Language, link: string): MailContent {
  const words = WORDS[language];
  return mailOf(language, words.subject, [words.asked, { label: words.choose, link }, words.once]);
}
