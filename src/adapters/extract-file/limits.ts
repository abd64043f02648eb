/** What one file may cost. Sizes in bytes or characters, times in milliseconds. */
export const LIMITS = {
  fileBytes: 10_485_760,
  characters: 1_000_000,
  textPages: 200,
  ocrPages: 40,
  /** A page is rendered for OCR with at most this many pixels. */
  ocrPixels: 12_000_000,
  /** A picture inside a PDF with more pixels than this is not decoded. */
  imagePixels: 60_000_000,
  zipEntries: 5_000,
  /** All parts of a DOCX together, unpacked. */
  zipBytes: 200_000_000,
  /** All XML parts of a DOCX together, unpacked: they become a tree in memory. */
  xmlBytes: 24_000_000,
  rtfDepth: 2_000,
  /** Reading a file that has its text in it. */
  textMs: 20_000,
  ocrBaseMs: 30_000,
  ocrPageMs: 15_000,
  /** The longest any file may take. */
  totalMs: 300_000,
} as const;
