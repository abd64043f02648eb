import { type Before, type FigureTest, IS, measures, SIDE, sideNamed } from './measure.js';

const NERVES: readonly (readonly [RegExp, string])[] = [
  [/^median/i, 'nerve in the middle of the wrist (median)'],
  [/^ulnar/i, 'nerve on the little-finger side (ulnar)'],
  [/^(?:superficial |sup )?radial/i, 'nerve on the thumb side (radial)'],
  [/^(?:superficial|sup) (?:peroneal|fibular)/i, 'skin nerve of the outer lower leg (superficial peroneal)'],
  [/^(?:common |deep )?(?:peroneal|fibular)/i, 'nerve on the outer side of the lower leg (peroneal)'],
  [/^(?:posterior )?tibial/i, 'nerve at the back of the lower leg (tibial)'],
  [/^sural/i, 'nerve of the outer calf (sural)'],
  [/^facial/i, 'nerve of the face (facial)'],
];
const NERVE = String.raw`(?:median|ulnar|(?:superficial |sup )?radial|(?:superficial |sup |common |deep )?(?:peroneal|fibular)|(?:posterior )?tibial|sural|facial)`;

/** What the lab prints as usual behind a figure: "(N<4.2)", "(>50)". */
const USUAL = String.raw`(?: ?\((?:n(?:l|ormal)?|ref)?[: ]?([<>≤≥]) ?(\d{1,3}(?:\.\d{1,2})?)[^()]{0,8}\))?`;
const FIG = String.raw`(\d{1,3}(?:\.\d{1,2})?)`;

/** How a figure stands against what the lab prints. */
function against(printed: string, sign: string | undefined, limit: string | undefined, slow: string): string {
  if (sign === undefined || limit === undefined) return '';
  const most = /[<≤]/.test(sign);
  const off = most ? Number(printed) > Number(limit) : Number(printed) < Number(limit);
  const usual = `the usual is ${most ? 'less' : 'more'} than ${limit}`;
  return off ? `, ${slow} (${usual})` : `, as usual (${usual})`;
}

function ofNerve(before: Before, text: string): string[] {
  const { nerve, told } = before;
  if (nerve === undefined || told === nerve) return [text];
  before['told'] = nerve;
  return [`in the ${nerve}, ${text}`];
}

/** Rows of a nerve test: "R Median APB: DML 5.8 ms (N<4.2), CMAP 4.1 mV, CV 48 m/s". */
export const NERVE_ROWS: FigureTest = {
  title: /^Nerve and muscle test/,
  label: /^(?:ncs|ncv|nerve conduction(?: stud(?:y|ies))?)\b/i,
  own: new RegExp(String.raw`\b${NERVE}\b[^;]{0,50}\b(?:CMAP|SNAP|DML|latency|NCV|CV)\b[^;]{0,24}\d`, 'i'),
  measures: measures([
    [String.raw`(?:(${SIDE})\s)?(${NERVE})(?: nerve)?(?: (?:motor|sensory))?(?: ?[-–(/]? ?(?:APB|ADM|FDI|EDB|TA|AHB|AH|EIP|D[1-5]|dig(?:it)? [1-5]|index|wrist|palm|ankle|calf|forearm|snuffbox|to [A-Z]{2,3}|(?:2nd|5th) digit)\)?){0,2}(?: (?:motor|sensory))?(?=\s?[:,-]?\s)`, ([all, side, name = ''], before) => {
      const nerve = NERVES.find(([pattern]) => pattern.test(name))?.[1];
      if (nerve === undefined) return null;
      const kind = /\bsensory\b|\b(?:D[1-5]|dig(?:it)?)\b/i.test(all) ? ' feeling fibers of the' : /\bmotor\b|\b(?:APB|ADM|FDI|EDB|TA|AHB?)\b/i.test(all) ? ' muscle fibers of the' : '';
      before['nerve'] = `${kind === '' ? '' : `${kind.trim()} `}${sideNamed(side)}${nerve}`;
      return [];
    }],
    [String.raw`(?:dml|dl|distal (?:motor )?latency|motor latency|distal motor lat)${IS}${FIG}(?: ?ms)?${USUAL}`, ([, ms = '', sign, limit], before) => ofNerve(before, `the signal took ${ms} ms to reach the muscle${against(ms, sign, limit, 'slower than usual')}`)],
    [String.raw`(?:peak |onset |sensory |distal sensory )?(?:latency|lat|dsl|pl)${IS}${FIG}(?: ?ms)?${USUAL}`, ([, ms = '', sign, limit], before) => ofNerve(before, `the signal took ${ms} ms${against(ms, sign, limit, 'slower than usual')}`)],
    [String.raw`(?:cmap(?: amp(?:litude)?)?|motor amp(?:litude)?)${IS}${FIG}(?: ?mv)?${USUAL}`, ([, mv = '', sign, limit], before) => ofNerve(before, `the answer of the muscle (CMAP) measured ${mv} mV${against(mv, sign, limit, 'weaker than usual')}`)],
    [String.raw`(?:snap(?: amp(?:litude)?)?|sensory amp(?:litude)?)${IS}${FIG}(?: ?(?:uv|µv|μv|mcv))?${USUAL}`, ([, uv = '', sign, limit], before) => ofNerve(before, `the answer of the nerve (SNAP) measured ${uv} microvolts${against(uv, sign, limit, 'weaker than usual')}`)],
    [String.raw`amp(?:litude)?${IS}${FIG} ?(mv|uv|µv|μv)${USUAL}`, ([, figure = '', unit = '', sign, limit], before) => ofNerve(before, `the answer measured ${figure} ${/^mv/i.test(unit) ? 'mV' : 'microvolts'}${against(figure, sign, limit, 'weaker than usual')}`)],
    [String.raw`(?:m?ncv|cv|mcv|scv|(?:conduction )?velocity)(?: (below|above|across)(?: the)? (elbow|knee|fibular head))?${IS}${FIG}(?: ?m\/s(?:ec)?)?${USUAL}`, ([, side, joint, speed = '', sign, limit], before) => ofNerve(before, `the signal ran at ${speed} m/s${side === undefined ? '' : ` ${side.toLowerCase()} the ${joint?.toLowerCase()}`}${against(speed, sign, limit, 'slower than usual')}`)],
    [String.raw`(below|above|across)(?: the)? (elbow|knee|fibular head)${IS}${FIG}(?: ?m\/s(?:ec)?)?(?! ?m[vs]\b)`, ([, side, joint, speed], before) => ofNerve(before, `the signal ran at ${speed} m/s ${side?.toLowerCase()} the ${joint?.toLowerCase()}`)],
    [String.raw`f[- ]waves?(?: latenc(?:y|ies))?${IS}(?:(\d{2}(?:\.\d)?) ?ms|(normal|absent|prolonged|not recordable|NR))`, ([, ms, how], before) => ofNerve(before, ms !== undefined ? `the signal took ${ms} ms up to the spine and back (F wave)` : /normal/i.test(how ?? '') ? 'the signal up to the spine and back (F wave) was as usual' : /prolonged/i.test(how ?? '') ? 'the signal up to the spine and back (F wave) took longer than usual' : 'the signal up to the spine and back (F wave) could not be picked up')],
    [String.raw`(?:cmap|snap|sensory response|motor response|response)${IS}(?:absent|not recordable|unrecordable|NR|no response|not elicit(?:ed|able))\b`, ([all], before) => ofNerve(before, `no answer of the ${/cmap|motor/i.test(all) ? 'muscle (CMAP)' : /snap|sensory/i.test(all) ? 'nerve (SNAP)' : 'nerve'} could be picked up`)],
  ]),
  idle: /^(?:ncs|ncv|motor|sensory|and|nerve conduction stud(?:y|ies))$/i,
  knowledge: [],
}; // biome-ignore format: a table
