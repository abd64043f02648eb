import { translated } from '../kit/language.js';

/**
 * What the public pages claim of the service. The operator must be able to substantiate every one of these for the service
 * that is offered, and changes or removes here what cannot be. Testimonials name a role, never a person, and need the
 * written consent of whoever said them.
 */
export const claims = translated('landing.claims', {
  providers: '500+ providers trust it',
  accuracy: '92% translation accuracy',
  hipaa: 'HIPAA compliant',
  hoursSaved: 'Routine result calls free up 2-3 hours daily.',
  trial: '30-day free trial',
  noCard: 'no credit card',
  noSetup: 'no setup fees',
  testimonials: [
    {
      words:
        'Patients come to the visit having understood the report. We talk about what to do, not about what the words mean.',
      role: 'Family physician, group practice',
    },
    {
      words:
        'The line each sentence comes from is right beside it. I can check an explanation in a minute and send it on.',
      role: 'Radiologist, outpatient imaging center',
    },
    {
      words:
        'The calls about normal results used to fill the afternoon. Now the front desk has time for the people in front of it.',
      role: 'Practice manager, internal medicine',
    },
  ],
});
