import { translated } from './language.js';

/** Words of the pieces that every feature uses. */
export const kitTexts = translated('kit.kitTexts', {
  close: 'Close',
  optional: 'optional',
  show: 'Show',
  hide: 'Hide',
  toggle: (act: string, label: string) => `${act} ${label.toLowerCase()}`,
  loading: 'Loading...',
  home: (product: string) => `${product}, home`,
  readAloud: 'Read aloud',
  stopReading: 'Stop reading',
  suggestions: 'Suggestions',
  search: 'Search',
  searching: 'Searching...',
  closeMessage: 'Close the message',
  dateHint: 'Year, month, day: 1958-04-02',
  firstName: 'First name',
  lastName: 'Last name',
  dateOfBirth: 'Date of birth',
  phoneNumber: 'Phone number',
  doctor: (firstName: string, lastName: string) => `Dr. ${firstName} ${lastName}`,
});

/** Times and sizes in words. */
export const measureTexts = translated('kit.measureTexts', {
  nearlyNothing: 'under 0.1 MB',
  justNow: 'just now',
  minutesAgo: (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'} ago`,
  hoursAgo: (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'} ago`,
  daysAgo: (count: number) => `${count} ${count === 1 ? 'day' : 'days'} ago`,
  months: 'January February March April May June July August September October November December',
  longDate: (day: number, month: string, year: number) => `${month} ${day}, ${year}`,
});
