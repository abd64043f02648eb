/**
 * The walls of the house (docs/decisions/0001): imports run one way. `test/walls.test.ts` plants one violation per rule
 * and sees each caught, and asserts that the modules are really read.
 */
const core = ['knowledge', 'reading', 'understanding', 'explaining', 'lookup'];
const slices = ['analyses', 'roster', 'emr', 'outreach', 'billing', 'analytics', 'education', 'takeout'];
const slice = `^src/(${slices.join('|')})/`;
const anyNpm = '(^|/)node_modules/';
const sqlLibraries = `${anyNpm}(pg|drizzle-orm)/`;
const test = '\\.test\\.tsx?$';

const coreOrder = core.map((room, index) => {
  const before = core.slice(0, index);
  const doors = before.length > 0 ? `|^src/(${before.join('|')})/(index|types)\\.ts$` : '';
  return {
    name: `core-order-${room}`,
    comment: `${room}/ imports only the rooms before it, through their index.ts or types.ts, and contract/`,
    severity: 'error',
    from: { path: `^src/${room}/`, pathNot: test },
    to: { path: '^src/', pathNot: `^src/${room}/|^src/contract/${doors}` },
  };
});

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'no circles',
      severity: 'error',
      from: { pathNot: test },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'contract-alone',
      comment: 'contract/ imports zod and itself',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: test },
      to: { pathNot: `^src/contract/|${anyNpm}zod/` },
    },
    {
      name: 'ports-types-only',
      comment: 'ports/ holds types: nothing of the house but contract/, and libraries only as types',
      severity: 'error',
      from: { path: '^src/ports/' },
      to: { path: '^src/', pathNot: '^src/(ports|contract)/' },
    },
    {
      name: 'ports-no-library-code',
      comment: 'ports/ may name a type of a library, never load it',
      severity: 'error',
      from: { path: '^src/ports/' },
      to: { path: anyNpm, dependencyTypesNot: ['type-only'] },
    },
    ...coreOrder,
    {
      name: 'privacy-pure',
      comment: 'privacy/ imports contract/ and the doors of knowledge/ and reading/',
      severity: 'error',
      from: { path: '^src/privacy/', pathNot: test },
      to: { path: '^src/', pathNot: '^src/(privacy|contract)/|^src/(knowledge|reading)/index\\.ts$' },
    },
    {
      name: 'core-no-node',
      comment: 'the core runs in a browser: no node: modules',
      severity: 'error',
      from: { path: `^src/(contract|${core.join('|')}|privacy)/`, pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'core-libraries',
      comment: 'the core uses vetted pure libraries only',
      severity: 'error',
      from: { path: `^src/(${core.join('|')}|privacy)/`, pathNot: test },
      to: { path: anyNpm, pathNot: `${anyNpm}zod/` },
    },
    {
      name: 'audit-below-slices',
      comment: 'audit/ imports ports/ and contract/',
      severity: 'error',
      from: { path: '^src/audit/', pathNot: test },
      to: { path: '^src/', pathNot: '^src/(audit|ports|contract)/' },
    },
    {
      name: 'accounts-below-slices',
      comment: 'accounts/ imports audit/, ports/ and contract/',
      severity: 'error',
      from: { path: '^src/accounts/', pathNot: test },
      to: { path: '^src/', pathNot: '^src/(accounts|ports|contract)/|^src/audit/(index|tables)\\.ts$' },
    },
    {
      name: 'slices-inward',
      comment: 'a slice never imports adapters, server, the settings, world or web',
      severity: 'error',
      from: { path: `${slice}|^src/(audit|accounts)/`, pathNot: test },
      to: { path: '^src/(adapters|server|web)/|^src/(config|settings|world|main|cli)\\.ts$' },
    },
    {
      name: 'slices-through-doors',
      comment: 'a slice enters another room only through its index.ts (tables.ts for a foreign key)',
      severity: 'error',
      from: { path: '^src/([^/]+)/', pathNot: `${test}|^src/(server|adapters|web)/` },
      to: {
        path: `^src/(${['audit', 'accounts', ...slices].join('|')})/`,
        pathNot: '^src/$1/|^src/[^/]+/index\\.ts$|^src/[^/]+/tables\\.ts$',
      },
    },
    {
      name: 'adapters-outside',
      comment: 'adapters/ import ports, contract, core doors and their vendor library; never a slice or server/',
      severity: 'error',
      from: { path: '^src/adapters/', pathNot: test },
      to: {
        path: '^src/',
        pathNot: `^src/(adapters|ports|contract)/|^src/(${core.join('|')}|privacy)/(index\\.ts|compiled\\.json)$`,
      },
    },
    {
      name: 'server-inward',
      comment: 'server/ never imports web/, adapters/, the settings, world or the core',
      severity: 'error',
      from: { path: '^src/server/', pathNot: test },
      to: { path: `^src/(web|adapters|${core.join('|')}|privacy)/|^src/(config|settings|world|main|cli)\\.ts$` },
    },
    {
      name: 'web-apart',
      comment: 'web/ imports contract/, core doors and itself',
      severity: 'error',
      from: { path: '^src/web/', pathNot: test },
      to: {
        path: '^src/',
        pathNot: `^src/(web|contract)/|^src/(${core.join('|')})/(index\\.ts|compiled\\.json)$`,
      },
    },
    {
      name: 'web-no-node',
      comment: 'web/ runs in a browser',
      severity: 'error',
      from: { path: '^src/web/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-features-apart',
      comment: 'features of the web never import each other: app/ composes them, kit/ is shared',
      severity: 'error',
      from: { path: '^src/web/(?!app/|kit/)([^/]+)/', pathNot: test },
      to: { path: '^src/web/([^/]+)/', pathNot: '^src/web/(kit|$1)/' },
    },
    {
      name: 'web-kit-below',
      comment: 'kit/ knows no feature and not app/',
      severity: 'error',
      from: { path: '^src/web/kit/', pathNot: test },
      to: { path: '^src/web/', pathNot: '^src/web/kit/' },
    },
    {
      name: 'nobody-imports-web',
      comment: 'only web/ imports web/',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/web/' },
      to: { path: '^src/web/' },
    },
    {
      name: 'http-and-queue-in-server',
      comment: 'HTTP and queue libraries stand only in server/',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/server/|${test}` },
      to: { path: `${anyNpm}(fastify|@fastify|pg-boss)/` },
    },
    {
      name: 'sql-in-stores',
      comment: 'SQL stands only in store.ts, tables.ts and server/; ports/ may name the types',
      severity: 'error',
      from: { path: '^src/', pathNot: `/(store|tables)\\.ts$|^src/server/|^src/ports/|/store/|${test}` },
      to: { path: sqlLibraries },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
};
