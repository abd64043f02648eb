/** What to eat, as one line of a paper orders it. The first that fits. */
const DIETS: readonly [RegExp, string][] = [
  [/^(?:diet)?[:\s]*(?:regular|normal)(?: diet)?\.?$/i, 'you can eat your usual food'],
  [/^(?:diet)?[:\s]*(?:a )?low[- ](?:sodium|salt)(?: diet)?\.?$/i, 'eat food that is low in salt'],
  [/^(?:diet)?[:\s]*(?:a )?(?:cardiac|heart[- ]healthy)(?: diet)?\.?$/i, 'eat food that is good for the heart'],
  [
    /^(?:diet)?[:\s]*(?:a )?(?:low[- ](?:sodium|salt),?(?: and)? (?:cardiac|heart[- ]healthy)|(?:cardiac|heart[- ]healthy),?(?: and)? low[- ](?:sodium|salt))(?: diet)?\.?$/i,
    'eat food that is low in salt and good for the heart',
  ],
  [
    /^(?:diet)?[:\s]*(?:diabetic|ada|carbohydrate[- ]controlled|consistent carb\w*)(?: diet)?\.?$/i,
    'eat the food plan for people with diabetes',
  ],
  [
    /^(?:diet)?[:\s]*(?:continue |resume |start |eat )?(?:a )?high[- ]fib(?:er|re)(?: diet)?\.?$/i,
    'eat food that is high in fiber',
  ],
  [/^(?:diet)?[:\s]*(?:continue |resume |start |eat )?(?:a )?low[- ]fat(?: diet)?\.?$/i, 'eat food that is low in fat'],
  [
    /^(?:diet)?[:\s]*(?:continue |resume |start |eat )?(?:a )?low[- ](?:residue|fib(?:er|re))(?: diet)?\.?$/i,
    'eat food that is low in fiber',
  ],
  [/^(?:diet)?[:\s]*(?:continue |resume |start |eat )?(?:a )?gluten[- ]free(?: diet)?\.?$/i, 'eat food without gluten'],
  [/^(?:diet)?[:\s]*(?:a )?clear liquids?(?: diet)?\.?$/i, 'drink clear fluids only'],
  [/^(?:diet)?[:\s]*(?:a )?soft(?: diet)?\.?$/i, 'eat soft food'],
];

/** "High fiber diet." -> "eat food that is high in fiber"; null for any other line. */
export function dietIn(line: string): string | null {
  return DIETS.find(([pattern]) => pattern.test(line))?.[1] ?? null;
}
