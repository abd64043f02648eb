import type { Medicine } from '../knowledge/index.js';

const DAILY = 'Ask your doctor or pharmacist before you change how you take it. Do not stop it on your own.';

/** What a reader should know of taking it, by how people come to take it. Nothing tells anyone to stop a medicine. */
export function howToTake({ taken }: Pick<Medicine, 'taken'>): string {
  switch (taken) {
    case 'label':
      return 'You can buy it without a prescription. Follow the label, or what your doctor told you. Ask a pharmacist if it is safe with your other medicines and health problems.';
    case 'needed':
      return 'It is often taken only when it is needed. Take it as your doctor told you. Ask a pharmacist if it is safe with your other medicines.';
    case 'rescue':
      return 'Keep it within reach, and ask now when and how to use it. In an emergency, use it as you were shown, and call 911.';
    case 'given':
      return 'It is most often given by the care team. Ask them why you get it and what to watch for.';
    default:
      return DAILY;
  }
}

/** The answer to "can I take … with …": no entry holds which medicines go together. */
export const ON_TAKING_TOGETHER =
  'This page cannot tell if these go together. Ask your pharmacist or doctor before you take both.';

/** Words of a question about leaving a medicine off. */
const LEAVING_OFF = /\b(?:stop|stopping|stopped|quit|quitting|skip|skipping|hold|come off|coming off|get off|wean)\b/i;

/** The answer to "can I stop …", whatever medicine or group of medicines it is about. */
export function onStopping(query: string): string | null {
  return LEAVING_OFF.test(query)
    ? 'Do not stop a medicine on your own. Ask the doctor who ordered it, or your pharmacist, if and when to stop.'
    : null;
}
