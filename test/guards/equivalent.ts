/** Guards that nothing can be seen of when they are out, by their name in the report, and why they stand all the same. */
export const EQUIVALENT: Readonly<Record<string, string>> = {};
