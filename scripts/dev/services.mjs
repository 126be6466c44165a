import { spawn } from 'node:child_process';
import path from 'node:path';
import { HOST_PORT, SERVICES_PORT } from '../../federation/remotes.mjs';
import { keepRunning } from '../setup/keep-running.mjs';

const run = (root, args, options = {}) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit', ...options });

const ended = (child) => new Promise((resolve) => child.once('exit', resolve));

/**
 * Runs the local services behind the development server. They are rebuilt and restarted on a change, and restarted when they end.
 */
export function createServices(root) {
  let services = null;
  let working = Promise.resolve();
  let isClosed = false;

  // Browsers see the development server's origin; cookies, mails and tokens must name that one.
  const env = { ...process.env, PORT: String(SERVICES_PORT), PUBLIC_ORIGIN: `http://localhost:${HOST_PORT}` };
  const fromBundle = () => {
    const stdio = ['ignore', 'pipe', 'inherit', 'ipc'];
    const child = run(root, [path.join(root, 'local-services/dist/cli.mjs')], { env, stdio });
    child.stdout.on('data', (text) => {
      for (const line of String(text).trim().split('\n')) console.log(`[services] ${line}`);
    });
    return child;
  };
  const start = async () => {
    if ((await ended(run(root, [path.join(root, 'local-services/build.mjs')]))) !== 0 || isClosed) return;
    await services?.stop();
    const current = keepRunning(fromBundle);
    services = current;
    void current.done.then((code) => {
      if (!isClosed && services === current && code !== 0)
        console.log(`[services] ended with ${code}; a change starts them again`);
    });
  };
  return {
    restart() {
      working = working.then(start);
      return working;
    },
    async close() {
      isClosed = true;
      await services?.stop();
    },
  };
}
