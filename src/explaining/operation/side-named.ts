/** The side, where the line names one and no more. */
export function sideIn(words: string): string {
  // The right coronary artery lies on no side of the body.
  if (
    /\b(?:coronary|heart|cardiac|atri\w+|ventric\w+|descending|circumflex|RCA|LAD|hepatic|lobe|pulmonary)\b/i.test(
      words,
    )
  )
    return '';
  const left = /\bleft\b(?! (?:in|open|to|as|indwelling|behind|at|over|intact|alone)\b)/i.test(words);
  const right = /\bright\b(?! (?:away|over|angle\w*|at|through|on)\b)/i.test(words);
  return left === right ? '' : left ? ' on the left side' : ' on the right side';
}
