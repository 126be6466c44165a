import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const BUNDLER_RUNTIME = '@module-federation/webpack-bundler-runtime';

/** Where Rspack finds a package of the federation runtime, in CommonJS, and its ESM twin. */
function placesOf(name) {
  const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
  const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));
  const commonJs = tools.resolve(name);
  const twin = commonJs.replace(/\.cjs$/, '.js');
  if (twin === commonJs || !existsSync(twin)) throw new Error(`${name} has no ESM build beside ${commonJs}`);
  return { commonJs, twin };
}

/**
 * Rspack looks the federation runtime up with require.resolve, which gives the CommonJS build; nothing of that can be
 * tree-shaken. Points the same files at their ESM twins. Throws when a new version has none, so that an upgrade cannot
 * lose them silently.
 */
export function esmRuntimeAlias() {
  const runtime = placesOf('@module-federation/runtime');
  const { commonJs, twin } = placesOf(BUNDLER_RUNTIME);
  return { [runtime.commonJs]: runtime.twin, [commonJs]: twin, [`${BUNDLER_RUNTIME}$`]: twin };
}

/**
 * Rspack starts a section with a module whose whole text is its address, and that text names the runtime by its absolute path: the
 * module's number, and so the build, would be another in each folder. Names the runtime by its package.
 * @param {{ request: string }} asked as Rspack's NormalModuleReplacementPlugin hands it over
 */
export function nameRuntimeByPackage(asked) {
  const inText = (request) => encodeURIComponent(JSON.stringify(request));
  const named = asked.request.replace(inText(placesOf(BUNDLER_RUNTIME).commonJs), inText(BUNDLER_RUNTIME));
  if (named === asked.request) throw new Error('Rspack no longer names the federation runtime by its path');
  asked.request = named;
}

/** The requests of such modules. */
export const RUNTIME_START = /!=!data:text\/javascript,import(%20| )__module_federation_bundler_runtime__/;
