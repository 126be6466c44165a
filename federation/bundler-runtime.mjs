import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** What the library puts around the entry of a section. */
const BUNDLER_RUNTIME = '@module-federation/webpack-bundler-runtime';
const LENT = fileURLToPath(new URL('./lent-bundler-runtime.mjs', import.meta.url));

/** Gives a section the host's, in place of one of its own. */
export const lentBundlerRuntime = () => ({ [`${BUNDLER_RUNTIME}$`]: LENT });

/** Where Rspack finds it. */
export function runtimePlace() {
  const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
  return createRequire(enhanced.resolve('@module-federation/runtime-tools')).resolve(BUNDLER_RUNTIME);
}

/**
 * Rspack starts a section with a module whose whole text is its address, and that text names the runtime by its absolute path: the
 * module's number, and so the build, would be another in each folder. Names the runtime by its package.
 * @param {{ request: string }} asked as Rspack's NormalModuleReplacementPlugin hands it over
 */
export function nameRuntimeByPackage(asked) {
  const inText = (request) => encodeURIComponent(JSON.stringify(request));
  const named = asked.request.replace(inText(runtimePlace()), inText(BUNDLER_RUNTIME));
  if (named === asked.request) throw new Error('Rspack no longer names the federation runtime by its path');
  asked.request = named;
}

/** The requests of such modules. */
export const RUNTIME_START = /!=!data:text\/javascript,import(%20| )__module_federation_bundler_runtime__/;
