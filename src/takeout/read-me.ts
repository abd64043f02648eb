import type { Language } from '../contract/language.js';
import { PRODUCT } from '../contract/product.js';
import type { UserType } from '../contract/users.js';

/** What is in the copy, in plain words. */
export function readMe(userType: UserType | null, now: Date, language: Language): string {
  const lines = (language === 'es' ? inSpanish : inEnglish)(userType, now.toISOString().slice(0, 10));
  return `${lines.join('\n')}\n`;
}

function inEnglish(userType: UserType | null, day: string): string[] {
  const lines = [
    `Your data at ${PRODUCT}`,
    '',
    `Made on ${day}. It holds your own data only. What others shared with you is theirs.`,
    'Keep it somewhere safe: it holds your medical reports.',
    '',
    'account.json       Your profile, the emails you chose to get, the providers you chose,',
    '                   where you are signed in, and your plan. Passwords and keys are never given out.',
    'activity.json      What was done with your data, when, and by whom.',
    'analyses/          One folder for each report:',
    '  report.txt       the text of the report,',
    '  explanation.txt  its explanation as a letter to read,',
    '  letter.pdf       the same letter to print,',
    '  explanation.json the explanation with every detail, for computers.',
  ];
  if (userType === 'provider') lines.push('roster.json        Your patients, and the consents recorded for each.');
  return lines;
}

function inSpanish(userType: UserType | null, day: string): string[] {
  const lines = [
    `Sus datos en ${PRODUCT}`,
    '',
    `Hecho el ${day}. Contiene solo sus propios datos. Lo que otros compartieron con usted es de ellos.`,
    'Guárdelo en un lugar seguro: contiene sus informes médicos.',
    '',
    'account.json       Su perfil, los correos que eligió recibir, los profesionales que eligió,',
    '                   dónde tiene la sesión abierta, y su plan. Nunca se entregan contraseñas ni claves.',
    'activity.json      Qué se hizo con sus datos, cuándo y quién lo hizo.',
    'analyses/          Una carpeta para cada informe:',
    '  report.txt       el texto del informe,',
    '  explanation.txt  su explicación como una carta para leer,',
    '  letter.pdf       la misma carta para imprimir,',
    '  explanation.json la explicación con todos los detalles, para computadoras.',
  ];
  if (userType === 'provider') lines.push('roster.json        Sus pacientes, y los consentimientos de cada uno.');
  return lines;
}
