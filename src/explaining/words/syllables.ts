/** Words that the rules below count wrongly. Everyday words of explanations and frequent medical words. */
const EXCEPTIONS: Record<string, number> = {
  area: 3, areas: 3, idea: 3, being: 2, doing: 2, going: 2, seeing: 2, science: 2, quiet: 2, diet: 2, client: 2, riot: 2,
  create: 2, created: 3, real: 1, really: 2, ideal: 3, video: 3, radio: 3, ratio: 3, patient: 2, patients: 2,
  ancient: 2, people: 2, every: 2, everyday: 3, several: 3, different: 3, general: 3, generally: 4, business: 2,
  evening: 2, camera: 3, chocolate: 2, medicine: 3, medicines: 3, vegetable: 4, average: 3, natural: 3, something: 2,
  sometimes: 2, someone: 2, somewhere: 2, sometime: 2, somebody: 3, done: 1, gone: 1, come: 1, comes: 1, some: 1,
  one: 1, once: 1, none: 1, says: 1, does: 1, goes: 1, shoes: 1, toes: 1, heroes: 2, due: 1, true: 1, blue: 1, tissue: 2,
  tissues: 2, issue: 2, value: 2, values: 2, virus: 2, viral: 2, fluid: 2, fluids: 2, ruin: 2, influence: 3, fluent: 2,
  biopsy: 3, creatinine: 4, biopsies: 3, diagnosis: 4, diagnoses: 4, pneumonia: 3, anemia: 4, edema: 3, hernia: 3, leukemia: 4,
  bacteria: 4, insulin: 3, colon: 2, nausea: 3, diarrhea: 4, fatigue: 2, disease: 2, diseases: 3, aorta: 3, aortic: 3,
  trachea: 3, pleural: 2, pleura: 2, ischemia: 4, dyspnea: 3, stenosis: 3, cirrhosis: 3, fibrosis: 3, asthma: 2,
  ache: 1, aches: 1, headache: 2, headaches: 2, stomachache: 3, muscle: 2, vessel: 2, iron: 2, lion: 2, bowel: 2,
  vowel: 2, towel: 2, hour: 1, hours: 1, our: 1, fire: 1, higher: 2, lower: 2, smaller: 2, larger: 2, their: 1, there: 1,
  where: 1, were: 1, are: 1, here: 1, before: 2, therefore: 2, whole: 1, wholly: 2, mri: 3, ct: 2, pet: 1,
  xray: 2, xrays: 2, iv: 2, ekg: 3, ecg: 3, mm: 1, cm: 1, kg: 1, mg: 1, ml: 1, dl: 1, 'x-ray': 2, 'x-rays': 2,
  usually: 4, actually: 4, gradually: 4, annual: 3, manual: 3, usual: 3, visual: 3, sexual: 3, arthritis: 3,
  sigmoid: 2, thyroid: 2, steroid: 2, steroids: 2, void: 1, hyoid: 2, uterus: 3, serious: 3, various: 3, previous: 3,
  obvious: 3, tedious: 3, period: 3, anterior: 4, posterior: 4, interior: 4, inferior: 4, superior: 4, material: 4,
  artery: 3, arteries: 3, coronary: 4, pulmonary: 4, ordinary: 4, blurred: 1, used: 1, caused: 1, raised: 1, looked: 1,
  asked: 1, needs: 1, cells: 1, kidney: 2, kidneys: 2, diabetes: 4, herpes: 2, rabies: 2, species: 2, series: 2, caries: 2,
  scabies: 2, feces: 2, crises: 2, metastases: 4, prostheses: 3, apex: 2, cervix: 2, seizure: 2, seizures: 3, measure: 2,
  pressure: 2, pressures: 3, fracture: 2, fractures: 3, suture: 2, procedure: 3, procedures: 4, culture: 2, cultures: 3,
  temperature: 4, future: 2, picture: 2, pictures: 2, nature: 2, mixture: 2, moisture: 2, structure: 2, structures: 3,
  white: 1, bone: 1, bones: 1, spine: 1, spleen: 1, urine: 2, vaccine: 2, routine: 2, machine: 2, intestine: 3, quiz: 1,
  breathe: 1, breathing: 2, clothes: 1, months: 1, month: 1, weight: 1, eight: 1, height: 1, eighteen: 2, eighty: 2,
  doctor: 2, doctors: 2, nurse: 1, question: 2, questions: 2, special: 2, social: 2, action: 2, infection: 3, section: 2,
  region: 2, lesion: 2, effusion: 3, fusion: 2, vision: 2, precious: 2, conscious: 2, cautious: 2, gracious: 2,
  appointment: 3, movement: 2, management: 3, statement: 2, pavement: 2, basement: 2, safely: 2, likely: 2, closely: 2,
  lately: 2, barely: 2, widely: 2, merely: 2, completely: 3, immediately: 5, moderately: 4, separately: 4, severely: 3,
  severe: 2, entirely: 3, rarely: 2, nicely: 2, largely: 2, homemade: 2, lifetime: 2, sideways: 2, useful: 2, careful: 2,
  carefully: 3, hopeful: 2, painful: 2, therapeutic: 4, bruise: 1, bruises: 2, juice: 1, fruit: 1, suit: 1, suite: 1,
  liquid: 2, quick: 1, build: 1, built: 1, guide: 1, guided: 2, quite: 1, require: 2, required: 2, acquired: 2,
}; // biome-ignore format: one list

const KNOWN = new Map(Object.entries(EXCEPTIONS));
/** Counts already made: reports repeat their words. Emptied when full, so that it stays small. */
const counted = new Map<string, number>();
const MOST_COUNTED = 5_000;

/**
 * Syllables of one English word. Letters-only rules (vowel groups, silent e, -ed, -es, -ion, hiatus) with the
 * exceptions above; hyphenated words are the sum of their parts. A word with digits counts one, whatever its length,
 * so that a figure is neither rewarded nor punished.
 */
export function countSyllables(printed: string): number {
  const before = counted.get(printed);
  if (before !== undefined) return before;
  const count = syllablesOf(printed);
  if (counted.size >= MOST_COUNTED) counted.clear();
  counted.set(printed, count);
  return count;
}

function syllablesOf(printed: string): number {
  const word = printed.toLowerCase().replace(/[^a-z0-9'’-]/g, '');
  if (word === '') return 0;
  const known = KNOWN.get(word);
  if (known !== undefined) return known;
  if (word.includes('-')) {
    return word
      .split('-')
      .filter((part) => part !== '')
      .reduce((sum, part) => sum + countSyllables(part), 0);
  }
  if (/\d/.test(word)) return 1;
  const letters = word.replace(/['’]s$/, '').replace(/['’]/g, '');
  const base = KNOWN.get(letters);
  if (base !== undefined) return base;
  if (letters.length <= 3) return Math.max(1, letters.match(/[aeiouy]+/g)?.length ?? 1);
  return byRule(letters);
}

function byRule(word: string): number {
  let stem = word;
  let extra = 0;
  // Silent endings.
  if (/[^aeiouylr]es$/.test(stem) && !/(?:[sxz]|ch|sh|[cg])es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[^aeiouytd]ed$/.test(stem)) stem = stem.slice(0, -2);
  else if (/(?:[aeiouy][lr]|[^aeiouyl][r])es$/.test(stem)) stem = stem.slice(0, -2);
  else if (/[aeiouy]ed$/.test(stem)) stem = stem.slice(0, -1);
  else if (/[^aeiouy]e$/.test(stem) && !/[^aeiouy]le$/.test(stem)) stem = stem.slice(0, -1);
  else if (/[^aeiouy]les$/.test(stem)) stem = stem.slice(0, -1);
  // Vowels side by side that are said apart.
  if (/[^tcsgx]ia|[^tcsgx]io(?!n)|iu|eo(?!n|u)|[^qg]ua[^r]|uo|yi|ii/.test(stem)) extra += 1;
  if (/sm$/.test(stem)) extra += 1;
  if (/^(?:react|coo[pr]|coex|preex|reev|rea[fp]p|reass)/.test(stem)) extra += 1;
  const groups = stem.match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, groups + extra);
}
