/** Lines of a made-up report, each with what it says in plain words. */
export const sampleLines = [
  {
    line: 6,
    theirs: 'Solid noncalcified nodule in the right upper lobe measures 9 mm, previously 6 mm.',
    ours: 'There is a spot in the upper part of your right lung. It is 9 mm wide, about the size of a pea. It used to be 6 mm.',
  },
  {
    line: 7,
    theirs: 'Mild centrilobular emphysema, upper lobe predominant, unchanged.',
    ours: 'Some of the tiny air sacs in your lungs are worn out. It is mild, and it has not changed.',
  },
  {
    line: 9,
    theirs: 'No pleural effusion or pneumothorax.',
    ours: 'There is no fluid around your lungs, and no collapsed lung.',
  },
  {
    line: 18,
    theirs: 'PET/CT, or follow-up CT chest in 3 months. Pulmonology referral.',
    ours: 'The report asks for one more scan and a visit with a lung doctor.',
  },
] as const;

export const steps = [
  ['Ask a question', 'Upload the report or paste its text. Up to 10 MB.'],
  ['AI analysis', 'It reads each line and notes where every fact stands.'],
  ['Clear answers', 'Plain words first. Touch any sentence to see its line.'],
] as const;
