import type { AnalysisLab } from '../../contract/analysis.js';
import { labSentence, plainNumber, readLab } from '../../contract/lab-reading.js';
import { numberLine } from '../../contract/number-line.js';
import { AMBER, BRICK, INK, INK_2, type LetterPage } from './page.js';

const BAND = '#aec3bf';
const FAR = '#e3ded2';
const LINE = '#7f7d74';
/** Of one result with its drawing, in points. */
const HEIGHT = 76;
const WITHOUT_LINE = 22;

/** One result: its name, its value, its words and, where it is a number, its place on the range. `say` speaks the letter's language. */
export function drawResult(page: LetterPage, lab: AnalysisLab, say: (english: string) => string): void {
  const reading = readLab(lab);
  const layout = numberLine(lab);
  const colour = reading.degree === 'critical' ? BRICK : reading.degree === 'within' ? INK : AMBER;
  page.figure(labSentence(lab, reading, say), layout ? HEIGHT : WITHOUT_LINE, (left, top, width) => {
    const unit = lab.unit ? ` ${lab.unit}` : '';
    page.label(lab.name, left, top + 4, { face: 'sans-bold', size: 11.5 });
    page.label(
      layout ? say(reading.words) : `${lab.value}${unit} · ${say(reading.words)}`,
      left + width,
      top + 4,
      { face: 'sans-bold', size: 10.5, color: colour },
      'right',
    );
    if (!layout) return;
    const { doc } = page;
    const at = (percent: number) => left + (percent / 100) * width;
    const axis = top + 46;
    const svg = (path: string) => {
      doc
        .save()
        .translate(left, axis - 10)
        .scale(width / 1000, 1)
        .path(path)
        .fillColor(FAR)
        .fill()
        .restore();
    };
    if (layout.taperLeft) svg(layout.taperLeft);
    if (layout.taperRight) svg(layout.taperRight);
    doc
      .moveTo(left, axis)
      .lineTo(left + width, axis)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke();
    const low = layout.low ?? (layout.high === null ? null : 0);
    const high = layout.high ?? (layout.low === null ? null : 100);
    if (low !== null && high !== null) {
      doc
        .rect(at(low), axis - 7, at(high) - at(low), 14)
        .fillColor(BAND)
        .fill();
    }
    const small = { face: 'sans', size: 9, color: INK_2 } as const;
    if (lab.range && layout.low !== null && lab.range.low !== null) {
      page.label(plainNumber(lab.range.low, lab.range.text), at(layout.low), axis + 12, small, 'centre');
    }
    if (lab.range && layout.high !== null && lab.range.high !== null) {
      page.label(plainNumber(lab.range.high, lab.range.text), at(layout.high), axis + 12, small, 'centre');
    }
    if (layout.breakAt !== null) {
      const x = at(layout.breakAt);
      doc
        .rect(x - 3, axis - 6, 6, 12)
        .fillColor('#ffffff')
        .fill();
      for (const shift of [-3, 3]) {
        doc
          .moveTo(x + shift - 2, axis + 6)
          .lineTo(x + shift + 2, axis - 6)
          .lineWidth(0.75)
          .strokeColor(LINE)
          .stroke();
      }
    }
    if (layout.previous !== null) {
      doc.circle(at(layout.previous), axis, 3.2).lineWidth(1).strokeColor(LINE).stroke();
    }
    const x = at(layout.value);
    doc
      .moveTo(x, axis - 14)
      .lineTo(x, axis + 8)
      .lineWidth(1.5)
      .strokeColor(colour)
      .stroke();
    doc.circle(x, axis, 4.2).fillColor(colour).fill();
    page.label(`${lab.value}${unit}`, x, axis - 27, { face: 'sans-bold', size: 9.5, color: colour }, 'centre');
  });
}
