import type { LeftoverCue } from '../types.js';

const NUMBER =
  '(?:\\d{1,4}|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|a few|a couple of|many)';
const UNIT = '(?:minutes?|hours?|hrs?|days?|nights?|weeks?|wks?|months?|years?|yrs?|decades?)';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|march|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

/**
 * Words that tie a statement to a time, a condition or an exception and that no frame holds by itself; the words of
 * denial, doubt and other people are the cues of assertion.
 */
export const LEFTOVER_WORDS: readonly { kind: LeftoverCue['kind']; pattern: RegExp }[] = [
  {
    kind: 'time',
    pattern: new RegExp(
      [
        `\\b(?:for|over|within|after|in|during|about|times|x)\\s+(?:the\\s+)?(?:last|past|next|about|approximately|another|first)?\\s*${NUMBER}\\s+(?:more\\s+)?${UNIT}\\b`,
        `\\b${NUMBER}[\\s-]${UNIT}\\s+(?:ago|later|earlier|before|after|prior|previously)\\b`,
        '\\b(?:after|before|until|till|since|during|prior to|following|once|while|whenever)\\b',
        '\\b(?:later|then|subsequently|thereafter|afterwards?|eventually|ultimately|initially|originally|at first|earlier|previously|formerly|meanwhile|again|yesterday|overnight|tonight|briefly|temporarily|transiently|occasionally|intermittently)\\b',
        '\\b(?:at|by) (?:that|this|the) (?:time|point)\\b',
        '\\b(?:on|upon|at|by|prior to) (?:the )?(?:time of )?(?:arrival|admission|discharge|transfer|presentation)\\b',
        '\\b(?:post[- ]?op(?:erative(?:ly)?)?|hospital|hd|pod)\\s*(?:day)?\\s*#?\\d{1,3}\\b',
        `\\b(?:in|since|until|on|by)\\s+(?:early |late |mid )?(?:${MONTH}\\b\\.?|(?:19|20)\\d\\d\\b|\\d{1,2}[/-]\\d{1,2}\\b)`,
        '\\b(?:no longer|used to|had been|last (?:night|week|month|year|time))\\b',
        '\\b(?:removed|discontinued|stopped|weaned|extubated|switched|changed to|tapered|came off|taken off)\\b',
      ].join('|'),
      'gi',
    ),
  },
  {
    kind: 'condition',
    pattern:
      /\b(?:if(?! not (?:complete|total|critical|circumferential))|unless|in case|provided that|as long as|whether|depending on|as needed|prn|in order to|would|should)\b/gi,
  },
  {
    kind: 'exception',
    pattern:
      /\b(?:but|except|other than|aside from|apart from|although|though|however|despite|in spite of|instead|rather than|as opposed to|whereas|otherwise|only)\b/gi,
  },
];

/** A medicine spoken of in the past is on no list of what is taken now. */
export const PAST_TENSE = /\b(?:was|were|had|received|took|completed|tried|used)\b/i;

/** A list of what the reader goes home with is told in the past tense, too. */
export const SENT_ON =
  /\b(?:discharged|sent|released|going|goes|went)\b|\b(?:discharge|home|current) (?:medications?|meds|medicines|prescriptions?)\b/i;
