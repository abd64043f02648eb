import { writeDoc, writeDocx, writeOle } from '../../scripts/sample-files/index.js';
import { type HostileFile, randomBytes } from './types.js';
import { documentXml, docx, paragraphXml, zip } from './zip.js';

const report = { blocks: [{ kind: 'paragraph' as const, text: 'The lungs are clear. '.repeat(20) }] };
const text = documentXml(paragraphXml('The lungs are clear.'));
const stream = (name: string) => ({ name, data: randomBytes(5000) });

/** A .doc with changes made to its bytes. */
function changedDoc(change: (doc: Buffer) => void): Buffer {
  const doc = writeDoc(report);
  change(doc);
  return doc;
}

/** Where the WordDocument stream starts in the files of `writeDoc`: found by its magic number. */
function wordAt(doc: Buffer): number {
  return doc.indexOf(Buffer.from([0xec, 0xa5, 0xc1, 0x00]));
}

const DOC_FILES: HostileFile[] = [
  { what: 'compound file cut to its header', name: 'report.doc', bytes: () => writeDoc(report).subarray(0, 512), code: 'damaged', says: /\.doc\) is damaged/ },
  { what: 'DOC cut in half', name: 'report.doc', bytes: () => writeDoc(report).subarray(0, 4000), code: 'damaged', says: /damaged/ },
  { what: 'sector chain that loops', name: 'report.doc', bytes: () => changedDoc((doc) => doc.writeUInt32LE(2, 512 + 8)), code: 'damaged', says: /damaged/ },
  { what: 'directory beyond the end', name: 'report.doc', bytes: () => changedDoc((doc) => doc.writeUInt32LE(60_000, 48)), code: 'damaged', says: /damaged/ },
  { what: 'allocation table listed twice', name: 'report.doc', bytes: () => changedDoc((doc) => doc.writeUInt32LE(0, 80)), code: 'damaged', says: /damaged/ },
  { what: 'sectors of 2^40 bytes', name: 'report.doc', bytes: () => changedDoc((doc) => doc.writeUInt16LE(40, 30)), code: 'damaged', says: /damaged/ },
  { what: 'DOC with a password', name: 'report.doc', bytes: () => changedDoc((doc) => doc.writeUInt16LE(0x1300, wordAt(doc) + 10)), code: 'encrypted', says: /password/ },
  { what: 'DOCX with a password', name: 'report.docx', bytes: () => writeOle([stream('EncryptedPackage'), stream('EncryptionInfo')]), code: 'encrypted', says: /password/ },
  { what: 'XLS named .doc', name: 'report.doc', bytes: () => writeOle([stream('Workbook')]), code: 'wrong_type', says: /spreadsheet/ },
  { what: 'PPT named .doc', name: 'report.doc', bytes: () => writeOle([stream('PowerPoint Document')]), code: 'wrong_type', says: /slide show/ },
  { what: 'Outlook message named .doc', name: 'report.doc', bytes: () => writeOle([stream('__properties_version1.0')]), code: 'wrong_type', says: /e-mail/ },
  { what: 'unknown compound file', name: 'report.doc', bytes: () => writeOle([stream('Contents')]), code: 'wrong_type', says: /type of file/ },
  { what: 'Word 6 document', name: 'report.doc', bytes: () => changedDoc((doc) => doc.writeUInt16LE(0xa5dc, wordAt(doc))), code: 'wrong_type', says: /very old/ },
  { what: 'DOC without its table stream', name: 'report.doc', bytes: () => writeOle([{ name: 'WordDocument', data: Buffer.concat([Buffer.from([0xec, 0xa5, 0xc1, 0]), Buffer.alloc(4096)]) }]), code: 'damaged', says: /damaged/ },
  { what: 'piece table out of bounds', name: 'report.doc', bytes: () => changedDoc((doc) => doc.writeUInt32LE(0x7fffffff, wordAt(doc) + 0x1a2)), code: 'damaged', says: /damaged/ },
  { what: 'DOC without words', name: 'report.doc', bytes: () => writeDoc({ blocks: [{ kind: 'paragraph', text: '' }] }), code: 'no_text', says: /no words/ },
]; // biome-ignore format: one line a file

const DOCX_FILES: HostileFile[] = [
  { what: 'empty ZIP', name: 'report.docx', bytes: () => zip([]), code: 'wrong_type', says: /archive/ },
  { what: 'ZIP that is no document', name: 'report.docx', bytes: () => zip([{ name: 'a.txt', data: 'hello' }]), code: 'wrong_type', says: /archive/ },
  { what: 'DOCX cut in half', name: 'report.docx', bytes: async () => (await writeDocx(report)).subarray(0, 3000), code: 'damaged', says: /\.docx\) is damaged/ },
  { what: 'XLSX named .docx', name: 'report.docx', bytes: () => zip([{ name: '[Content_Types].xml', data: '<Types>spreadsheetml</Types>' }, { name: 'xl/workbook.xml', data: '<x/>' }]), code: 'wrong_type', says: /spreadsheet/ },
  { what: 'PPTX named .docx', name: 'report.docx', bytes: () => zip([{ name: '[Content_Types].xml', data: '<Types>presentationml</Types>' }, { name: 'ppt/presentation.xml', data: '<x/>' }]), code: 'wrong_type', says: /slide show/ },
  { what: 'ODT named .docx', name: 'report.docx', bytes: () => zip([{ name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' }, { name: 'content.xml', data: '<x/>' }]), code: 'wrong_type', says: /OpenDocument/ },
  { what: 'DOCX without its document', name: 'report.docx', bytes: () => docx(null), code: 'damaged', says: /damaged/ },
  { what: 'document that is not XML', name: 'report.docx', bytes: () => docx('PLAINTEXT < & >'), code: ['damaged', 'no_text'], says: /damaged|no words/ },
  { what: 'document part that unpacks to 30 MB', name: 'report.docx', bytes: () => docx(documentXml(`${paragraphXml('x')}${' '.repeat(30_000_000)}`)), code: 'too_large', says: /unpacks/ },
  { what: 'parts that unpack to 210 MB together', name: 'report.docx', bytes: () => docx(text, Array.from({ length: 7 }, (_, i) => ({ name: `word/media/${i}.bin`, data: 'x', claimedSize: 30_000_000 }))), code: 'too_large', says: /unpacks/ },
  { what: 'part that is larger than it says', name: 'report.docx', bytes: () => docx(null, [{ name: 'word/document.xml', data: documentXml(' '.repeat(30_000_000)), claimedSize: 900 }]), code: ['damaged', 'too_large'], says: /damaged|unpacks/ },
  { what: '6,000 parts', name: 'report.docx', bytes: () => docx(text, Array.from({ length: 6000 }, (_, i) => ({ name: `word/${i}.bin`, data: '' }))), code: 'too_large', says: /unpacks/ },
  { what: 'ZIP with a password', name: 'report.docx', bytes: () => docx(null, [{ name: 'word/document.xml', data: text, encrypted: true }]), code: 'encrypted', says: /password/ },
  { what: 'external entity', name: 'report.docx', bytes: () => docx(documentXml(paragraphXml('&x;'), '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>')), code: 'damaged', says: /damaged/ },
  { what: 'entities that multiply', name: 'report.docx', bytes: () => docx(documentXml(paragraphXml('&c;'), `<!DOCTYPE d [<!ENTITY a "${'lol'.repeat(100)}"><!ENTITY b "${'&a;'.repeat(100)}"><!ENTITY c "${'&b;'.repeat(100)}">]>`)), code: 'damaged', says: /damaged/ },
  { what: 'part with a path out of the folder', name: 'report.docx', bytes: () => docx(text, [{ name: '../../../../tmp/owned', data: 'x' }]), code: 'damaged', says: /damaged/ },
  { what: 'tags nested 60,000 deep', name: 'report.docx', bytes: () => docx(documentXml(`${'<w:sdt><w:sdtContent>'.repeat(30_000)}${paragraphXml('x')}${'</w:sdtContent></w:sdt>'.repeat(30_000)}`)), code: ['damaged', 'crashed'], says: /damaged|stopped us/ },
  { what: 'DOCX without words', name: 'report.docx', bytes: () => docx(documentXml('<w:p/>')), code: 'no_text', says: /no words/ },
  { what: 'DOCX of pictures', name: 'report.docx', bytes: pictureDocx, code: 'no_text', says: /only pictures/ },
]; // biome-ignore format: one line a file

/** DOC and DOCX files that are locked, broken, bombs or something else. */
export const WORD_FILES: HostileFile[] = [...DOC_FILES, ...DOCX_FILES];

function pictureDocx(): Buffer {
  const drawing =
    '<w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="r9"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>';
  return docx(documentXml(drawing), [
    {
      name: 'word/_rels/document.xml.rels',
      data: '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/a.png"/></Relationships>',
    },
    { name: 'word/media/a.png', data: randomBytes(500) },
  ]);
}
