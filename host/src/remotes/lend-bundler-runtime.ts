import federation from '@module-federation/webpack-bundler-runtime';

/**
 * Lends sections what the bundler puts around an entry, each its own copy of what it writes into. The other side is
 * `federation/lent-bundler-runtime.mjs`.
 */
export function lendBundlerRuntime(): void {
  const lend = () => ({
    ...federation,
    bundlerRuntime: { ...federation.bundlerRuntime, S: {} },
    bundlerRuntimeOptions: {},
  });
  Object.assign(globalThis, { lendBundlerRuntime: lend });
}
