export type SampleId = 'chestCt' | 'bloodTest';

interface SampleLine {
  /** Number of the line in the sample, blank lines not counted. */
  line: number;
  theirs: string;
  ours: string;
}

/** A few lines of each sample with their plain words, to be seen before anything is loaded. */
export const sampleLines: Record<SampleId, readonly SampleLine[]> = {
  chestCt: [
    {
      line: 15,
      theirs:
        'There is a solid noncalcified nodule in the right upper lobe that measures 9 mm (series 4, image 87), previously 6 mm.',
      ours: 'The scan shows a small lump (nodule) in your right upper lung. It measures 9 mm, about the size of a pea, and measured 6 mm before.',
    },
    {
      line: 17,
      theirs: 'Mild centrilobular emphysema with an upper lobe predominance.',
      ours: 'The scan shows mild damage to the lung’s air sacs (emphysema) in your upper lung.',
    },
    {
      line: 19,
      theirs: 'No pleural effusion or pneumothorax.',
      ours: 'The scan shows no sign of fluid around the lung or air around the lung.',
    },
    {
      line: 32,
      theirs: 'PET/CT or follow-up chest CT in 3 months. Referral to pulmonology.',
      ours: 'The report asks for another scan in 3 months, and for a visit with a lung doctor.',
    },
  ],
  bloodTest: [
    {
      line: 12,
      theirs: 'Hemoglobin 10.2 L g/dL 11.1-15.9',
      ours: 'Your hemoglobin is 10.2 g/dL, slightly below the report’s range. It is the protein in red blood cells that carries oxygen.',
    },
    {
      line: 18,
      theirs: 'Platelets 402 x10E3/uL 150-450',
      ours: 'Your platelet count is within the report’s range. These small cells help blood to clot.',
    },
    {
      line: 25,
      theirs: 'Glucose 104 H mg/dL 70-99',
      ours: 'Your glucose is 104 mg/dL, slightly above the report’s range. It is the amount of sugar in your blood.',
    },
    {
      line: 41,
      theirs: 'Ferritin 8 L ng/mL 15-150',
      ours: 'Your ferritin is 8 ng/mL, moderately below the report’s range. It shows how much iron the body has in store.',
    },
  ],
};
