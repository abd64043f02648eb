// npm start: installs what is missing, builds what is stale, runs the product in this very process (so that a signal
// reaches it, and no child is left behind). Arguments: --worker, --demo.
import { buildIfStale, checkNode, installIfMissing, root } from './steps.mjs';

checkNode();
installIfMissing();
const code = buildIfStale();
if (code !== 0) process.exit(code);
const { main } = await import(`${root}/dist/main.js`);
process.exit(await main(process.argv.slice(2)));
