import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UNINITIALISED_CLIENT_ID, WIDGETS_VERSION } from './clerk-versions';

test("the widgets are the ones of the workspace's catalogue", () => {
  const catalogue = readFileSync(new URL('../../../pnpm-workspace.yaml', import.meta.url), 'utf8').replaceAll('"', "'");
  expect(catalogue).toContain(`'@clerk/ui': ${WIDGETS_VERSION}\n`);
});

test('a client that was told nothing still goes by the name the host knows it by', () => {
  const script = '../../../local-services/node_modules/@clerk/clerk-js/dist/clerk.browser.js';
  expect(readFileSync(new URL(script, import.meta.url), 'utf8')).toContain(
    `id:"${UNINITIALISED_CLIENT_ID}",sessions:[`,
  );
});
