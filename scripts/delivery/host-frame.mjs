import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hostFolder } from './releases.mjs';

/** What draws documents under the host of a registry: the code that came with that release. */
export const frameOf = (store, { host }) =>
  import(pathToFileURL(path.join(hostFolder(store, host), 'host/dist-prerender/prerender.js')).href);

/** The addresses and sections that it has itself. @returns {Promise<{ paths: string[], prefixes: string[], sections: string[] }>} */
export async function routesOfHost(store, registry) {
  const { sections = [], ...routes } = (await frameOf(store, registry)).listRoutes();
  return { ...routes, sections };
}
