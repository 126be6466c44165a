import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** The product as `npm start` serves it, with data of its own. @param {string} root the workspace */
export async function startProduct(root) {
  const state = mkdtempSync(path.join(tmpdir(), 'sawubona-bench-'));
  const { settingsFrom, startServices } = await import(
    pathToFileURL(path.join(root, 'local-services', 'dist', 'main.mjs')).href
  );
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    POSTGRES_PORT: String(await freePort()),
    LOCAL_STATE_DIR: state,
  };
  const services = await startServices(settingsFrom(env));
  const close = async () => {
    await services.close();
    rmSync(state, { recursive: true, force: true });
  };
  return { url: services.url, close };
}
