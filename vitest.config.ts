import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          sequence: { groupOrder: 0 },
          include: [
            '{shared-*,emergency,host,remote-*,federation,scripts}/**/*.test.{ts,tsx,mjs}',
            'local-services/src/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        test: {
          name: 'services',
          sequence: { groupOrder: 1 },
          include: ['supabase/tests/**/*.test.ts', 'local-services/tests/**/*.test.ts'],
          globalSetup: ['local-services/src/test-support/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
