import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Rspack looks the federation runtime up with require.resolve, which gives the CommonJS build; nothing of that can be
 * tree-shaken (115 KB instead of 60 KB per remote entry). This points the same files at their ESM twins.
 * Throws when a new version of the runtime has no such twin, so that an upgrade cannot lose it silently.
 */
export function esmRuntimeAlias() {
  const alias = {};
  const own = createRequire(realpathSync(new URL('./package.json', import.meta.url)));
  const enhanced = createRequire(own.resolve('@module-federation/enhanced'));
  const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));
  const add = (require, name) => {
    const commonJs = require.resolve(name);
    const esm = commonJs.replace(/\.cjs$/, '.js');
    if (esm === commonJs || !existsSync(esm)) throw new Error(`${name} has no ESM build beside ${commonJs}`);
    alias[commonJs] = esm;
    return { esm, require: createRequire(commonJs) };
  };
  add(tools, '@module-federation/webpack-bundler-runtime');
  const runtime = add(tools, '@module-federation/runtime');
  alias['@module-federation/runtime$'] = runtime.esm;
  add(runtime.require, '@module-federation/runtime-core');
  add(runtime.require, '@module-federation/sdk');
  return alias;
}
