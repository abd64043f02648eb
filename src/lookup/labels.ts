import type { Concept } from '../knowledge/index.js';
import type { Entry } from './entries.js';

const SYSTEMS: Record<Concept['system'], string> = {
  general: 'general words',
  blood: 'blood',
  'bones-joints': 'bones and joints',
  'brain-nerves': 'brain and nerves',
  breast: 'breast',
  cancer: 'cancer',
  digestive: 'stomach and bowel',
  'ear-nose-throat': 'ear, nose and throat',
  eyes: 'eyes',
  'heart-vessels': 'heart and blood vessels',
  hormones: 'hormones',
  immune: 'immune system',
  infection: 'infection',
  'kidneys-urinary': 'kidneys and bladder',
  'liver-bile': 'liver and bile',
  lungs: 'lungs and breathing',
  'mental-health': 'mind and mood',
  pregnancy: 'pregnancy and birth',
  reproductive: 'sex organs',
  skin: 'skin',
  'teeth-mouth': 'teeth and mouth',
};

const KINDS: Record<Concept['kind'], { label: string; use: string }> = {
  finding: { label: 'Finding', use: 'Doctors use it for something that they see or feel in an exam or a test.' },
  disease: { label: 'Illness', use: 'Doctors use it as the name of a health problem.' },
  symptom: { label: 'Symptom', use: 'Doctors write it down when a person feels or notices this.' },
  anatomy: { label: 'Part of the body', use: 'Reports use it to say where in the body something is.' },
  procedure: { label: 'Procedure', use: 'Reports use it for something that was done, or that is planned.' },
  test: { label: 'Test', use: 'Reports use it to say which test was done.' },
  device: { label: 'Device', use: 'Reports name it when it is in or on the body, and say if it sits where it should.' },
  organism: { label: 'Germ', use: 'Lab reports name it when they look for a germ, or find one.' },
  substance: { label: 'Substance', use: 'Reports name it when it was used, taken or looked for.' },
  descriptor: {
    label: 'Describing word',
    use: 'It tells how something looks or acts. It stands next to the thing that it is about.',
  },
  normal: { label: 'Word for normal', use: 'Reports use it to say that something looks as it should.' },
  other: { label: 'Word in reports', use: 'You may meet it in reports and notes.' },
};

/** The source of words as people say them; what comes from another stands in reports. */
const EVERYDAY = 'Everyday English';

/** What kind of thing an entry is, as a label. */
export function kindOf(entry: Entry): string {
  switch (entry.kind) {
    case 'concept':
      return KINDS[entry.of.kind].label;
    case 'lab':
      return 'Lab test';
    case 'medicine':
      return 'Medicine';
    case 'score':
      return 'Score or stage';
    case 'abbreviation':
      return 'Short form';
    case 'procedure':
      return 'Procedure';
    case 'lay':
      return entry.of.source.name === EVERYDAY ? 'Everyday word' : KINDS.other.label;
  }
}

/** What the word is used for, one plain sentence. */
export function usedFor(kind: Concept['kind']): string {
  return KINDS[kind].use;
}

/** The part of medicine that a meaning belongs to, by which several meanings are told apart. */
export function fieldOf(entry: Entry): string {
  if (entry.kind === 'concept')
    return entry.of.system === 'general' ? kindOf(entry).toLowerCase() : SYSTEMS[entry.of.system];
  if (entry.kind === 'lab') return 'lab test';
  return kindOf(entry).toLowerCase();
}
