export { endRosterEntries } from './end-account.js';
export { chosenProviders, linkToProviders } from './links/choose-provider.js';
export { areLinked, holdLink } from './links/store.js';
export { ownRoster } from './own-roster.js';
export { forgetPatient, forgetPatientWork } from './remove-patient.js';
export { rosterHandlers } from './routes.js';
export { findBirthDate, holdEntry, strikeShareFromRemovals } from './store.js';
export { patients } from './tables.js';
export type { RosterWorld } from './world.js';
