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
  // "FISH for MYC, BCL2 and BCL6 rearrangements to follow"
  ofPattern(
    /^(?:FISH|ISH|PCR|NGS|IHC|immunohistochemistry|cytogenetics|flow cytometry)(?: (?:testing|studies|analysis|panel))?(?: (?:for|of) (?:the )?([A-Z][A-Za-z0-9-]{1,9}(?:(?:, ?| and |, and | ?\/ ?)[A-Z][A-Za-z0-9-]{1,9}){0,4})(?: gene)?(?: (?:re-?arrangements?|translocations?|amplification|mutations?|status))?)? (?:(?:is |are |has been |have been )?(?:requested|sent|ordered|pending|awaited)|to follow|will follow|in progress|underway)(?:[,;]? (?:and )?(?:an? )?(?:result|supplementary report|addendum|report)s? (?:will|to) follow)?$/,
    ([whole = '', genes = '']) =>
      told(
        'plain',
        `one more test (${/^\S+/.exec(whole)?.[0] ?? ''}) is still to come${genes === '' ? '' : `: it looks for changes of ${/[, /]/.test(genes) ? 'these genes' : 'the gene'}: ${genes}`.replace(': it looks', ', and looks').replace('the gene: ', 'the gene ')}`,
      ),
  ),
  ofPattern(
    /^(?:(?:FS ?)?[A-M]\s*:\s*)?(?:(?:frozen section|FS)\s*:?\s*)?(?:(?:[A-Za-z/-]+ ){0,4}(?:lesion|neoplasm|tumou?r|proliferation|cells),? )?(?:diagnosis )?(?:is |was )?defer(?:red)? (?:diagnosis )?to (?:the )?(?:permanents?|paraffin)(?: sections?)?$/i,
    () => told('plain', 'the quick look during the operation could not settle it, and left it to this final report'),
  ),
];
