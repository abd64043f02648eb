import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeRtf } from '../../../scripts/sample-files/index.js';
import { UnreadableFile } from '../extract-file/failures.js';
import { readRtf } from './index.js';

const read = (rtf: string) => readRtf(Buffer.from(rtf, 'latin1'));
const lines = (rtf: string) => read(rtf).trimEnd().split('\n');

describe('text', () => {
  it('reads paragraphs, breaks and tabs', () => {
    expect(lines('{\\rtf1 One\\par Two\\line three\\tab four\\par}')).toEqual(['One', 'Two', 'three\tfour']);
  });

  it('joins source lines and keeps escaped signs', () => {
    expect(lines('{\\rtf1 a\r\nb \\{c\\} \\\\ d\\~e\\_f}')).toEqual(['ab {c} \\ d\u00a0e-f']);
  });

  it('reads bytes in the code page of the document', () => {
    expect(lines("{\\rtf1\\ansi\\ansicpg1252 caf\\'e9 37\\'b0 \\'b5g}")).toEqual(['café 37° µg']);
    expect(lines("{\\rtf1\\ansi\\ansicpg1251 \\'c1\\'ee\\'eb\\'fc}")).toEqual(['Боль']);
  });

  it('reads bytes in the character set of their font, two at a time where it has two', () => {
    const fonts =
      '{\\fonttbl{\\f0 Arial;}{\\f1\\fcharset128 MS Gothic;}{\\f2\\fcharset204 Arial Cyr;}{\\f3\\fcharset2 Symbol;}}';
    expect(lines(`{\\rtf1\\ansi${fonts}{\\f1 \\'8c\\'9f\\'8d\\'b8}{\\f2 \\'e4\\'e0} {\\f3 \\'b3} 5}`)).toEqual([
      '検査да ≥ 5',
    ]);
  });

  it('reads Unicode and steps over what stands in for it', () => {
    expect(lines("{\\rtf1\\uc1 \\u8804?5 \\u956\\'b5g {\\uc2\\u945 ab}c{\\uc0\\u946 d}}")).toEqual(['≤5 μg αcβd']);
    expect(lines('{\\rtf1 ok \\u-10179?\\u-8704?}')).toEqual(['ok 😀']);
  });

  it('marks powers of ten and keeps other raised text as it is', () => {
    expect(lines('{\\rtf1 10{\\super 9}/L, 1.73 m{\\super 2}, see note{\\super 3}}')).toEqual([
      '10^9/L, 1.73 m2, see note3',
    ]);
  });

  it('leaves out hidden and deleted text, pictures, fields and document data', () => {
    const rtf =
      '{\\rtf1{\\info{\\author A. Nobody}}{\\v hidden}{\\deleted gone}{\\pict\\pngblip 89504e47}{\\*\\unknown x{y}}{\\field{\\*\\fldinst HYPERLINK "x"}{\\fldrslt shown}}}';
    expect(lines(rtf)).toEqual(['shown']);
  });

  it('steps over binary data that looks like text', () => {
    expect(lines('{\\rtf1 a{\\pict\\bin5 }{\\}}}b}')).toEqual(['ab']);
  });
});

describe('structure', () => {
  const row = (...cells: string[]) =>
    `\\trowd\\cellx1000\\cellx2000\\pard\\intbl ${cells.map((cell) => `${cell}\\cell `).join('')}\\row `;

  it('gives table rows as tab-separated cells', () => {
    expect(
      lines(
        `{\\rtf1 Before\\par ${row('Hemoglobin', '10.2', '', 'g/dL')}${row('Sodium', '140', '', 'mmol/L')}\\pard After\\par}`,
      ),
    ).toEqual(['Before', 'Hemoglobin\t10.2\t\tg/dL', 'Sodium\t140\t\tmmol/L', 'After']);
  });

  it('joins the paragraphs of a cell and splits rows faked by line breaks', () => {
    expect(lines(`{\\rtf1 ${row('Glucose,\\par fasting', '101')}}`)).toEqual(['Glucose, fasting\t101']);
    expect(lines(`{\\rtf1 ${row('Sodium\\line Chloride', '140\\line 101')}}`)).toEqual([
      'Sodium\t140',
      'Chloride\t101',
    ]);
  });

  it('keeps the row of a file that was cut off', () => {
    expect(lines('{\\rtf1 \\trowd\\intbl Sodium\\cell 14')).toEqual(['Sodium\t14']);
  });

  it('puts headers first, notes and footers last, and page breaks as form feeds', () => {
    expect(read('{\\rtf1{\\footer Foot\\par}{\\header Head\\par}One{\\footnote Note}\\par\\page Two\\par}')).toBe(
      'Head\n\nOne\n\f\nTwo\n\nNote\n\nFoot\n',
    );
  });

  it('keeps list numbers and bullets', () => {
    expect(lines("{\\rtf1{\\listtext\\tab 1.\\tab}First\\par{\\listtext \\'b7\\tab}Second\\par}")).toEqual([
      '1. First',
      '· Second',
    ]);
  });

  it('reads text boxes as Word and LibreOffice write them, once', () => {
    const box =
      '{\\shp{\\*\\shpinst\\shpleft0{\\sp{\\sn fFlip}{\\sv 0}}{\\shptxt \\pard In the box\\par}}{\\shprslt{\\*\\do{\\dptxbxtext In the box\\par}}}}';
    expect(lines(`{\\rtf1 Before\\par ${box}}`).filter((line) => line.includes('box'))).toEqual(['In the box']);
  });

  it('reads a file in the manner of LibreOffice', () => {
    const rtf = [
      '{\\rtf1\\ansi\\deff3\\adeflang1025',
      '{\\fonttbl{\\f0\\froman\\fprq2\\fcharset0 Times New Roman;}{\\f3\\froman\\fprq2\\fcharset0 Liberation Serif{\\*\\falt Times New Roman};}}',
      '{\\stylesheet{\\s0\\snext0\\rtlch\\af9\\ltrch\\fs24 Normal;}{\\s1\\sbasedon15 Heading 1;}}',
      '{\\*\\generator LibreOffice/7.4}{\\info{\\creatim\\yr2026\\mo1}}{\\*\\pgdsctbl{\\pgdsc0 Default Page Style;}}',
      '\\formshade\\pgndec\\sectd\\pard\\plain \\s1{\\rtlch \\ltrch\\loch Impression}',
      '\\par \\pard\\plain \\s0\\rtlch\\af9 \\ltrch{\\loch No acute disease}{\\rtlch \\ltrch\\loch .}',
      '\\par }',
    ].join('\n');
    expect(lines(rtf)).toEqual(['Impression', 'No acute disease.']);
  });
});

describe('any input', () => {
  it('gives text or says why not, and never throws anything else', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '{',
        '}',
        '\\',
        '\\par ',
        '\\cell ',
        '\\row ',
        '\\trowd ',
        '\\u-1?',
        "\\'e9",
        "\\'",
        '\\bin9 ',
        '\\*',
        '\\uc0',
        '\\super ',
        '\\f9',
        '\\intbl ',
      ),
      fc.constantFrom(
        '{\\fonttbl',
        '{\\header ',
        '{\\footnote ',
        '\\nestcell ',
        '\\nestrow ',
        '\\page ',
        '\\ansicpg0',
        '\\fcharset128 ',
      ),
      fc.string({ maxLength: 8 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        try {
          expect(typeof read(`{\\rtf1 ${pieces.join('')}}`)).toBe('string');
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableFile);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('gives back any text that was written', () => {
    const words = fc.stringMatching(/^[A-Za-z0-9.,;:()\\{}/%<>=+\u00e0-\u00ff\u0370-\u03ff\u2264\u2265 -]{1,60}$/);
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 6 }), (texts) => {
        const wanted = texts.map((text) => `x${text.trimEnd()}`.normalize('NFC'));
        const blocks = wanted.map((text) => ({ kind: 'paragraph' as const, text }));
        const got = readRtf(writeRtf({ blocks })).split('\n').slice(0, wanted.length);
        expect(got).toEqual(wanted);
      }),
    );
  });
});
