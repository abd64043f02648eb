import type { Translated } from '../kit/language.js';
import type * as claimed from './claims.js';
import type * as english from './texts.js';

export const landing: Translated<typeof english & typeof claimed> = {
  choiceTexts: {
    title: 'Su informe médico, en palabras que usted conoce.',
    lede: 'Suba un informe de imágenes, laboratorio, biopsia u hospital. Vea qué dice, qué importa y qué preguntar después.',
    getStarted: 'Comenzar',
    signIn: 'Iniciar sesión',
    free: (count) => `${count} análisis gratis, sin tarjeta de crédito`,
    choose: 'Elija su experiencia',
    patient: 'Paciente',
    patientWords: 'Tengo un informe y quiero entenderlo antes, o después, de ver a mi médico.',
    patientAct: 'Verlo como paciente',
    provider: 'Profesional de la salud',
    providerWords: 'Explico resultados a las personas que atiendo y quiero que lleguen entendiéndolos.',
    providerAct: 'Verlo como profesional',
    blurbs: 'Lo que obtiene',
    endLines: ['¿Tiene un informe delante?', 'Comience con ese.'],
    end: 'Comenzar',
  },
  patientTexts: {
    title: 'Lea su informe antes de preocuparse por él.',
    lede: 'Traiga un informe de imágenes, laboratorio, biopsia u hospital. En un minuto lee qué dice, qué importa y qué preguntar a su médico.',
    getStarted: 'Comenzar',
    how: 'Cómo funciona',
    steps: [
      ['Haga una pregunta', 'Suba el informe o pegue su texto. Hasta 10 MB.'],
      ['Análisis con IA', 'Lee cada línea y anota dónde está cada dato.'],
      ['Respuestas claras', 'Primero palabras sencillas. Toque cualquier oración para ver su línea.'],
    ],
    features: 'Lo que obtiene',
    callTitle: 'Comience su prueba gratis',
    call: (count) => `${count} análisis gratis, sin tarjeta de crédito`,
  },
  providerTexts: {
    title: 'Resultados que sus pacientes entienden antes de llamar.',
    lede: 'Explique informes de imágenes, laboratorio y patología en palabras sencillas, guárdelos con sus pacientes y deje que un asistente haga las llamadas de resultados de rutina.',
    startFreeTrial: 'Comenzar la prueba gratis',
    trial: (trial, noCard, noSetup) => `${trial}, ${noCard}, ${noSetup}`,
    features: 'Lo que obtiene su consultorio',
    said: 'Lo que dicen los consultorios',
    plans: 'Planes para consultorios',
    popular: 'El más elegido',
    perMonth: ' al mes',
    custom: 'A medida',
    endTitle: 'Pruébelo con el próximo informe de su escritorio.',
    endWords: 'Toma lo mismo que subir el archivo.',
    footNote: 'Esta plataforma es solo para fines educativos e informativos. En una emergencia, llame al 911.',
  },
  patientFeatures: {
    analysis: ['Análisis con IA', 'Cada oración muestra la línea del informe de donde viene.'],
    files: ['Los archivos que tiene', 'PDF, TXT, DOC, DOCX y RTF. O pegue el texto.'],
    letter: ['Informes en PDF', 'Una carta para guardar, con espacio para anotar las respuestas.'],
    privacy: ['Cumple con HIPAA', 'Guardado y cifrado. Solo usted, y quien usted elija, puede abrirlo.'],
    both: ['Para pacientes y profesionales', 'Las mismas palabras sencillas a ambos lados del escritorio.'],
    instant: ['Resultados al instante', 'Las primeras palabras aparecen mientras seguimos leyendo.'],
  },
  providerFeatures: {
    analysis: [
      'Explicaciones en lenguaje sencillo',
      'Cada oración está junto a la línea del informe de donde viene, para poder comprobarla.',
    ],
    calls: ['Llamadas con IA', 'Un asistente llama a los pacientes que lo aceptaron y repasa el resultado con ellos.'],
    roster: ['Lista de pacientes', 'Informes, contactos y consentimientos de cada paciente en un solo lugar.'],
    records: ['Integración con la historia clínica', 'Los informes llegan de Epic y athenahealth por FHIR R4.'],
    analytics: ['Estadísticas', 'Cuántos, de qué tipo, con qué rapidez y si los pacientes los encontraron claros.'],
    privacy: ['Cumple con HIPAA', 'Guardado y cifrado, cada consulta registrada, visible solo para quien corresponde.'],
  },
  claims: {
    providers: 'Más de 500 profesionales confían en nosotros',
    accuracy: '92% de precisión en la traducción',
    hipaa: 'Cumple con HIPAA',
    hoursSaved: 'Las llamadas de resultados de rutina liberan de 2 a 3 horas al día.',
    trial: 'Prueba gratis de 30 días',
    noCard: 'sin tarjeta de crédito',
    noSetup: 'sin costo de instalación',
    testimonials: [
      {
        words:
          'Los pacientes llegan a la consulta habiendo entendido el informe. Hablamos de qué hacer, no de qué significan las palabras.',
        role: 'Médica de familia, consultorio grupal',
      },
      {
        words:
          'La línea de donde viene cada oración está justo al lado. Puedo revisar una explicación en un minuto y enviarla.',
        role: 'Radiólogo, centro de imágenes ambulatorio',
      },
      {
        words:
          'Las llamadas por resultados normales llenaban la tarde. Ahora la recepción tiene tiempo para las personas que tiene enfrente.',
        role: 'Administradora de consultorio, medicina interna',
      },
    ],
  },
};
