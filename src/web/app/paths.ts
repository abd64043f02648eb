/** The product's addresses. */
export const paths = {
  home: '/',
  providerHome: '/provider-dashboard',
  signIn: '/auth',
  register: '/auth?action=register',
  analysis: (id: number) => `/analyses/${id}`,
} as const;
