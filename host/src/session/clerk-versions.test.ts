import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLERK_VERSIONS } from './clerk-versions';

test("the scripts asked for are the ones of the workspace's catalogue", () => {
  const catalogue = readFileSync(new URL('../../../pnpm-workspace.yaml', import.meta.url), 'utf8').replaceAll('"', "'");
  expect(catalogue).toContain(`'@clerk/clerk-js': ${CLERK_VERSIONS.clerkJs}\n`);
  expect(catalogue).toContain(`'@clerk/ui': ${CLERK_VERSIONS.ui}\n`);
});
