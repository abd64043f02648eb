import { deflateSync } from 'node:zlib';

export interface RawStream {
  dictionary: string;
  data: Buffer | string;
}

/** A PDF from raw objects, numbered from 1; object 1 is the catalog. The cross-reference table is right. */
export function rawPdf(objects: readonly (string | RawStream)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  for (const [i, object] of objects.entries()) {
    const body =
      typeof object === 'string'
        ? Buffer.from(object, 'latin1')
        : Buffer.concat([
            Buffer.from(
              `<< ${object.dictionary} /Length ${Buffer.from(object.data as string).length} >>\nstream\n`,
              'latin1',
            ),
            Buffer.from(object.data as string),
            Buffer.from('\nendstream', 'latin1'),
          ]);
    const whole = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`, 'latin1'), body, Buffer.from('\nendobj\n', 'latin1')]);
    offsets.push(at);
    at += whole.length;
    parts.push(whole);
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer.replaceAll('@XREF', String(at))} >>\nstartxref\n${at}\n%%EOF\n`,
      'latin1',
    ),
  );
  return Buffer.concat(parts);
}

/** The usual four objects around one page's content, with more behind them from number 5. */
export function onePage(
  content: string | Buffer,
  more: readonly (string | RawStream)[] = [],
  resources = '',
  catalog = '',
): Buffer {
  return rawPdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> ${resources} >> >>`,
    { dictionary: '/Filter /FlateDecode', data: deflateSync(content) },
    ...more,
  ]);
}

/** Content that prints a line of text. */
export function printed(text: string): string {
  return `BT /F1 12 Tf 72 700 Td (${text}) Tj ET\n`;
}
