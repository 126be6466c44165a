const VIEWPORT = { width: 1280, height: 900 };
const SEARCH = '/rest/v1/rpc/find_slots';

/**
 * Runs in the page, before anything of its own: notes the searches that are sent, and offers to wait for the paint of
 * cards. The moments are those of `performance.now()`, whose zero is the navigation.
 */
function watchSearches(path) {
  const seen = { searches: [], startedAt: 0, shownAt: null };
  window.__seen = seen;
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (!url.includes(path)) return send(input, init);
    const search = { sentAt: performance.now(), answeredAt: null, body: init?.body };
    seen.searches.push(search);
    const answer = await send(input, init);
    answer
      .clone()
      .text()
      .then(() => Object.assign(search, { answeredAt: performance.now() }))
      .catch(() => undefined);
    return answer;
  };
  /** From now on: when a card with this text in it has been painted. Nothing runs while there is none: to look at every
   * frame would keep the browser drawing, which the question alone does not. */
  window.__await = (text) => {
    Object.assign(seen, { startedAt: performance.now(), shownAt: null });
    seen.shown = new Promise((done) => {
      const look = new MutationObserver(() => {
        if (!document.querySelector('article')?.textContent.includes(text)) return;
        look.disconnect();
        requestAnimationFrame(() =>
          setTimeout(() => done(Object.assign(seen, { shownAt: performance.now() }).shownAt)),
        );
      });
      look.observe(document, { childList: true, characterData: true, subtree: true });
    });
  };
  window.__await('');
  seen.startedAt = 0;
}

/** Runs in the page: the last search once more, by a bare request, and the cards of its first paint drawn once more. */
async function askAndPaint() {
  const FIRST_CARDS = 6;
  const { environment } = JSON.parse(document.getElementById('boot').textContent);
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const { body } = window.__seen.searches.at(-1);
  let found = 0;
  const times = [];
  // One answer alone says little on a busy machine: the one in the middle of three.
  while (times.length < 3) {
    const asked = performance.now();
    const answer = await fetch('/rest/v1/rpc/find_slots', {
      method: 'POST',
      headers: { apikey: environment.backendKey, 'content-type': 'application/json' },
      body,
    });
    found = (await answer.json()).length;
    times.push(performance.now() - asked);
  }
  const question = times.sort((a, b) => a - b)[1];
  const list = document.querySelector('article').closest('ol');
  const copy = list.cloneNode(false);
  copy.append(...[...list.children].slice(0, FIRST_CARDS).map((one) => one.cloneNode(true)));
  const place = list.parentElement;
  list.remove();
  await frame();
  const drawn = performance.now();
  place.append(copy);
  await frame();
  return { question, paint: performance.now() - drawn, found };
}

/** Runs in a page without anything: how long these addresses take to come, all at once, in ms. */
async function fetchAll(addresses) {
  const from = performance.now();
  await Promise.all(addresses.map(async (address) => (await fetch(address)).arrayBuffer()));
  return performance.now() - from;
}

async function withPage(browser, url, work) {
  const context = await browser.newContext({ baseURL: url, viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchSearches, SEARCH);
    return await work(page);
  } finally {
    await context.close();
  }
}

/**
 * @returns {Promise<{ results: number, sent: number, answered: number, question: number, paint: number }>} ms; `sent` is when
 *   the search left, `answered` when all of its answer was there, `results` when the first cards were painted
 */
async function finish(page, fewest = 200) {
  const { searches, startedAt, shownAt } = await page.evaluate(async () => {
    await window.__seen.shown;
    const { searches, startedAt, shownAt } = window.__seen;
    return { searches, startedAt, shownAt };
  });
  await page.waitForLoadState('networkidle');
  const { question, paint, found } = await page.evaluate(askAndPaint);
  if (found < fewest) throw new Error(`${found} specialists are not the ${fewest} this is about`);
  const { sentAt, answeredAt } = searches.at(-1);
  return {
    results: shownAt - startedAt,
    sent: sentAt - startedAt,
    answered: answeredAt - startedAt,
    question,
    paint,
  };
}

/**
 * From pressing the button of the landing form to the first card.
 * @param {number} pause ms between reaching the button with the pointer and pressing it; a person needs some 100 to 300
 */
export const openFromHome = (browser, url, pause = 0) =>
  withPage(browser, url, async (page) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    // Whoever asks writes something first; the page that answers is fetched meanwhile.
    await page.getByLabel('What do you need help with?').fill('A cough since Monday');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    await page.evaluate(() => document.addEventListener('submit', () => window.__await(''), true));
    const button = page.getByRole('button', { name: 'See openings' });
    if (pause > 0) {
      await button.hover();
      await page.waitForTimeout(pause);
    }
    await button.click();
    return finish(page);
  });

const ADDRESS = '/find-specialist?mode=video';

/**
 * From the address to the first card: with an empty cache, where the code has to come first, and again with a full one.
 * `code` is what the document with its scripts and styles takes alone, only to come, in the same two states of the cache.
 */
export async function openFromAddress(browser, url) {
  const { cold, warm, files } = await withPage(browser, url, async (page) => {
    await page.goto(ADDRESS);
    const cold = await finish(page);
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\.(js|css)$/.test(name)),
    );
    await page.goto(ADDRESS);
    return { cold, warm: await finish(page), files: [...new Set(files)] };
  });
  return withPage(browser, url, async (page) => {
    await page.goto('/favicon.svg');
    const inOrder = [ADDRESS, ...files];
    const coldCode = await page.evaluate(fetchAll, inOrder);
    const warmCode = await page.evaluate(fetchAll, inOrder);
    return { cold: { ...cold, code: coldCode }, warm: { ...warm, code: warmCode } };
  });
}

/**
 * From changing a wish on the page to the first card of the new answer.
 * @param {number} hold ms for which the button of the mouse is down before it lets go, which is the press; a person's is some 80
 */
export const changeFilter = (browser, url, hold = 0) =>
  withPage(browser, url, async (page) => {
    await page.goto('/find-specialist', { waitUntil: 'networkidle' });
    await page.locator('article').first().waitFor();
    const chip = page.locator('#filters').getByText('Video', { exact: true });
    await chip.evaluate((one) => one.addEventListener('click', () => window.__await('offers video'), true));
    await chip.click({ delay: hold });
    return finish(page);
  });
