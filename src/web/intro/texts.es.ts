import type { Translated } from '../kit/language.js';
import type * as english from './texts.js';

export const intro: Translated<typeof english> = {
  introTexts: {
    label: 'Cómo funciona, en una animación corta',
    play: 'Reproducir',
    pause: 'Pausar',
    again: 'Ver de nuevo',
    position: 'Posición',
    note: (seconds) => `Véalo funcionar. ${seconds} segundos, con subtítulos, sin sonido.`,
    transcript: 'Leerlo como texto',
    captions: [
      'Usted tiene un informe. Está escrito para médicos.',
      'Se lee línea por línea y se anota cada dato.',
      'Cada oración sencilla muestra la línea del informe de donde viene.',
      'Cada valor se dibuja sobre el rango de su propio informe.',
      'Al final hay preguntas para llevar a su médico.',
    ],
  },
};
