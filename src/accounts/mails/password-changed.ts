import type { Language } from '../../contract/language.js';
import { type MailContent, mailOf, momentWords } from './layout.js';

const WORDS = {
  en: {
    subject: 'Your password was changed',
    changed: (at: string) => `The password of your account was changed on ${at}. All other devices were signed out.`,
    ifYou: 'If it was you, you need not do anything. If it was not, choose a new password at once.',
    choose: 'Choose a new password',
  },
  es: {
    subject: 'Su contraseña cambió',
    changed: (at: string) =>
      `La contraseña de su cuenta cambió el ${at}. Se cerró la sesión en todos los demás dispositivos.`,
    ifYou: 'Si fue usted, no tiene que hacer nada. Si no fue usted, elija enseguida una nueva contraseña.',
    choose: 'Elegir una nueva contraseña',
  },
};

/** Tells a person that the password is a new one, in case it was not them. */
export function passwordChanged(language: Language, at: Date, forgotLink: string): MailContent {
  const words = WORDS[language];
  return mailOf(language, words.subject, [
    words.changed(momentWords(at, language)),
    words.ifYou,
    { label: words.choose, link: forgotLink },
  ]);
}
