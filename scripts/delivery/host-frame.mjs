import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hostFolder } from './releases.mjs';

/** What draws documents under the host of a registry: the code that came with that release. */
export async function frameOf(store, { host }) {
  const file = path.join(await hostFolder(store, host), 'host/dist-prerender/prerender.js');
  return import(pathToFileURL(file).href);
}

/** The addresses and sections that it has itself. @returns {Promise<{ paths: string[], prefixes: string[], sections: string[] }>} */
export async function routesOfHost(store, registry) {
  const { sections = [], ...routes } = (await frameOf(store, registry)).listRoutes();
  return { ...routes, sections };
}
