import { chromium } from '@playwright/test';
import { REGISTRY_PLACE } from '../compose/page-html.mjs';
import { ensureBrowser } from '../setup/browser.mjs';
import { TURNED_OFF } from '../setup/chromium-features.mjs';
import { frameOf } from './host-frame.mjs';
import { toJson } from './pointer.mjs';
import { serveSite } from './serve-site.mjs';
import { stage } from './stage.mjs';

const LIMIT_MS = 30_000;
/** What is broken everywhere is not looked for everywhere. */
const ENOUGH = 3;
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  `--disable-features=${TURNED_OFF.join(',')}`,
];
/** The block with the registry, as servers send it. */
const REGISTRY_BLOCK = /(<script type="application\/json" id="registry">)[\s\S]*?(<\/script>)/;

/** The addresses that a section can be looked at without an account: its open pages, or one of its prefix that no page has. */
async function addressesOf(store, registry, name) {
  const { listPages, listRoutes } = await frameOf(store, registry);
  const { routes } = registry.remotes[name];
  const open = (await listPages(name, {}, routes))
    .filter(({ words }) => words !== null)
    .map(({ path: address }) => address);
  const prefixes = routes === undefined ? listRoutes().prefixes : [`/${name}/`];
  const unknown = prefixes.filter((prefix) => prefix.startsWith(`/${name}/`));
  return [...(name === 'public' ? ['/'] : []), ...open, ...unknown.map((prefix) => `${prefix}a-page-that-nobody-has`)];
}

/** Opens one address. @returns {Promise<string[]>} what went wrong there, one sentence each */
async function look(page, url, container) {
  const problems = [];
  const { pathname } = new URL(url);
  const note = (what) => problems.push(`${pathname}: ${what}`);
  const onError = (error) => note(error.message);
  const onFailure = (request) => request.url().includes(`/r/${container}/`) && note(`${request.url()} did not load`);
  page.on('pageerror', onError);
  page.on('requestfailed', onFailure);
  try {
    await page.goto(url, { timeout: LIMIT_MS });
    // The program has taken over: nothing of the document says any more that it has not started.
    await page.waitForFunction(
      () => document.getElementById('unstarted') === null && document.querySelector('main h1') !== null,
      undefined,
      { timeout: LIMIT_MS },
    );
    await page.waitForFunction(
      (name) => document.querySelector('[data-failed-page]') !== null || name in globalThis,
      container,
      { timeout: LIMIT_MS },
    );
    await page.waitForLoadState('load');
    const failed = page.locator('[data-failed-page]');
    if ((await failed.count()) > 0) note((await failed.first().getByRole('alert').textContent()) ?? 'the page failed');
  } catch (error) {
    note(error.message.split('\n')[0]);
  }
  page.off('pageerror', onError);
  page.off('requestfailed', onFailure);
  return problems;
}

/** Lets a page of the live site see another registry, and files that only the store has. */
async function showRegistry(context, store, registry, origin) {
  const body = toJson(registry);
  await context.route(`${origin}/**`, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (pathname === '/remotes.json') return route.fulfill({ contentType: 'application/json', body });
    if (pathname.startsWith('/r/')) {
      const file = await store.read(pathname.slice(1));
      if (file === null) return route.continue();
      const contentType = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
      return route.fulfill({ contentType, body: file });
    }
    if (request.resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const html = (await response.text()).replace(REGISTRY_BLOCK, (_, open, close) => open + body + close);
    await route.fulfill({ response, body: html.replace(REGISTRY_PLACE, () => body) });
  });
}

/**
 * Opens pages in a browser as they would be with another registry: on this machine with the documents that would be made, or
 * with a section's new build under the host that is live.
 * @param {import('./store.mjs').Store} store has the new builds' files
 * @param {import('./pointer.mjs').Registry} registry that would be live
 * @param {string[]} names of sections
 * @param {string} [liveUrl] the live site
 * @returns {Promise<string[]>} what went wrong, one sentence each
 */
export async function smoke(store, registry, names, liveUrl) {
  const staged = liveUrl === undefined ? await stage(store, registry) : null;
  const site = staged === null ? null : await serveSite(staged, registry);
  const url = site?.url ?? liveUrl.replace(/\/+$/, '');
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ARGS });
  try {
    const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
    if (site === null) await showRegistry(context, store, registry, new URL(url).origin);
    const page = await context.newPage();
    const problems = [];
    for (const name of names)
      for (const address of await addressesOf(store, registry, name)) {
        problems.push(...(await look(page, url + address, registry.remotes[name].container)));
        if (problems.length >= ENOUGH) return problems;
      }
    return problems;
  } finally {
    await browser.close();
    site?.close();
  }
}
