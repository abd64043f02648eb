/**
 * In the lists of wards and intensive care the order is often that of the coder: what an illness did to the body stands
 * before the illness.
 */
const CONSEQUENCE: ReadonlySet<string> = new Set([
  'acute-kidney-injury', 'lactic-acidosis', 'metabolic-acidosis', 'encephalopathy', 'delirium', 'anemia', 'thrombocytopenia',
  'coagulopathy', 'hyperkalemia', 'hypokalemia', 'hypernatremia', 'hyponatremia', 'hypotension', 'dehydration',
]); // biome-ignore format: one list

/** Illnesses that such harm commonly comes from, and that no list names beside the reason for a stay. */
const CAUSE: ReadonlySet<string> = new Set([
  'septic-shock', 'sepsis', 'cardiac-arrest', 'myocardial-infarction', 'stroke', 'subarachnoid-hemorrhage', 'pulmonary-embolism',
  'meningitis', 'diabetic-ketoacidosis', 'status-epilepticus', 'aortic-dissection', 'acute-pancreatitis',
]); // biome-ignore format: one list

/** What is over, old, only thought of or not there, in the words of its entry. */
const NOT_NOW =
  /\b(?:resolved|history of|hx of|h\/o|prior|previous\w*|old|remote|possible|probable|suspected|ruled out|r\/o|no|without|not|unlikely|risk|chronic|prophylaxis|s\/p|status post)\b|\?/i;

/** Whether a later entry of the list of diagnoses is the illness of which the first is the harm ("AKI", then "septic shock"). */
export function isHarmOf(first: string | undefined, later: string | undefined, laterWords: string): boolean {
  return (
    first !== undefined &&
    later !== undefined &&
    CONSEQUENCE.has(first) &&
    CAUSE.has(later) &&
    !NOT_NOW.test(laterWords)
  );
}
