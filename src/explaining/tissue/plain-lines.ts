/** A whole line of a tissue report in plain words, and whether it is good news or bad. */
export interface PlainLine {
  text: string;
  good: boolean;
}

const WHAT = `(?:it|(?:the )?(?:tumou?r|lesion|carcinoma|melanoma|process|neoplasm|nevus|naevus))`;

/** Lines that mean the same in every report that holds them, from first word to last. */
const LINES: readonly [RegExp, (found: RegExpExecArray) => string, good: boolean][] = [
  [
    new RegExp(
      String.raw`^(?:${WHAT} )?(?:is |are )?(?:focally |narrowly )?(?:extends?|extending|reaches|reaching|present|seen|involves?|transected|goes)(?: focally)? (?:(?:up )?to|at)? ?(?:the )?((?:(?:inked|deep|peripheral|lateral|medial|radial|anterior|posterior|superior|inferior|side|cut|surgical|resection|biopsy|base|one|both|two|and|,|&|\/) ?)*)(?:edges?|margins?)(?: of (?:the |this )?(?:biopsy|specimen|excision|shave|sample|piece|punch))?$`,
      'i',
    ),
    ([, which = '']) =>
      `what was found reaches the edge${which.trim() === '' ? '' : ` (“${which.trim().toLowerCase()}”)`} of the piece that was taken out`,
    false,
  ],
  [
    /^(?:muscularis propria|detrusor(?: muscle)?)(?: \((?:detrusor|detrusor muscle|muscularis propria)\))? (?:is |are )?present(?:,| and| but)+ (?:it )?(?:is |are )?(?:not involved|uninvolved|not invaded|free of (?:tumou?r|carcinoma|cancer))$/i,
    () => 'the sample holds the deep muscle of the wall, and no cancer was found in that muscle',
    true,
  ],
  [
    /^(\d{1,2}) (?:of|out of) (?:the )?(\d{1,2}) cores? (?:are |were |is )?(?:involved|positive)(?: (?:by|for|with) (?:tumou?r|carcinoma|adenocarcinoma|cancer))?$/i,
    ([, some = '', all = '']) => `cancer was found in ${some} of the ${all} pieces`,
    false,
  ],
  [
    /^(?:intra-?dep\w*\.? |in-?house )?(?:second|2nd) opinion\b[^.;]{0,60}\b(?:agrees?|concurs?|concur|concurred|agreed)\)?$/i,
    () => 'a second tissue doctor looked at it and agrees',
    true,
  ],
  [
    /^(?:all |stain |positive and negative |the )*controls? (?:are |were |is |react\w* )?(?:ok|okay|appropriate(?:ly)?|satisfactory|adequate|acceptable|valid|worked|as expected)$/i,
    () => 'the lab’s own checks of its dyes worked as they should',
    true,
  ],
  [
    /^(?:for |to be )(?:discussion|discussed|review|presentation|presented) (?:at|in|by) (?:the |our )?(?:\w+ ){0,2}(?:mdt|mdm|multi-?disciplinary (?:team|meeting|team meeting|conference)|tumou?r board)$/i,
    () => 'a team of doctors will talk about it together',
    true,
  ],
  [
    /^(?:previous |prior )?biops(?:y|ies) (?:site|tract|cavity)(?: (?:changes?|reaction))?(?: (?:is|are))?(?: (?:present|seen|identified|noted|found))?$/i,
    () => 'the lab saw the mark of an earlier biopsy',
    true,
  ],
  [
    /^(?:(?:biopsy |marker |metallic |surgical |marking )*clips?) (?:is |are |was |were )?(?:identified|present|found|seen|retrieved|recovered)$/i,
    () => 'the marker clip was found in the piece that was taken out',
    true,
  ],
  [
    /^(?:the )?(?:final )?diagnosis (?:is |remains )?(?:unchanged|not changed|the same)$/i,
    () => 'the diagnosis has not changed',
    true,
  ],
  [
    /^transformation zone (?:is )?(?:present|sampled|seen|represented|included)$/i,
    () => 'the sample holds the area of the cervix where cells most often change',
    true,
  ],
];

/** The plain counterpart of a whole line of a tissue report; null for any other. */
export function plainLine(words: string): PlainLine | null {
  const line = words.replace(/[\s.;]+$/, '').replace(/^[-*•\s]+/, '');
  for (const [pattern, text, good] of LINES) {
    const found = pattern.exec(line);
    if (found !== null) return { text: text(found), good };
  }
  return null;
}
