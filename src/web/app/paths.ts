/** The product's addresses. */
export const paths = {
  home: '/',
  providerHome: '/provider-dashboard',
  signIn: '/auth',
  register: '/auth?action=register',
  pricing: '/pricing',
  terms: '/terms',
  privacy: '/privacy',
  analysis: (id: number) => `/analyses/${id}`,
} as const;
