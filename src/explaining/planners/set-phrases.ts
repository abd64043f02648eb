/** Whole sentences that many reports hold and no frame is needed for. The first that fits. */
const PHRASES: readonly [RegExp, string][] = [
  [/\b(?:findings?|results?|recommendations?|case|report|diagnosis|plan|risks?|procedure|options?)\b.*\b(?:discussed|reviewed|explained|shared)\b.*\b(?:with|to) (?:the )?(?:patient|family|her|him|mother|father|parents?)\b/i, 'this was talked over with you or your family'],
  [/\b(?:findings?|results?|value)\b.*\b(?:called|phoned|telephoned|communicated|conveyed|relayed|discussed|reported)\b.*\b(?:dr|doctor|physician|nurse|rn|team|provider|md|np|office|service)\b/i, 'your care team was told about this result'],
  [/\b(?:tolerated|tolerating) (?:the )?(?:procedure|surgery|operation) (?:well|without)/i, 'you came through it well'],
  [/\bno (?:immediate )?complications?\b/i, 'there were no problems during it'],
  [/\b(?:informed )?consent\b.*\b(?:obtained|signed|given)\b/i, 'you gave your consent'],
  [/^(?:see|as) (?:above|below|described above)\b/i, 'this points to another part of the report'],
]; // biome-ignore format: a table

/** The plain counterpart of a set phrase; null where the sentence is none. */
export function setPhrase(sentence: string): string | null {
  return PHRASES.find(([pattern]) => pattern.test(sentence))?.[1] ?? null;
}
