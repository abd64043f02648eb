/** The product's addresses. */
export const paths = {
  home: '/',
  patient: '/patient',
  provider: '/provider',
  providerHome: '/provider-dashboard',
  signIn: '/auth',
  register: '/auth?action=register',
  registerProvider: '/auth?action=register&as=provider',
  verifyEmail: '/verify-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  shared: '/shared',
  settings: '/settings',
  pricing: '/pricing',
  checkoutTest: '/checkout/test/:id',
  checkoutDone: '/checkout/done',
  imagingReports: '/imaging-reports',
  labwork: '/labwork',
  labResults: '/lab-results',
  medicalReports: '/medical-reports',
  roster: '/patient-roster',
  medicalTerms: '/medical-terms',
  procedures: '/procedure-risks',
  terms: '/terms',
  privacy: '/privacy',
  analysis: (id: number) => `/analyses/${id}`,
} as const;

/** The sign-in page, from where one comes back to `next`. */
export function signInFor(next: string): string {
  return `${paths.signIn}?next=${encodeURIComponent(next)}`;
}
