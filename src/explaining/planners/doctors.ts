/** Fields of medicine by the stem of their names, as the doctor one sees there. */
const FIELDS: readonly [RegExp, string][] = [
  [/\bneurosurg/i, 'a brain and spine surgeon'],
  [/\bspine surg/i, 'a spine surgeon'],
  [/\bcardiothoracic|\bct surgery/i, 'a heart and chest surgeon'],
  [/\bvascular surg/i, 'a blood vessel surgeon'],
  [/\bcardiolog/i, 'a heart doctor'],
  [/\bpulmonolog|\bpulmonary\b/i, 'a lung doctor'],
  [/\bneurolog/i, 'a nerve and brain doctor'],
  [/\bradiation oncolog/i, 'a doctor who treats with radiation'],
  [/\boncolog/i, 'a cancer doctor'],
  [/\bhematolog/i, 'a blood doctor'],
  [/\bgastroenterolog|\bGI\b/, 'a stomach and bowel doctor'],
  [/\bnephrolog|\brenal clinic\b/i, 'a kidney doctor'],
  [/\burolog/i, 'a bladder and kidney doctor'],
  [/\bendocrin/i, 'a hormone doctor'],
  [/\bdermatolog/i, 'a skin doctor'],
  [/\borthop/i, 'a bone and joint doctor'],
  [/\botolaryng|\bENT\b/, 'an ear, nose and throat doctor'],
  [/\b(?:ob-?gyn|gynecolog|obstetric)/i, 'a women’s health doctor'],
  [/\bophthalm/i, 'an eye doctor'],
  [/\brheumatolog/i, 'a joint doctor'],
  [/\bpsychiatr/i, 'a mental health doctor'],
  [/\bpediatric/i, 'a children’s doctor'],
  [/\bpodiatr/i, 'a foot doctor'],
  [/\binfectious disease/i, 'an infection doctor'],
  [/\bphysical therap/i, 'a physical therapist'],
  [/\bdietitian|\bnutrition/i, 'a food and diet expert'],
  [/\b(?:primary care|pcp|family (?:doctor|physician|practice))\b/i, 'your regular doctor'],
  [/\bsurg(?:ery|eon|ical)\b/i, 'a surgeon'],
];

const NAMED = /\bDr\.?\s+[A-Z][A-Za-z'’-]+/;

/** Whom the report asks the reader to see, from its words; with the name where it prints one. */
export function doctorIn(words: string): string | null {
  const field = FIELDS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
  const name = NAMED.exec(words)?.[0].replace(/^Dr\.?\s+/, 'Dr. ') ?? null;
  if (field !== null && name !== null) return `${field}, ${name},`;
  return name ?? field;
}
