import { describe, expect, it } from 'vitest';
import { asked, explained, findings } from '../../../test/explained.js';

const STEPS =
  'The patient was placed supine. General anesthesia was induced. The skin was prepped and draped. An incision was made over the joint. Bleeding vessels were cauterized. The wound was irrigated. The skin was closed with suture.';
const op = (more: string) =>
  `OPERATIVE REPORT\nPREOPERATIVE DIAGNOSIS: Bunion, right foot.\nPROCEDURE PERFORMED: Bunionectomy, right foot.\nPROCEDURE IN DETAIL: ${STEPS} ${more}\n`;

describe('what an account of an operation tells behind its steps', () => {
  it('medicines prescribed for home are told', () => {
    const text = op(
      'She was given prescription for Vicodin one p.o. q.6h. p.r.n. pain and naproxen 500 mg p.o. b.i.d.',
    );
    expect(asked(text)).toMatch(/given prescription[^.]* for Vicodin .* by mouth .* naproxen/);
  });
  it('what to do at home and when to call is told', () => {
    const text = op(
      'She was given emergency contact numbers and instructions to call if problems arise. I advised massage of the scar for 10 days twice daily.',
    );
    expect(asked(text)).toMatch(/instructions to call if problems arise/);
    expect(asked(text)).toMatch(/massage of the scar for 10 days twice daily/);
  });
  it('how the reader left is told, and no advice', () => {
    const text = op('She tolerated the procedure well and she was discharged from the clinic in stable condition.');
    expect(findings(text)).toMatch(/You were discharged from the clinic in stable condition/);
    expect(asked(text)).not.toMatch(/stable condition/);
  });
  it('that instructions were given is no instruction', () => {
    expect(asked(op('Postoperative instructions were provided to the parents by the nurse.'))).not.toMatch(/provided/);
  });
  it('what was seen or came of it on the way is told', () => {
    const told = findings(
      op('The joint surface was found to be worn. Good correction was achieved. Patency was confirmed.'),
    );
    expect(told).toMatch(/found to be worn/);
    expect(told).toMatch(/Good correction was achieved/);
    expect(told).toMatch(/It was shown to be open/);
  });
  it('the talk about risks and the work of the team are none of it', () => {
    const told = findings(
      op('Sponge counts were found to be correct. The retractor was placed and there was a nice view.'),
    );
    expect(told).not.toMatch(/retractor|nice view/i);
  });
});

describe('sentences of a story told rather than quoted', () => {
  const course = (line: string) => `DISCHARGE SUMMARY\nDIAGNOSIS: Pneumonia.\nHOSPITAL COURSE: She was admitted with cough. ${line}\n`; // biome-ignore format: one text
  it.each([
    ['Of note, she had a stress test performed in February of this year, which was normal.', /You had a stress test performed in February of this year, which was normal/],
    ['She has a daughter who will be coming to town in a couple of weeks, but she does have a friend that she can call and stay the next few days with.', /But you do have a friend that you can call and stay the next few days with/],
    ['The patient underwent gallbladder surgery and postoperatively her main issue was some soreness at the place of the cut, which was treated well with ice.', /After the operation your main issue was some soreness/],
  ])('%s', (line, wanted) => {
    const told = findings(course(line));
    expect(told).toMatch(wanted);
    expect(told).not.toMatch(/The report says: “/);
  }); // biome-ignore format: one table
  it('one word that nobody explains stays in quotes, and only it is listed as not explained', () => {
    const text = course(
      'It was thought that there was a thick glomby plug in the tube that was washed out by the nurse.',
    );
    const { plain, notExplained } = explained(text);
    expect(plain.map((line) => line.text).join('\n')).toMatch(/a thick “glomby” plug in the tube/);
    expect(notExplained.map(({ start, end }) => text.slice(start, end))).toEqual(['glomby']);
  });
  it('a list of what to do and when to come is told as such', () => {
    const text =
      'DISCHARGE SUMMARY\nDIAGNOSIS: Delivery.\nDISCHARGE MEDICATIONS: Motrin for pain. She was instructed to do no lifting, straining, or driving, to put nothing in the vagina and to see me in two weeks or with signs of severe pain, heavy bleeding, fever, or other problems.\n';
    expect(asked(text)).toMatch(/You were told to do no lifting, straining, or driving/);
    expect(asked(text)).not.toMatch(/“/);
  });
});
