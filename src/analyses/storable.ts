/**
 * Text as PostgreSQL can keep it: no NUL, no half of a surrogate pair (each becomes U+FFFD). The length in UTF-16 units
 * stays the same, so spans into the text stay right.
 */
export function storableText(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '\uFFFD');
}

/** The same for every string inside a JSON value. */
export function storableJson<Value>(value: Value): Value {
  if (typeof value === 'string') return storableText(value) as Value;
  if (Array.isArray(value)) return value.map(storableJson) as Value;
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, storableJson(inner)])) as Value;
  }
  return value;
}
