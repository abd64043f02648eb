import { PRODUCT } from './product.js';

export interface PageHead {
  title: string;
  description: string;
}

/** What a page that anyone may open says of itself to search engines and to those it is shared with. */
export const PUBLIC_PAGES: Readonly<Record<string, PageHead>> = {
  '/': {
    title: 'Your medical report, in words you know',
    description:
      'Upload a scan, lab, biopsy or hospital report and read in plain words what it says, what matters and what to ask next.',
  },
  '/patient': {
    title: 'Read your report before you worry about it',
    description: 'Plain words for your own medical report, with the line each sentence comes from. 3 free analyses.',
  },
  '/provider': {
    title: 'Results your patients understand',
    description:
      'Explain reports to your patients in plain words, keep them on a roster, and free time for those who need it.',
  },
  '/auth': { title: 'Sign in', description: `Sign in to ${PRODUCT}, or create an account.` },
  '/pricing': {
    title: 'Pricing',
    description: 'What an explanation costs. Every account begins with 3 free analyses, no credit card required.',
  },
  '/medical-terms': {
    title: 'Medical terms in plain words',
    description: 'Look up a medical word: what it means, how it is commonly used, and what goes with it.',
  },
  '/procedure-risks': {
    title: 'Upcoming procedure',
    description: 'Common and rare risks of a procedure, how to prepare, recovery, and questions to ask the doctor.',
  },
  '/terms': { title: 'Terms and Conditions', description: `The terms under which ${PRODUCT} is offered.` },
  '/privacy': { title: 'Privacy', description: 'What is stored, for how long, and who sees it.' },
  '/forgot-password': {
    title: 'Forgot your password?',
    description: 'Ask for a link to choose a new password.',
  },
};

/** What every other page says: nothing of what is on it. */
export const OTHER_PAGE: PageHead = {
  title: '',
  description: 'Your medical report, in words you know.',
};

/** The whole title of a page, with the product's name. */
export function fullTitle(title: string | null): string {
  return title ? `${title} · ${PRODUCT}` : PRODUCT;
}
