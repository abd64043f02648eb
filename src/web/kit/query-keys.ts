/** Names of what the browser has cached from the server. */
export const queryKeys = {
  user: ['user'],
  providers: ['providers'],
  sessions: ['sessions'],
  twoStep: ['two-step'],
  activity: ['activity'],
  export: ['export'],
  notifications: ['notifications'],
  plans: ['plans'],
  billing: ['billing'],
  patients: ['patients'],
  analyses: ['analyses'],
  analysis: (id: number) => ['analyses', id],
  trends: (id: number) => ['analyses', id, 'trends'],
  questions: (id: number) => ['analyses', id, 'questions'],
  rating: (id: number) => ['analyses', id, 'rating'],
  shareLinks: (id: number) => ['analyses', id, 'links'],
} as const;
