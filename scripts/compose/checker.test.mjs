import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { integrityOf } from '../../federation/build-record.mjs';
import { keepsSymptomChecker } from '../compose-environment.mjs';
import { CHECKER_WORKER_FILE, composeChecker } from './checker.mjs';

const site = mkdtempSync(path.join(tmpdir(), 'checker-'));
afterAll(() => rmSync(site, { recursive: true }));

function put(file) {
  const target = path.join(site, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `content of ${file}`);
}
const OWN = ['remoteEntry.js', 'manifest.js', 'page.js', 'page.css', 'service.js', 'part.js', 'late.js', 'home.js'];
for (const file of OWN) put(`r/public/1/${file}`);
for (const file of ['js/index.1.js', 'css/index.1.css', 'font/latin.1.woff2']) put(`static/${file}`);

const record = {
  entry: 'remoteEntry.js',
  manifest: ['manifest.js'],
  pages: { home: ['home.js'], 'symptom-checker': ['page.js', 'page.css'], 'service-symptom-checker': ['service.js'] },
  parts: { 'symptom-checker': ['part.js', 'page.css'], 'on-demand': ['late.js'] },
};
const build = { record, base: '/r/public/1/' };
const shell =
  '<script src="/static/js/index.1.js"></script>' +
  '<link href="/static/css/index.1.css"><link rel="icon" href="/favicon.svg"><script id="boot">{"/r/public/1/"}</script>';
const parts = { worker: 'work()', removeWorker: 'remove()' };
const place = { site, shell, fonts: ['/static/font/latin.1.woff2'], build, isKept: true };
const keptOf = (script) => JSON.parse(/^const CHECKER_FILES=(.*);$/m.exec(script)[1]);

test('the worker names all that both pages ask for, by what is in it, and nothing that may change', () => {
  const kept = keptOf(composeChecker(parts, place));
  expect(Object.keys(kept.files)).toEqual([
    '/static/js/index.1.js',
    '/static/css/index.1.css',
    '/static/font/latin.1.woff2',
    ...OWN.filter((file) => file !== 'home.js').map((file) => `/r/public/1/${file}`),
  ]);
  expect(kept.files['/r/public/1/part.js']).toBe(integrityOf('content of r/public/1/part.js'));
  expect(kept.named).toEqual(['/static/js/index.1.js', '/r/public/1/remoteEntry.js']);
});

test.each([
  ['the document', parts, { ...place, shell: `${shell} ` }],
  ['the worker', { ...parts, worker: 'work(2)' }, place],
  [
    'the section',
    parts,
    {
      ...place,
      build: {
        ...build,
        record: {
          ...record,
          pages: { ...record.pages, 'symptom-checker': ['page.js'] },
          parts: { ...record.parts, 'symptom-checker': ['part.js'] },
        },
      },
    },
  ],
])('another version when %s changes, the same when nothing does', (_, other, where) => {
  const { version } = keptOf(composeChecker(parts, place));
  expect(keptOf(composeChecker(parts, place)).version).toBe(version);
  expect(keptOf(composeChecker(other, where)).version).not.toBe(version);
});

test('a section built without these names is refused', () => {
  const old = { ...build, record: { ...record, parts: undefined } };
  expect(() => composeChecker(parts, { ...place, build: old })).toThrow('The public section has no symptom-checker');
});

test('switched off, the worker that takes everything back stands in its place', () => {
  expect([keepsSymptomChecker({}), keepsSymptomChecker({ CHECKER_OFFLINE: '0' })]).toEqual([true, false]);
  expect(composeChecker(parts, { ...place, isKept: false })).toBe('remove()');
});

test('its address is the one that pages register', () => {
  const source = readFileSync(new URL('../../emergency/src/register-worker.ts', import.meta.url), 'utf8');
  expect(source).toContain(`url: '/${CHECKER_WORKER_FILE}'`);
});
