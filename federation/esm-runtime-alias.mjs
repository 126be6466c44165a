import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Rspack looks the federation runtime up with require.resolve, which gives the CommonJS build; nothing of that can be
 * tree-shaken. Points the same files at their ESM twins. Throws when a new version has none, so that an upgrade cannot
 * lose them silently.
 */
export function esmRuntimeAlias() {
  const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
  const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));
  const twinOf = (name) => {
    const commonJs = tools.resolve(name);
    const twin = commonJs.replace(/\.cjs$/, '.js');
    if (twin === commonJs || !existsSync(twin)) throw new Error(`${name} has no ESM build beside ${commonJs}`);
    return [commonJs, twin];
  };
  return Object.fromEntries(['@module-federation/webpack-bundler-runtime', '@module-federation/runtime'].map(twinOf));
}
