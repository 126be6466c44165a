import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** The landing page asks the database for its numbers; here is an answer of the usual size. */
const FACTS_PATH = '/rest/v1/rpc/public_facts';
const FACTS = {
  specialists: 14,
  languages: 11,
  openToday: 3,
  first: {
    at: new Date(Date.now() + 7_200_000).toISOString(),
    specialistId: '11111111-1111-4111-8111-111111111111',
    visitTypeId: '22222222-2222-4222-8222-222222222222',
    name: 'Naledi Mokoena',
    languages: ['English', 'Sesotho', 'isiZulu'],
  },
  prices: ['general', 'cardiology', 'dermatology', 'neurology', 'oncology', 'obgyn', 'pediatrics'].map((specialty) => ({
    specialty,
    minutes: 30,
    amountMinor: 4500,
    currency: 'USD',
  })),
};

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
    const site = createSiteServer(folder);
    const answer = (request, from) =>
      new URL(request.url).pathname === FACTS_PATH ? Response.json(FACTS) : site(request, from);
    const { port, close } = await startHttpServer(0, answer);
    return { url: `http://localhost:${port}/`, close };
  };
}
