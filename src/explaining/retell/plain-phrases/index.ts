import { CARE_PHRASES } from './care.js';
import { DEED_PHRASES } from './deeds.js';
import { LOOK_PHRASES } from './look.js';
import { PART_PHRASES } from './parts.js';
import { TALK_PHRASES } from './report-talk.js';

/** Words and set phrases of one topic each, with what they say in everyday words for the same place in a sentence. */
export const TOPIC_PHRASES: Readonly<Record<string, string>> = {
  ...TALK_PHRASES,
  ...PART_PHRASES,
  ...LOOK_PHRASES,
  ...DEED_PHRASES,
  ...CARE_PHRASES,
};
