import { UnreadableFile } from '../extract-file/failures.js';
import { LIMITS } from '../extract-file/limits.js';
import { hasWords, normaliseText, tidyBlankLines } from '../extract-file/normalise.js';
import { decodeNamed } from '../extract-text/encoding.js';
import { RtfText } from './text.js';
import { type RtfToken, rtfTokens } from './tokens.js';
import { CHARACTERS, CHARSETS, codePage, READ_GROUPS, SKIPPED_GROUPS, symbolFontCharacter } from './words.js';

/** What a `{` saves and a `}` brings back. */
interface State {
  skip: boolean;
  hidden: boolean;
  raised: boolean;
  font: number;
  /** Characters after `\u` that stand in for it. */
  fallback: number;
  /** Reading the font table: charset numbers are noted. */
  fonts: boolean;
  /** Where the text goes: the body, or a page header, footer or note. */
  target: 'body' | 'header' | 'footer' | 'note';
}

/**
 * Text of an RTF document as Word and LibreOffice write it: page headers, body with table rows as tab-separated cells,
 * notes, page footers. Throws `UnreadableFile` where nothing can be read.
 */
export function readRtf(bytes: Uint8Array): string {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const text = new RtfReader().read(source.slice(source.indexOf('{\\rtf')));
  const clean = tidyBlankLines(normaliseText(text));
  if (!hasWords(clean)) {
    const body = source.trimEnd();
    throw new UnreadableFile(body.endsWith('}') && /\\pict|\\objdata|\\par\b/.test(body) ? 'no_text' : 'rtf_damaged');
  }
  return clean;
}

class RtfReader {
  private state: State = {
    skip: false,
    hidden: false,
    raised: false,
    font: -1,
    fallback: 1,
    fonts: false,
    target: 'body',
  };
  private readonly stack: State[] = [];
  private readonly out = { body: new RtfText(), header: new RtfText(), footer: new RtfText(), note: new RtfText() };
  private readonly encodings = new Map<number, string>();
  private readonly symbolFonts = new Set<number>();
  private encoding = 'windows-1252';
  private bytes: number[] = [];
  private star = false;
  private swallow = 0;
  private size = 0;

  read(source: string): string {
    for (const token of rtfTokens(source)) {
      this.take(token);
      // The group that holds the document is closed: what follows is not part of it.
      if (token.type === 'close' && this.stack.length === 0) break;
    }
    this.flushBytes();
    const { header, body, note, footer } = this.out;
    return [header, body, note, footer]
      .map((part) => part.finish())
      .filter((part) => part.trim() !== '')
      .join('\n\n');
  }

  private take(token: RtfToken): void {
    if (token.type !== 'byte') this.flushBytes();
    if (token.type === 'open') {
      if (this.stack.length >= LIMITS.rtfDepth) throw new UnreadableFile('rtf_damaged');
      this.stack.push(this.state);
      this.state = { ...this.state };
      this.swallow = 0;
      this.star = false;
    } else if (token.type === 'close') {
      const { target } = this.state;
      this.state = this.stack.pop() ?? this.state;
      if (target !== this.state.target) this.out[target].endParagraph();
      this.swallow = 0;
    } else if (token.type === 'word') this.word(token.name, token.value);
    else if (token.type === 'symbol') this.symbol(token.char);
    else if (token.type === 'byte') this.byte(token.value);
    else if (token.type === 'text') this.literal(token.text);
  }

  private word(name: string, value: number | null): void {
    const starred = this.star;
    this.star = false;
    if (name === 'u' && value !== null) {
      this.unicode(value);
      return;
    }
    this.swallow = 0;
    if (name === 'fonttbl') this.state.fonts = true;
    if (SKIPPED_GROUPS.has(name) || (starred && !READ_GROUPS.has(name))) {
      this.state.skip = true;
      return;
    }
    if (name === 'f') this.state.font = value ?? 0;
    else if (name === 'fcharset' && this.state.fonts) this.charset(value ?? 0);
    else if (name === 'ansicpg' && value) this.encoding = codePage(value);
    else if (name === 'mac') this.encoding = 'macintosh';
    else if (name === 'pc' || name === 'pca') this.encoding = name === 'pc' ? 'cp437' : 'cp850';
    else if (name === 'uc') this.state.fallback = Math.min(Math.max(value ?? 1, 0), 8);
    else if (name === 'v' || name === 'deleted') this.state.hidden = value !== 0;
    else if (name === 'super') this.state.raised = value !== 0;
    else if (name === 'nosupersub' || name === 'sub') this.state.raised = false;
    else if (name === 'up') this.state.raised = (value ?? 6) > 0;
    else if (name === 'plain') {
      this.state.hidden = false;
      this.state.raised = false;
    } else this.structure(name);
  }

  private structure(name: string): void {
    const { state } = this;
    if (/^header[lrf]?$/.test(name)) state.target = 'header';
    else if (/^footer[lrf]?$/.test(name)) state.target = 'footer';
    else if (name === 'footnote') state.target = 'note';
    if (state.skip) return;
    const out = this.out[state.target];
    const character = CHARACTERS[name];
    if (character !== undefined) this.write(character);
    else if (name === 'par' || name === 'sect') out.paragraph();
    else if (name === 'page' || name === 'sbkpage') out.pageBreak(name === 'page');
    else if (name === 'pard') out.leaveTable();
    else if (name === 'intbl' || name === 'itap') out.inTable();
    else if (name === 'trowd') out.startRow();
    else if (name === 'cell') out.cell();
    else if (name === 'row') out.row();
    else if (name === 'nestcell') this.write('\u0001');
    else if (name === 'nestrow') out.paragraph();
    else if (name === 'shptxt') out.endParagraph();
  }

  private symbol(char: string): void {
    if (char === '*') {
      this.star = true;
      return;
    }
    if (char === '~') this.write('\u00a0');
    else if (char === '_') this.write('-');
    else if (char === '\\' || char === '{' || char === '}') this.literal(char);
    else if (char === '\r' || char === '\n') this.structure('par');
    else if (char === '\t') this.write('\t');
  }

  private unicode(value: number): void {
    const code = value < 0 ? value + 0x10000 : value;
    const symbol = code >= 0xf000 && code <= 0xf0ff ? symbolFontCharacter(code) : null;
    if (code > 0 && code <= 0x10ffff) this.write(symbol ?? String.fromCodePoint(code));
    this.swallow = this.state.fallback;
  }

  private byte(value: number): void {
    if (this.swallow > 0) {
      this.swallow--;
      return;
    }
    if (!this.state.skip) this.bytes.push(value);
  }

  private literal(text: string): void {
    this.star = false;
    const from = Math.min(this.swallow, text.length);
    this.swallow -= from;
    if (from < text.length && !this.state.skip) {
      const rest = text.slice(from);
      // Raw bytes above ASCII stand for themselves in the font's encoding.
      this.write(/^[\0-\x7f]*$/.test(rest) && !this.inSymbolFont() ? rest : this.decode(Buffer.from(rest, 'latin1')));
    }
  }

  private flushBytes(): void {
    if (this.bytes.length === 0) return;
    const bytes = Buffer.from(this.bytes);
    this.bytes = [];
    this.write(this.decode(bytes));
  }

  private decode(bytes: Buffer): string {
    if (this.inSymbolFont())
      return [...bytes].map((code) => symbolFontCharacter(code) ?? String.fromCharCode(code)).join('');
    return decodeNamed(bytes, this.encodings.get(this.state.font) ?? this.encoding);
  }

  private inSymbolFont(): boolean {
    return this.symbolFonts.has(this.state.font);
  }

  private charset(number: number): void {
    if (number === 2) this.symbolFonts.add(this.state.font);
    const encoding = CHARSETS[number];
    // Charset 0 is the Western default: the document's own code page says more.
    if (encoding && number !== 0) this.encodings.set(this.state.font, encoding);
  }

  private write(text: string): void {
    if (this.state.skip || this.state.hidden) return;
    this.size += text.length;
    if (this.size > LIMITS.characters * 2) throw new UnreadableFile('too_much_text');
    this.out[this.state.target].write(text, this.state.raised);
  }
}
