const VIEWPORT = { width: 1280, height: 900 };
const DAY_MS = 86_400_000;

/** Runs in the page: notes when a search was sent off and when the first card had been painted. */
function watchCards() {
  window.__seen = { sent: 0, shown: null };
  document.addEventListener('submit', () => Object.assign(window.__seen, { sent: performance.now() }), true);
  const look = () => {
    if (document.querySelector('article') === null) return requestAnimationFrame(look);
    setTimeout(() => Object.assign(window.__seen, { shown: performance.now() }));
  };
  requestAnimationFrame(look);
}

/** Runs in the page: the same question by a bare request, and the same cards painted once more. */
async function askAndPaint({ from, to }) {
  const { environment } = JSON.parse(document.getElementById('boot').textContent);
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const body = { p_filters: { limit: 200, mode: 'video' }, p_from: from, p_to: to, p_per_visit_type: 3 };
  const asked = performance.now();
  const answer = await fetch('/rest/v1/rpc/find_slots', {
    method: 'POST',
    headers: { apikey: environment.backendKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const found = (await answer.json()).length;
  const question = performance.now() - asked;
  const list = document.querySelector('article').closest('ol');
  const copy = list.cloneNode(true);
  list.remove();
  await frame();
  const drawn = performance.now();
  document.querySelector('main').append(copy);
  await frame();
  return { question, paint: performance.now() - drawn, found };
}

async function withPage(browser, url, work) {
  const context = await browser.newContext({ baseURL: url, viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchCards);
    return await work(page);
  } finally {
    await context.close();
  }
}

async function finish(page) {
  await page.waitForFunction(() => window.__seen.shown !== null);
  const { sent, shown } = await page.evaluate(() => window.__seen);
  await page.waitForLoadState('networkidle');
  const now = Date.now();
  const span = { from: new Date(now).toISOString(), to: new Date(now + 14 * DAY_MS).toISOString() };
  const { question, paint, found } = await page.evaluate(askAndPaint, span);
  if (found < 200) throw new Error(`${found} specialists are not the two hundred this is about`);
  return { results: shown - sent, question, paint };
}

/** From pressing the button of the landing form to the first card. @returns {Promise<{ results: number, question: number, paint: number }>} ms */
export const openFromHome = (browser, url) =>
  withPage(browser, url, async (page) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    // Whoever asks writes something first; the page that answers is fetched meanwhile.
    await page.getByLabel('What do you need help with?').fill('A cough since Monday');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    await page.getByRole('button', { name: 'See openings' }).click();
    return finish(page);
  });

/** From the address to the first card, with an empty cache: the code has to come first. */
export const openFromAddress = (browser, url) =>
  withPage(browser, url, async (page) => {
    await page.goto('/find-specialist?mode=video');
    return finish(page);
  });

/** Runs in the page: scrolls to the end a screen's third per frame and counts the frames that came late. */
async function scrollDown() {
  const deltas = [];
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  let before = await frame();
  while (scrollY + innerHeight < document.documentElement.scrollHeight - 2 && deltas.length < 600) {
    scrollBy(0, innerHeight / 3);
    const at = await frame();
    deltas.push(at - before);
    before = at;
  }
  return deltas;
}

/** How smoothly the list scrolls. @returns {Promise<{ name: string, cards: number, frames: number, late: number, longest: number }[]>} */
export const scrollThrough = (browser, url) =>
  withPage(browser, url, async (page) => {
    const told = [];
    const scroll = async (name) => {
      await page.evaluate(() => scrollTo(0, 0));
      await page.waitForTimeout(500);
      const deltas = await page.evaluate(scrollDown);
      const cards = await page.locator('article').count();
      const late = deltas.filter((delta) => delta > 50).length;
      told.push({ name, cards, frames: deltas.length, late, longest: Math.max(...deltas) });
    };
    await page.goto('/find-specialist', { waitUntil: 'networkidle' });
    await page.locator('article').first().waitFor();
    await scroll('the list');
    await page.evaluate(() => {
      const height = document.documentElement.scrollHeight;
      document.body.replaceChildren();
      document.body.style.height = `${height}px`;
    });
    await scroll('an empty page');
    return told;
  });
