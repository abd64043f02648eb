import type { Translated } from '../kit/language.js';
import type * as english from './texts.js';

export const upload: Translated<typeof english> = {
  uploadTexts: {
    ways: 'Cómo dar su informe',
    file: 'Subir archivo',
    paste: 'Pegar texto',
    notReadable: 'Este tipo de archivo no se puede leer aquí.',
    letGo: 'Suéltelo para subirlo.',
    inWindow: 'Elija un archivo en la ventana que se abrió.',
    input: 'Archivo del informe',
    drop: 'Suelte un informe aquí, o <choose>elija un archivo</choose>',
    formats: 'TXT, PDF, DOC, DOCX o RTF, hasta 10 MB',
    otherFile: 'Elegir otro archivo',
    textLabel: 'El texto de su informe',
    textHint: 'Pegue aquí el texto de su informe.',
    characters: (count, figure) => `${figure} ${count === 1 ? 'carácter' : 'caracteres'}`,
    analyze: 'Analizar texto',
    analyzing: 'Analizando...',
    pasted: 'Texto pegado',
    upgrade: 'Mejorar el plan',
  },
  refusalTexts: {
    noText: { title: 'No hay texto', text: 'Por favor, escriba el texto de su informe médico antes de enviarlo.' },
    type: (types) => `El archivo debe ser de uno de estos tipos: ${types}`,
    larger: (bytes) => `El archivo tiene más de ${bytes} bytes`,
    smaller: (bytes) => `El archivo tiene menos de ${bytes} bytes`,
    tooMany: 'Demasiados archivos',
    thisFile: 'Este archivo no se puede subir',
    limit: 'Llegó al límite de análisis',
    upload: 'No se pudo subir el archivo',
    uploadFallback: 'No se pudo subir el archivo. Inténtelo de nuevo.',
    alsoPaste: 'También puede usar Pegar texto.',
    text: 'No se pudo analizar el texto',
    textFallback: 'No se pudo procesar el texto del informe. Inténtelo de nuevo.',
  },
};
