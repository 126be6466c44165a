import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REACHED_BY } from './reached-by.mjs';

const ROOT = join(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(ROOT, file), 'utf8');

/** The sentences word for word, by id: the catalogue's test holds them literally. */
const SENTENCES = new Map(
  [
    ...read('shared-contracts/src/messages/catalogue.spec-text.test.ts').matchAll(
      /^ {2}\[\s*'([\w.]+)',\s*(?:'([^']*)'|"([^"]*)"),?\s*\],/gm,
    ),
  ].map(([, id, plain, quoted]) => [id, plain ?? quoted]),
);
/** Files that `npm test` runs: of Vitest's project `unit`, or Playwright journeys. */
const IS_RUN = /^(e2e\/(journeys|safety)\/.*\.spec\.ts|(shared-\w+|host|remote-\w+|scripts)\/.*\.test\.(ts|tsx|mjs))$/;

/** Returns the text of one test of a file, with what precedes the first test: data that tests share. */
function testOf(file, title) {
  const [preamble, ...tests] = read(file).split(/^(?=[ ]{0,4}(?:test|it)(?:\.each)?\()/m);
  const found = tests.filter((text) => ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${quote}`)));
  expect(found.length, `${file} has one test called: ${title}`).toBe(1);
  return preamble + found[0];
}

it('the catalogue’s sentences are read', () => {
  expect(SENTENCES.size).toBeGreaterThan(70);
  expect(SENTENCES.get('validation.passwordsDiffer')).toBe("Passwords don't match");
});

it('every sentence of the specification is reached in a test that runs', () => {
  const reached = REACHED_BY.flatMap(([, , ids]) => ids);
  expect([...SENTENCES.keys()].filter((id) => !reached.includes(id))).toEqual([]);
});

describe.each(REACHED_BY)('%s: %s', (file, title, ids) => {
  it('is run as it stands', () => {
    expect(file).toMatch(IS_RUN);
    expect(read(file)).not.toMatch(/\.(skip|only|fixme|todo)\b/);
  });

  it.each(ids)('reaches %s', (id) => {
    const text = testOf(file, title);
    // The part before a placeholder such as {role} is what a test can contain literally.
    const words = SENTENCES.get(id).split('{')[0].trimEnd();
    expect(text.includes(`'${id}'`) || text.includes(words), `${id} or “${words}” in ${title}`).toBe(true);
  });
});
