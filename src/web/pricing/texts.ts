import { translated } from '../kit/language.js';

/** Words of the page of plans. */
export const pricingTexts = translated('pricing.pricingTexts', {
  title: 'What an explanation costs',
  intro: (free: number) =>
    `Every account begins with ${free} free analyses, no credit card required. A report that cannot be explained is not counted.`,
  note: 'Prices are in US dollars. Upgrades take effect at once, downgrades at the next billing cycle. Payments are not refunded.',
  addOns: 'Add-on services',
  every: 'In every plan',
  everyPlan: [
    'All kinds of reports: imaging, lab, pathology, hospital stays',
    'PDF, scanned PDF, TXT, DOC, DOCX, RTF, or pasted text',
    'Every sentence shows the line of the report it comes from',
    'Lab values drawn on the report’s own ranges',
    'Questions for your doctor, to print and write on',
    'Your explanations kept in your account',
  ],
  questionsTitle: 'Questions',
  questions: [
    ['What is an analysis?', 'One report, explained once. You can read its explanation as often as you like.'],
    ['What if it goes wrong?', 'When a file cannot be read or explained, the analysis is given back to you at once.'],
    [
      'Do free analyses run out?',
      'They have no end date, but they do not come again. Those of a paid plan come again every month.',
    ],
    ['Is there a setup fee?', 'No setup fees. You can cancel anytime.'],
    [
      'Can I change my plan?',
      'Yes. A larger plan begins at once and you pay the difference. A smaller one begins when the month you paid for is over, and until then you can undo it.',
    ],
    [
      'What happens when I cancel?',
      'Your plan stays until the month you paid for is over. Analyses that are left then stay yours.',
    ],
  ],
  closing: 'See what it makes of a report of yours',
  practice: (name: string) => `${name} (practice)`,
  popular: 'Most Popular',
  custom: 'Custom',
  perMonth: ' a month',
  unlimited: 'Unlimited analyses',
  analyses: (count: number) => `${count} analyses`,
  analysesMonthly: (count: number) => `${count} analyses a month`,
  once: ', once',
});
