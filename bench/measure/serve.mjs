import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * The product's own site server, alone: the same headers and the same compression for whatever is compared.
 * @param {string} root the workspace
 * @param {string} outFolder where the bundle may lie
 * @returns {Promise<(folder: string) => Promise<{ url: string, close(): Promise<void> }>>} starts it for a folder
 */
export async function siteServerOf(root, outFolder) {
  const outfile = path.join(outFolder, 'site-server.mjs');
  await build({
    stdin: {
      contents: `export { createSiteServer } from './site/site-server';
        export { startHttpServer } from './http-server';`,
      resolveDir: path.join(root, 'local-services', 'src'),
    },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
  const { createSiteServer, startHttpServer } = await import(pathToFileURL(outfile).href);
  return async (folder) => {
    const { port, close } = await startHttpServer(0, createSiteServer(folder));
    return { url: `http://localhost:${port}/`, close };
  };
}
