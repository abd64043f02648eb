import { NOT, ofPattern, type Teller, told } from './line.js';

const SEEN = '(?: (?:is |are |was |were )?(?:seen|identified|present|noted|found))?';
const SHARE = String.raw`(?:approx(?:imately|\.)?|about|~|less than|<|up to)? ?\d{1,3}(?:[-–]\d{1,3})? ?%`;
const OF_TISSUE = '(?: of (?:the )?(?:placental |villous |total )?(?:parenchyma|volume|disc|disk|placenta))?';

const share = (printed: string): string =>
  printed
    .replace(/\s*%/, '%')
    .replace(/^(?:approx(?:imately|\.)?|~) ?/i, 'about ')
    .replace(/^< ?/, 'less than ');

/** How a cord may join the afterbirth. */
const JOINS: Readonly<Record<string, string>> = {
  velamentous: 'it joins the sac beside the afterbirth (velamentous), where its vessels are less well guarded',
  marginal: 'it joins the afterbirth at its edge', central: 'it joins the afterbirth in a usual place',
  eccentric: 'it joins the afterbirth in a usual place', paracentral: 'it joins the afterbirth in a usual place',
}; // biome-ignore format: one list

/** "Cord: 38 cm, 3 vessels, velamentous insertion, 26 coils (hypercoiled)": all of its parts, or none. */
const cord: Teller = (line) => {
  const body = /^(?:umbilical )?cord\s*:\s*(.+)$/i.exec(line)?.[1];
  if (body === undefined) return null;
  const texts: string[] = [];
  for (const part of body.split(/,\s*/)) {
    const long = /^(\d{1,2}(?:\.\d)?) ?cm(?: (?:long|in length))?$/i.exec(part)?.[1];
    const vessels = /^(two|three|[23])[- ]vessels?$/i.exec(part)?.[1];
    const joins = JOINS[/^([a-z]+) (?:cord )?insertion$/i.exec(part)?.[1]?.toLowerCase() ?? ''];
    const coils = /^(?:(\d{1,2}) coils ?)?\(?(hyper|hypo)coiled\)?$/i.exec(part);
    if (long !== undefined) texts.push(`the cord is ${long} cm long`);
    else if (vessels !== undefined)
      texts.push(
        /^(?:two|2)$/i.test(vessels)
          ? 'the cord has two vessels in place of three'
          : 'the cord has three vessels, as is usual',
      );
    else if (joins !== undefined) texts.push(joins);
    else if (coils !== null)
      texts.push(
        `the cord has ${/^hyper/i.test(coils[2] ?? '') ? 'more' : 'fewer'} twists than usual (${(coils[2] ?? '').toLowerCase()}coiled)`,
      );
    else return null;
  }
  return told('plain', ...texts);
};

/** Lines of a report on the afterbirth (terms of the Amsterdam consensus, Khong 2016). */
export const PLACENTA_LINES: readonly Teller[] = [
  ofPattern(
    /^(?:there is )?no (?:evidence of |sign of )?(?:placental )?abruption(?: (?:is |was )?(?:seen|identified))?$/i,
    () => told('good', 'no sign was seen that the afterbirth came off early (abruption)'),
  ),
  // "Complete cross sections of both fallopian tubes, no pathologic change"
  ofPattern(
    /^(?:complete|full(?: lumen)?) cross[- ]?sections? of (both|the|right|left|right and left|bilateral) (?:fallopian )?tubes?(?:[,;]? (?:with )?no (?:significant )?(?:pathologic(?:al)?|histologic(?:al)?) (?:changes?|abnormality|abnormalities|alteration))?(?: (?:is |are )?(?:present|identified|seen))?$/i,
    ([whole = '', which = '']) =>
      told(
        'good',
        `full slices of ${/both|and|bil/i.test(which) ? 'both egg tubes' : `the ${/right|left/i.test(which) ? `${which.toLowerCase()} ` : ''}egg tube`} were seen (fallopian tubes)`,
        ...(/\bno\b/i.test(whole) ? ['no change was seen in them'] : []),
      ),
  ),
  cord,
  ofPattern(
    /^(?:trimmed )?(?:placental |placenta )?(?:trimmed )?weight\s*:?(?: (?:is|of))? (\d{2,4}) ?g(?: \(?(<|>|less than|below|above) ?(\d{1,2})(?:st|nd|rd|th)? (?:per)?centile(?: for (?:gestation(?:al age)?|age|dates))?\)?)?$/i,
    ([, grams = '', side = '', line = '']) =>
      told(
        'plain',
        `the afterbirth weighs ${grams} grams`,
        ...(line === ''
          ? []
          : [
              `that is ${/^(?:<|less|below)/i.test(side) ? 'below' : 'above'} line ${line} of the growth chart (percentile) for that week`,
            ]),
      ),
  ),
  ofPattern(/^membranes\s*:?(?: (?:are|is))? meconium[- ]stained$/i, () =>
    told('plain', 'the sac around the baby was stained by the baby’s first stool (meconium)'),
  ),
  ofPattern(/^nucleated (?:fetal )?red (?:blood )?cells(?: (?:are|is))? increased$/i, () =>
    told(
      'plain',
      'there were more young red blood cells of the baby than usual',
      'a lack of oxygen is one of several causes',
    ),
  ),
  ofPattern(
    /^(?:an? )?(?:(\d{1,2}(?:\.\d)?) ?cm )?(?:adherent |organi[sz]ing )?retro-?placental (?:clot|h(?:a)?ematoma)(?: (?:with|causing) (?:indentation|compression)(?: of the (?:disc|maternal surface))?)?(?:,? (?:consistent with|in keeping with|suggesting|compatible with) (?:placental )?abruption)?$/i,
    ([whole = '', size = '']) =>
      told(
        'bad',
        `a blood clot${size === '' ? '' : ` of ${size} cm`} lay behind the afterbirth`,
        ...(/abruption/i.test(whole) ? ['this fits with an afterbirth that came off too early (abruption)'] : []),
      ),
  ),
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
