import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * The router names its development build as the one to import, whatever the mode; that one carries its warnings. Points
 * the same modules at their production twins. Throws when a new version has none, so that an upgrade cannot lose it.
 */
export function productionRouter() {
  const contracts = createRequire(import.meta.url).resolve('@telehealth/contracts/router');
  const dom = createRequire(createRequire(contracts).resolve('react-router-dom'));
  const alias = {};
  for (const request of ['react-router', 'react-router/dom']) {
    const found = dom.resolve(request);
    const twin = found.replace(/([\\/])development([\\/][\w-]+)\.m?js$/, '$1production$2.mjs');
    if (twin === found || !existsSync(twin)) throw new Error(`${request} has no production build beside ${found}`);
    alias[`${request}$`] = twin;
  }
  return alias;
}
