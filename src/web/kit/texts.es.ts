import type { Translated } from './language.js';
import type * as english from './texts.js';

export const kit: Translated<typeof english> = {
  kitTexts: {
    close: 'Cerrar',
    optional: 'opcional',
    show: 'Mostrar',
    hide: 'Ocultar',
    toggle: (act, label) => `${act} ${label.toLowerCase()}`,
    loading: 'Cargando...',
    home: (product) => `${product}, inicio`,
    readAloud: 'Leer en voz alta',
    stopReading: 'Detener la lectura',
    suggestions: 'Sugerencias',
    search: 'Buscar',
    searching: 'Buscando...',
    closeMessage: 'Cerrar el mensaje',
    dateHint: 'Año, mes, día: 1958-04-02',
    firstName: 'Nombre',
    lastName: 'Apellido',
    dateOfBirth: 'Fecha de nacimiento',
    phoneNumber: 'Número de teléfono',
    doctor: (firstName, lastName) => `Dr. ${firstName} ${lastName}`,
  },
  measureTexts: {
    nearlyNothing: 'menos de 0.1 MB',
    justNow: 'hace un momento',
    minutesAgo: (count) => `hace ${count} ${count === 1 ? 'minuto' : 'minutos'}`,
    hoursAgo: (count) => `hace ${count} ${count === 1 ? 'hora' : 'horas'}`,
    daysAgo: (count) => `hace ${count} ${count === 1 ? 'día' : 'días'}`,
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    longDate: (day, month, year) => `${day} de ${month} de ${year}`,
  },
};
