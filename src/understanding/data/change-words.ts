import type { Change } from '../../contract/analysis.js';

const CHANGE_WORDS: readonly (readonly [Change, string])[] = [
  ['stable', 'unchanged stable unaltered stationary'],
  [
    'increased',
    'increased increasing larger bigger enlarging worsened worsening progressed progressive worse grown growing',
  ],
  [
    'decreased',
    'decreased decreasing smaller shrunk improved improving shrinking regressed diminished lessened resolving clearing',
  ],
  ['resolved', 'resolved cleared healed disappeared subsided'],
  ['new', 'new newly'],
];
/** A word of change by itself. */
export const CHANGE = new Map(
  CHANGE_WORDS.flatMap(([change, words]) => words.split(' ').map((word) => [word, change] as const)),
);
/** Several words that tell of a change together. */
export const CHANGE_PHRASES: readonly (readonly [string, Change])[] = [
  ['no change', 'stable'],
  ['no interval change', 'stable'],
  ['no significant change', 'stable'],
  ['no significant interval change', 'stable'],
  ['not changed', 'stable'],
  ['not significantly changed', 'stable'],
  ['without change', 'stable'],
  ['without significant change', 'stable'],
  ['no increase', 'stable'],
  ['similar to prior', 'stable'],
  ['similar to the prior', 'stable'],
  ['similar in size', 'stable'],
  ['similar in appearance', 'stable'],
  ['similar to previous', 'stable'],
  ['similar to previously', 'stable'],
  ['similar to prior', 'stable'],
  ['similar to before', 'stable'],
  ['grossly similar', 'stable'],
  ['overall similar', 'stable'],
  ['essentially similar', 'stable'],
  ['as seen previously', 'stable'],
  ['as shown previously', 'stable'],
  ['no longer', 'resolved'],
  ['interval increase', 'increased'],
  ['interval growth', 'increased'],
  ['interval worsening', 'increased'],
  ['interval progression', 'increased'],
  ['interval enlargement', 'increased'],
  ['increase in', 'increased'],
  ['interval decrease', 'decreased'],
  ['size reduction', 'decreased'],
  ['reduction in size', 'decreased'],
  ['reduction in the size', 'decreased'],
  ['reduction of the size', 'decreased'],
  ['regression of', 'decreased'],
  ['improvement of', 'decreased'],
  ...[
    'no',
    'without',
    'no significant',
    'no interval',
    'no further',
    'without significant',
    'little',
    'no real',
  ].flatMap((none): [string, Change][] => [
    [`${none} improvement in`, 'stable'],
    [`${none} improvement of`, 'stable'],
    [`${none} regression of`, 'stable'],
    [`${none} reduction in`, 'stable'],
    [`${none} decrease in`, 'stable'],
    [`${none} resolution of`, 'stable'],
  ]),
  ...['distended', 'swollen', 'inflamed', 'edematous', 'tender'].map((look): [string, Change] => [
    `less ${look}`,
    'decreased',
  ]),
  ['worsening of', 'increased'],
  ['progression of', 'increased'],
  ['interval improvement', 'decreased'],
  ['decrease in', 'decreased'],
  ['improvement in', 'decreased'],
  ['interval resolution', 'resolved'],
  ['resolution of', 'resolved'],
  ['interval development', 'new'],
  ['has developed', 'new'],
  ['not present on the prior', 'new'],
  ['not seen on the prior', 'new'],
  ['not seen previously', 'new'],
];
/** Words after which "increased" is a measure of now, not a change: "increased attenuation". */
export const NOT_CHANGE_BEFORE = new Set(
  'signal density attenuation uptake echogenicity echotexture reflectivity echoes brightness risk activity intensity markings opacity vascularity urinary bp intake pressure fluids dose lucency retrosternal airspace diameter cellularity erythroid myeloid megakaryocytes lymphocytes iron stores erythropoiesis hematopoiesis'.split(
    ' ',
  ),
);
