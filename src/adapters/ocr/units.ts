/** A misreading of a unit that no other unit looks like, and what it was. */
const REPAIRS: readonly [pattern: RegExp, unit: string][] = [
  [/(?<![A-Za-z])mmo(?:l|1|i|I)(?:\/|l|I|i|f|\||1)?(?:L|f|l|1|\/|\|)(?![A-Za-z\d/])/g, 'mmol/L'],
  [/(?<![A-Za-z])(?:µ|μ|y|Y|j1|\(1)mol(?:\/|I|i|\||l|f)?(?:L|1)(?![A-Za-z\d/])/g, 'µmol/L'],
  [/(?<![A-Za-z])(?:rng|mq|mg)(?:\/|I|i|\||l|f)(?:dL|dI|d1|dl|di)(?![A-Za-z\d/])/g, 'mg/dL'],
  [/(?<=\d\s{1,40})G(?:I|l|\||1)L(?![A-Za-z\d/])/g, 'G/L'],
  [/(?<=\d\s{1,40})[fIl|](?=cumm\b)/g, '/'],
  [/(?<![A-Za-z])g(?:I|i|\||l|f)(?:dL|dI|d1|dl)(?![A-Za-z\d/])/g, 'g/dL'],
  [/(?<![A-Za-z])[yj]g\/(L|dL|mL)(?![A-Za-z])/g, 'µg/$1'],
  [/(?<![A-Za-z])[yY]IU\/mL(?![A-Za-z])/g, 'µIU/mL'],
  [/(?<![A-Za-z])m(?:[lI|i1][lIiu]?|u)U\/L(?![A-Za-z])/g, 'mIU/L'],
  [/(?<=\d\s{1,40})u\/L(?![A-Za-z])/g, 'U/L'],
  [/(?<=\d\s{1,20}|\s)mE[qg](?:I|i|\||l|f)L(?![A-Za-z])/g, 'mEq/L'],
  [/(?<![\d.])([xX×]\s?)?10[%*°"'“”~^MmnA7]{1,2}\s?([369]|12)\/(L|[uµμy]L|mcL)(?![A-Za-z])/g, '$110^$2/$3'],
];

/** Where the test in front settles whether "p" was a "µ": these are never measured in the smaller unit. */
const MICROMOL = /\b(?:creatinine|bilirubin|urate|uric acid|iron|ammonia)\b(?=[^\n]*\b[pn]mol\/L\b)/i;

/** Text with the units that OCR surely misread put right, and how many there were. */
export function repairUnits(text: string): { text: string; repairs: number } {
  let repairs = 0;
  const replaceWith = (line: string, pattern: RegExp, unit: string) =>
    line.replace(pattern, (found, ...groups) => {
      const fixed = unit.replace(/\$(\d)/g, (_, group) => (groups[Number(group) - 1] as string | undefined) ?? '');
      if (fixed !== found) repairs++;
      return fixed;
    });
  const lines = text.split('\n').map((line) => {
    let fixed = line;
    for (const [pattern, unit] of REPAIRS) fixed = replaceWith(fixed, pattern, unit);
    if (MICROMOL.test(fixed)) fixed = replaceWith(fixed, /\b[pn]mol\/([Ll])\b/g, 'µmol/$1');
    return fixed;
  });
  return { text: lines.join('\n'), repairs };
}
