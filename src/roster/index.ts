export { findBirthDate, isOnRoster } from './store.js';
export { patients } from './tables.js';
