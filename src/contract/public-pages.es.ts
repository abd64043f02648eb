import { PRODUCT } from './product.js';
import type { PageHead, PUBLIC_PAGES } from './public-pages.js';

/** What the same pages say of themselves to who reads Spanish. */
export const PUBLIC_PAGES_ES: Readonly<Record<keyof typeof PUBLIC_PAGES, PageHead>> = {
  '/': {
    title: 'Su informe médico, en palabras que usted conoce',
    description:
      'Suba un informe de imágenes, laboratorio, biopsia u hospital y lea en palabras sencillas qué dice, qué importa y qué preguntar.',
  },
  '/patient': {
    title: 'Lea su informe antes de preocuparse por él',
    description:
      'Palabras sencillas para su propio informe médico, con la línea de donde viene cada oración. 3 análisis gratis.',
  },
  '/provider': {
    title: 'Resultados que sus pacientes entienden',
    description:
      'Explique los informes a sus pacientes en palabras sencillas, guárdelos en una lista y gane tiempo para quienes lo necesitan.',
  },
  '/auth': { title: 'Inicie sesión', description: `Inicie sesión en ${PRODUCT} o cree una cuenta.` },
  '/pricing': {
    title: 'Precios',
    description: 'Cuánto cuesta una explicación. Cada cuenta comienza con 3 análisis gratis, sin tarjeta de crédito.',
  },
  '/medical-terms': {
    title: 'Términos médicos en palabras sencillas',
    description: 'Busque una palabra médica: qué significa, cómo se usa y qué otras palabras van con ella.',
  },
  '/procedure-risks': {
    title: 'Próximo procedimiento',
    description:
      'Riesgos comunes y raros de un procedimiento, cómo prepararse, la recuperación y preguntas para su médico.',
  },
  '/terms': { title: 'Términos y condiciones', description: `Las condiciones con las que se ofrece ${PRODUCT}.` },
  '/privacy': { title: 'Privacidad', description: 'Qué se guarda, por cuánto tiempo y quién lo ve.' },
  '/forgot-password': {
    title: '¿Olvidó su contraseña?',
    description: 'Pida un enlace para elegir una nueva contraseña.',
  },
};

/** What every other page says to who reads Spanish. */
export const OTHER_PAGE_ES: PageHead = {
  title: '',
  description: 'Su informe médico, en palabras que usted conoce.',
};
