// What federation costs the landing page, as it was last built: node bench/landing.mjs [rounds] [--files]
// Three pages, one run, through HTTP/2 with TLS as a CDN serves them: ours as it is served, the same content without any script, and the same application
// as one build. Rounds are interleaved, so that every page meets the same noise. The goal is an LCP of at most 1.2 times
// the static page's; what the page may weigh is in bench/home-bytes.mjs. --files lists what each page asked for in its best round.
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeOneBuild, makeStatic } from './landing/variants.mjs';
import { makeCertificate, startHttp2 } from './measure/http2.mjs';
import { siteServerOf } from './measure/serve.mjs';
import { launch, median, SLOW_PHONE, visitSlowly } from './measure/visit.mjs';

const GOAL = 1.2;
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WORK = path.join(ROOT, '.local', 'bench');
const rounds = Math.max(5, Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 7));
const showsFiles = process.argv.includes('--files');

async function makeFolders() {
  const site = path.join(ROOT, 'site');
  if (!existsSync(path.join(site, 'index.html'))) throw new Error('There is no ./site yet: npm run build');
  mkdirSync(WORK, { recursive: true });
  const folders = { ours: site, static: path.join(WORK, 'static'), 'one build': path.join(WORK, 'one-build') };
  await makeStatic(site, folders.static);
  await makeOneBuild(ROOT, site, folders['one build']);
  return folders;
}

async function measure(browser, servers) {
  const visits = new Map(servers.map(({ name }) => [name, []]));
  // The first visit of a browser pays for its start, and of a server for reading the files.
  for (const { url } of servers) await visitSlowly(browser, url, 500);
  for (let round = 0; round < rounds; round += 1) {
    const order = servers.map((_, index) => servers[(index + round) % servers.length]);
    for (const { name, url } of order) visits.get(name).push(await visitSlowly(browser, url));
  }
  return visits;
}

const COLUMNS = [
  { title: 'FCP ms', read: (visit) => visit.fcp },
  { title: 'LCP ms', read: (visit) => visit.lcp },
  { title: 'CLS', read: (visit) => visit.cls, digits: 3 },
  { title: 'TBT ms', read: (visit) => visit.tbt },
  { title: 'live ms', read: (visit) => visit.live },
  { title: 'requests', read: (visit) => visit.requests },
  { title: 'KB', read: (visit) => visit.bytes / 1024, digits: 1 },
];

function printTable(visits) {
  console.log(['median (best)'.padEnd(14), ...COLUMNS.map(({ title }) => title.padStart(14))].join(''));
  for (const [name, list] of visits) {
    const cells = COLUMNS.map(({ read, digits }) => {
      const values = list.map(read);
      if (values.includes(null)) return '–'.padStart(14);
      const [middle, best] = [median(values), Math.min(...values)].map((value) => value.toFixed(digits ?? 0));
      return (middle === best ? middle : `${middle} (${best})`).padStart(14);
    });
    console.log([name.padEnd(14), ...cells].join(''));
  }
}

function printRatios(visits) {
  const of = (name, read, pick) => pick(visits.get(name).map(read));
  const ratio = (other, read, pick = median) => of('ours', read, pick) / of(other, read, pick);
  const best = (values) => Math.min(...values);
  const lcp = (visit) => visit.lcp;
  const bytes = (visit) => visit.bytes;
  for (const other of ['static', 'one build']) {
    const [middle, least, size] = [ratio(other, lcp), ratio(other, lcp, best), ratio(other, bytes)];
    console.log(
      `ours / ${other.padEnd(9)}  LCP ${middle.toFixed(2)} (best ${least.toFixed(2)})   bytes ${size.toFixed(2)}`,
    );
  }
  const reached = ratio('static', lcp);
  console.log(
    `goal: LCP ours / static at most ${GOAL} – ${reached <= GOAL ? 'reached' : 'missed'} (${reached.toFixed(2)})`,
  );
  for (const [name, list] of visits) console.log(`LCP of ${name}: ${list[0].element}`);
}

function printFiles(visits) {
  for (const [name, list] of visits) {
    const visit = list.reduce((least, one) => (one.lcp < least.lcp ? one : least));
    console.log(`\n${name}: from–to in ms, bytes on the wire`);
    for (const { url, start, end, bytes } of visit.files)
      console.log(
        `${String(start).padStart(6)}–${String(end).padEnd(6)} ${String(bytes).padStart(7)}  ${new URL(url).pathname}`,
      );
  }
}

const folders = await makeFolders();
const serve = await siteServerOf(ROOT, WORK);
const own = await Promise.all(
  Object.entries(folders).map(async ([name, folder]) => ({ name, ...(await serve(folder)) })),
);
// One certificate for all, so that one browser takes them.
const certificate = makeCertificate();
const servers = await Promise.all(
  own.map(async ({ name, url, close }) => {
    const served = await startHttp2(url.replace(/\/$/, ''), certificate);
    const closeBoth = async () => {
      served.close();
      await close();
    };
    return { name, url: `${served.url}/`, close: closeBoth };
  }),
);
const browser = await launch(certificate.pin);
try {
  const { down, latency, cpuSlowdown, viewport } = SLOW_PHONE;
  console.log(
    `${rounds} rounds, ${down / 1e6} Mbps, ${latency} ms, processor ÷ ${cpuSlowdown}, ${viewport.width} × ${viewport.height}, cold cache\n`,
  );
  const visits = await measure(browser, servers);
  printTable(visits);
  console.log();
  printRatios(visits);
  if (showsFiles) printFiles(visits);
} finally {
  await browser.close();
  for (const { close } of servers) await close();
}
