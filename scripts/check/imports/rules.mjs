/**
 * Who may import whom. The same rules as docs/architecture.md; here they fail the build.
 *
 * `from` and `to` are regular expressions that a path from the root matches (`path`) and must not match (`pathNot`); `$1` is what
 * the first group of `from.path` caught. A rule without them holds for every file.
 * @typedef {{ name: string, reason: string, from?: Side, to?: Side, holds?: 'cycle' | 'folder cycle' | 'unresolvable' }} Rule
 * @typedef {{ path?: string, pathNot?: string }} Side
 */

const TESTS = '\\.(test|fixtures)\\.tsx?$';
const WITHOUT_FOLDER_CYCLES = ['host', 'remote-[^/]+', 'shared-clinical', 'shared-triage', 'shared-care'];

/** @returns {Rule} a library that only its wrapper files may import; tests may, too */
const only = (name, library, doors, reason) => ({
  name,
  reason,
  from: { pathNot: [...doors, TESTS, '^local-services/(tests|src/test-support)/', '^supabase/tests/'].join('|') },
  to: { path: `(^|node_modules/)${library}` },
});

/** @type {Rule[]} */
const CYCLES = [
  {
    name: 'no-cycles',
    holds: 'cycle',
    reason: 'files that import each other in a circle cannot be read, tested or moved one by one',
  },
  {
    name: 'no-folder-cycles',
    holds: 'folder cycle',
    reason:
      'folders stand above one another: what two of them need of each other belongs into a third, or is handed down',
    from: { path: `^(${WITHOUT_FOLDER_CYCLES.join('|')})/src/` },
  },
  {
    name: 'not-to-unresolvable',
    holds: 'unresolvable',
    reason: 'an import leads to a file, or to a door of a package that is installed',
  },
];

/** @type {Rule[]} */
const SECTIONS = [
  {
    name: 'one-door-to-a-folder',
    reason: 'parts of the host are reached by the file that has the name of their folder; tests may look inside',
    from: { path: '^host/src/([^/]+)', pathNot: `${TESTS}|/fake-|/routing/matrix/` },
    to: {
      path: '^host/src/(clerk|connection|identity|lock|widgets|actions)/(?!\\1\\.ts$)',
      pathNot: '^host/src/$1/',
    },
  },
  {
    name: 'remote-not-to-remote',
    reason: 'sections are built and published one by one; what two of them need lies in a shared package',
    from: { path: '^(remote-[^/]+)/' },
    to: { path: '^remote-[^/]+/', pathNot: '^$1/' },
  },
  {
    name: 'remote-not-to-host',
    reason: 'a section knows the host by the contracts alone',
    from: { path: '^remote-' },
    to: { path: '^host/' },
  },
  {
    name: 'host-not-to-remote',
    reason: 'only the tests of drawn documents and of every route may see a section',
    from: { path: '^host/', pathNot: '^host/src/(prerender\\.test|routing/matrix/walk)\\.tsx$' },
    to: { path: '^remote-' },
  },
  {
    name: 'section-data-draws-nothing',
    reason: 'what asks the backend draws nothing, in a section as well',
    from: { path: '^(remote-[^/]+)/src/data/', pathNot: TESTS },
    to: { path: '^shared-(ui|care)/|^remote-[^/]+/src/(?!data/)' },
  },
  {
    name: 'section-care-knows-no-feature',
    reason: 'what a section draws of care is put together by its features, never the other way round',
    from: { path: '^(remote-[^/]+)/src/care/', pathNot: TESTS },
    to: { path: '^remote-[^/]+/src/(?!care/|data/)' },
  },
  {
    name: 'feature-not-to-feature',
    reason: 'features of a section stand beside one another; what two of them need lies beside them',
    from: { path: '^(remote-[^/]+/src/features/[^/]+)/' },
    to: { path: '^remote-[^/]+/src/features/', pathNot: '^$1/' },
  },
  {
    name: 'feature-not-to-page',
    reason: 'pages put features together, never the other way round',
    from: { path: '^remote-[^/]+/src/features/' },
    to: { path: '^remote-[^/]+/src/pages/' },
  },
];

/** @type {Rule[]} */
const SHARED = [
  {
    name: 'contracts-is-a-leaf',
    reason: 'everybody speaks the contracts, so they know nobody',
    from: { path: '^shared-contracts/' },
    to: { path: '^(shared-(ui|data|clinical|care)|host|remote-[^/]+|local-services)/' },
  },
  {
    name: 'ui-only-to-contracts',
    reason: 'the parts of a page know words and shapes, and neither data nor the session',
    from: { path: '^shared-ui/' },
    to: {
      path: '^(shared-(data|clinical|care)|host|remote-[^/]+|local-services)/|^shared-contracts/src/(session|host)\\.ts',
    },
  },
  {
    name: 'data-not-to-ui',
    reason: 'what asks the backend draws nothing',
    from: { path: '^shared-data/src', pathNot: '^shared-data/src/testing/' },
    to: {
      path: '^(shared-(ui|clinical|care)|host|remote-[^/]+|local-services)/|^shared-contracts/src/host\\.ts',
    },
  },
  {
    name: 'clinical-is-pure',
    reason: 'clinical rules run wherever they are asked: in the page, in a worker, on the server',
    from: { path: '^shared-clinical/src', pathNot: '\\.test\\.ts$' },
    to: { path: '^(shared-(ui|data|care)|host|remote-[^/]+|local-services)/|node_modules/(react|@supabase)' },
  },
  {
    name: 'triage-is-pure',
    reason:
      'the engine runs in the page, in a worker and on the command line, and its version is that of its own data alone',
    from: { path: '^shared-triage/src', pathNot: TESTS },
    to: { pathNot: '^shared-triage/src/' },
  },
  {
    name: 'triage-for-who-is-told',
    reason: 'places that are told how somebody is ask the engine, by its doors; the host loads them and asks nothing',
    from: { pathNot: '^(remote-(public|patient|visit)|shared-(care|triage))/' },
    to: { path: '^shared-triage/' },
  },
  {
    name: 'care-for-remotes',
    reason: 'what several sections show of care and of a visit: it draws and asks, and knows no section and no host',
    from: { path: '^shared-care/' },
    to: { path: '^(host|remote-[^/]+|local-services)/' },
  },
];

/** @type {Rule[]} */
const DOORS = [
  {
    name: 'emergency-alone',
    reason: 'the emergency page is plain: rules, words and colours only',
    from: { path: '^emergency/' },
    to: {
      path: '^(shared-(data|care)|host|remote-[^/]+|local-services)/|^shared-ui/src/(?!theme/)|^shared-contracts/src/((session|host|router)\\.ts|schemas/)',
    },
  },
  {
    name: 'emergency-worker-for-host',
    reason:
      'the host knows the emergency page’s worker, nobody else anything of it; a test compares its numbers with the database',
    from: { pathNot: '^(emergency|e2e|supabase/tests)/' },
    to: { path: '^emergency/', pathNot: '^emergency/src/register-worker\\.ts$' },
  },
  {
    name: 'writer-only-in-host',
    reason: 'the session has one writer',
    from: { pathNot: `^(host/|shared-contracts/)|${TESTS}|/testing/` },
    to: { path: '^shared-contracts/src/host\\.ts' },
  },
  only(
    'supabase-js-one-door',
    '@supabase/(supabase|postgrest)-js',
    ['^shared-data/'],
    'the backend is asked in one place, which turns its answers into our shapes',
  ),
  only(
    'clerk-one-door',
    '@clerk/',
    [
      '^host/src/(identity|lock)/',
      '^host/src/remotes/shared/identity-client\\.ts$',
      // It lends sections what they draw their documents with.
      '^host/src/prerender\\.tsx$',
      '^remote-auth/',
      '^local-services/src/identity/',
      '^e2e/conformance/',
    ],
    'who somebody is comes from the session, whichever vendor keeps it',
  ),
  only(
    'federation-one-door',
    '@module-federation/',
    ['^host/src/remotes/federation-runtime\\.ts$'],
    'sections are fetched in one place',
  ),
  only('sonner-one-door', 'sonner', ['^host/src/notifications/'], 'the host alone tells, by HostServices.notify()'),
  only(
    'forms-one-door',
    '(react-hook-form|@hookform)',
    ['^shared-ui/src/forms/'],
    'forms behave the same on every page',
  ),
  only(
    'pdfjs-one-door',
    'pdfjs-dist',
    ['^shared-ui/src/paper/open-pdf\\.ts$'],
    'it is opened in one place, without eval, and never loaded with a page',
  ),
  only(
    'router-one-door',
    'react-router-dom',
    ['^shared-contracts/src/router\\.ts$', '^host/src/prerender'],
    'all sections share one router, by @telehealth/contracts/router',
  ),
];

export const RULES = [...CYCLES, ...SECTIONS, ...SHARED, ...DOORS];
