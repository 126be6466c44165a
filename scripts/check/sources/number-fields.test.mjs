import { expect, it } from 'vitest';
import { readSources } from './read-sources.mjs';

const sources = readSources(/(?<!\.test)\.(tsx?|html)$/);
const holding = (pattern) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

it('types numbers into text fields: the browser empties one of its own kind, or counts it up, without a word', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(holding(/type[=:]\s*\{?["'`]number["'`]|valueAsNumber|["']spinbutton["']/)).toEqual([]);
});

it('reads one with a fraction by the one reader', () => {
  expect(holding(/inputMode[^\n]*decimal/)).toEqual(['shared-ui/src/parts/number-box.tsx']);
});
