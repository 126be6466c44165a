import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The product as `npm start` serves it, with data of its own.
 * @param {string} root the workspace
 * @param {string} [databaseUrl] an empty database to use; without it the product starts one
 */
export async function startProduct(root, databaseUrl) {
  const state = mkdtempSync(path.join(tmpdir(), 'sawubona-bench-'));
  const { settingsFrom, startServices } = await import(
    pathToFileURL(path.join(root, 'local-services', 'dist', 'main.mjs')).href
  );
  const env = {
    ...process.env,
    // What measures is many guests on one machine: none has an address, and nothing counts them as one.
    CALLER_ADDRESS: 'x-forwarded-for',
    PORT: '0',
    POSTGRES_PORT: '0',
    LOCAL_STATE_DIR: state,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const services = await startServices(settingsFrom(env));
  const close = async () => {
    await services.close();
    rmSync(state, { recursive: true, force: true });
  };
  return { url: services.url, close };
}
