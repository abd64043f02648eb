/** True where the words suggest rather than ask. The month of May suggests nothing. */
export function isMild(clause: string): boolean {
  return /\b(?:consider|suggest|might|could|if clinically)\b/i.test(clause) || /\bmay\b/.test(clause);
}
