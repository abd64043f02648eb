/** True where the words suggest rather than ask. The month of May suggests nothing. */
export function isMild(clause: string): boolean {
  return (
    /\b(?:consider(?:ed|ation)?|suggest(?:ed|s)?|might|could|if clinically)\b/i.test(clause) || /\bmay\b/.test(clause)
  );
}

/** Told as done or as a state of things: nothing is asked for. */
export function isDone(text: string): boolean {
  return (
    /\b(?:has|have|had|was|were) (?:been )?(?:\w+ed|done|made|given|taken|seen|considering)\b|\bare comfortable\b|\bcould not\b/i.test(
      text,
    ) && !/\b(?:should|needs?|must|recommend\w*|advis\w+|suggest\w*|asked|told|instructed|if|until)\b/i.test(text)
  );
}

/** Asked for or booked, and not yet done. */
const AHEAD =
  /\b(?:booked|scheduled|arranged|requested|ordered|awaiting|awaited|listed for|due|will (?:be|have|need|undergo)|to (?:please )?(?:arrange|organi[sz]e|book|have|undergo)|(?:2ww|urgent) referral)\b/i;
const DONE =
  /\b(?:was (?:done|performed)|were (?:done|performed)|underwent|showed|revealed|demonstrated|found|given today)\b/i;

/** True where a test or a procedure is booked or asked for, and nothing says that it was done. */
export function isAhead(clause: string): boolean {
  return AHEAD.test(clause) && !DONE.test(clause);
}
