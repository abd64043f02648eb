import { NOT, ofPattern, type Teller, told } from './line.js';

const SEEN = '(?: (?:is |are |was |were )?(?:seen|identified|present|noted|found))?';
const SHARE = String.raw`(?:approx(?:imately|\.)?|about|~|less than|<|up to)? ?\d{1,3}(?:[-–]\d{1,3})? ?%`;
const OF_TISSUE = '(?: of (?:the )?(?:placental |villous |total )?(?:parenchyma|volume|disc|disk|placenta))?';

const share = (printed: string): string =>
  printed
    .replace(/\s*%/, '%')
    .replace(/^(?:approx(?:imately|\.)?|~) ?/i, 'about ')
    .replace(/^< ?/, 'less than ');

/** Lines of a report on the afterbirth (terms of the Amsterdam consensus, Khong 2016). */
export const PLACENTA_LINES: readonly Teller[] = [
  ofPattern(
    /^(?:features of |findings (?:of|consistent with) )?maternal vascular malperfusion(?: \(MVM\))?(?:,? (?:with|showing|including) (?:accelerated (?:villous )?maturation|distal villous hypoplasia)(?: \(?(?:for (?:gestational )?age)\)?)?)$/i,
    ([whole = '']) =>
      told(
        'plain',
        'the afterbirth got less blood from the mother than it should (maternal vascular malperfusion)',
        /hypoplasia/i.test(whole)
          ? 'its fine branches (villi) are too thin and too few'
          : 'its fine branches (villi) look older than the weeks of pregnancy',
      ),
  ),
  ofPattern(/^accelerated villous maturation(?: for (?:gestational )?age)?$/i, () =>
    told('plain', 'the fine branches of the afterbirth (villi) look older than the weeks of pregnancy'),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:(one|two|three|four|several|multiple|a few|single|solitary|\d)(?: small| large| old| recent| remote)* )?(?:placental |parenchymal |villous )?infarct(?:s|ion|ions)?(?: ${'(?:are|is) present'})?,?\s*\(?(?:involving|occupying|comprising|totall?ing|making up)? ?(${SHARE})${OF_TISSUE}\)?$`,
      'i',
    ),
    ([, many = '', part = '']) =>
      told(
        'plain',
        `${many === '' || /^(?:single|solitary)$/i.test(many) ? 'part' : `${many.toLowerCase().replace('multiple', 'several')} part${/^(?:one|1)$/i.test(many) ? '' : 's'}`} of the afterbirth lost ${many === '' || /^(?:one|1|single|solitary)$/i.test(many) ? 'its' : 'their'} blood flow (infarct): ${share(part)} of it in all`,
      ),
  ),
  ofPattern(
    /^decidual (?:arteriopathy|vasculopathy)(?:,? (?:with|including) (fibrinoid necrosis|acute atherosis|fibrinoid necrosis (?:and|\/) acute atherosis))?$/i,
    ([, how = '']) =>
      told(
        'plain',
        `small arteries of the mother on the afterbirth are harmed (decidual arteriopathy${how === '' ? '' : `, with ${how.toLowerCase()}`})`,
      ),
  ),
  ofPattern(
    /^(?:umbilical cord[,:]? )?(?:three|3)[- ]vessel(?:led)? (?:umbilical )?cord,? (?:with|and) (marginal|central|eccentric|paracentral|velamentous) (?:cord )?insertion$/i,
    ([, where = '']) =>
      told(
        'plain',
        'the cord has three vessels, as is usual',
        /^mar/i.test(where)
          ? 'it joins the afterbirth at its edge'
          : /^vel/i.test(where)
            ? 'it joins the sac beside the afterbirth (velamentous), where its vessels are less well guarded'
            : 'it joins the afterbirth in a usual place',
      ),
  ),
  ofPattern(
    new RegExp(
      String.raw`^(?:(?:an? )?(?:adherent )?(?:retro-?placental|subchorionic|marginal) (?:clot|hematoma|haematoma|hemorrhage|haemorrhage) (?:is |was )?${NOT}|no (?:adherent )?retro-?placental (?:clot|hematoma|haematoma|hemorrhage|haemorrhage)${SEEN})$`,
      'i',
    ),
    () => told('good', 'no blood clot lay behind the afterbirth'),
  ),
  ofPattern(
    /^(?:this |it |these (?:findings|lesions|changes) |maternal vascular malperfusion |massive perivillous fibrin(?: deposition)? |(?:chronic )?villitis(?: of unknown (?:a?etiology))? |chronic histiocytic intervillositis )(?:may|can) recur in (?:later|future|subsequent|next) pregnanc(?:y|ies)$/i,
    () => told('plain', 'this may come again in a later pregnancy'),
  ),
  ofPattern(
    new RegExp(
      String.raw`^no (?:histologic(?:al)? )?(?:evidence of )?(?:acute )?chorioamnionitis(?: or (?:acute )?funisitis)?${SEEN}$`,
      'i',
    ),
    ([whole = '']) =>
      told(
        'good',
        `no infection of the sac around the baby${/funisitis/i.test(whole) ? ' or of the cord' : ''} was seen (${/funisitis/i.test(whole) ? 'chorioamnionitis, funisitis' : 'chorioamnionitis'})`,
      ),
  ),
];
