import type { Frame } from '../../understanding/types.js';
import { type Context, groundsOf } from '../context.js';
import { type Plan, plan } from './plan.js';

const TEAM = String.raw`(?:[a-z-]+ )?(?:MDT|MDM|multi-?disciplinary (?:team|meeting)|tumou?r board)(?: (?:meeting|discussion))?`;
const ASKED = '(?:please |suggest(?:ed)? |recommend(?:ed)? |advise |for )*';
const TIME =
  '(?:in|at|after|within) (?:\\d{1,2}(?:(?: ?- ?| to )\\d{1,2})?|two|three|four|six|eight|twelve) (?:days|weeks|months)';
const PICTURE: Readonly<Record<string, string>> = {
  ct: 'another CT scan',
  mri: 'another MRI scan',
  ultrasound: 'another ultrasound',
  pet: 'another PET scan',
  'pet-ct': 'another PET scan',
};

/** "Suggest discussion at the MDT and repeat CT in 8 weeks", "refer to urology MDT", "for MDT discussion" */
const TO_TEAM = new RegExp(
  String.raw`^\W*${ASKED}(?:(?:discussion|discuss|review) (?:at|in|by|with) (?:the |an? )?${TEAM}|refer(?:ral)? to (?:the |an? )?${TEAM})(?: and (?:a )?repeat (CT|MRI|ultrasound|PET(?:-CT)?) (${TIME}))?(?: (?:is |are )?(?:recommended|suggested|advised))?\W*$`,
  'i',
);
/** "Family screening and genetic testing suggested" */
const OF_FAMILY = new RegExp(
  String.raw`^\W*${ASKED}(?:(?:first[- ]degree )?(?:family|relatives?)|cascade) (?:screening|testing)(?: (?:and|with) genetic (testing|counsel\w+))?(?: (?:is |are )?(?:recommended|suggested|advised))?\W*$`,
  'i',
);

/** Orders for a team of doctors or for one's relatives, told whole. Null for all others. */
export function planTeamOrFamily(frame: Frame, ctx: Context): Plan | null {
  const clause = ctx.clean(frame.source);
  const team = TO_TEAM.exec(clause);
  if (team !== null) {
    const [, picture, when] = team;
    const more = picture === undefined ? '' : `, and for ${PICTURE[picture.toLowerCase()] ?? 'another scan'} ${when}`;
    return whole(`the report asks that a team of doctors talk about this${more}`, frame, ctx);
  }
  const family = OF_FAMILY.exec(clause);
  if (family === null) return null;
  const gene = family[1] === undefined ? '' : /^test/i.test(family[1]) ? ' and a gene test' : ' and talks about genes';
  return whole(`the report suggests checks of your close family${gene}`, frame, ctx);
}

/** Nothing of the line is left out. */
function whole(text: string, frame: Frame, ctx: Context): Plan {
  const told = plan(text, groundsOf(frame, ctx));
  return { ...told, what: { ...told.what, whole: true } };
}
