import type { Language } from '../../contract/language.js';
import { type MailContent, mailOf, momentWords } from './layout.js';

const WORDS = {
  en: {
    subject: 'New sign-in to your account',
    opened: (at: string, browser: string) =>
      `Your account was opened on ${at} in a browser that we did not know: ${browser}.`,
    ifYou:
      'If it was you, you need not do anything. If it was not, choose a new password at once. That signs out all devices.',
    choose: 'Choose a new password',
  },
  es: {
    subject: 'Nuevo inicio de sesión en su cuenta',
    opened: (at: string, browser: string) =>
      `Su cuenta se abrió el ${at} en un navegador que no conocíamos: ${browser.replace('Unknown browser', 'Navegador desconocido').replace(' on ', ' en ')}.`,
    ifYou:
      'Si fue usted, no tiene que hacer nada. Si no fue usted, elija enseguida una nueva contraseña. Con eso se cierra la sesión en todos los dispositivos.',
    choose: 'Elegir una nueva contraseña',
  },
};

/** Tells a person of a sign-in in a browser that the account did not know. */
export function newSignIn(language: Language, at: Date, browser: string, forgotLink: string): MailContent {
  const words = WORDS[language];
  return mailOf(language, words.subject, [
    words.opened(momentWords(at, language), browser),
    words.ifYou,
    { label: words.choose, link: forgotLink },
  ]);
}
