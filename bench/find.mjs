// node bench/find.mjs [rounds]: how long finding a specialist takes beside the same question alone, with 200 specialists.
// Needs a build (npm run build). The baseline is measured in the same browser and round: the question by a bare request,
// and one paint of the same cards by inserting them anew. Goal: results within 1.3 times both together.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startDatabases } from './database/databases.mjs';
import { startServices } from './database/over-http.mjs';
import { openFromAddress, openFromHome, scrollThrough } from './find/visits.mjs';
import { launch, median } from './measure/visit.mjs';

const GOAL = 1.3;
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const rounds = Math.max(3, Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 7));
const ms = (numbers) => `${median(numbers).toFixed(0)} (${Math.min(...numbers).toFixed(0)})`;
const line = (...cells) => console.log(cells.map((cell, at) => String(cell).padEnd(at ? 18 : 44)).join(''));

async function measure(browser, url) {
  const visits = { inside: [], cold: [] };
  // The first visit pays for the start of the browser and of the server.
  await openFromHome(browser, url);
  for (let round = 0; round < rounds; round += 1) {
    visits.inside.push(await openFromHome(browser, url));
    visits.cold.push(await openFromAddress(browser, url));
  }
  return visits;
}

function printTimes({ inside, cold }) {
  const alone = inside.map(({ question, paint }) => question + paint);
  line('ms, median (best)', 'question', 'one paint', 'results', 'ratio');
  for (const [name, list] of [
    ['from the form of the landing page', inside],
    ['by address, nothing in the cache', cold],
  ]) {
    const read = (key) => list.map((visit) => visit[key]);
    const ratio = median(read('results')) / median(list.map(({ question, paint }) => question + paint));
    line(name, ms(read('question')), ms(read('paint')), ms(read('results')), ratio.toFixed(2));
  }
  const reached = median(inside.map(({ results }) => results)) / median(alone);
  const verdict = reached <= GOAL ? 'reached' : 'missed';
  console.log(`goal: from the form at most ${GOAL} times question and paint – ${verdict} (${reached.toFixed(2)})`);
}

const { databases, stateDir, stop } = await startDatabases([{ patients: 2000, visits: 10_000 }]);
const services = await startServices(ROOT, databases[0].url, join(stateDir, 'services'));
const browser = await launch();
try {
  printTimes(await measure(browser, services.url));
  console.log('\nScrolling through 200 cards, beside a page of the same height without any');
  line('', 'cards', 'frames', 'over 50 ms', 'longest ms');
  for (const { name, cards, frames, late, longest } of await scrollThrough(browser, services.url))
    line(name, cards, frames, late, longest.toFixed(0));
} finally {
  await browser.close();
  await services.close();
  await stop();
}
