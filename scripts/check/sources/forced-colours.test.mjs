import { expect, test } from 'vitest';
import { readSources } from './read-sources.mjs';

/** Selectors that only modify an element whose border another rule sets. */
const CHANGES = /:hover|:focus|\.raised\b|\.button\b|\.bones?\b/;

const STYLES = readSources(/\.css$/);

function rulesOf(file, text) {
  return [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    where: `${file} ${selector.trim().split('\n').at(-1)}`,
    selector,
    body,
  }));
}

test('what stands off by its shadow has a border as well', () => {
  const rules = STYLES.flatMap(({ file, text }) => rulesOf(file, text));
  const shadowed = rules.filter(
    ({ body, selector }) => /box-shadow: var\(--shadow-\d\)/.test(body) && !CHANGES.test(selector),
  );
  expect(shadowed.length).toBeGreaterThan(15);
  const bare = shadowed.filter(({ body }) => !/\bborder(-top|-left|-bottom|-right)?: /.test(body));
  expect(bare.map(({ where }) => where)).toEqual([]);
});

test('nothing takes the outline of the focus for what is chosen', () => {
  const forced = STYLES.flatMap(({ file, text }) =>
    [...text.matchAll(/@media \(forced-colors: active\) \{([\s\S]*?)\n\}/g)].flatMap(([, block = '']) =>
      rulesOf(file, block),
    ),
  );
  expect(forced.length).toBeGreaterThan(10);
  expect(forced.filter(({ body }) => /\boutline:/.test(body)).map(({ where }) => where)).toEqual([]);
});
