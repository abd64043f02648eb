import type { Language } from '../../contract/language.js';
import { type MailContent, mailOf, momentWords } from './layout.js';

const WORDS = {
  en: {
    subject: (on: boolean) => `Two-step sign-in was turned ${on ? 'on' : 'off'}`,
    turned: (on: boolean, at: string) => `Two-step sign-in for your account was turned ${on ? 'on' : 'off'} on ${at}.`,
    ifYou: 'If it was you, you need not do anything. If it was not, choose a new password at once.',
    choose: 'Choose a new password',
  },
  es: {
    subject: (on: boolean) => `El inicio de sesión en dos pasos se ${on ? 'activó' : 'desactivó'}`,
    turned: (on: boolean, at: string) =>
      `El inicio de sesión en dos pasos de su cuenta se ${on ? 'activó' : 'desactivó'} el ${at}.`,
    ifYou: 'Si fue usted, no tiene que hacer nada. Si no fue usted, elija enseguida una nueva contraseña.',
    choose: 'Elegir una nueva contraseña',
  },
};

/** Tells a person that two-step sign-in was turned on or off. */
export function twoStepChanged(language: Language, on: boolean, at: Date, forgotLink: string): MailContent {
  const words = WORDS[language];
  return mailOf(language, words.subject(on), [
    words.turned(on, momentWords(at, language)),
    words.ifYou,
    { label: words.choose, link: forgotLink },
  ]);
}
