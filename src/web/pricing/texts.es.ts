import type { Translated } from '../kit/language.js';
import type * as english from './texts.js';

export const pricing: Translated<typeof english> = {
  pricingTexts: {
    title: 'Cuánto cuesta una explicación',
    intro: (free) =>
      `Cada cuenta comienza con ${free} análisis gratis, sin tarjeta de crédito. Un informe que no se puede explicar no se cuenta.`,
    note: 'Los precios están en dólares estadounidenses. Los cambios a un plan mayor valen de inmediato; a uno menor, en el siguiente ciclo de cobro. Los pagos no se devuelven.',
    addOns: 'Servicios adicionales',
    every: 'En todos los planes',
    everyPlan: [
      'Todo tipo de informes: imágenes, laboratorio, patología, hospitalizaciones',
      'PDF, PDF escaneado, TXT, DOC, DOCX, RTF, o texto pegado',
      'Cada oración muestra la línea del informe de donde viene',
      'Valores de laboratorio dibujados sobre los rangos del propio informe',
      'Preguntas para su médico, para imprimir y escribir en ellas',
      'Sus explicaciones guardadas en su cuenta',
    ],
    questionsTitle: 'Preguntas',
    questions: [
      ['¿Qué es un análisis?', 'Un informe, explicado una vez. Puede leer su explicación cuantas veces quiera.'],
      [
        '¿Y si algo sale mal?',
        'Cuando un archivo no se puede leer o explicar, el análisis se le devuelve de inmediato.',
      ],
      [
        '¿Se vencen los análisis gratis?',
        'No tienen fecha de vencimiento, pero no se renuevan. Los de un plan pagado se renuevan cada mes.',
      ],
      ['¿Hay un costo de instalación?', 'Sin costo de instalación. Puede cancelar cuando quiera.'],
      [
        '¿Puedo cambiar de plan?',
        'Sí. Un plan mayor comienza de inmediato y usted paga la diferencia. Uno menor comienza cuando termina el mes que pagó, y hasta entonces puede deshacerlo.',
      ],
      [
        '¿Qué pasa cuando cancelo?',
        'Su plan sigue hasta que termina el mes que pagó. Los análisis que queden siguen siendo suyos.',
      ],
    ],
    closing: 'Vea qué hace con un informe suyo',
    practice: (name) => `${name} (consultorio)`,
    popular: 'El más elegido',
    custom: 'A medida',
    perMonth: ' al mes',
    unlimited: 'Análisis ilimitados',
    analyses: (count) => `${count} análisis`,
    analysesMonthly: (count) => `${count} análisis al mes`,
    once: ', una sola vez',
  },
};
