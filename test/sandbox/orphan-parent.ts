import { createSandbox } from '../../src/adapters/sandbox/index.js';

// Keeps a child busy for far longer than the test waits: one report, many thousand times over.
const line = 'FINDINGS: The lungs are clear. No pneumothorax. Hemoglobin 10.1 g/dL (12.0-16.0) L.\n';
const { engine } = createSandbox({ size: 1, explainMs: 300_000 });
await engine.explain(line.repeat(11_000), null, (stage) => console.log(stage));
