import type { ShortFormContext, Token } from '../../knowledge/index.js';

/** A grave kind of disease, and the words of its field: one of them stands by wherever its letters mean it. */
const GRAVE: readonly { meaning: RegExp; field: RegExp; inLists: boolean }[] = [
  {
    meaning: /carcinoma|cancer|lymphoma|leuk[ae]|myeloma|melanoma|sarcoma|malignan|metasta|\btumor/,
    field:
      /^(?:\w*(?:cancer|carcin|tumou?r|onco|malignan|metasta|lymphom|leuk[ae]|myelom|sarcom|melanom|biops|histo|patholog|chemo|radiother|radiation|resect|excis|ectomy|recist|mohs|blast)\w*|mass|masses|lesions?|nodes?|nodul\w+|grade|stage[ds]?|margins?|breasts?|ductal|lobular|remission|relapse\w*|recurren\w+|cirrhosis|afp|flc|ibrutinib|imatinib|rituximab|skin|basal|squamous|renal|kidney|liver|hepat\w*|lung|thyroid|prostate|colon|cell|marrow|clear|er|pr|her2|dcis)$/,
    inLists: false,
  },
  {
    meaning: /embol|thrombosis/,
    field:
      /^(?:\w*(?:embol|thromb|coagul|heparin)\w*|clots?|ct|cta|ctpa|vq|doppler|duplex|dimer|dvt|pe|vte|leg|legs|calf|warfarin|coumadin|apixaban|eliquis|rivaroxaban|xarelto|dabigatran|edoxaban|enoxaparin|lovenox|clexane|lung|pulmonary|filter|ivc|sc?ds?|ppx|prophylaxis|hypoxi\w+|dyspn\w+|chest|tubes?|exam|provoked|unprovoked)$/,
    inLists: true,
  },
  {
    meaning: /h(?:a?em)orrhage|hematoma|bleed/,
    field:
      /^(?:ct|ctb|cth|ncct|mri|scan|head|brain|skull|crani\w+|\w*(?:bleed|h[ae]em|coagul|aneurysm|crani|neuro)\w*|falls?|fell|trauma|gcs|midline|stroke|seizures?|coil\w*|clip\w*|evd|sdh|sah|edh|ich|evacuat\w+|burr|keppra|warfarin|mm|left|right|acute|subacute|chronic|traumatic)$/,
    inLists: true,
  },
  {
    meaning: /\bstroke|cerebrovascular/,
    field:
      /^(?:ct|cta|mri|mra|head|brain|\w*(?:stroke|infarct|weakness|paresis|plegia|aphasi|dysarthri|droop|speech|carotid|neuro)\w*|tia|cva|mca|pca|tpa|nihss|aspirin|clopidogrel|plavix|left|right|acute|old|prior|residual|deficits?|history|hx|h|s|mi|cad|htn|af|dm|afib|father|mother)$/,
    inLists: true,
  },
];

const LISTS: ReadonlySet<string> = new Set(
  'past_history family_history surgical_history diagnosis discharge_diagnosis admission_diagnosis impression indication'.split(
    ' ',
  ),
);

/**
 * Letters alone name no grave disease: without a word of its field in the sentence, its heading or the report they are
 * left as printed ("RCC 2 units" is blood, "IDC out" a catheter).
 */
export function isUnsureGrave(text: string, token: Token, meaning: string, context: ShortFormContext): boolean {
  // These mean nothing else.
  if (!/^(?!DVT|VTE|TIA|CVA)[A-Z]{2,3}$/.test(text.slice(token.start, token.end))) return false;
  if (context.reportType === 'pathology' || context.reportType === 'imaging') return false;
  const grave = GRAVE.find((one) => one.meaning.test(meaning));
  if (grave === undefined || (grave.inLists && LISTS.has(context.section))) return false;
  const isField = (word: string) => word !== token.text && grave.field.test(word);
  return ![...context.near].some(isField) && ![...(context.report?.() ?? [])].some(isField);
}
