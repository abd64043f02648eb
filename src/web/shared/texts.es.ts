import type { Translated } from '../kit/language.js';
import type * as english from './texts.js';

export const shared: Translated<typeof english> = {
  sharedTexts: {
    pageTitle: 'Una explicación compartida',
    heading: 'Alguien compartió un informe médico con usted',
    intro:
      'Para proteger al paciente, escriba la fecha de nacimiento del paciente. En este dispositivo no se guarda nada.',
    dateOfBirth: 'Fecha de nacimiento del paciente',
    open: 'Abrir la explicación',
    opening: 'Abriendo...',
    noToken: 'Este enlace no está completo. Pida uno nuevo a la persona que lo envió.',
    badDate: 'Por favor, escriba una fecha de nacimiento válida',
    until: (date) => `Compartido con usted · el enlace sirve hasta el ${date}`,
    origin: 'Texto del informe',
  },
};
