import type { Sentence } from '../../reading/index.js';
import { Screened } from '../../reading/index.js';
import type { DraftFrame } from '../draft-frame.js';

/** "We discussed several strategies including:" before a list: none of its entries is done or found yet. */
export function namesChoices(text: string, { span }: Sentence): boolean {
  return CHOICES.test(text.slice(Math.max(span.start, span.end - 160), span.end));
}

const CHOICES = new Screened(
  /\b(?:options?|strateg(?:y|ies)|alternatives?|choices|possibilities|considerations?|differential(?: diagnos[ei]s)?)\b[^:.]{0,100}:\s*$/i,
);

/** "Differential diagnosis: lymphoma, metastasis.": what may be behind it. */
export function isChoiceLabel(label: string): boolean {
  return /^\W*(?:main |leading )?(?:differentials?(?: diagnos[ei]s)?|ddx?|d\/d)\W*$/i.test(label);
}

export function leaveOpen(draft: DraftFrame): void {
  if (draft.negated || draft.experiencer !== 'patient') return;
  if (draft.assertion !== 'present' && draft.assertion !== 'historical') return;
  draft.assertion = 'possible';
  draft.certainty = 'possible';
  draft.temporality = 'recent';
  draft.urgency = null;
  if (draft.medicine) draft.medicine = { ...draft.medicine, change: null, setting: 'unsure' };
}
