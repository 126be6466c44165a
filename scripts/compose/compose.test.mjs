import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { createFingerprints } from '../build/fingerprint.mjs';
import { composeEnvironment, keepsEmergencyPage } from '../compose-environment.mjs';
import { compressFolder } from './compress.mjs';
import { composeEmergency, PAGE, WORKER_FILE } from './emergency.mjs';
import { composeHeaders } from './headers.mjs';
import { composeLanding, composeShell, inlineStyle, sourceOf, toInlineTheme } from './page-html.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'compose-'));
afterAll(() => rmSync(folder, { recursive: true }));

function mkdirFor(file, content) {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

const HTML =
  '<html><head><script src="/theme.js"></script><title>S</title><!--head--><script defer src="/static/js/index.1.js"></script>' +
  '<link href="/static/css/index.1.css" rel="stylesheet"></head><body><div id="root"></div></body></html>';
const host = {
  folder,
  html: HTML,
  files: ['static/font/figtree-latin-wght-normal.0a1b2c.woff2', 'static/js/index.1.js'],
};
const parts = { boot: { text: '</script><script>alert(1)</script>' }, theme: 'theme()', insertsRegistry: true };
const asset = (url, content = '') => ({
  url,
  file: url.slice(1),
  content: Buffer.from(content),
  integrity: `sha384-${url}`,
});

describe('headers', () => {
  const policy = composeHeaders({ connect: [] }).html['Content-Security-Policy'];
  test("no script but the site's own files: no inline script, no eval", () => {
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
  });
  test('the script that every page has inside runs by its hash, which is that of its text without comments', () => {
    const theme = toInlineTheme(Buffer.from('// why\n(() => {\n  // more\n  go();\n})();\n'));
    expect(theme).toBe('(() => {\ngo();\n})();');
    expect(() => toInlineTheme(Buffer.from('"</script>"'))).toThrow();
    const source = sourceOf(theme);
    const { html, documents } = composeHeaders({
      connect: [],
      inline: source,
      documents: { '/a': { file: 'a.html', inline: 'b' } },
    });
    expect(html['Content-Security-Policy']).toContain(`script-src 'self' ${source};`);
    expect(documents['/a'].headers['Content-Security-Policy']).toContain(`script-src 'self' ${source} b;`);
  });
});

describe('pages', () => {
  test('boot data cannot end its block, and the shell keeps an empty root', () => {
    const shell = composeShell(host, parts);
    expect(shell).not.toContain('</script><script>alert');
    expect(JSON.parse(/id="boot">(.*?)<\/script>/.exec(shell)[1])).toEqual(parts.boot);
    expect(shell).toContain('<div id="root"></div><div id="unstarted">');
    expect(shell).toContain('<script>theme()</script>');
    // Fonts load after the page is rendered.
    expect(shell).toContain('data-fonts="later"');
    expect(shell).not.toContain('as="font"');
  });

  test('no file holds the first paint back, and no script is inline but the data block and the theme', () => {
    const scripts = [...composeShell(host, parts).matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts.filter((one) => one.includes('src=') && !one.includes('defer'))).toEqual([]);
    expect(scripts.filter((one) => !one.includes('src=') && !one.includes('application/json'))).toEqual(['']);
  });

  test('the landing page carries its HTML, its styles and preloads whose attributes are those of the later requests', () => {
    mkdirFor('static/css/index.1.css', '.a{color:red}');
    const assets = {
      entry: asset('/r/p/1/remoteEntry.js'),
      scripts: [asset('/r/p/1/page-home.js')],
      styles: [asset('/r/p/1/css/home.css', '.b{}')],
    };
    const page = composeLanding(host, parts, { prerendered: { html: '<h1>$& Hello</h1>', title: 'A & B' }, assets });
    expect(page).toContain('<div id="root"><h1>$&amp; Hello</h1></div>');
    expect(page).toContain('<title>A &amp; B</title>');
    expect(page).toContain('<style>.a{color:red}</style>');
    expect(page).not.toContain('rel="stylesheet"');
    expect(page).toContain('<style data-href="r/p/1/css/home.css">.b{}</style>');
    for (const { url } of [assets.entry, ...assets.scripts]) {
      expect(page).toContain(`href="${url}" integrity="sha384-${url}" crossorigin="anonymous" fetchpriority="low">`);
    }
    // A page whose program fails to load says so beside its content, not instead of it.
    expect(page).toMatch(/<\/h1><\/div><p id="unstarted">Some parts of this page have not started/);
    expect(page).toContain('#unstarted{position:fixed;');
    expect(page).toContain('<noscript><style>#unstarted{visibility:visible}');
    expect(page).toContain('<a href="tel:112">112</a>');
    expect(page).not.toContain('data-fonts');
    expect(page.split('<body>')[0]).not.toContain('as="font"');
    expect(page).toMatch(/<body><link rel="preload" as="font"[^>]*crossorigin="anonymous"><div id="root">/);
    expect(page).toContain('<script defer="" src="/static/js/index.1.js" fetchpriority="low">');
  });

  test('a host page without its places is refused rather than served half', () => {
    expect(() => composeShell({ ...host, html: '<html></html>' }, parts)).toThrow();
  });

  test('addresses in an inlined sheet stay right, and nothing in it ends the element', () => {
    const style = asset(
      '/r/p/1/static/css/a.css',
      'a{b:url(../img/x.svg)}c{d:url("data:x")}e{f:url(/abs.png)}/*</style>*/',
    );
    expect(inlineStyle(style)).toBe(
      'a{b:url(/r/p/1/static/img/x.svg)}c{d:url("data:x")}e{f:url(/abs.png)}/*<\\/style>*/',
    );
  });
});

test('a document names no build: its server puts the registry in, or the page asks for it at once', () => {
  const filled = composeShell(host, parts);
  expect(filled).toContain(
    '<script type="application/json" id="registry"><!--#include virtual="/remotes.json" --></script>',
  );
  const asking = composeShell(host, { ...parts, insertsRegistry: false });
  expect(asking).toContain('<link rel="preload" as="fetch" href="/remotes.json" crossorigin="anonymous">');
  expect(asking).not.toContain('id="registry"');
});

describe('the emergency page', () => {
  const built = {
    render: ({ version, style, script, backend }) =>
      `<html data-version="${version}">${backend.url}<style>${style}</style><script src="${script.url}"></script>`,
    style: 'a{color:red}',
    script: 'page()',
    worker: 'work()',
    removeWorker: 'remove()',
  };
  const place = {
    environment: composeEnvironment({ BACKEND_URL: 'https://x.supabase.co/' }),
    isKept: true,
    theme: { url: '/static/js/theme.1.js', integrity: 'sha256-theme' },
    script: { url: '/static/js/emergency.1.js', integrity: 'sha256-script' },
    faviconUrl: '/favicon.svg',
    connect: ['https://x.supabase.co', 'wss://x.supabase.co'],
  };
  const keptOf = ({ files }) => JSON.parse(/^const EMERGENCY_FILES=(.*);$/m.exec(files[WORKER_FILE])[1]);

  test('the worker names the version that stands in the document, its files, and where the numbers are', () => {
    const composed = composeEmergency(built, place);
    const kept = keptOf(composed);
    expect(composed.files[composed.documentFile]).toContain(`data-version="${kept.version}"`);
    expect(kept.urls).toEqual([PAGE, place.theme.url, place.script.url, place.faviconUrl]);
    expect(kept.numbers).toBe('https://x.supabase.co/rest/v1/emergency_numbers?');
  });

  test.each([
    ['its style', { ...built, style: 'a{color:blue}' }, place],
    ['its worker', { ...built, worker: 'work(2)' }, place],
    ['the address of its script', built, { ...place, script: { url: '/static/js/emergency.2.js' } }],
  ])('another version when %s changes, the same when nothing does', (_, parts, where) => {
    const { version } = keptOf(composeEmergency(built, place));
    expect(keptOf(composeEmergency(built, place)).version).toBe(version);
    expect(keptOf(composeEmergency(parts, where)).version).not.toBe(version);
  });

  test('its policy lets in no inline script, one style by its hash, and only the origins named', () => {
    const { policy } = composeEmergency(built, place);
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toMatch(/style-src 'sha256-[\w+/]{43}='/);
    expect(policy).toContain("connect-src 'self' https://x.supabase.co wss://x.supabase.co;");
    expect(policy).not.toContain('unsafe');
  });

  test('switched off, the worker that takes everything back stands in its place', () => {
    expect([keepsEmergencyPage({}), keepsEmergencyPage({ EMERGENCY_OFFLINE: '0' })]).toEqual([true, false]);
    expect(composeEmergency(built, { ...place, isKept: false }).files[WORKER_FILE]).toBe('remove()');
  });

  test('its address and that of its worker are those that pages register', () => {
    const source = readFileSync(new URL('../../emergency/src/register-worker.ts', import.meta.url), 'utf8');
    expect(source).toContain(`url: '/${WORKER_FILE}', scope: '${PAGE}'`);
  });

  test('headers name its document and policy; a document without one has that of all pages', () => {
    const documents = {
      [PAGE]: { file: 'emergency-care.html', policy: "default-src 'none'" },
      '/find-specialist': { file: 'pages/find-specialist.html' },
    };
    const { html, ...headers } = composeHeaders({ connect: [], documents });
    expect(headers.documents['/find-specialist']).toEqual({ file: 'pages/find-specialist.html', headers: html });
    expect(headers.documents[PAGE]).toEqual({
      file: 'emergency-care.html',
      headers: { ...html, 'Content-Security-Policy': "default-src 'none'" },
    });
  });
});

test('what is compressed is the same content; what would grow is left out', async () => {
  mkdirFor('z/big.js', 'const a = 1;\n'.repeat(200));
  mkdirFor('z/small.json', '{}');
  await compressFolder(path.join(folder, 'z'));
  const plain = readFileSync(path.join(folder, 'z/big.js'));
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'z/big.js.br')))).toEqual(plain);
  expect(gunzipSync(readFileSync(path.join(folder, 'z/big.js.gz')))).toEqual(plain);
  expect(() => readFileSync(path.join(folder, 'z/small.json.gz'))).toThrow();
});

test('a build is stale when a source changed, not when a test did', () => {
  mkdirFor('app/src/a.ts', '1');
  const before = createFingerprints(folder)(['app']);
  mkdirFor('app/src/a.test.ts', '1');
  mkdirFor('app/node_modules/x.js', '1');
  expect(createFingerprints(folder)(['app'])).toBe(before);
  mkdirFor('app/src/a.ts', '2');
  expect(createFingerprints(folder)(['app'])).not.toBe(before);
});
