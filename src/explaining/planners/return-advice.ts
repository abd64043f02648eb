import type { Span } from '../../contract/analysis.js';
import type { Context } from '../context.js';
import { type Said, say } from '../nets/said.js';
import { retellClause } from '../retell/retold-clause.js';
import { countWords } from '../words/readability.js';

const PERSON =
  '(?:the |his |her |their )?(?:patient|pt|mr\\.? \\w+|mrs\\.? \\w+|ms\\.? \\w+|he|she|they|you|mother|mom|father|parents?|family|wife|husband)';
const TOLD =
  '(?:instructed|advised|told|asked|encouraged|counsell?ed|reminded|urged|should|is|are|will|was|were|has been|have been|may|must|needs?|can|knows?)';
const DEED =
  '(?:please )?(?:call|contact(?! (?:lens|burn|dermatitis))|notify|phone|return|ring(?![ -](?:enhanc|like|shaped|of\\b))|come (?:straight )?back|go (?:back )?to|seek|report (?:(?:immediately|urgently|at once|straight away|promptly) )?(?:back )?to|present (?:back )?to|re-?(?:present|attend|consult)|be (?:seen|evaluated|checked))\\b';

/** "She was instructed to call if …": what stands before the deed. */
const LEAD = new RegExp(
  `^\\W*(?:(?:in addition|additionally|also|furthermore),? )?(?:${PERSON} (?:(?:and|or) ${PERSON} )?(?:${TOLD} )+(?:(?:also|again|strictly|immediately|further|then|asked|instructed|told|advised) )*(?:to )?(?:also |immediately )?|to )?(?=${DEED})`,
  'i',
);
/** "If fever or chills, to return …": the signs before the deed. */
const SIGNS_FIRST = new RegExp(
  `^\\W*(?:${PERSON} (?:(?:${TOLD} )+|understands? |understood )(?:that )?)?(?:if|for|should there be|should(?= ${PERSON} )|in case of|with)\\s+(.{3,220}?)(?<!\\b(?:needs?|has|have|wants?|able|like))[,;]?\\s+(?:then )?(?:(?:${PERSON} (?:should|is to|are to|was told to|will|must|can|may) |to |please |then )+)(?=${DEED})`,
  'i',
);
const SOON_BACK =
  '(?:immediate|prompt|urgent|early|rapid|emergency|direct|same[- ]day) (?:re-?)?(?:presentation|attendance|admission|consultation)';
/** "In the event of fever, we ask for immediate re-presentation": the deed is a noun. */
const SIGNS_THEN_BACK = new RegExp(
  `^\\W*(?:in (?:the )?(?:event|case) of|should|if|with)\\s+(?<signs>.{3,220}?)(?:\\s+(?:occurs?|develops?|arises?|appears?))?,?\\s+(?:then )?(?:(?:we|please) [a-z ]{0,24}?)?(?:an? )?${SOON_BACK}(?: (?:to|in|at) (?<place>.{3,60}?))?(?: (?:is|are|would be) (?:\\w+ )?(?:advised|requested|recommended|required|necessary|needed|asked for|essential))?\\W*$`,
  'di',
);
/** "Immediate re-attendance if fever". */
const BACK_FIRST = new RegExp(
  `^\\W*(?:(?:we|please) [a-z ]{0,24}?)?${SOON_BACK}(?: (?:to|in|at) (?<place>.{3,60}?))?(?: (?:is|are) (?:\\w+ )?(?:advised|requested|recommended|required|necessary|needed))? (?:if|for|with|in (?:the )?(?:event|case) of)\\s+(?<signs>.{3,220}?)\\W*$`,
  'di',
);
/** "… within a week, but sooner if the cough is worse". */
const SOONER =
  /[,;]?\s+(?:but |and |or )?(?:certainly |definitely |of course )?(?:sooner|earlier) (if|with|for|should)\s+/i;
/** A subject and a verb: "the coughing is worse". */
const CLAUSE =
  /^(?:any |the |your |his |her |new |there |he |she |you |they |symptoms? |it |patient )*[\w-]* ?(?:[\w-]+ )?(?:is|are|was|has|have|had|would|gets?|becomes?|worsens?|develops?|persists?|experience[sd]?|occurs?|occurred|fails?|continues?|arises?|notices?|feels?|cannot|do|does|worsen|recurs?)\b|\b(?:returns?|recurs?|comes? back|worsens?|persists?|continues?|develops?|occurs?)$/i;
/** Another deed behind the signs: no part of them. */
const GOES_ON = /\b(?:and|but) (?:will|to|is|should|was|must|then|he|she|they)\b/i;
const SIGNAL = /\b(?:if|for|with|should|when|any|in case|concerns?|questions?|problems?)\b/i;
const MOST_WORDS = 60;

/** When to call or go back, said to the reader: the deed first, the signs behind it. Null where it cannot be said so. */
export function returnAdvice(span: Span, ctx: Context): Said[] | null {
  const text = ctx.understanding.report.clean.slice(span.start, span.end);
  const sooner = SOONER.exec(text);
  if (sooner !== null) {
    const from = span.start + sooner.index + sooner[0].length;
    const signs = told({ start: from, end: span.end }, ctx);
    if (signs === null || GOES_ON.test(signs.text)) return null;
    const link = sooner[1]?.toLowerCase() === 'if' ? (CLAUSE.test(signs.text) ? 'if' : 'if you have') : 'if you have';
    return [say(`be seen sooner ${link} ${small(signs.text)}`, [span], signs.knowledge)];
  }
  const noun = SIGNS_THEN_BACK.exec(text) ?? BACK_FIRST.exec(text);
  if (noun !== null) {
    const [signs, place] = ['signs', 'place'].map((group) => {
      const at = noun.indices?.groups?.[group];
      return at === undefined ? undefined : told({ start: span.start + at[0], end: span.start + at[1] }, ctx);
    });
    if (signs == null || place === null || GOES_ON.test(signs.text)) return null;
    const where = place === undefined ? '' : ` to ${small(place.text).replace(/^the care team’s /, 'the ')}`;
    const link = CLAUSE.test(signs.text) ? 'if' : 'if you have';
    return fits(
      `come back${where} right away ${link} ${small(signs.text)}`,
      [...signs.knowledge, ...(place?.knowledge ?? [])],
      span,
    );
  }
  const first = SIGNS_FIRST.exec(text);
  if (first?.[1] !== undefined) {
    const at = span.start + first[0].indexOf(first[1]);
    const signs = told({ start: at, end: at + first[1].length }, ctx);
    const deed = told({ start: span.start + first[0].length, end: span.end }, ctx);
    if (signs === null || deed === null || GOES_ON.test(`${deed.text} ${signs.text}`)) return null;
    const link = CLAUSE.test(signs.text) ? 'if' : 'if you have';
    const place = deed.text.replace(/\b(return to|come back to|go to) emergency room\b/i, '$1 the emergency room');
    return fits(
      `${place.replace(/^please /i, '')} ${link} ${small(signs.text)}`,
      [...signs.knowledge, ...deed.knowledge],
      span,
    );
  }
  const lead = LEAD.exec(text);
  if (lead === null) return null;
  const body = told({ start: span.start + lead[0].length, end: span.end }, ctx);
  if (body === null || !SIGNAL.test(body.text) || GOES_ON.test(body.text)) return null;
  return fits(
    body.text
      .replace(/^please /i, '')
      .replace(/^re-?(?:present|attend|consult)(?= (?:if|stat|urgently|immediately|with)\b)/i, 'come back')
      .replace(/^((?:return|come back|call|go to \w+(?: \w+)?)) stat\b/i, '$1 right away')
      .replace(/,? if you (?:would have|had)\b/i, ' if you have')
      .replace(/\b(return|come back|go) to emergency room\b/i, '$1 to the emergency room')
      .replace(/^report (?:(immediately|urgently|promptly) )?(?:back )?to casualty\b/i, (_, soon) =>
        soon === undefined ? 'go to the emergency room' : 'go to the emergency room right away',
      )
      .replace(/\bif there is (?=\w)/i, 'if you have ')
      .replace(/^notify if\b/i, 'tell your doctor if')
      .replace(
        /\bif (?=(?:recurrent |new |any |worsening |increas\w+ |severe )*(?:fevers?|chills|pain|bleeding|nausea|vomiting|swelling|redness|shortness|cough)\b(?! (?:is|are|gets?|becomes?|recurs?|worsens?|persists?|develops?|continues?|returns?|increases?|spreads?|starts?|stops?|occurs?|comes?|goes|does|has)\b))/i,
        'if you have ',
      ),
    body.knowledge,
    span,
  );
}

function told(span: Span, ctx: Context): { text: string; knowledge: string[] } | null {
  const clause = retellClause(span, null, ctx);
  return clause === null ? null : { ...clause, text: clause.text.replace(/[\s.;,]+$/, '') };
}

function fits(text: string, knowledge: readonly string[], span: Span): Said[] | null {
  const words = countWords(text.replace(/ \([^)]*\)/g, ''));
  return words < 3 || words > MOST_WORDS || /[.;]\s/.test(text)
    ? null
    : [{ ...say(text, [span], knowledge), whole: true }];
}

function small(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
