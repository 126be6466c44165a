// node bench/danger-sign.mjs [rounds]: how long after the last letter the emergency card stands, on a phone whose network is only just
// there (400 kbit/s), cold and through HTTP/2, when the rules have to be fetched while somebody types; and the same words typed again
// in the same page, with the rules there, as the baseline. Needs a build.
import { fileURLToPath } from 'node:url';
import { startHttp2 } from './measure/http2.mjs';
import { startProduct } from './measure/product.mjs';
import { launch, median, SLOWEST_PHONE, slowDown } from './measure/visit.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const rounds = Number(process.argv[2] ?? 3);
/** As fast as thumbs type on a phone (about 36 words a minute: Palin and others, MobileHCI 2019). */
const KEY_MS = 330;
/** A short cry for help and a longer one. */
const TEXTS = ['crushing chest pain', 'my father suddenly cannot lift his arm and his mouth hangs'];

const CARD = '[aria-live=assertive] a[href="tel:112"] >> nth=0';

async function typed(page, text) {
  const box = page.getByRole('textbox', { name: /^What do you need help with/ });
  await box.fill('');
  await page.locator(CARD).waitFor({ state: 'detached' });
  await box.pressSequentially(text, { delay: KEY_MS });
  const end = Date.now();
  await page.locator(CARD).waitFor({ timeout: 60_000 });
  return Date.now() - end;
}

async function visit(browser, url, text) {
  const context = await browser.newContext({ viewport: SLOWEST_PHONE.viewport, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page), SLOWEST_PHONE);
    await page.goto(`${url}/find-specialist`, { waitUntil: 'networkidle', timeout: 120_000 });
    return { cold: await typed(page, text), again: await typed(page, text) };
  } finally {
    await context.close();
  }
}

const product = await startProduct(ROOT);
const served = await startHttp2(product.url);
const browser = await launch(served.pin);
try {
  console.log(`${rounds} rounds, ${SLOWEST_PHONE.down / 1e3} kbit/s; ms after the last letter, median`);
  for (const text of TEXTS) {
    const seen = [];
    for (let round = 0; round < rounds; round += 1) seen.push(await visit(browser, served.url, text));
    const cold = median(seen.map((one) => one.cold));
    const again = median(seen.map((one) => one.again));
    console.log(`“${text}”: ${cold}, with the rules there ${again}, ratio ${(cold / again).toFixed(2)}`);
  }
} finally {
  await browser.close();
  served.close();
  await product.close();
}
