import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { UnreadableFile } from '../extract-file/failures.js';
import { decodeText } from './encoding.js';
import { readPlainText } from './index.js';

const english =
  'Patient’s hemoglobin is 10.2 g/dL – low. Temperature 37.5 °C, creatinine 88 µmol/L (± 3). “No change” since May…\r\n';
const accents = 'Le patient présente une fièvre à 39 °C. La créatinine est élevée ; contrôle prévu après l’été.\n';

describe('decodeText', () => {
  const marked = ['utf-8', 'utf-16le', 'utf-16be', 'utf-32le', 'utf-32be'];
  it.each(marked)('%s with a byte order mark', (encoding) => {
    expect(decodeText(iconv.encode(english, encoding, { addBOM: true })).text).toBe(english);
  });
  it.each(marked)('%s without a byte order mark', (encoding) => {
    expect(decodeText(iconv.encode(english, encoding, { addBOM: false })).text).toBe(english);
  });
  it.each(['windows-1252', 'macintosh'])('English in %s', (encoding) => {
    expect(decodeText(iconv.encode(english, encoding)).text).toBe(english);
  });
  it.each(['windows-1252', 'macintosh'])('French in %s', (encoding) => {
    expect(decodeText(iconv.encode(accents, encoding)).text).toBe(accents);
  });

  it('ISO 8859-1', () => {
    const text = 'Größe der Läsion 5 mm, 37 °C, 5 µg. Überweisung nötig für Frau Müller.\n';
    expect(decodeText(iconv.encode(text, 'iso-8859-1')).text).toBe(text);
  });

  it.each([
    [
      'windows-1251',
      'Пациент поступил с жалобами на боль в груди. Анализ крови: гемоглобин 102 г/л, лейкоциты в норме.\n',
    ],
    ['koi8-r', 'Пациент поступил с жалобами на боль в груди. Анализ крови: гемоглобин 102 г/л, лейкоциты в норме.\n'],
    ['shift_jis', '検査結果：ヘモグロビンは低いです。血液検査をもう一度受けてください。医師に相談してください。\n'],
    ['euc-jp', '検査結果：ヘモグロビンは低いです。血液検査をもう一度受けてください。医師に相談してください。\n'],
    ['gbk', '患者的血红蛋白偏低，建议复查血常规，并与医生讨论检查结果。胸部未见异常。\n'],
    ['big5', '患者的血紅蛋白偏低，建議複查血常規，並與醫生討論檢查結果。胸部未見異常。\n'],
  ])('%s', (encoding, text) => {
    expect(decodeText(iconv.encode(text.repeat(3), encoding)).text).toBe(text.repeat(3));
  });

  it('one micro sign in Windows-1252', () => {
    expect(decodeText(Buffer.from('Creatinine 88 \xb5mol/L\n', 'latin1')).text).toBe('Creatinine 88 µmol/L\n');
  });

  it('UTF-8 with a few foreign bytes keeps the UTF-8', () => {
    const mixed = Buffer.concat([Buffer.from('fièvre élevée à 39 °C '), Buffer.from('caf\xe9', 'latin1')]);
    expect(decodeText(mixed).text).toBe('fièvre élevée à 39 °C café');
  });

  it('valid UTF-8 always wins', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!text.includes('\0') && !text.startsWith('\ufeff') && !text.includes('\u001b'));
        expect(decodeText(Buffer.from(text, 'utf8')).text).toBe(text);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => typeof decodeText(bytes).text === 'string'));
  });
});

describe('readPlainText', () => {
  it('makes line ends plain and keeps page breaks', () => {
    expect(readPlainText(Buffer.from('One\r\nTwo\rThree\n\fFour  \n'))).toBe('One\nTwo\nThree\n\fFour\n');
  });

  it('drops what no reader sees', () => {
    expect(readPlainText(Buffer.from('\ufeffHb\0 10\u200b.2\u0007 \u001b[31mLOW\u001b[0m n\u0303\n'))).toBe(
      'Hb 10.2 LOW ñ\n',
    );
    expect(readPlainText(Buffer.from('_\bU_\bn'))).toBe('Un');
  });

  it('drops the spaces at the end of a line, and reads a file that is almost all spaces as quickly as another', () => {
    const gap = ' '.repeat(1_000_000);
    expect(readPlainText(Buffer.from(`Sodium 140 \t\nWBC${gap}7.2${gap}\n`))).toBe(`Sodium 140\nWBC${gap}7.2\n`);
  });

  it('gives clean text or says why not', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        try {
          expect(readPlainText(bytes)).not.toMatch(/[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f]/);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableFile);
        }
      }),
    );
  });
});
