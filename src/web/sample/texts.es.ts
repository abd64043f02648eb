import type { Translated } from '../kit/language.js';
import type * as english from './texts.js';

export const sample: Translated<typeof english> = {
  sampleTexts: {
    englishOnly: 'Los informes de muestra y sus explicaciones están en inglés.',
    heading: 'Pruébelo antes de registrarse',
    stays: 'Nada sale de su dispositivo',
    tabs: 'Qué explicar',
    chestCt: 'Tomografía de tórax',
    bloodTest: 'Análisis de sangre',
    own: 'Su propio texto',
    readAll: 'Leer toda la explicación',
    madeUp: 'La persona es inventada. La explicación se hace en este navegador.',
    reading: 'Leyendo el informe.',
    readingNow: 'Leyendo el informe...',
    ready: 'La explicación está lista.',
    result: 'La explicación',
    nothingSent: 'Explicado en este navegador. No se envió nada.',
    close: 'Cerrar',
    closeWhat: 'la explicación',
    when: 'Un informe de muestra. La persona es inventada.',
    pastedWhen: 'El texto que usted pegó',
    origin: 'Muestra',
    pasted: 'Texto pegado',
  },
  ownTexts: {
    label: 'Pegue el texto de un informe en inglés',
    tooLong: (length, most) => `Es demasiado largo para probarlo aquí: ${length} de ${most} caracteres como máximo.`,
    note: 'Se explica en este navegador, no se envía a ninguna parte y desaparece cuando usted sale de la página.',
    submit: 'Explicar este texto',
  },
  problemTexts: {
    notLoaded: 'No se pudo cargar el explicador. Revise su conexión e inténtelo de nuevo.',
    failed: 'No se pudo explicar este texto. Pruebe con otro, o con una parte más corta.',
  },
};
