import { tuneForReports } from '../src/adapters/runtime-flags.js';
import { benchEngine } from './engine.js';
import { benchLookup } from './lookup.js';
import { benchRush } from './rush.js';
import { benchServer } from './server.js';

/* Several rounds in one process, medians, and ratios where two things are compared. Figures depend on the machine. */

tuneForReports();
const parts = process.argv.slice(2);
if (parts.length === 0 || parts.includes('engine')) benchEngine();
if (parts.length === 0 || parts.includes('lookup')) benchLookup();
if (parts.length === 0 || parts.includes('server')) await benchServer();
if (parts.length === 0 || parts.includes('rush')) await benchRush();
