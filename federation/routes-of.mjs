import { existsSync } from 'node:fs';
import path from 'node:path';
import { whyNotRoutes } from '@telehealth/contracts/section-routes';
import { buildSync } from 'esbuild';

/**
 * The routes that a section brings (`src/routes.ts`), as plain data; undefined for one whose routes stand in the route table.
 * @param {string} folder of the section
 * @param {string} name
 * @throws Error when no host would take them
 */
export async function routesOf(folder, name) {
  const file = path.join(folder, 'src', 'routes.ts');
  if (!existsSync(file)) return undefined;
  const { outputFiles } = buildSync({ entryPoints: [file], write: false, bundle: true, format: 'esm' });
  const { routes } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
  const why = whyNotRoutes(name, routes, []);
  if (why !== null) throw new Error(`${file}: ${why}`);
  return routes;
}
