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
  const { code, fonts, owners } = homeTotals(files);
  expect(fonts).toBe(500);
  expect(owners.map(([owner]) => owner).sort()).toEqual(['css', 'host', 'section']);
  expect(owners.reduce((sum, [, spent]) => sum + spent, 0)).toBe(code);
});

test('says what is over its budget, and who spends it', () => {
  const owners = [
    ['react', HOME_BUDGET.code - 1],
    ['host', 1],
  ];
  expect(overBudget({ code: HOME_BUDGET.code - 1, fonts: HOME_BUDGET.fonts - 1, owners })).toEqual([]);
  expect(overBudget({ code: HOME_BUDGET.code, fonts: 0, owners })).toEqual([
    'scripts and styles of the landing page (react 159999, host 1): 160000 bytes of at most 160000',
  ]);
  expect(overBudget({ code: 0, fonts: HOME_BUDGET.fonts, owners })).toHaveLength(1);
});

test('knows react, the router, the host, the section and the styles by their files', () => {
  const of = (name, kind = 'script') => ({ kind, name, bytes: 1 });
  const files = [
    of('/static/js/lib-react.1.js'),
    of('/static/js/lib-router.1.js'),
    of('/static/js/index.1.js'),
    of('script 1 of the page'),
    of('/r/remote_public/1/remoteEntry.js'),
    of('r/remote_public/1/home.css', 'style'),
    of('/f.woff2', 'font'),
  ];
  expect(Object.fromEntries(homeTotals(files).owners)).toEqual({ react: 1, router: 1, host: 2, section: 1, css: 1 });
});
