/** Who may import whom. The same rules as docs/architecture.md; here they fail the build. */
const only = (name, library, doors) => ({
  name,
  severity: 'error',
  comment: `${library} has one door`,
  from: { pathNot: [...doors, '\\.test\\.tsx?$', '^local-services/(tests|src/test-support)/', '^supabase/tests/'] },
  to: { path: `(^|node_modules/)${library}` },
});

const WITHOUT_FOLDER_CYCLES = ['host', 'remote-[^/]+', 'shared-clinical', 'shared-visits', 'shared-care'];

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-folder-cycles',
      severity: 'error',
      comment:
        'folders stand above one another: what two of them need of each other belongs into a third, or is handed down',
      scope: 'folder',
      from: { path: `^(${WITHOUT_FOLDER_CYCLES.join('|')})/src/` },
      to: { circular: true },
    },
    {
      name: 'one-door-to-a-folder',
      severity: 'error',
      comment: 'parts of the host are reached by the file that has the name of their folder; tests may look inside',
      from: { path: '^host/src/([^/]+)', pathNot: '\\.test\\.tsx?$|/fake-|/routing/matrix/' },
      to: {
        path: '^host/src/(clerk|connection|identity|lock|widgets|actions)/(?!\\1\\.ts$)',
        pathNot: '^host/src/$1/',
      },
    },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'remote-not-to-remote',
      severity: 'error',
      from: { path: '^(remote-[^/]+)/' },
      to: { path: '^remote-[^/]+/', pathNot: '^$1/' },
    },
    { name: 'remote-not-to-host', severity: 'error', from: { path: '^remote-' }, to: { path: '^host/' } },
    {
      name: 'host-not-to-remote',
      severity: 'error',
      comment: 'only the prerender, a build-time program, and the walk through every route, a test, may see a remote',
      from: { path: '^host/', pathNot: '^host/src/(prerender|routing/matrix/walk)\\.tsx$' },
      to: { path: '^remote-' },
    },
    {
      name: 'feature-not-to-feature',
      severity: 'error',
      from: { path: '^(remote-[^/]+/src/features/[^/]+)/' },
      to: { path: '^remote-[^/]+/src/features/', pathNot: '^$1/' },
    },
    {
      name: 'feature-not-to-page',
      severity: 'error',
      from: { path: '^remote-[^/]+/src/features/' },
      to: { path: '^remote-[^/]+/src/pages/' },
    },
    {
      name: 'contracts-is-a-leaf',
      severity: 'error',
      from: { path: '^shared-contracts/' },
      to: { path: '^(shared-(ui|data|clinical|visits|care)|host|remote-[^/]+|local-services)/' },
    },
    {
      name: 'ui-only-to-contracts',
      severity: 'error',
      from: { path: '^shared-ui/' },
      to: {
        path: '^(shared-(data|clinical|visits|care)|host|remote-[^/]+|local-services)/|^shared-contracts/src/(session|host)\\.ts',
      },
    },
    {
      name: 'data-not-to-ui',
      severity: 'error',
      from: { path: '^shared-data/src', pathNot: '^shared-data/src/testing/' },
      to: {
        path: '^(shared-(ui|clinical|visits|care)|host|remote-[^/]+|local-services)/|^shared-contracts/src/host\\.ts',
      },
    },
    {
      name: 'clinical-is-pure',
      severity: 'error',
      from: { path: '^shared-clinical/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^(shared-(ui|data|visits|care)|host|remote-[^/]+|local-services)/|node_modules/(react|@supabase)' },
    },
    {
      name: 'visits-for-remotes',
      severity: 'error',
      comment: 'what several sections show of a visit: it draws and asks, and knows no section and no host',
      from: { path: '^shared-visits/' },
      to: { path: '^(shared-(clinical|care)|host|remote-[^/]+|local-services)/' },
    },
    {
      name: 'care-for-remotes',
      severity: 'error',
      comment: 'what the room and the sections share of care: it draws and asks, and knows no section and no host',
      from: { path: '^shared-care/' },
      to: { path: '^(host|remote-[^/]+|local-services)/' },
    },
    {
      name: 'emergency-alone',
      severity: 'error',
      comment:
        'the emergency page is plain: rules, words and colours only; the host knows its worker, nobody else anything',
      from: { path: '^emergency/' },
      to: {
        path: '^(shared-(data|visits|care)|host|remote-[^/]+|local-services)/|^shared-ui/src/(?!theme/)|^shared-contracts/src/(session|host|router|schemas)\\.ts',
      },
    },
    {
      name: 'emergency-worker-for-host',
      severity: 'error',
      from: { pathNot: '^(emergency|e2e)/' },
      to: { path: '^emergency/', pathNot: '^emergency/src/register-worker\\.ts$' },
    },
    {
      name: 'writer-only-in-host',
      severity: 'error',
      comment: 'the session has one writer',
      from: { pathNot: '^(host/|shared-contracts/)|\\.test\\.tsx?$|/testing/' },
      to: { path: '^shared-contracts/src/host\\.ts' },
    },
    only('supabase-js-one-door', '@supabase/(supabase|postgrest)-js', ['^shared-data/']),
    only('clerk-one-door', '@clerk/', [
      '^host/src/(identity|lock)/',
      '^remote-auth/',
      '^local-services/src/identity/',
      '^e2e/conformance/',
    ]),
    only('federation-one-door', '@module-federation/', ['^host/src/remotes/federation-runtime\\.ts$']),
    only('sonner-one-door', 'sonner', ['^host/src/notifications/']),
    only('forms-one-door', '(react-hook-form|@hookform)', ['^shared-ui/src/forms/']),
    only('router-one-door', 'react-router-dom', ['^shared-contracts/src/router\\.ts$', '^host/src/prerender']),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|site|\\.local)/|\\.mjs$|\\.cjs$' },
    includeOnly: {
      path: '^(host|emergency|remote-[^/]+|shared-[^/]+|local-services|supabase|e2e|federation)/|node_modules',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
