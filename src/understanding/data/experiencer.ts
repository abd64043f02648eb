import type { CueRule } from '../assertion/cues.js';

const KIN = '<kin>';
const SAYS =
  '{reports|reported|report|states|stated|says|said|notes|noted|noticed|describes|described|denies|denied|deny|thinks|thought|' +
  'confirms|confirmed|feels|felt|found|brought|drove|rushed|carried her|carried him|helped her|helped him|called|is concerned|was concerned|gave|gives|provided|claims|witnessed|' +
  'relates|related|reporting|believes|was present|is present|is at|was at|spoke|took|asked|tells|told|queried|queries|querying|mentions|mentioned|recalls|recalled|remembers|remembered|suspects|suspected|calls|wonders|worries|worried|' +
  'is worried|saw|observed|has noticed|has noted|has seen|wants|requested|requests|treated|first noticed}';

/** Cues that a thing is about a relative or somebody else. */
export const experiencer: CueRule[] = [
  {
    category: 'family',
    direction: 'forward',
    phrases: [
      KIN,
      '{parental|parent} {hip|}',
      `{maternal|paternal|mat|pat} ${KIN}`,
      'f/h {of|}',
      'fam hx {of|}',
      'family h/o',
      // Twin A of a pregnancy is no relative of the reader.
      '{<his>|an|identical|fraternal} {identical|fraternal|} twin {has|had|have|was|is|with}',
      '{family|familial|fam} {medical|} {history|hx} {significant|positive|notable|remarkable|is significant|is positive|is notable|is remarkable|} {for|of|}',
      'fh',
      'fhx',
      'fmhx',
      '{maternal|paternal} {side|history|family}',
      'runs in {the|his|her} family',
      '{someone|nobody|no one|none|anyone|everyone|members|member|several|many} {in|of} {the|his|her} family {has|had|have|} {had|}',
      `${KIN} {,|} {who|whom|whose} {has|had|have|is|was|died|suffers|suffered|}`,
    ],
  },
  {
    category: 'family',
    direction: 'backward',
    phrases: [
      `{in|on|by} {<his>|a|an|both|one|two|three|multiple|several|} {maternal|paternal|} ${KIN}`,
      'runs in {the|his|her} family',
      '{in|on} {the|his|her} {family|maternal side|paternal side|mother side|father side}',
    ],
  },
  {
    category: 'other',
    direction: 'forward',
    phrases: [
      '{roommate|boyfriend|girlfriend|friend|friends|neighbor|neighbour|coworker|coworkers|classmate|classmates|donor|partner|ex wife|ex husband}',
      'sick {contact|contacts}',
      // A donor who has or had something is somebody else.
      '{the|} {deceased|cadaveric|living|live|matched|unrelated|related|brain dead} donor {has|had|have|was|is|tested|with}',
      '{wife|husband|spouse}',
    ],
  },
  {
    category: 'other',
    direction: 'backward',
    phrases: [
      'in {the|a|} {donor|roommate|roommates|contacts|classmates}',
      'in {his|her} {wife|husband|partner|boyfriend|girlfriend|roommate}',
    ],
  },
];

export const experiencerPseudo: CueRule[] = [
  {
    category: 'pseudo',
    direction: 'forward',
    phrases: [
      `{live|lives|lived|living|resides|stays|staying|visiting|here|home|spoke|discussed|accompanied|care|cared} {alone|} {with|by|for|for by} <his> ${KIN}`,
      `in {the|} {care|charge|custody} of <his> ${KIN}`,
      `{live|lives|lived|living|resides|here|home|from home} {w|w/|with} {<his>|} {wife|husband|spouse|partner|${KIN}}`,
      `{bib|biba by|d/w} {<his>|} {wife|husband|spouse|partner|${KIN}}`,
      `{accompanied|brought in|brought|found|witnessed|seen|called|cut down|rescued|pulled out|carried in|driven|driven in|stopped|resuscitated|helped|caught|heard|reported|raised|discovered|according to|per|via|from|given by|provided by|to} {in|} {by|to|} {<his>|a|the|} {wife|husband|spouse|partner|roommate|roommates|boyfriend|girlfriend|friend|friends|neighbor|neighbour|coworker|coworkers|colleague|classmate|classmates|${KIN}}`,
      // Who rings speaks of the patient.
      `{caller|call handler|wife|husband|spouse|partner|${KIN}} {says|reports|states|reporting|tells us} {that|} {his|her|their|} {husband|wife|spouse|partner|${KIN}}`,
      `found {unresponsive|unconscious|collapsed|slumped|on the floor|on floor|drowsy|confused|cold|blue|fitting|seizing|in bed|at home} by {<his>|a|the|} {wife|husband|spouse|partner|${KIN}}`,
      `${KIN} ${SAYS}`,
      // "Her parents have not noted any problems": they speak of the patient.
      '{parents|family|carers} {are|were} {also|both|very|a bit|rather|} {concerned|worried|anxious|unsure|pleased|happy} {about|with|that|by|}',
      `{${KIN}|parents} {have|has|had} {not|never|also|} {noted|noticed|seen|reported|observed|heard|raised|been concerned|been told|felt|described|mentioned}`,
      `{wife|husband|spouse|boyfriend|girlfriend|friend|roommate|partner} ${SAYS}`,
      '{wife|husband|friend|friends|roommate|girlfriend|boyfriend|partner} {and|who|at}',
      'mother {of|to}',
      // "0.92 MoM": multiples of the median.
      '<number> {mom|moms}',
      'father of',
      'sister {mary|joseph}',
      // A nurse in charge, and no kin.
      '{clinic|ward|nursing|charge|theatre|theater|night|district|unit|dialysis|stoma|school|labour ward|icu|icu nursing} {sister|sisters}',
      'sister {in charge|on duty|in clinic|on the ward}',
      // An organ given: the illness and the operation are the reader's.
      '{deceased|cadaveric|living|live|matched|unrelated|related|brain dead} donor {kidney|liver|lung|heart|transplant|transplantation|graft|nephrectomy|}',
      'family {practice|physician|doctor|meeting|medicine|room|was|were|is|planning|support|members at|conference|discussion}',
      'son of',
      `<his> ${KIN} {was|were|is|are} {informed|notified|updated|at the bedside|called|here}`,
      'with {his|her} {wife|husband|spouse|partner|boyfriend|girlfriend|friends}',
    ],
  },
];
