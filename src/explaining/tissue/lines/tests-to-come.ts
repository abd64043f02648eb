import { ofPattern, type Teller, told } from './line.js';

const TEST = String.raw`(?:molecular|genetic|gene|genomic|next[- ]generation|NGS) (?:testing|test|studies|study|sequencing|panel|analysis)`;

/** What the lab has sent on, or left to the final look. */
export const TESTS_TO_COME: readonly Teller[] = [
  // "Molecular testing (ThyroSeq) reflexed"
  ofPattern(
    new RegExp(
      String.raw`^${TEST}(?: \(([A-Za-z][\w -]{2,24})\))? (?:(?:has|have) been |was |were |is |are )?(?:reflexed|sent|requested|ordered|initiated|in progress|underway|pending)(?: and (?:will be reported|the result will follow)(?: separately)?| to follow)?$`,
      'i',
    ),
    ([whole = '', name = '']) => {
      const what = `a gene test${name === '' ? '' : ` (${name})`}`;
      return told(
        'plain',
        /pending|progress|underway/i.test(whole) ? `${what} is not finished yet` : `the lab has asked for ${what}`,
      );
    },
  ),
  ofPattern(
    /^(?:(?:FS ?)?[A-M]\s*:\s*)?(?:frozen section )?(?:diagnosis )?(?:is |was )?deferred to (?:the )?(?:permanents?|paraffin)(?: sections?)?$/i,
    () => told('plain', 'the quick look during the operation could not settle it, and left it to this final report'),
  ),
];
