/** As it may stand between our quotation marks: its own are straight ones. */
export function asPrinted(text: string): string {
  return text.replace(/[“”]/g, '"');
}
