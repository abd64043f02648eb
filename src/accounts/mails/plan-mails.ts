import type { Language } from '../../contract/language.js';
import { dayWords, type MailContent, mailOf } from './layout.js';

const WORDS = {
  en: {
    open: 'Open your plan',
    failed: 'Your payment did not go through',
    failedWords: 'The last payment for your plan did not go through. We will try it again.',
    until: (day: string) => `Your plan stays as it is until ${day}. Please update your card before then.`,
    ended: 'Your plan has ended',
    endedWords: 'Your account is on the free plan now. The analyses that you have left stay yours.',
    again: 'You can start a plan again at any time.',
    returned: 'We returned a payment',
    returnedWords:
      'You paid for a second plan while your account already had one. We ended the second plan and returned the whole payment.',
    first: 'Your first plan stays as it is. Your bank may need some days to show the money.',
  },
  es: {
    open: 'Abrir su plan',
    failed: 'Su pago no se completó',
    failedWords: 'El último pago de su plan no se completó. Lo intentaremos de nuevo.',
    until: (day: string) => `Su plan sigue como está hasta el ${day}. Actualice su tarjeta antes de esa fecha.`,
    ended: 'Su plan terminó',
    endedWords: 'Su cuenta tiene ahora el plan gratis. Los análisis que le quedan siguen siendo suyos.',
    again: 'Puede comenzar un plan de nuevo en cualquier momento.',
    returned: 'Le devolvimos un pago',
    returnedWords:
      'Usted pagó un segundo plan cuando su cuenta ya tenía uno. Terminamos el segundo plan y devolvimos el pago completo.',
    first: 'Su primer plan sigue como está. Su banco puede tardar algunos días en mostrar el dinero.',
  },
};

/** Tells a person that a plan could not be renewed, and until when it stays. */
export function paymentFailed(language: Language, until: Date | null, settingsLink: string): MailContent {
  const words = WORDS[language];
  return mailOf(language, words.failed, [
    words.failedWords,
    ...(until ? [words.until(dayWords(until, language))] : []),
    { label: words.open, link: settingsLink },
  ]);
}

/** Tells a person that a plan is over. */
export function planEnded(language: Language, settingsLink: string): MailContent {
  const words = WORDS[language];
  return mailOf(language, words.ended, [words.endedWords, words.again, { label: words.open, link: settingsLink }]);
}

/** Tells a person that a plan paid for by mistake was ended, and the money returned. */
export function paymentReturned(language: Language, settingsLink: string): MailContent {
  const words = WORDS[language];
  return mailOf(language, words.returned, [
    words.returnedWords,
    words.first,
    { label: words.open, link: settingsLink },
  ]);
}
