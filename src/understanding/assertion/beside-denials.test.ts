import { describe, expect, it } from 'vitest';
import { explained } from '../../../test/explained.js';
import { assertMention } from '../index.js';

/** Sentences with one mention in double brackets and how it is meant. */
const CASES: readonly (readonly [string, string])[] = [
  ['There are no different colors or spectral Doppler waveform [[abnormalities]].', 'negated'],
  ['No superimposed [[consolidation]].', 'negated'],
  ['No superimposed consolidation or [[pneumothorax]].', 'negated'],
  ['Emphysema without superimposed [[infection]].', 'negated'],
  ['No effusion or superimposed [[pneumonia]].', 'negated'],
  ['No pneumothorax; emphysema with superimposed [[pneumonia]].', 'affirmed'],
  ['Emphysema without pneumothorax, now with superimposed [[pneumonia]].', 'affirmed'],
  ['No positive margins or [[perineural invasion]].', 'negated'],
  ['No positive [[lymph nodes]].', 'negated'],
  ['Negative for fever, positive for [[cough]].', 'affirmed'],
  ['No fever, positive [[cough]].', 'affirmed'],
  ['There is no increased [[uptake]].', 'negated'],
  ['There is no increased uptake or [[mass]].', 'negated'],
  ['No increased vascularity, calcification or [[mass]].', 'negated'],
  ['No decreased [[breath sounds]] or wheeze.', 'negated'],
  ['No altered [[sensation]] or weakness.', 'negated'],
  ['No worse [[headache]] or visual change.', 'negated'],
  ['The [[nodule]] is no larger.', 'affirmed'],
  ['The nodule is no larger and the [[effusion]] is the same.', 'affirmed'],
  ['The aneurysm is no larger, with unchanged [[mural thrombus]].', 'affirmed'],
  ['No larger than before, the [[nodule]] measures 5 mm.', 'affirmed'],
  ['No different from the last scan: [[effusion]] at the right base.', 'affirmed'],
  ['No change in the [[effusion]] or atelectasis.', 'affirmed'],
  ['No change in the effusion or [[atelectasis]].', 'affirmed'],
  ['No change in the effusion or new [[consolidation]].', 'negated'],
  ['No interval change or new [[metastasis]].', 'negated'],
  ['No interval change, new lesion or [[hemorrhage]].', 'negated'],
  ['No significant change, effusion or [[pneumothorax]].', 'negated'],
  ['No significant change: [[effusion]] and atelectasis.', 'affirmed'],
  ['No significant change, small [[effusion]].', 'affirmed'],
  ['No ischemic change or [[arrhythmia]].', 'negated'],
  ['Nowhere is there [[free air]].', 'negated'],
  ['There is nothing to indicate [[heart failure]] or infection.', 'negated'],
  ['There is nothing to indicate heart failure or [[infection]].', 'negated'],
  ['Nothing here to suggest [[abscess]].', 'negated'],
  ['Nothing that would suggest [[malignancy]].', 'negated'],
  ['Nothing to support [[sepsis]].', 'negated'],
  ['I see nothing of [[pneumonia]].', 'negated'],
  ['Nothing to exclude [[pulmonary embolism]].', 'possible'],
  ['There is not no [[effusion]], but it is tiny.', 'affirmed'],
  ['It cannot be said that there is no [[embolus]].', 'possible'],
  ['Hemangioma is favored over [[metastasis]].', 'unlikely'],
  ['Favor hemangioma over [[metastasis]].', 'unlikely'],
  ['Scar is more likely than [[tumor]].', 'unlikely'],
  ['More likely atelectasis than [[pneumonia]].', 'unlikely'],
  ['More likely [[atelectasis]] than pneumonia.', 'possible'],
  ['[[Pneumonia]] is more likely than atelectasis.', 'possible'],
  ['Less likely [[metastasis]] than hemangioma.', 'unlikely'],
  ['Less likely metastasis than [[hemangioma]].', 'possible'],
  ['Abscess is preferred over [[tumor]].', 'unlikely'],
  ['No suspected [[fracture]].', 'negated'],
  ['No suspected fracture or [[dislocation]].', 'negated'],
  ['No possible [[obstruction]] seen.', 'negated'],
  ['No likely [[source]] found.', 'negated'],
  ['No probable [[infection]].', 'negated'],
  ['Void of [[stones]].', 'negated'],
  ['At no level is there [[cord compression]].', 'negated'],
  ['At no point was [[perforation]] seen.', 'negated'],
  ['Culture failed to grow [[Salmonella]].', 'negated'],
  ['No growth of [[Salmonella]].', 'negated'],
  ['No growth of Salmonella, Shigella or [[Campylobacter]].', 'negated'],
  ['Did not grow [[MRSA]].', 'negated'],
  ['[[MRSA]] not grown.', 'negated'],
  ['[[Salmonella]] not cultured.', 'negated'],
  ['No growth in the aerobic bottle; [[E. coli]] in the anaerobic bottle.', 'affirmed'],
  ['No growth of the [[tumor]].', 'affirmed'],
  ['No growth of the [[nodule]] since May.', 'affirmed'],
  ['No growth of the known [[aneurysm]].', 'affirmed'],
  ['No further growth of [[meningioma]].', 'affirmed'],
  ['It is unlikely that there is no problem but no [[tumor]] is seen.', 'negated'],
  ['At no time did he have [[chest pain]] or syncope.', 'negated'],
  ['The [[pneumothorax]] has now completely cleared.', 'historical'],
];

describe('words beside a denial', () => {
  it.each(CASES)('%s is %s', (marked, expected) => {
    const start = marked.indexOf('[[');
    const end = marked.indexOf(']]') - 2;
    const { negation, temporality, certainty } = assertMention(marked.replace('[[', '').replace(']]', ''), start, end);
    const said = temporality !== 'recent' ? temporality : certainty === 'unlikely' ? certainty : negation;
    expect(said).toBe(expected);
  });

  it('leave what does not enhance, and what has not cleared, where it is', () => {
    for (const [text, there] of [
      ['MRI BRAIN\n\nThe 2 cm mass does not enhance.', /mass/],
      ['CHEST X-RAY\n\nThe pneumonia has not cleared.', /lung infection \(pneumonia\)/],
      ['CHEST X-RAY\n\nPneumothorax no longer identified; the effusion has not cleared.', /shows extra fluid/],
    ] as const) {
      const { findings } = explained(text);
      expect(
        findings
          .filter(({ assertion }) => assertion === 'present')
          .map((one) => one.text)
          .join(' '),
      ).toMatch(there);
      expect(findings.map((one) => one.text).join(' ')).not.toMatch(
        /no sign of (?:a lump|a lung infection|extra fluid)/,
      );
    }
  });

  it('rule out the illness, and not the reader', () => {
    const { findings } = explained(
      'DISCHARGE SUMMARY\n\nHOSPITAL COURSE: The patient ruled out for myocardial infarction.',
    );
    const said = findings.map(({ text }) => text).join(' ');
    expect(said).toMatch(/ruled out heart attack/);
    expect(said).not.toMatch(/ruled out for/);
  });

  it('deny what is told to the reader as well', () => {
    for (const [text, wrong] of [
      ['US CAROTID\n\nThere are no different flow speeds or color Doppler abnormalities.', /shows? problems/],
      ['CT LIVER\n\nA cyst is favored over metastasis.', /shows cancer spread/],
      ['CT ABDOMEN\n\nNowhere is there free air.', /shows air loose/],
      ['CHEST X-RAY\n\nThere is nothing to indicate heart failure or infection.', /may show/],
      ['CHEST X-RAY\n\nNo superimposed consolidation or pneumothorax.', /shows (?:a solid|air)/],
    ] as const) {
      const { summary, findings } = explained(text);
      expect(`${summary} ${findings.map(({ text: said }) => said).join(' ')}`).not.toMatch(wrong);
      expect(
        findings.filter(({ assertion, importance }) => assertion === 'present' && importance === 'urgent'),
      ).toEqual([]);
    }
  });
});
