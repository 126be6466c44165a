import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { clocksOf } from '../check/zones.mjs';

const run = promisify(execFile);
const WAIT_MS = 20_000;

/** Returns this process's `clocksOf` by zone. */
export const clocksHere = (zones, firstMonth) =>
  Object.fromEntries(Object.entries(zones).map(([zone, { length }]) => [zone, clocksOf(zone, firstMonth, length)]));

/**
 * Returns the same from a browser on this machine; it opens an empty page, contacts no server and leaves nothing behind.
 * @param {string | undefined} chromium path of a Chromium; undefined, or one that does not start: null is returned
 */
export async function clocksInBrowser(chromium, zones, firstMonth) {
  if (!chromium) return null;
  const asked = JSON.stringify(Object.fromEntries(Object.entries(zones).map(([zone, { length }]) => [zone, length])));
  const script = `${clocksOf};document.body.textContent=JSON.stringify(Object.fromEntries(Object.entries(${asked}).map(([z,n])=>[z,clocksOf(z,new Date(${firstMonth.getTime()}),n)])))`;
  const page = `data:text/html,${encodeURIComponent(`<body><script>${script}</script>`)}`;
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', page];
  try {
    const { stdout } = await run(chromium, flags, { timeout: WAIT_MS });
    return JSON.parse(/<body>(\{.*\})<\/body>/.exec(stdout)?.[1] ?? 'null');
  } catch {
    return null;
  }
}
