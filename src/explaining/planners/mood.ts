/** True where the words suggest rather than ask. The month of May suggests nothing. */
export function isMild(clause: string): boolean {
  return /\b(?:consider|suggest|might|could|if clinically)\b/i.test(clause) || /\bmay\b/.test(clause);
}

/** Told as done or as a state of things: nothing is asked for. */
export function isDone(text: string): boolean {
  return (
    /\b(?:has|have|had|was|were) (?:been )?(?:\w+ed|done|made|given|taken|seen|considering)\b|\bare comfortable\b|\bcould not\b/i.test(
      text,
    ) && !/\b(?:should|needs?|must|recommend\w*|advis\w+|suggest\w*|asked|told|instructed|if|until)\b/i.test(text)
  );
}
