import { describe, expect, it } from 'vitest';
import { found } from '../../../test/explained.js';

const ct = (line: string) => found(`CT ABDOMEN\nFINDINGS:\n${line}\nIMPRESSION: Hepatic steatosis.\n`);

describe('short rows of pictures', () => {
  it.each([
    ['CBD 4 mm.', 'Your main bile duct is 4 mm wide.'],
    ['The common bile duct has a normal caliber at 4.6 mm.', 'Your main bile duct looked normal in size (4.6 mm).'],
    ['Aorta normal caliber, 2.1 cm max AP.', 'The main artery of your belly (aorta) looked normal in size (2.1 cm).'],
    ['Right kidney 11.2 cm, left kidney 10.4 cm.', 'Your right kidney measures 11.2 cm and your left kidney 10.4 cm.'],
    ['No septal bowing.', 'The wall between the two pumps of your heart is not pushed over.'],
    ['9 mm right hilar node.', 'A lymph node at the root of your right lung (hilum) measures 9 mm.'],
    ['Achilles intact.', 'Your heel cord (Achilles tendon) showed no tear.'],
  ])('“%s”', (line, told) => expect(ct(line)).toContain(told));

  it('tells the T-score of each part with what it means', () => {
    const told = found(
      'DXA BONE MINERAL DENSITY\nLeft femoral neck: BMD 0.598, T -2.6, Z -1.2.\nTotal hip left: BMD 0.745, T -1.7.\nComparison 2020: Significant decline at the spine (-5.1%), hip stable.\n',
    );
    expect(told).toMatch(/neck of your left thigh bone is -2\.6\. This is in the range that doctors call osteoporosis/);
    expect(told).toMatch(/your left hip is -1\.7\. The bone there is somewhat thinner/);
    expect(told).toMatch(/Since 2020, the bone density of your spine has gone down[^.]*\(-5\.1%\)/);
  });

  it('tells how large an upper part of the heart is', () =>
    expect(found('ECHOCARDIOGRAM\nLA severely enlarged, 52 mL/m2. LVEF 45%.\n')).toMatch(
      /left part of your heart is severely enlarged\. It holds 52 ml of blood for each square meter/,
    ));
});

describe('a bone scan', () => {
  const told = found(
    'NM BONE SCAN WHOLE BODY\nFINDINGS: There is multifocal intense uptake consistent with multiple osseous metastases, involving the T8 and L3 vertebral bodies, right 5th and 6th posterior ribs, left iliac wing and the right proximal femur. Uptake in the left knee is degenerative.\nIMPRESSION: Multiple osseous metastases.\n',
  );
  it('names every bone that took up tracer', () =>
    expect(told).toMatch(
      /the T8 and L3 bones of the spine, the right 5th and 6th ribs at the back, the left wing of the hip bone and the upper part of the right thigh bone/,
    ));
  it('tells wear as wear', () => expect(told).toMatch(/The tracer in your left knee comes from wear/));
});

describe('levels of the spine', () => {
  it('are told from the first to the last', () =>
    expect(found('MRI LUMBAR SPINE\nT12-L1 thru L2-3: no disc herniation.\n')).toMatch(/at T12-L1 thru L2-3/));
  it('are not those of the nerve that is touched', () =>
    expect(
      found(
        'MRI LUMBAR SPINE\nIMPRESSION: New spondylolisthesis L4-5 with left paracentral protrusion contacting the left L5 root.\n',
      ),
    ).not.toMatch(/at L5\b/));
});
