// node bench/find.mjs [rounds]: how long finding a specialist takes beside the same question alone, with 200 specialists.
// Needs a build (npm run build). The baseline is measured in the same browser and round: the very search that was sent, by a
// bare request on the idle page (the time in the middle of three), and one paint of the cards that are drawn first. Goal:
// results within 1.3 times both together.
// Twice each: as a machine presses, and as a person does, who is on the button for a moment before pressing it, and whose
// pressing takes a moment. What is measured begins with the click; from the form the search leaves when the button is reached,
// so that "search sent" is below zero.
// The goal is about searching in the product: from the form of the landing page, and after a changed wish. Opened by address,
// the document, scripts and styles come first, which that baseline has no part in: "with code" adds what these files take to
// come, alone and before the question, with the cache as it was.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startDatabases } from './database/databases.mjs';
import { startServices } from './database/over-http.mjs';
import { scrollThrough } from './find/scrolling.mjs';
import { changeFilter, openFromAddress, openFromHome } from './find/visits.mjs';
import { launch, median } from './measure/visit.mjs';

const GOAL = 1.3;
/** Between reaching the button with the pointer and pressing it, ms; a person needs some 100 to 300. */
const PAUSE_MS = 150;
/** How long a person's finger keeps the button of a mouse down, ms. */
const HOLD_MS = 80;
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const rounds = Math.max(3, Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 7));
const ms = (numbers) => `${median(numbers).toFixed(0)} (${Math.min(...numbers).toFixed(0)})`;
const line = (...cells) => console.log(cells.map((cell, at) => String(cell).padEnd(at ? 14 : 44)).join(''));

async function measure(browser, url) {
  const [fromForm, afterPause, warmly, coldly, changed, afterHold] = [[], [], [], [], [], []];
  // The first visit pays for the start of the browser and of the server.
  await openFromHome(browser, url);
  for (let round = 0; round < rounds; round += 1) {
    fromForm.push(await openFromHome(browser, url));
    afterPause.push(await openFromHome(browser, url, PAUSE_MS));
    const { cold, warm } = await openFromAddress(browser, url);
    coldly.push(cold);
    warmly.push(warm);
    changed.push(await changeFilter(browser, url));
    afterHold.push(await changeFilter(browser, url, HOLD_MS));
  }
  return {
    'from the form, pressed without a pause': fromForm,
    [`from the form, ${PAUSE_MS} ms on the button before`]: afterPause,
    'a wish changed on the page, without a pause': changed,
    [`a wish changed, ${HOLD_MS} ms of pressing`]: afterHold,
    'by address, code in the cache': warmly,
    'by address, nothing in the cache': coldly,
  };
}

const verdict = (ratio) => `${ratio.toFixed(2)} ${ratio <= GOAL ? 'reached' : 'missed'}`;

function printTimes(visits) {
  line(
    ...['ms, median (best)', 'question', 'one paint', 'the code', 'search sent', 'answered', 'results'],
    ...[`ratio, ${GOAL}`, 'with code'],
  );
  for (const [name, list] of Object.entries(visits)) {
    const read = (key) => list.map((visit) => visit[key]);
    const hasCode = list[0].code !== undefined;
    const ratio = (alone) => verdict(median(list.map((visit) => visit.results / alone(visit))));
    line(
      name,
      ...['question', 'paint'].map((key) => ms(read(key))),
      hasCode ? ms(read('code')) : '',
      ...['sent', 'answered', 'results'].map((key) => ms(read(key))),
      ratio(({ question, paint }) => question + paint),
      hasCode ? ratio(({ code, question, paint }) => code + question + paint) : '',
    );
  }
}

const { databases, stateDir, stop } = await startDatabases([{ patients: 2000, visits: 10_000 }]);
const services = await startServices(ROOT, databases[0].url, join(stateDir, 'services'));
const browser = await launch();
try {
  printTimes(await measure(browser, services.url));
  console.log('\nScrolling through 200 cards, beside a page of the same height without any');
  line('', 'cards', 'frames', 'over 50 ms', 'longest ms', 'long tasks');
  for (const { name, cards, frames, late, longest, longTasks } of await scrollThrough(browser, services.url))
    line(name, cards, frames, late, longest.toFixed(0), longTasks);
} finally {
  await browser.close();
  await services.close();
  await stop();
}
