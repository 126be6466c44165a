import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { recordHost } from './build-record.mjs';
import { common, forNode, isProduction, merge } from './create-rsbuild-config.mjs';
import { devHookTag, devHostServer } from './dev-host-server.mjs';
import { copyIdentityScripts, identityClient, identityScripts, identityWidgets } from './identity-scripts.mjs';
import { HOST_PORT } from './remotes.mjs';
import { sharedVersions } from './shared-modules.mjs';

/** What the federation plugin would define for the runtime; the host has the runtime without the plugin. */
const RUNTIME_FLAGS = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
};

/** The application that owns the page: it provides every shared module and starts without an async boundary. */
export function createHostConfig() {
  const copy = copyIdentityScripts();
  return defineConfig(
    merge(common({ assetPrefix: '/' }), {
      // Nothing of a remote's address is baked in; the registry says where they are when the page runs.
      plugins: [
        pluginReact(),
        recordHost(
          copy.map(({ from }) => from),
          { client: identityClient(), widgets: identityWidgets() },
        ),
      ],
      source: {
        entry: { index: './src/index.tsx' },
        define: {
          ...RUNTIME_FLAGS,
          __SHARED_VERSIONS__: JSON.stringify(sharedVersions()),
          __IDENTITY_SCRIPTS__: JSON.stringify(identityScripts()),
        },
      },
      output: { copy },
      html: {
        template: './index.html',
        inject: 'head',
        scriptLoading: 'defer',
        tags: isProduction() ? [] : [devHookTag()],
      },
      server: devHostServer(HOST_PORT),
      dev: { assetPrefix: '/', lazyCompilation: false },
    }),
  );
}

/** The host's frame, which draws the pages of sections; it lends them the modules that exist once. */
export function createPrerenderConfig() {
  const output = { module: true, distPath: { root: 'dist-prerender' } };
  return defineConfig(forNode({ prerender: './src/prerender.tsx' }, output));
}
