import { row, type SpecRow } from './spec-rows.js';

const lights = 'reading > touching a sentence lights its lines and draws the thread';
const answers = 'reading > touching a passage lights the sentence that explains it';
const meaning = 'reading > a dotted word opens its meaning between the lines';
const shut = 'reading > a finding that may weigh on the reader stays shut until it is opened';
const first = 'reading > the first screen of a phone answers without scrolling';
const sheet = 'reading > on a phone the report is a sheet that Escape, Back and its button shut';
const lines = 'reading > each value out of range is drawn and said in words';
const overTime = 'over-time > a result is set beside those of earlier reports: drawn, said, in a table';
const questions =
  'questions > a reader keeps a list of their own: by keyboard, with undo, through a lost connection, into the letter';
const kept = 'keeping > it is read aloud on the device, copied, and printed as a letter';
const clear = 'keeping > "Was this clear?" keeps the answer';
const link = 'keeping > needs a date of birth, then opens for someone who knows it, and ends at once';
const spanish = 'spanish > a patient registers, gives a report, reads it and finds the settings';
const chosen = 'spanish > is what a browser that asks for it gets, and changes by a press that is remembered';
const provider = 'spanish > a provider keeps the roster in it';
const offline = 'account > without a connection the page says so and keeps what was typed';
const tried = 'visitors > is explained in the browser; without a network a pasted text is too, and nothing is sent';
const large = 'screens > text at twice its size is neither clipped nor wider than the window';
const budgets = 'visitors > the first page loads at most 150 kB of script, the dashboard at most 220 kB';
const drawn = 'landings > the first pages can be read before any script has come, in the language that was chosen';

/** What the product does beyond the specification's words: the reading view, access for all, languages, speed. */
export const beyondRows: readonly SpecRow[] = [
  row('Reading an explanation', 'A sentence lights its lines, with a thread', lights, '.thread path'),
  row('Reading an explanation', 'A passage of the report lights its sentence', answers, '.passage'),
  row('Reading an explanation', 'Meanings on tap', meaning, '.meaning'),
  row('Reading an explanation', 'A heavy finding stays shut until it is opened', shut, 'details.when-ready'),
  row('Reading an explanation', 'The first screen of a phone answers', first, '.answers'),
  row('Reading an explanation', 'On a phone the report is a sheet', sheet, 'Escape'),
  row('Reading an explanation', 'Number lines, in words too', lines, '.number-line'),
  row('Reading an explanation', 'Results over time', overTime, 'Over time'),
  row('Reading an explanation', 'Questions that can be edited', questions, 'Change these questions'),
  row('Reading an explanation', 'Read aloud, copied, printed', kept, 'Read aloud'),
  row('Reading an explanation', 'Was this clear?', clear, 'Thank you.'),
  row('Reading an explanation', 'A link that asks for the date of birth, and can be ended', link, 'End link'),
  row('Reading an explanation', 'A provider of one’s own may read it', 'providers > a patient chooses a provider, shares a report, takes it back and leaves', 'Share with'), // biome-ignore format: one row
  row('Reading an explanation', 'The sample is explained in the browser', tried, 'setOffline'),

  row('Languages', 'The language of the browser, or the one that was chosen', chosen, 'Español'),
  row('Languages', 'Every public page in Spanish', 'spanish > every public page is in it', '/procedure-risks'),
  row('Languages', 'The explanation says that it is in English', spanish, 'solo en inglés'),
  row('Languages', 'Mails in the language of the account', spanish, 'Alguien creó una cuenta'),
  row('Languages', 'Letters in the language of the page', spanish, 'EN RESUMEN'),
  row('Languages', 'The account keeps the language', provider, 'clearCookies'),

  row('Access for all', 'A patient’s journey without a mouse', 'keyboard > registration, pasting, analysis and reading need no mouse', 'Tab'), // biome-ignore format: one row
  row('Access for all', 'A provider’s journey without a mouse', 'keyboard > a provider keeps the roster without a mouse', 'Tab'), // biome-ignore format: one row
  row('Access for all', 'axe at three sizes, light and dark: visitors', 'screens > for visitors', 'inspect'),
  row('Access for all', 'axe at three sizes, light and dark: members', 'screens > for members', 'inspect'),
  row('Access for all', 'axe at three sizes, light and dark: providers', 'screens > for providers', 'inspect'),
  row('Access for all', 'The sharing dialogs on a phone', link, 'sizes.phone'),
  row('Access for all', 'Text at twice its size', large, '200%'),

  row('Slow and broken connections', 'Offline is said, and nothing typed is lost', offline, 'You are offline.'),
  row('Slow and broken connections', 'The first pages are drawn before any script', drawn, 'javaScriptEnabled: false'),
  row('Slow and broken connections', 'Budgets of the first load', budgets, '150_000'),
];
