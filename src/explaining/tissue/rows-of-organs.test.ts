import { describe, expect, it } from 'vitest';
import { plainLine } from './plain-lines.js';

const texts = (line: string) => plainLine(line)?.texts.join('. ') ?? null;

describe('rows of a receptor, a marrow or an afterbirth', () => {
  it.each([
    ['ER 85% positive', 'the cells have receptors for the hormone estrogen (85% of them)'],
    ['PR positive (15%)', 'the cells have receptors for the hormone progesterone (15% of them)'],
    [
      'ER: Allred 0/8 - negative',
      'the cells have no receptors for the hormone estrogen. the Allred score for estrogen is 0 of 8',
    ],
    [
      'HER2 IHC: 2+ equivocal; FISH: ratio 1.4, copy number 3.1 - not amplified',
      'a first test for the growth signal HER2 was in between (2+). the gene test found no extra copies, so HER2 counts as negative (ratio 1.4, copy number 3.1)',
    ],
    [
      'HER2 IHC: 2+ equivocal; FISH: ratio 2.6 - amplified',
      'a first test for the growth signal HER2 was in between (2+). the gene test found extra copies, so HER2 counts as positive (ratio 2.6)',
    ],
    ['Amyloid (Congo red): negative', 'the stain for amyloid, a clumped protein, was negative'],
    [
      'Trephine: 16 mm core, 70% cellular (expected 40%)',
      'the core of marrow is 16 mm long. about 70% of the marrow is made of blood-making cells (cellularity), where 40% is usual',
    ],
    [
      'Granulopoiesis: reduced, normal maturation',
      'there are fewer young white cells than usual. they ripen as they should',
    ],
    ['Iron stores: absent', 'no iron is stored in the marrow'],
    ['Iron stores: reduced', 'the iron stored in the marrow is less than usual'],
    ['Aspirate: Particulate, cellular', 'the sample holds enough marrow and cells to judge'],
    [
      'Trimmed placental weight 310 g (<10th centile for gestation)',
      'the afterbirth weighs 310 grams. that is below line 10 of the growth chart (percentile) for that week',
    ],
    [
      'Cord: 41 cm, 2 vessels, marginal insertion',
      'the cord is 41 cm long. the cord has two vessels in place of three. it joins the afterbirth at its edge',
    ],
    ['Membranes: meconium stained', 'the sac around the baby was stained by the baby’s first stool (meconium)'],
    [
      'Retroplacental haematoma consistent with abruption',
      'a blood clot lay behind the afterbirth. this fits with an afterbirth that came off too early (abruption)',
    ],
    ['No retroplacental clot identified', 'no blood clot lay behind the afterbirth'],
  ])('%s', (line, told) => expect(texts(line)).toBe(told));

  it('leaves a cord with a part that it does not know to others', () => {
    expect(texts('Cord: 41 cm, 3 vessels, a true knot of unclear age')).toBeNull();
  });
});
