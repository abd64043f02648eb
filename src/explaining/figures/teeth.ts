import { type Before, type FigureTest, measures } from './measure.js';

/** "At tooth 46, …" where the row has not named it yet. */
function at(before: Before, text: string): string[] {
  const { tooth, told } = before;
  if (tooth === undefined || told === tooth) return [text];
  before['told'] = tooth;
  return [`at tooth ${tooth}, ${text}`];
}

const MM = String.raw`(\d{1,2}(?:\.\d{1,2})?) ?mm`;
const CANAL = String.raw`(?:(?:the )?(?:ian|id|iac|idc|inferior (?:alveolar|dental)(?: nerve)?|mandibular|nerve) canal|iac|idc|ian)`;
const TILTED: Readonly<Record<string, string>> = {
  mesio: 'tilted forward (mesioangular)', disto: 'tilted backward (distoangular)', horizontal: 'lying flat (horizontal)', vertical: 'upright (vertical)',
}; // biome-ignore format: one list

/** Rows of a scan of the teeth and jaws, tooth by tooth: "38: mesioangular impaction, roots in contact with IDC". */
export const TEETH: FigureTest = {
  title: /\b(?:face|jaws?|teeth|mouth)\b/i,
  label: /^(?:cbct|opg|orthopantomogra\w+|periapicals?|bitewings?)\b/i,
  own: /(?:^|[\s.;])[1-4][1-8](?: (?:site|region))?\s?[:–-][^\n]*\b(?:edentulous|RCT|impact\w+|caries|roots?|bone loss|furcation|canal|ridge|crown|periapical|apical)\b/i,
  measures: measures([
    [String.raw`(?<![\d.])(?:tooth )?([1-4][1-8])(?: (?:site|region))?\s?(?:[:–-](?!\s?\d)|(?= high risk|: ))`, ([, tooth], before) => {
      before['tooth'] = tooth;
      return [];
    }],
    ['edentulous', (_, before) => at(before, 'no tooth is left (edentulous)')],
    ['(?:absent|missing|not present)(?= *(?:$|[.,;]))', (_, before) => (before['tooth'] === undefined ? null : at(before, 'no tooth is there'))],
    [String.raw`(?:ridge |bone |available |alveolar )?height(?: of)? ?:? ?${MM}(?: (?:to|above|from) (?:(${CANAL})|(?:the )?(sinus floor|maxillary sinus|antrum)))?`, ([, mm, canal, sinus], before) => at(before, `the bone is ${mm} mm high${canal !== undefined ? ', up to the canal of the nerve' : sinus !== undefined ? ', up to the floor of the sinus' : ''}`)],
    [String.raw`(?:ridge |bone |crestal )?width(?: of)? ?:? ?${MM}(?: (?:at )?(?:the )?crest)?`, ([, mm], before) => at(before, `the bone is ${mm} mm wide`)],
    ['(?:bone )?(?:type |quality |density )?(D[1-5])(?: bone)?(?= *(?:$|[.,;]))', ([, type], before) => at(before, `the bone is of density class ${type}`)],
    ['knife[- ]edged? ridge', (_, before) => at(before, 'the ridge of the jaw is thin at the top (knife edge)')],
    ['(mesio|disto)?(horizontal|vertical)?(?:-?angular(?:ly)?)? ?(?:bony )?(?:impaction|impacted)', ([, tilt, lies], before) => at(before, `the tooth is stuck in the jaw (impacted)${tilt === undefined && lies === undefined ? '' : `, ${TILTED[(tilt ?? lies ?? '').toLowerCase()]}`}`)],
    [String.raw`roots? (?:are |is )?(?:in (?:close )?contact with|touch(?:es|ing)?|abut(?:s|ting)?|close to|in close (?:relation|proximity) to) ${CANAL}`, ([all], before) => at(before, `its roots ${/close (?:to|relation|proximity)/i.test(all) ? 'lie close to' : 'touch'} the canal of the nerve of the lower teeth`)],
    ['loss of (?:canal |the )?(?:cortication|cortical (?:outline|margin|wall)|cortex)(?: of the canal)?', (_, before) => at(before, 'the thin bone wall of that canal is not seen (loss of cortication)')],
    ['(?:rct|root canal (?:treated|treatment|filled|filling)|root[- ]filled)(?! (?:advised|needed|required|recommended|planned))', (_, before) => at(before, 'the tooth has had a root canal treatment')],
    ['perforat(?:ing|es|ed) (?:the )?(?:sinus floor|floor of the (?:sinus|antrum)|antral floor)', () => ['it breaks through the floor of the sinus']],
    ['(vertical|horizontal|angular) bone loss(?: (mesial|distal)(?:ly)?)?', ([, how], before) => at(before, `bone has been lost beside the tooth (${how?.toLowerCase()} bone loss)`)],
    ['furcation (?:involvement|involved)(?:,? (?:gr|grade|class) ?(i{1,3}|[1-3]))?', ([, grade], before) => at(before, `bone has been lost between its roots (furcation${grade === undefined ? '' : `, grade ${grade}`})`)],
    ['missed (mb ?2|[a-z]{1,2} ?\\d?)(?: canal)?', ([, canal], before) => at(before, `one of its root canals was missed in an earlier treatment (${canal})`)],
    ['(external|internal)(?: cervical| root)? resorption(?: (?:of )?(?:the )?(?:mid(?:dle)?|apical|cervical|coronal) third)?', ([, how], before) => at(before, `part of its root has been dissolved from the ${/ext/i.test(how ?? '') ? 'outside' : 'inside'} (resorption)`)],
    [String.raw`high risk of (?:ian|id nerve|inferior (?:alveolar|dental) nerve|nerve) (?:injury|damage)(?: (?:on|with|during|at) (?:removal|extraction))?`, (_, before) => at(before, 'taking the tooth out has a high risk of harm to the nerve of the lower teeth')],
    ['augmentation (?:may be|is|will be) (?:required|needed)', ([all], before) => at(before, `bone ${/may/i.test(all) ? 'may have to be' : 'has to be'} built up first (augmentation)`)],
    ['(mesial|distal|occlusal|recurrent|secondary|gross|deep)?,? ?caries(?: (mesial|distal|occlusal)(?:ly)?)?', (_, before) => (before['tooth'] === undefined ? null : at(before, 'the tooth has decay (caries)'))],
  ]),
  idle: /^(?:cbct|opg|site|region|and|with|MB|DB|palatal|root|mid third)$/i,
  knowledge: [],
}; // biome-ignore format: a table
