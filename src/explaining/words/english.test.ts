import { expect, it } from 'vitest';
import { plural } from './english.js';

it.each([
  ['spot in the lung', 'spots in the lung'],
  ['hospital bed in a ward', 'hospital beds in a ward'],
  ['small clip placed through the scope', 'small clips placed through the scope'],
  ['foot turned in from birth', 'feet turned in from birth'],
  ['body part cut off in an accident', 'body parts cut off in an accident'],
  ['knee cushion pushed out of place', 'knee cushions pushed out of place'],
  ['cut through the breastbone', 'cuts through the breastbone'],
  ['eardrum that hardly moves', 'eardrums that hardly move'],
  ['muscle that reaches the knee', 'muscles that reach the knee'],
  ['vein that carries blood', 'veins that carry blood'],
  ['growth that lies between two others', 'growths that lie between two others'],
  ['cancer that most often starts in a gland', 'cancers that most often start in a gland'],
  ['spot that can be felt', 'spots that can be felt'],
  ['part that is wide', 'parts that are wide'],
])('several of "%s" are "%s"', (one, several) => expect(plural(one)).toBe(several));
