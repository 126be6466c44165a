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
  parts: { find: ['public/part.js', 'public/part.css'].map((file) => put(file).slice(7)), other: ['other.js'] },
  early: { find: put('public/early.js').slice(7) },
};
const section = { remote: { name: 'public' }, record, folder: path.join(folder, 'public'), base: '/r/p/1/' };
const host = { folder, html: HTML, files: [], data: [put('static/js/async/data.js')] };
const parts = { boot: { environment: { backendUrl: '', backendKey: 'key' } }, theme: 'theme()' };
const DRAWN = '<main><h1>A</h1><input id="need"><textarea></textarea></main>';
const WORDS = { title: 'A & B', description: 'C "d"', html: DRAWN };
const PAGE = { path: '/find/one', owner: 'public', page: 'find', backend: true, words: WORDS };

/** The files that the document preloads when the host's scripts have nearly arrived. */
const filesOf = (html) => JSON.parse(/data-files="([^"]*)"/.exec(html)[1].replaceAll('&quot;', '"'));

test('the document of a page names what it will ask for, with the attributes of the later requests', () => {
  const [{ address, file, html, inline }] = composePages(host, parts, section, [PAGE]);
  expect([address, file]).toEqual(['/find/one', 'pages/find.one.html']);
  expect(html).toContain('<title>A &amp; B</title><meta name="description" content="C &quot;d&quot;">');
  for (const url of ['/r/p/1/remoteEntry.js', '/r/p/1/page.js', '/r/p/1/part.js', '/static/js/async/data.js'])
    expect(filesOf(html)).toContainEqual({ url, integrity: expect.stringMatching(/^sha256-./) });
  expect(html).toContain('<style data-href="page.css">public/page.css</style>');
  expect(html).not.toContain('/r/p/1/page.css');
  // The early script precedes every script that the page waits for; each has the hash that lets it run.
  const [, early] = /<script data-url="" data-key="key">([^<]*)<\/script><script>theme\(\)</.exec(html);
  const [, inTurn] = /<script data-files="[^"]*">([\s\S]*?)<\/script>/.exec(html);
  const hashOf = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  expect(inline).toBe(`${hashOf(inTurn)} ${hashOf(early)}`);
  const { headers } = composeHeaders({ connect: [], documents: { [address]: { file, inline } } }).documents[address];
  expect(headers['Content-Security-Policy']).toContain(`script-src 'self' ${inline}; `);
});

test('a page that anybody may open begins with what was drawn of it, and takes no words before it can keep them', () => {
  const [{ html }] = composePages(host, parts, section, [PAGE]);
  const drawn = '<main><h1>A</h1><input id="need" readonly=""><textarea readonly=""></textarea></main>';
  expect(html).toContain(`<div id="root" data-until="page">${drawn}</div><p id="unstarted">`);
});

test('a page without data names nothing of it, and one without an early script has none', () => {
  const alone = { ...record, early: {} };
  const [{ html, inline }] = composePages(host, parts, { ...section, record: alone }, [{ ...PAGE, backend: false }]);
  expect(html).toContain('/r/p/1/page.js');
  expect(html).not.toMatch(/data\.js|early\.js|data-key/);
  expect(inline).toMatch(/^'sha256-\S+'$/);
});

test('a page behind a guard is called as the shell is: the guard may lead elsewhere, and names no page on the way', () => {
  const [{ html }] = composePages(host, parts, section, [{ ...PAGE, words: null }]);
  expect(html).toContain('<title>S</title><meta name="description" content="x">');
  expect(html).toContain('<div id="root"></div><div id="unstarted">');
  expect(html).toMatch(/rel="preload" as="style" href="\/r\/p\/1\/page.css"/);
  expect(html).toContain('/r/p/1/page.js');
});

test('a page of signing in names our code around the provider and its client, and no other names them', () => {
  const files = ['static/js/async/identity.js', 'static/css/async/identity.css', 'static/identity/client.js'];
  const identity = files.map(put);
  const documentOf = (page) => composePages({ ...host, identity }, parts, section, [page])[0].html;
  const html = documentOf({ ...PAGE, owner: 'auth', backend: false });
  for (const name of ['js/async/identity.js', 'identity/client.js'])
    expect(filesOf(html).map(({ url }) => url)).toContain(`/static/${name}`);
  expect(html).toMatch(/as="style" href="\/static\/css\/async\/identity.css"/);
  expect(documentOf(PAGE)).not.toContain('identity');
});

test("the provider's own form has its widget named too, that of signing in or of signing up", () => {
  const widgets = { signIn: [put('static/ui/in.js')], signUp: [put('static/ui/up.js')] };
  const ofAuth = { ...section, record: { ...record, early: {}, pages: { hosted: record.pages.find } } };
  const documentOf = (page) =>
    composePages({ ...host, identity: [], widgets }, parts, ofAuth, [{ ...PAGE, owner: 'auth', ...page }])[0].html;
  const named = (page) => documentOf(page).match(/static\/ui\/\w+/g);
  expect(named({ page: 'hosted', path: '/auth/patient/login' })).toEqual(['static/ui/in']);
  expect(named({ page: 'hosted', path: '/auth/specialist/signup' })).toEqual(['static/ui/up']);
  expect(named({ page: 'hosted', path: '/auth/sign-up' })).toEqual(['static/ui/up']);
  expect(named({ page: 'find', path: '/auth/unified/sign-up' })).toBeNull();
});
