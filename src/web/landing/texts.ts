import { translated } from '../kit/language.js';

/** Words of the pages for visitors. */
export const choiceTexts = translated('landing.choiceTexts', {
  title: 'Your medical report, in words you know.',
  lede: 'Upload a scan, lab, biopsy or hospital report. See what it says, what matters and what to ask next.',
  getStarted: 'Get Started',
  signIn: 'Sign In',
  free: (count: number) => `${count} free analyses, no credit card required`,
  choose: 'Choose Your Experience',
  patient: 'Patient',
  patientWords: 'I have a report and want to understand it before, or after, I see my doctor.',
  patientAct: 'See it as a patient',
  provider: 'Healthcare Provider',
  providerWords: 'I explain results to the people I care for, and want them to arrive understanding.',
  providerAct: 'See it as a provider',
  blurbs: 'What you get',
  endLines: ['Have a report in front of you?', 'Start with that one.'],
  end: 'Start',
});

export const patientTexts = translated('landing.patientTexts', {
  title: 'Read your report before you worry about it.',
  lede: 'Bring a scan, lab, biopsy or hospital report. In a minute you read what it says, what matters and what to ask your doctor.',
  getStarted: 'Get Started',
  how: 'How It Works',
  steps: [
    ['Ask a question', 'Upload the report or paste its text. Up to 10 MB.'],
    ['AI analysis', 'It reads each line and notes where every fact stands.'],
    ['Clear answers', 'Plain words first. Touch any sentence to see its line.'],
  ],
  features: 'What you get',
  callTitle: 'Start Your Free Trial',
  call: (count: number) => `${count} free analyses, no credit card required`,
});

export const providerTexts = translated('landing.providerTexts', {
  title: 'Results your patients understand, before they call.',
  lede: 'Explain imaging, laboratory and pathology reports in plain words, keep them with your patients, and let an assistant make the routine result calls.',
  startFreeTrial: 'Start Free Trial',
  trial: (trial: string, noCard: string, noSetup: string) => `${trial}, ${noCard}, ${noSetup}`,
  features: 'What your practice gets',
  said: 'What practices say',
  plans: 'Plans for practices',
  popular: 'Most Popular',
  perMonth: ' a month',
  custom: 'Custom',
  endTitle: 'Try it with the next report on your desk.',
  endWords: 'It takes as long as uploading the file.',
  footNote: 'This platform is for educational and informational purposes only. In an emergency, call 911.',
});

/** A feature and a sentence about it. */
export const patientFeatures = translated('landing.patientFeatures', {
  analysis: ['AI analysis', 'Every sentence shows the line of the report it comes from.'],
  files: ['The files you have', 'PDF, TXT, DOC, DOCX and RTF. Or paste the text.'],
  letter: ['PDF reports', 'A letter to keep, with room to write down the answers.'],
  privacy: ['HIPAA compliant', 'Kept encrypted. Only you, and who you choose, can open it.'],
  both: ['For patients and professionals', 'The same plain words on both sides of the desk.'],
  instant: ['Instant results', 'The first words appear while we still read.'],
});

export const providerFeatures = translated('landing.providerFeatures', {
  analysis: [
    'Plain-language explanations',
    'Each sentence stands beside the line of the report it comes from, so it can be checked.',
  ],
  calls: ['AI phone calls', 'An assistant calls patients who agreed to it and goes through the result with them.'],
  roster: ['Patient roster', 'Reports, contacts and consents of each patient in one place.'],
  records: ['EMR integration', 'Reports come in from Epic and athenahealth over FHIR R4.'],
  analytics: ['Analytics', 'How many, of which kind, how fast, and whether patients found them clear.'],
  privacy: ['HIPAA compliant', 'Kept encrypted, every look recorded, shown only to whom it concerns.'],
});
