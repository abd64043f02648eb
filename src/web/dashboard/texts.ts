import { PRODUCT } from '../../contract/product.js';
import { translated } from '../kit/language.js';

/** Words of the dashboards and of the pages for one kind of report. */
export const dashboardTexts = translated('dashboard.dashboardTexts', {
  patientTitle: 'Your reports',
  patientHero: 'How can we help you today?',
  providerTitle: 'Provider dashboard',
  welcome: (name: string) => `Welcome, ${name}`,
  ways: 'What you can do here',
  disclaimer: `${PRODUCT} explains what a report says. It is for information only, makes no diagnosis and does not replace the advice of a doctor.`,
  features: 'What you can count on',
  imagingFoot: 'Imaging reports',
  labFoot: 'Lab results',
});

export const wayTexts = translated('dashboard.wayTexts', {
  reports: { title: 'Medical Reports', words: 'Any report, in plain words' },
  labwork: { title: 'Labwork', words: 'Blood tests and other samples' },
  procedure: { title: 'Upcoming Procedure', words: 'Risks, preparation and recovery' },
  terms: { title: 'Medical Terminology', words: 'What a word in a report means' },
  imaging: { title: 'Imaging Reports', words: 'X-ray, CT, MRI and ultrasound' },
  labWork: { title: 'Lab Work', words: 'Blood tests and other samples' },
  roster: { title: 'Patient Roster', words: 'Your patients and their consents' },
});

export const featureTexts = translated('dashboard.featureTexts', {
  analysis: {
    title: 'AI analysis',
    words: 'Every sentence of an explanation is tied to the line of the report it comes from.',
  },
  language: {
    title: 'Patient-friendly language',
    words: 'Medical words are said plainly. The original words stay one tap away.',
  },
  privacy: 'Reports are stored encrypted and shown only to their owner and those they share them with.',
});

/** The pages that show one kind of report, or all of them. */
export const reportPageTexts = translated('dashboard.reportPageTexts', {
  imaging: {
    title: 'Imaging Reports',
    intro: 'X-ray, CT, MRI, ultrasound and other pictures of the body, explained in plain words.',
    empty: 'No imaging reports yet',
  },
  labwork: {
    title: 'Lab Work',
    intro: 'Blood, urine and other samples: what each value means, and where it stands in its range.',
    empty: 'No lab work yet',
  },
  all: {
    title: 'Medical Reports',
    intro: 'Every report you have given: scans, lab work, biopsies, letters from a hospital.',
    empty: 'No reports yet',
  },
  otherKinds: 'Reports of other kinds are kept under',
});

/** How much of the allowance is used. */
export const usageTexts = translated('dashboard.usageTexts', {
  unlimited: 'Unlimited analyses',
  freeUsed: (used: number, whole: number) => `<b>${used}</b> of ${whole} free analyses used`,
  analysesLeft: (count: number) => `<b>${count}</b> ${count === 1 ? 'analysis' : 'analyses'} left`,
  drawn: (used: number, whole: number) => `${used} of ${whole} analyses used`,
  none: 'None left.',
  upgrade: 'Upgrade Plan',
  left: (count: number) => `${count} left`,
});
