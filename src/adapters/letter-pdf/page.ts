import PDFDocument from 'pdfkit';
import type { Language } from '../../contract/language.js';
import { type Face, Fonts } from './fonts.js';

type Doc = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Doc['struct']>;

export const INK = '#1b2326';
export const INK_2 = '#475054';
export const TEAL = '#0b5152';
export const AMBER = '#855305';
export const BRICK = '#98291c';
export const RULE = '#dcd6c9';

const MARGIN = { top: 64, bottom: 72, left: 72, right: 72 };
/** US Letter, in points. */
const SIZE: [number, number] = [612, 792];

/** A list item with two lines to write on, in points. */
const RULED_ITEM = 90;
/** A heading over such an item. */
export const RULED_HEADING = RULED_ITEM + 50;

interface ListStyle {
  numbered?: boolean;
  english?: boolean;
  after?: () => void;
}

interface Style {
  face: Face;
  size: number;
  color?: string;
  /** Points from the left edge of the text, for lists. */
  indent?: number;
  /** Points between lines. */
  lead?: number;
  /** Of the explanation: heard in English also in a letter of another language. */
  english?: boolean;
}

/** A letter being set: paragraphs, headings, lists and figures, each tagged for those who hear it. */
export class LetterPage {
  readonly doc: Doc;
  readonly #fonts: Fonts;
  readonly #root: Element;
  readonly #chunks: Buffer[] = [];
  readonly #done: Promise<Uint8Array>;

  constructor(
    title: string,
    producer: string,
    readonly language: Language,
  ) {
    this.doc = new PDFDocument({
      size: SIZE,
      margins: MARGIN,
      pdfVersion: '1.7',
      // pdfkit knows this subset; its types do not yet.
      ...({ subset: 'PDF/UA' } as object),
      tagged: true,
      lang: language === 'es' ? 'es-US' : 'en-US',
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Creator: producer, Producer: producer },
    });
    this.#fonts = new Fonts(this.doc);
    this.#root = this.doc.struct('Document');
    this.doc.addStructure(this.#root);
    this.#done = new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
      this.doc.on('end', () => resolve(new Uint8Array(Buffer.concat(this.#chunks))));
      this.doc.on('error', reject);
    });
  }

  get left(): number {
    return MARGIN.left;
  }

  get width(): number {
    return SIZE[0] - MARGIN.left - MARGIN.right;
  }

  /** Begins a new page where fewer than this many points are left, so that what belongs together stays together. */
  keep(points: number): void {
    if (this.doc.y + points > SIZE[1] - MARGIN.bottom) this.doc.addPage();
  }

  space(points: number): void {
    this.doc.y += points;
  }

  title(text: string): void {
    const draw = () => this.#write(text, { face: 'serif-bold', size: 21, color: INK, lead: 3 });
    this.#tagged(this.#root, 'H1', draw, true);
    this.space(4);
  }

  /** `room` is what the heading and the first of what it heads take, in points: they stay on one page. */
  heading(text: string, room = 80): void {
    this.keep(room);
    this.space(20);
    this.#tagged(this.#root, 'H2', () => this.#write(text, { face: 'sans-bold', size: 12.5, color: TEAL }));
    this.space(5);
  }

  paragraph(text: string, style: Partial<Style> = {}): void {
    this.keep(30);
    const draw = () => this.#write(text, { face: 'serif', size: 11.5, lead: 3.5, ...style });
    this.#tagged(this.#root, 'P', draw, style.english);
    this.space(5);
  }

  /** A list whose items are texts, in English if not said otherwise, with dots or with numbers. `after` may draw under an item. */
  list(items: readonly string[], { numbered = false, english = true, after }: ListStyle = {}): void {
    if (items.length === 0) return;
    const list = this.doc.struct('L');
    this.#root.add(list);
    items.forEach((text, index) => {
      this.keep(after ? RULED_ITEM : 34);
      const item = this.doc.struct('LI');
      list.add(item);
      const top = this.doc.y;
      item.add(
        this.doc.struct('Lbl', {}, () => {
          this.#write(numbered ? `${index + 1}.` : '•', { face: 'sans', size: 11.5, color: INK_2, lead: 3.5 });
        }),
      );
      this.doc.y = top;
      item.add(
        this.doc.struct('LBody', this.#spoken(english), () =>
          this.#write(text, { face: 'serif', size: 11.5, lead: 3.5, indent: 18 }),
        ),
      );
      item.end();
      this.space(4);
      after?.();
    });
    list.end();
  }

  /** A drawing with the one sentence that is heard in its place. `height` is what it takes, in points. */
  figure(alt: string, height: number, draw: (x: number, y: number, width: number) => void): void {
    const { doc } = this;
    this.keep(height);
    const top = doc.y;
    this.#root.add(doc.struct('Figure', { alt }, () => draw(this.left, top, this.width)));
    doc.y = top + height;
    doc.x = this.left;
  }

  /** Lines to write on: decoration, not heard. */
  ruled(lines: number): void {
    const { doc } = this;
    doc.markContent('Artifact', { type: 'Layout' });
    for (let i = 0; i < lines; i += 1) {
      doc.y += 24;
      doc
        .moveTo(this.left + 18, doc.y)
        .lineTo(this.left + this.width, doc.y)
        .lineWidth(0.5)
        .strokeColor(RULE)
        .stroke();
    }
    doc.endMarkedContent();
    this.space(12);
  }

  rule(): void {
    const { doc } = this;
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .moveTo(this.left, doc.y)
      .lineTo(this.left + this.width, doc.y)
      .lineWidth(0.75)
      .strokeColor(INK)
      .stroke();
    doc.endMarkedContent();
    this.space(10);
  }

  /** One line of text at a place, inside a figure. `align` is where `x` stands in it. */
  label(text: string, x: number, y: number, style: Style, align: 'left' | 'centre' | 'right' = 'left'): void {
    const { doc } = this;
    const runs = this.#fonts.runs(text, style.face);
    const widths = runs.map((run) => doc.font(run.font).fontSize(style.size).widthOfString(run.text));
    const whole = widths.reduce((sum, width) => sum + width, 0);
    let at = align === 'left' ? x : align === 'right' ? x - whole : x - whole / 2;
    at = Math.min(Math.max(at, this.left), this.left + this.width - whole);
    runs.forEach((run, index) => {
      doc
        .font(run.font)
        .fontSize(style.size)
        .fillColor(style.color ?? INK)
        .text(run.text, at, y, { lineBreak: false });
      at += widths[index] as number;
    });
  }

  /** Writes the foot of every page, with its number, and gives the file's bytes. */
  async finish(foot: string, pageWords: (page: number, of: number) => string): Promise<Uint8Array> {
    const { doc } = this;
    this.#root.end();
    const { start, count } = doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      doc.switchToPage(page);
      // Below the bottom margin pdfkit would begin another page.
      doc.page.margins.bottom = 0;
      doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
      const y = SIZE[1] - 44;
      this.label(foot, this.left, y, { face: 'sans', size: 8.5, color: INK_2 });
      this.label(
        pageWords(page + 1, count),
        this.left + this.width,
        y,
        { face: 'sans', size: 8.5, color: INK_2 },
        'right',
      );
      doc.endMarkedContent();
    }
    doc.end();
    return this.#done;
  }

  #tagged(parent: Element, tag: string, draw: () => void, english = false): void {
    parent.add(this.doc.struct(tag, this.#spoken(english), draw));
  }

  /** Names the language of a part that is not the letter's. */
  #spoken(english: boolean): { lang?: string } {
    return english && this.language !== 'en' ? { lang: 'en-US' } : {};
  }

  #write(text: string, { face, size, color = INK, indent = 0, lead = 2 }: Style): void {
    const { doc } = this;
    const x = this.left + indent;
    const runs = this.#fonts.runs(text.replace(/\s+/g, ' ').trim(), face);
    doc.x = x;
    runs.forEach((run, index) => {
      const options = { width: this.width - indent, lineGap: lead, continued: index < runs.length - 1 };
      doc.font(run.font).fontSize(size).fillColor(color);
      if (index === 0) doc.text(run.text, x, doc.y, options);
      else doc.text(run.text, options);
    });
    doc.x = this.left;
  }
}
