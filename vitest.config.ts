import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { SlowFilesFirst } from './scripts/slow-files-first.ts';

const CORES = availableParallelism();
const TEST_FILE = /\.test\.(ts|tsx|mjs)$/;
/** The host and the sections keep state in modules: their tests each have a process of their own. */
const PURE_FOLDERS = ['federation', 'scripts', 'local-services/src'];
const PURE_PACKAGES = /^shared-/;
/** What leaves something behind in its process: a document, modules put in another's place, a clock of one's own. */
const LEAVES_TRACES = /@vitest-environment|\bvi\.(?!fn\b)|process\.(env|chdir|on)|globalThis\./;

/** Unit tests that can share a process with others: functions of their arguments, without document or stand-ins. */
function pureTests(): string[] {
  const packages = readdirSync(import.meta.dirname).filter((name) => PURE_PACKAGES.test(name));
  const files = [...PURE_FOLDERS, ...packages].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => TEST_FILE.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
      .map((file) => `${folder}/${file}`),
  );
  return files.filter((file) => !LEAVES_TRACES.test(readFileSync(join(import.meta.dirname, file), 'utf8')));
}

const pure = pureTests();

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFilesFirst },
    projects: [
      {
        test: {
          name: 'pure',
          sequence: { groupOrder: 0 },
          include: pure,
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
          include: [
            '{shared-*,emergency,host,remote-*,federation,scripts}/**/*.test.{ts,tsx,mjs}',
            'local-services/src/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', ...pure],
          setupFiles: ['shared-ui/src/test/patience.ts'],
          pool: 'threads',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: CORES,
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
