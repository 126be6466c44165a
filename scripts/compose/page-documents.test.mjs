import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { composeHeaders } from './headers.mjs';
import { composePages } from './page-documents.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'page-documents-'));
afterAll(() => rmSync(folder, { recursive: true }));

function put(file) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, file);
  return file;
}

const HTML =
  '<html><head><script src="/theme.js"></script><title>S</title><meta name="description" content="x" /><!--head--></head>' +
  '<body><div id="root"></div></body></html>';
const record = {
  entry: put('public/remoteEntry.js').slice(7),
  manifest: [],
  pages: { find: [put('public/page.js').slice(7), put('public/page.css').slice(7)] },
  early: { find: put('public/early.js').slice(7) },
};
const builds = [{ remote: { name: 'public' }, record, folder: path.join(folder, 'public'), base: '/r/p/1/' }];
const host = { folder, html: HTML, files: [], data: [put('static/js/async/data.js')] };
const parts = { boot: { environment: { backendUrl: '', backendKey: 'key' } }, theme: 'theme()' };
const DRAWN = '<main><h1>A</h1><input id="need"><textarea></textarea></main>';
const WORDS = { title: 'A & B', description: 'C "d"', html: DRAWN };
const PAGE = { path: '/find/one', owner: 'public', page: 'find', backend: true, words: WORDS };

test('the document of a page names what it will ask for, with the attributes of the later requests', () => {
  const [{ address, file, html, inline }] = composePages(host, parts, builds, [PAGE]);
  expect([address, file]).toEqual(['/find/one', 'pages/find.one.html']);
  expect(html).toContain('<title>A &amp; B</title><meta name="description" content="C &quot;d&quot;">');
  for (const url of ['/r/p/1/remoteEntry.js', '/r/p/1/page.js', '/static/js/async/data.js'])
    expect(html).toMatch(
      new RegExp(`as="script" href="${url}" integrity="sha256-[^"]+" crossorigin="anonymous" fetch`),
    );
  expect(html).toContain('<style data-href="page.css">public/page.css</style>');
  expect(html).not.toContain('/r/p/1/page.css');
  // Before every script that is waited for; with the hash that lets it run.
  const [, script] = /<script data-url="" data-key="key">([^<]*)<\/script><script>theme\(\)</.exec(html);
  expect(inline).toBe(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const { headers } = composeHeaders({ connect: [], documents: { [address]: { file, inline } } }).documents[address];
  expect(headers['Content-Security-Policy']).toContain(`script-src 'self' ${inline}; `);
});

test('a page that anybody may open begins with what was drawn of it, and takes no words before it can keep them', () => {
  const [{ html }] = composePages(host, parts, builds, [PAGE]);
  const drawn = '<main><h1>A</h1><input id="need" readonly=""><textarea readonly=""></textarea></main>';
  expect(html).toContain(`<div id="root" data-until="page">${drawn}</div><p id="unstarted">`);
});

test('a page without data names nothing of it, and one without an early script has none', () => {
  const alone = { ...record, early: {} };
  const [{ html, inline }] = composePages(
    host,
    parts,
    [{ ...builds[0], record: alone }],
    [{ ...PAGE, backend: false }],
  );
  expect(html).toContain('/r/p/1/page.js');
  expect(html).not.toMatch(/data\.js|early\.js|data-key/);
  expect(inline).toBeUndefined();
});

test('a page behind a guard is called as the shell is: the guard may lead elsewhere, and names no page on the way', () => {
  const [{ html }] = composePages(host, parts, builds, [{ ...PAGE, words: null }]);
  expect(html).toContain('<title>S</title><meta name="description" content="x">');
  expect(html).toContain('<div id="root"></div><div id="unstarted">');
  expect(html).toMatch(/rel="preload" as="style" href="\/r\/p\/1\/page.css"/);
  expect(html).toContain('/r/p/1/page.js');
});

test('a page of signing in names our code around the provider and its client, and no other names them', () => {
  const files = ['static/js/async/identity.js', 'static/css/async/identity.css', 'static/identity/client.js'];
  const identity = files.map(put);
  const ofAuth = [{ ...builds[0], remote: { name: 'auth' } }, ...builds];
  const documentOf = (page) => composePages({ ...host, identity }, parts, ofAuth, [page])[0].html;
  const html = documentOf({ ...PAGE, owner: 'auth', backend: false });
  for (const name of ['js/async/identity.js', 'identity/client.js'])
    expect(html).toMatch(
      new RegExp(`as="script" href="/static/${name}" integrity="sha256-[^"]+" crossorigin="anonymous"`),
    );
  expect(html).toMatch(/as="style" href="\/static\/css\/async\/identity.css"/);
  expect(documentOf(PAGE)).not.toContain('identity');
});
