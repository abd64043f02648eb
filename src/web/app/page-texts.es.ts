import type { Translated } from '../kit/language.js';
import type * as english from './page-texts.js';

export const pages: Translated<typeof english> = {
  workspaceTexts: {
    upload: 'Subir documentos médicos',
    history: 'Análisis recientes',
    ownPage: 'Abrir en su propia página',
    yourReport: 'su informe',
    notExplained: (name) => `No pudimos explicar ${name}`,
    results: 'Resultados del análisis',
    resultsNotLoaded: 'No se pudo cargar este análisis.',
  },
  tierTexts: {
    label: 'Su plan',
    left: (count) => (count === 1 ? 'le queda 1 análisis' : `le quedan ${count} análisis`),
    unlimited: 'análisis ilimitados',
    seePlans: 'Ver los planes',
  },
  verificationTexts: {
    label: 'Verificación del correo electrónico',
    title: 'Por favor, verifique su correo electrónico.',
    text: (email) => `Abra el enlace que enviamos a ${email}.`,
    later: 'Más tarde',
    close: 'Cerrar el recordatorio',
  },
  expiredTexts: {
    title: 'Por favor, inicie sesión de nuevo',
    text: 'Su sesión se cerró porque pasó algún tiempo. Esta página y lo que usted escribió siguen aquí.',
    leave: 'Salir de esta página',
  },
  notFoundTexts: {
    title: 'Página no encontrada',
    text: 'No hay nada en esta dirección. Tal vez cambió de lugar, o el enlace está incompleto.',
  },
  analysisTexts: {
    signInTitle: 'Inicie sesión para leer este informe',
    signInText: 'Solo la persona a quien pertenece una explicación puede leerla.',
    notLoaded: 'No se pudo cargar esta explicación',
    notExplained: (name) => `No pudimos explicar ${name}`,
    tryAgain: 'Inténtelo de nuevo, o pegue el texto del informe.',
  },
};
