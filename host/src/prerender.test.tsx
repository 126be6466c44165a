import { documents as ofAuth } from '@telehealth/remote-auth/documents';
import { documents as ofPublic } from '@telehealth/remote-public/documents';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { listPages, type PageToCompose } from './prerender';

afterEach(() => vi.useRealTimers());

const NOW = '2026-11-24T08:00:00Z';
let pages: readonly PageToCompose[];

async function drawnAt(now: string): Promise<PageToCompose[]> {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const drawn = { auth: ofAuth, public: ofPublic, patient: {}, specialist: {}, visit: {} } as const;
  const sections = Object.keys(drawn) as (keyof typeof drawn)[];
  return (await Promise.all(sections.map((section) => listPages(section, drawn[section])))).flat();
}
beforeAll(async () => {
  pages = await drawnAt(NOW);
});
/** Paths for one role or for operators. */
const GUARDED = /^\/(patient|specialist)\/|^\/desk(\/|$)/;
const htmlOf = ({ words }: PageToCompose) => words?.html.replace(/ min="[\d-]+"/g, '');

test('a page that anybody may open begins with its heading, what it is for and the way to help', () => {
  const open = pages.filter(({ path }) => !GUARDED.test(path) && path !== '/symptom-checker/saved');
  expect(open.length).toBeGreaterThan(20);
  for (const { path, words } of open) {
    expect(words?.html, path).toMatch(/<main[\s\S]*<h1[^>]*>[^<]+<\/h1><p class="lead">[^<]+/);
    expect(words?.html, path).toContain('href="tel:112"');
  }
});

test('a page behind a guard begins empty', () => {
  const guarded = pages.filter(({ path }) => GUARDED.test(path));
  expect(guarded.length).toBeGreaterThan(12);
  for (const { words } of guarded) expect(words).toBeNull();
});

test('what stands in a document is as true a year later: it names no day and no hour of its build', async () => {
  const later = await drawnAt('2027-12-31T23:30:00Z');
  expect(pages.map(htmlOf)).toEqual(later.map(htmlOf));
});
