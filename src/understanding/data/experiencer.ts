import type { CueRule } from '../assertion/cues.js';

const KIN =
  '{mother|father|mom|dad|parent|parents|sister|sisters|brother|brothers|sibling|siblings|aunt|aunts|uncle|uncles|' +
  'grandmother|grandfather|grandparent|grandparents|grandma|grandpa|cousin|cousins|son|sons|daughter|daughters|niece|' +
  'nephew|relative|relatives|half sister|half brother|family member|family members|twin|grandson|granddaughter|grandchild}';
const SAYS =
  '{reports|reported|states|stated|says|said|notes|noted|noticed|describes|described|denies|denied|thinks|thought|' +
  'confirms|confirmed|feels|felt|found|brought|called|is concerned|was concerned|gave|gives|provided|claims|witnessed|' +
  'relates|related|reporting|believes|was present|is present|is at|was at}';

/** Cues that a thing is about a relative or somebody else. */
export const experiencer: CueRule[] = [
  {
    category: 'family',
    direction: 'forward',
    phrases: [
      KIN,
      `{maternal|paternal} ${KIN}`,
      '{family|familial|fam} {medical|} {history|hx} {significant|positive|notable|remarkable|is significant|is positive|is notable|is remarkable|} {for|of|}',
      'fh',
      'fhx',
      'fmhx',
      '{maternal|paternal} {side|history|family}',
      'runs in {the|his|her} family',
    ],
  },
  {
    category: 'family',
    direction: 'backward',
    phrases: [
      `{in|on|by} {his|her|the|a|an|both|one|two|three|multiple|several|patient} {maternal|paternal|} ${KIN}`,
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
      `{live|lives|lived|living|resides|stays|staying|visiting|here|home|spoke|discussed|accompanied|care|cared} {alone|} {with|by|for|for by} {his|her|the|your} ${KIN}`,
      `{accompanied|brought in|brought|found|witnessed|seen|called|according to|per|via|from|given by|provided by|to} {by|to|} {his|her|the|patient|} {wife|husband|${KIN.slice(1)}`,
      `${KIN} ${SAYS}`,
      `{wife|husband|spouse|boyfriend|girlfriend|friend|roommate|partner} ${SAYS}`,
      '{wife|husband|friend|friends|roommate|girlfriend|boyfriend|partner} {and|who|at}',
      'mother {of|to}',
      'father of',
      'sister {mary|joseph}',
      'family {practice|physician|doctor|meeting|medicine|room|was|were|is|planning|support|members at|conference|discussion}',
      'son of',
      `{his|her|the} ${KIN} {was|were|is|are} {informed|notified|updated|at the bedside|called|here}`,
      'with {his|her} {wife|husband|spouse|partner|boyfriend|girlfriend|friends}',
    ],
  },
];
