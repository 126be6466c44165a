import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { HOME_BUDGET, homeFiles, homeTotals, overBudget } from './home-bytes.mjs';
import { composeLanding } from './page-html.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'home-bytes-'));
afterAll(() => rmSync(folder, { recursive: true }));

function put(file, content) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
  return { url: `/${file}`, file, content: Buffer.from(content), integrity: 'sha384-x' };
}

test('counts every script, style and font of a composed landing page once, as it is sent', async () => {
  const font = 'static/font/figtree-latin-wght-normal.0a1b2c.woff2';
  put(font, 'f'.repeat(500));
  put('static/js/index.1.js', 'start()');
  put('static/css/index.1.css', '.a{color:red}');
  const html =
    '<html><head><script src="/theme.js"></script><title>S</title><!--head--><script defer src="/static/js/index.1.js"></script>' +
    '<link href="/static/css/index.1.css" rel="stylesheet"></head><body><div id="root"></div></body></html>';
  const assets = {
    entry: put('r/p/1/remoteEntry.js', 'entry()'),
    scripts: [put('r/p/1/page-home.js', 'x'.repeat(10_000))],
    styles: [put('r/p/1/home.css', '.b{}')],
  };
  const parts = { boot: {}, theme: 'theme()' };
  const prerendered = { html: '<h1>Hello</h1>', title: 'T' };
  put('index.html', composeLanding({ folder, html, files: [font] }, parts, { prerendered, assets }));

  const files = await homeFiles(folder);
  expect(files.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'script /static/js/index.1.js',
    'script /r/p/1/remoteEntry.js',
    'script /r/p/1/page-home.js',
    `font /${font}`,
    'script script 1 of the page',
    'style style 1 of the page',
    'style r/p/1/home.css',
    'style style 3 of the page',
    'document the page itself',
  ]);
  const { bytes } = files.find(({ name }) => name === '/r/p/1/page-home.js');
  expect(bytes).toBeLessThan(100);
  expect(homeTotals(files).fonts).toBe(500);
});

test('says what is over its budget', () => {
  expect(overBudget({ code: HOME_BUDGET.code - 1, fonts: HOME_BUDGET.fonts - 1 })).toEqual([]);
  expect(overBudget({ code: HOME_BUDGET.code, fonts: 0 })).toEqual([
    'scripts and styles of the landing page: 156000 bytes of at most 156000',
  ]);
  expect(overBudget({ code: 0, fonts: HOME_BUDGET.fonts })).toHaveLength(1);
});
