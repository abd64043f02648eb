import type { Translated } from '../kit/language.js';
import type * as english from './texts.js';

export const wait: Translated<typeof english> = {
  waitTexts: {
    sending: 'Subiendo su informe',
    sent: 'Subida',
    steps: 'Avance',
    bar: 'Avance del análisis',
    leave: 'Puede salir de esta página. Cuando esté listo, lo encontrará entre sus informes.',
    done: '(listo)',
  },
  endTexts: {
    complete: 'Análisis terminado',
    failed: 'El análisis falló',
    failedText: 'No se pudo analizar su informe. Inténtelo de nuevo.',
    timeout: 'El análisis tarda demasiado',
    timeoutText: 'El análisis tarda más de lo esperado. Vuelva a mirar más tarde.',
    free: 'Esto no gastó ningún análisis.',
  },
};
