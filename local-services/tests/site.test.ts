import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HttpServer, startHttpServer } from '../src/http-server';
import { createSiteServer } from '../src/site/site-server';

let parent: string;
let http: HttpServer;
const script = 'export const answer = 42;\n'.repeat(40);

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'sawubona-site-'));
  const site = join(parent, 'site');
  await mkdir(join(site, 'r/patient/abc'), { recursive: true });
  await writeFile(join(parent, 'secret.txt'), 'outside');
  await writeFile(join(site, 'index.html'), '<title>home</title>');
  await writeFile(join(site, 'shell.html'), '<title>shell</title>');
  await writeFile(join(site, 'remotes.json'), '{"release":1}');
  await mkdir(join(site, '.releases'));
  await writeFile(join(site, '.releases/settings.json'), '{}');
  await writeFile(join(site, 'emergency-care.html'), '<title>emergency</title>');
  await mkdir(join(site, 'pages'));
  await writeFile(join(site, 'pages/symptom-checker.html'), '<title>symptoms</title>');
  const html = {
    'content-security-policy': "default-src 'self'; connect-src 'self' {ws}",
    'cache-control': 'no-cache',
  };
  await writeFile(
    join(site, 'headers.json'),
    JSON.stringify({
      html,
      immutable: { 'cache-control': 'public, max-age=31536000, immutable' },
      revalidate: { 'cache-control': 'no-cache' },
      documents: {
        '/emergency-care': {
          file: 'emergency-care.html',
          headers: { 'content-security-policy': "default-src 'none'", 'cache-control': 'no-cache' },
        },
        '/symptom-checker': { file: 'pages/symptom-checker.html', headers: html },
      },
      rules: [{ prefix: '/r/', use: 'immutable' }],
      otherwise: 'revalidate',
    }),
  );
  await writeFile(
    join(site, 'routes.json'),
    JSON.stringify({
      paths: ['/', '/find-specialist', '/payment/:id', '/auth/patient/login/*'],
      prefixes: ['/patient/'],
    }),
  );
  const file = join(site, 'r/patient/abc/main.js');
  await writeFile(file, script);
  await writeFile(`${file}.br`, brotliCompressSync(script));
  await writeFile(`${file}.gz`, gzipSync(script));
  http = await startHttpServer(0, createSiteServer(site));
});
afterAll(async () => {
  await http.close();
  await rm(parent, { recursive: true, force: true });
});

/** Without fetch, which normalises paths and unpacks bodies. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const sent = httpRequest({
      host: '127.0.0.1',
      port: http.port,
      path,
      method,
      headers: { host: 'localhost:3000', ...headers },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.end();
  });
}

describe('pages', () => {
  test.each([
    ['/', 200, 'home'],
    ['/find-specialist', 200, 'shell'],
    ['/find-specialist/', 200, 'shell'],
    ['/symptom-checker', 200, 'symptoms'],
    ['/symptom-checker/?x=1', 200, 'symptoms'],
    // Pages of a person somebody acts for come from the shell: their own documents are of one's own pages.
    ['/for/7b0f0c1e-2f5a-4c5d-9a3e-1d2c3b4a5f60/patient/dashboard', 200, 'shell'],
    ['/for/7b0f0c1e-2f5a-4c5d-9a3e-1d2c3b4a5f60/find-specialist', 200, 'shell'],
    ['/for/7b0f0c1e-2f5a-4c5d-9a3e-1d2c3b4a5f60', 200, 'shell'],
    ['/for/7b0f0c1e-2f5a-4c5d-9a3e-1d2c3b4a5f60/nowhere', 404, 'shell'],
    ['/for/somebody/patient/dashboard', 404, 'shell'],
    ['/payment/123?x=1', 200, 'shell'],
    ['/auth/patient/login/factor-one', 200, 'shell'],
    ['/patient/anything/new', 200, 'shell'],
    ['/payment', 404, 'shell'],
    ['/nowhere', 404, 'shell'],
  ])('%s is %i', async (path, status, title) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toBe(`<title>${title}</title>`);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'self'; connect-src 'self' ws://localhost:3000 wss://localhost:3000",
    );
  });
});

describe('a document with a place for the registry', () => {
  const around = (registry: string) => `<script id="registry">${registry}</script>`;
  const put = (registry: string) => writeFile(join(parent, 'site/remotes.json'), registry);
  beforeAll(() =>
    writeFile(join(parent, 'site/pages/symptom-checker.html'), around('<!--#include virtual="/remotes.json" -->')),
  );
  afterAll(async () => {
    await put('{"release":1}');
    await writeFile(join(parent, 'site/pages/symptom-checker.html'), '<title>symptoms</title>');
  });

  test('has the one that is live, also after the pointer was moved, packed or plain', async () => {
    const first = await get('/symptom-checker');
    expect(first.body.toString()).toBe(around('{"release":1}'));
    const { etag } = first.headers;
    expect((await get('/symptom-checker', { 'if-none-match': String(etag) })).status).toBe(304);
    await put('{"release":22}');
    const packed = await get('/symptom-checker', { 'accept-encoding': 'br', 'if-none-match': String(etag) });
    expect([packed.status, packed.headers['content-encoding']]).toEqual([200, 'br']);
    expect(brotliDecompressSync(packed.body).toString()).toBe(around('{"release":22}'));
  });

  test('what documents are made of is shown to nobody', async () => {
    for (const path of ['/.releases/settings.json', '/x/../.releases/settings.json', '/%2ereleases/settings.json'])
      expect((await get(path)).status, path).toBe(404);
  });
});

describe('an address with a document of its own', () => {
  test.each(['/emergency-care', '/emergency-care/', '/emergency-care?x=1'])('%s has its own policy', async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.body.toString()]).toEqual([200, '<title>emergency</title>']);
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'");
  });

  test('nothing below it and nothing that only begins alike', async () => {
    for (const path of ['/emergency-care/more', '/emergency-carefully'])
      expect((await get(path)).status, path).toBe(404);
  });
});

describe('files', () => {
  test.each([
    ['br, gzip', 'br', brotliCompressSync(script)],
    ['gzip', 'gzip', gzipSync(script)],
    ['br;q=0, gzip', 'gzip', gzipSync(script)],
    ['identity', undefined, Buffer.from(script)],
  ])('accept-encoding %s', async (accepted, encoding, body) => {
    const answer = await get('/r/patient/abc/main.js', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.body.equals(body)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(body.length),
      vary: 'accept-encoding',
    });
  });

  test('an unchanged file is not sent again; HEAD sends no body', async () => {
    const first = await get('/remotes.json');
    expect(first.headers['cache-control']).toBe('no-cache');
    const second = await get('/remotes.json', { 'if-none-match': String(first.headers.etag) });
    expect(second.status).toBe(304);
    const head = await get('/r/patient/abc/main.js', {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(script.length)]);
  });

  test.each([
    '/r/patient/abc/gone.js',
    '/headers.json',
    '//headers.json',
    '/%2fheaders.json',
    '/routes.json',
    '/%2e%2e/secret.txt',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/r/..%2f..%2f..%2fsecret.txt',
    '/index.html%00.js',
    '/%zz.js',
    '/r/patient/abc/main.js.br',
  ])('%s is not found, and never answered with a page', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toMatch(/title|outside/);
  });

  test('nothing but reading, and only by names of this machine', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405);
    expect((await get('/', { host: 'evil.example' })).status).toBe(421);
  });
});
