import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { SlowFilesFirst } from './scripts/slow-files-first.ts';

const CORES = availableParallelism();
const TEST_FILE = /\.test\.(ts|tsx|mjs)$/;
const FOLDERS = /^(shared-.*|emergency|host|remote-.*|federation|scripts|local-services)$/;
/** The host and the sections keep state in modules: each of their tests has modules of its own. */
const SHARES_MODULES = /^(federation|scripts|local-services|shared-[^/]+)\//;
/** What leaves something behind in its process: a document, modules put in another's place, a clock of one's own. */
const LEAVES_TRACES = /@vitest-environment|\bvi\.(?!fn\b)|process\.(env|chdir|on)|globalThis\./;
const DRAWS = /@vitest-environment jsdom/;
/** What a context of jsdom's own does not let a test replace, or read: its address, and the bytes of a file. */
const NEEDS_THREAD = /stubGlobal\('(window|location)'|Blob\.prototype/;

/** How a test runs; `pure`: beside others in one process, `page`: in a context with a document, `unit`: in a thread of its own. */
function groupOf(file: string): 'pure' | 'page' | 'unit' {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  if (SHARES_MODULES.test(file) && !LEAVES_TRACES.test(text)) return 'pure';
  return DRAWS.test(text) && !NEEDS_THREAD.test(text) ? 'page' : 'unit';
}

const folders = readdirSync(import.meta.dirname).filter((name) => FOLDERS.test(name));
const tests = folders
  .map((folder) => (folder === 'local-services' ? `${folder}/src` : folder))
  .flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => TEST_FILE.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
      .map((file) => `${folder}/${file}`),
  );
const inGroup = (group: string) => tests.filter((file) => groupOf(file) === group);
/** For tests that wait for what they draw, or that stand in for the network. */
const PATIENT = {
  setupFiles: ['shared-ui/src/test/patience.ts', 'shared-ui/src/test/one-zone.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFilesFirst },
    // A microtask that ran when its test was over and its window closed: jsdom looks for the address of a document that is gone.
    onUnhandledError: ({ message, stack }) =>
      !(
        message === "Cannot read properties of null (reading '_location')" &&
        stack?.includes('/jsdom/browser/Window.js')
      ),
    projects: [
      {
        test: {
          name: 'pure',
          sequence: { groupOrder: 0 },
          include: inGroup('pure'),
          pool: 'threads',
          isolate: false,
          testTimeout: 60_000,
          maxWorkers: CORES,
        },
      },
      {
        test: {
          name: 'unit',
          sequence: { groupOrder: 0 },
          include: inGroup('unit'),
          pool: 'threads',
          maxWorkers: CORES,
          ...PATIENT,
        },
      },
      {
        // There a package that comes in both forms must come as modules: its other form asks for modules, too.
        resolve: { conditions: ['module-sync', 'module', 'node', 'development|production'] },
        test: {
          name: 'page',
          sequence: { groupOrder: 0 },
          include: inGroup('page'),
          // Modules and document are as new for each file, but jsdom and the packages are read once for all of a worker.
          pool: 'vmThreads',
          maxWorkers: CORES,
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'services',
          sequence: { groupOrder: 1 },
          include: ['supabase/tests/**/*.test.ts', 'local-services/tests/**/*.test.ts'],
          globalSetup: ['local-services/src/test-support/global-setup.ts'],
          // They keep their state in databases of their own and put back what they stub: a process is not started, nor the
          // services read and compiled anew, for each of a hundred files.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // One more than there are cores: each waits for PostgreSQL some of the time. Four fill its sessions.
          maxWorkers: Math.min(CORES + 1, 4),
        },
      },
    ],
  },
});
