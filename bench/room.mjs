// How fast two people meet in a visit, as it was last built: node bench/room.mjs
// Ten times from pressing "Come in" to the other's first picture, reloads in the call, cuts of ten seconds, and the bytes
// that the call adds to the page of a visit. Baseline of the times: two connections in one page that show each other a
// made-up camera, with nothing to sign in, agree by a server or draw. Needs a build (npm run build).
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from '../scripts/setup/browser.mjs';
import { bin, ROOT } from '../scripts/setup/run.mjs';

const config = fileURLToPath(new URL('./room/playwright.config.ts', import.meta.url));
const child = spawn(bin('playwright'), ['test', '--config', config, '--reporter', 'dot'], {
  cwd: ROOT,
  env: { ...process.env, CHROMIUM_PATH: await ensureBrowser() },
  stdio: ['ignore', 'inherit', 'inherit'],
});
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
