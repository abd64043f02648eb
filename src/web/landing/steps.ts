/** How it works, in three steps. */
export const steps = [
  ['Ask a question', 'Upload the report or paste its text. Up to 10 MB.'],
  ['AI analysis', 'It reads each line and notes where every fact stands.'],
  ['Clear answers', 'Plain words first. Touch any sentence to see its line.'],
] as const;
