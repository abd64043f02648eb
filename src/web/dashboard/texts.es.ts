import { PRODUCT } from '../../contract/product.js';
import type { Translated } from '../kit/language.js';
import type * as english from './texts.js';

export const dashboard: Translated<typeof english> = {
  dashboardTexts: {
    patientTitle: 'Sus informes',
    patientHero: '¿Cómo podemos ayudarle hoy?',
    providerTitle: 'Panel del profesional',
    welcome: (name) => `Le damos la bienvenida, ${name}`,
    ways: 'Qué puede hacer aquí',
    disclaimer: `${PRODUCT} explica lo que dice un informe. Es solo para información, no hace diagnósticos y no reemplaza el consejo de un médico.`,
    features: 'Con qué puede contar',
    imagingFoot: 'Informes de imágenes',
    labFoot: 'Resultados de laboratorio',
  },
  wayTexts: {
    reports: { title: 'Informes médicos', words: 'Cualquier informe, en palabras sencillas' },
    labwork: { title: 'Análisis de laboratorio', words: 'Análisis de sangre y otras muestras' },
    procedure: { title: 'Próximo procedimiento', words: 'Riesgos, preparación y recuperación' },
    terms: { title: 'Terminología médica', words: 'Qué significa una palabra de un informe' },
    imaging: { title: 'Informes de imágenes', words: 'Radiografía, tomografía, resonancia y ecografía' },
    labWork: { title: 'Laboratorio', words: 'Análisis de sangre y otras muestras' },
    roster: { title: 'Lista de pacientes', words: 'Sus pacientes y sus consentimientos' },
  },
  featureTexts: {
    analysis: {
      title: 'Análisis con IA',
      words: 'Cada oración de una explicación está unida a la línea del informe de donde viene.',
    },
    language: {
      title: 'Lenguaje para pacientes',
      words: 'Las palabras médicas se dicen de forma sencilla. Las originales quedan a un toque.',
    },
    privacy: 'Los informes se guardan cifrados y solo los ven su dueño y las personas con quienes los comparte.',
  },
  reportPageTexts: {
    imaging: {
      title: 'Informes de imágenes',
      intro: 'Radiografías, tomografías, resonancias, ecografías y otras imágenes del cuerpo, en palabras sencillas.',
      empty: 'Todavía no hay informes de imágenes',
    },
    labwork: {
      title: 'Laboratorio',
      intro: 'Sangre, orina y otras muestras: qué significa cada valor y dónde está dentro de su rango.',
      empty: 'Todavía no hay análisis de laboratorio',
    },
    all: {
      title: 'Informes médicos',
      intro: 'Todos los informes que usted ha dado: imágenes, laboratorio, biopsias, cartas de un hospital.',
      empty: 'Todavía no hay informes',
    },
    otherKinds: 'Los informes de otro tipo están en',
  },
  usageTexts: {
    unlimited: 'Análisis ilimitados',
    freeUsed: (used, whole) => `<b>${used}</b> de ${whole} análisis gratis usados`,
    analysesLeft: (count) => (count === 1 ? 'Queda <b>1</b> análisis' : `Quedan <b>${count}</b> análisis`),
    drawn: (used, whole) => `${used} de ${whole} análisis usados`,
    none: 'No queda ninguno.',
    upgrade: 'Mejorar el plan',
    left: (count) => (count === 1 ? 'queda 1' : `quedan ${count}`),
  },
};
