/**
 * Tests whose report often names no test: known by how many different words of such a picture stand in it. The first
 * that has enough wins; before it, any test that the text names.
 */
interface PictureByWords {
  modality: string;
  plain: string;
  region: string | null;
  /** Matched globally; what counts is how many different words match. */
  words: RegExp;
  least: number;
}

export const PICTURES_BY_WORDS: readonly PictureByWords[] = [
  { modality: 'ultrasound', plain: 'Ultrasound of the pregnancy', region: 'pregnancy', least: 4,
    words: /\b(?:f(?:o)?etal|f(?:o)?etus|placenta|amniotic fluid|afi|bpd|biparietal diameter|femur length|gestational sac|crown[- ]rump|intrauterine|cephalic|breech|edd|fl(?=\s?[:=]?\s?\d)|[ha]c(?=\s?[:=]?\s?\d))\b/gi },
  { modality: 'echo', plain: 'Heart ultrasound (echocardiogram)', region: 'heart', least: 5,
    words: /\b(?:left atri(?:um|al)|left ventric(?:le|ular)|right ventric(?:le|ular)|mitral|tricuspid|aortic valve|pulmonic|pericardial effusion|ejection fraction|wall motion|regurgitation|interatrial)\b/gi },
  { modality: 'nuclear', plain: 'Nuclear scan of the heart', region: 'heart', least: 4,
    words: /\b(?:mci|rest(?:ing)?|stress|perfusion|gated|spect|myocardi(?:al|um)|tracer|cardiolite|myoview|tetrofosmin|sestamibi|thall\w+)\b/gi },
]; // biome-ignore format: one test an entry
