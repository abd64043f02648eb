import { translated } from '../kit/language.js';

/** Words of the frame around an explanation; what is explained stays in English. */
export const readingTexts = translated('reading.readingTexts', {
  englishOnly: '',
  pdf: 'Text of the PDF',
  doc: 'Text of the DOC file',
  docx: 'Text of the DOCX file',
  rtf: 'Text of the RTF file',
  txt: 'Text of the TXT file',
  pasted: 'The text you pasted',
  printed: (date: string) => `Printed ${date}`,
  peek: 'See your report, line by line',
  most: 'What matters most',
  others: 'What else the report found',
  urgent: 'Do not wait',
  important: 'Talk about this',
  note: 'Good to know',
  normal: 'These looked normal',
  sensitiveOne: 'This report has a finding your doctor will want to talk over with you.',
  sensitiveMany: (count: number) => `This report has ${count} findings your doctor will want to talk over with you.`,
  whenReady: 'Open this when you want to: what the report says',
  closeMeaning: (term: string) => `Close the meaning of ${term}`,
  source: (lines: string) => `Source: ${lines} of your report`,
  line: (list: string) => `line ${list}`,
  lines: (list: string) => `lines ${list}`,
  to: ' to ',
  and: ' and ',
});

/** The first screen. */
export const firstTexts = translated('reading.firstTexts', {
  now: 'Do this now',
  what: 'What this is',
  matters: 'What matters',
  next: 'What next',
  nextAfterNow: 'Follow what they tell you, and take this report with you.',
  nextNone: 'Your report names no next step. Take it to your next visit.',
  sure: 'How sure we are',
  why: 'Why',
  tip: 'Touch a sentence to see the line of your report it comes from. Touch a <word>dotted word</word> for its meaning.',
  Excellent: 'Excellent',
  Good: 'Good',
  Fair: 'Fair',
  Low: 'Low',
});

/** The results of a laboratory. */
export const labTexts = translated('reading.labTexts', {
  outside: 'Outside the range',
  within: 'Within the range',
  notCompared: 'Not compared',
  notComparedLong: 'Not compared with a range',
  share: (count: number, total: number) => `${count} of ${total}`,
  first: ', the most important first',
  slightly: 'slightly outside the range',
  further: 'moderately or far outside it',
  before: 'the result before',
  noRange: 'Your report prints no range',
  general: (range: string) => `General adult range: ${range}. Your report prints none.`,
  critical: 'The lab marked this critical',
  noUpper: 'The range has no upper end',
  previousOn: (value: string, date: string) => `${value} on ${date}`,
  previous: (value: string) => `${value} before`,
  show: (name: string) => `${name}: show its line in your report`,
  range: (range: string) => `range: ${range}`,
  orMore: (low: string) => `${low} or more`,
});

/** Results of one test over time. */
export const trendTexts = translated('reading.trendTexts', {
  title: 'Over time',
  from: (reports: number) => `from ${reports} reports here`,
  more: (count: number) => `${count} more ${count === 1 ? 'test' : 'tests'} over time`,
  was: (value: string, day: string, now: string) => `Was ${value} on ${day}. Now ${now}.`,
  wasGiven: (value: string, day: string, now: string) => `Was ${value} in the report given on ${day}. Now ${now}.`,
  earlier: (value: string, day: string) => `${value} on ${day}`,
  earlierGiven: (value: string, day: string) => `${value} in the report given on ${day}`,
  chart: (name: string, count: number, words: string) => `${name} over time, ${count} results. ${words}`,
  band: 'the report’s range',
  table: 'All results in a table',
  day: 'Day',
  result: 'Result',
  range: 'That report’s range',
  noRange: 'none printed',
  thisReport: 'this report',
  dayGiven: 'day the report was given',
  same: (value: string) => `the same as ${value}`,
  rule: 'The shaded band is the range that each report prints. Laboratories may measure a little differently.',
  converted: 'A result in another unit was converted to be drawn here; the table shows it as printed.',
  given: 'Where a report prints no date, the day it was given here stands for it.',
});

/** What stands at the end. */
export const closingTexts = translated('reading.closingTexts', {
  next: 'What next',
  fromReport: 'From your report',
  general: 'General advice',
  questions: 'Questions for your doctor',
  toTake: 'To take with you',
  printRoom: 'Print with room to write',
  notExplainedOne: 'We could not explain this part',
  notExplainedMany: 'We could not explain these parts',
  parts: (count: number) => `${count} ${count === 1 ? 'part' : 'parts'}`,
  noGuessOne: 'We could not read this for certain, so we did not guess. Ask your doctor’s office what it means.',
  noGuessMany: 'We could not read these for certain, so we did not guess. Ask your doctor’s office what they mean.',
  sure: (percent: string) => `How sure we are: ${percent}`,
  ourReading: 'Our reading, not your health',
  words: 'Words in this report',
  wordCount: (count: number) => `${count} ${count === 1 ? 'word' : 'words'}`,
  moreWords: (count: number) => `${count} more ${count === 1 ? 'word' : 'words'}`,
});

/** The report beside its explanation. */
export const paneTexts = translated('reading.paneTexts', {
  title: 'Your report',
  close: 'Close the report',
  lines: 'Lines of your report',
  touched: 'the passage you touched',
  notExplained: 'not explained',
  plain: 'In plain words',
});
