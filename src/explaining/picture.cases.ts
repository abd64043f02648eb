import type { TruthCase } from './truth.cases.js';

/** Of several things the report does not know which one it is: one sentence, none of them as sure. */
const ALTERNATIVES: readonly TruthCase[] = [
  {
    name: 'one or the other is not both',
    text: 'CHEST X-RAY\nIMPRESSION: Left base opacity, atelectasis or pneumonia.',
    never: [/shows a lung infection/, /shows loss of air/],
    says: [/cloudy or white area.*which could be loss of air.* or a lung infection/],
  },
  {
    name: 'what is less likely is not the finding',
    text: 'CT ABDOMEN\nIMPRESSION: Liver lesion, likely hemangioma, less likely metastasis.',
    never: [/liver lesion\) is unlikely/, /suggests that/],
    says: [/spot in the liver.*is probably a knot of blood vessels.*or less likely cancer spread/],
  },
  {
    name: 'three in the order of the report',
    text: 'CT CHEST\nIMPRESSION: New right lung opacity may represent atelectasis, possibly pneumonia, less likely tumor.',
    never: [/(?:may show|suggests that) a growth/, /may show a lung infection/],
    says: [/could be loss of air.*a lung infection.*or less likely a growth/],
  },
  {
    name: 'one known and one unknown are only quoted',
    text: 'CHEST X-RAY\nFINDINGS: Calcified density over the right upper lung. This may represent residua of a healed rib fracture, possibly an osteocartilaginous lesion, or conceivably a granuloma.\nIMPRESSION: Calcified density.',
    never: [/may show an abnormal area/, /may show a small spot/],
  },
  {
    name: 'a list of what could be behind it',
    text: 'CT CHEST\nIMPRESSION: Enlarged nodes. The differential diagnosis includes sarcoidosis, lymphoma and infection.',
    never: [/may show cancer/, /may show sarcoidosis/],
    says: [/the report names sarcoidosis.*, cancer of the lymph system.* or an infection/],
  },
  {
    name: 'two findings of a list stay two',
    text: 'CHEST X-RAY\nIMPRESSION: Cardiomegaly, possible small pleural effusion.',
    never: [/could be/],
    says: [/shows a heart larger than usual/, /may show a small amount of fluid around the lung/],
  },
];

export const PICTURE_CASES = { alternatives: ALTERNATIVES };
