import type { Translated } from '../kit/language.js';
import type * as english from './texts.js';

export const history: Translated<typeof english> = {
  historyTexts: {
    none: 'Todavía no hay informes',
    noneText: 'Suba el informe que tiene y su explicación se guardará aquí.',
    notLoaded: 'No se pudieron cargar sus informes.',
    again: 'Intentar de nuevo',
    notExplained: 'No se pudo explicar este informe. Inténtelo de nuevo.',
    patient: (name) => `Paciente: ${name}`,
    sharedBy: (name) => `Compartido por ${name}`,
    completed: 'Terminado',
    failed: 'Falló',
    processing: 'En proceso',
  },
};
