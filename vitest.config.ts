import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { isExpectedOnConsole } from './scripts/check/expected-console.mjs';
import { type Group, groupOf } from './scripts/check/test-groups.ts';
import { SlowFilesFirst } from './scripts/slow-files-first.ts';

const CORES = availableParallelism();
const FOLDERS = /^(shared-.*|emergency|host|remote-.*|federation|scripts|local-services)$/;
const folders = readdirSync(import.meta.dirname).filter((name) => FOLDERS.test(name));
/** The packages of others are not entered: they have a hundred times as many files (5 s of each run). */
const filesIn = (folder: string): string[] =>
  readdirSync(join(import.meta.dirname, folder), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist')
    .flatMap((entry) => (entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : `${folder}/${entry.name}`));
const tests = folders.flatMap((folder) => filesIn(folder === 'local-services' ? `${folder}/src` : folder));
const inGroup = (group: Group) => tests.filter((file) => groupOf(file) === group);
/** The sentences, which pages bring: a test of a part has no page around it. */
const WORDS = 'shared-contracts/src/words.ts';
/** For tests that wait for what they draw, or that stand in for the network. */
const PATIENT = {
  setupFiles: [WORDS, 'shared-ui/src/test/patience.ts', 'shared-ui/src/test/one-zone.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFilesFirst },
    // What is expected is not worth a line between the dots.
    onConsoleLog: (said) => !isExpectedOnConsole(said),
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
          setupFiles: [WORDS],
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
          environment: 'jsdom',
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
          setupFiles: [WORDS],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // One more than there are cores: each waits for PostgreSQL some of the time. Four fill its sessions.
          maxWorkers: Math.min(CORES + 1, 4),
        },
      },
    ],
  },
});
