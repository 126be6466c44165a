import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { recordBuild } from './build-record.mjs';
import { kitLayers, localClassName } from './css-rules.mjs';
import { devHookTag, devHostServer } from './dev-host-server.mjs';
import { esmRuntimeAlias } from './esm-runtime-alias.mjs';
import { ENTRY_FILE, findRemote, HOST_PORT } from './remotes.mjs';
import { hostShared, remoteShared } from './shared-modules.mjs';

const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 113', 'safari >= 16.4'];
/** The specification's swipe distance, in pixels, from where the other constants of toasts are. */
export function toastSwipePixels() {
  const settings = readFileSync(new URL('../shared-contracts/src/settings/toaster.ts', import.meta.url), 'utf8');
  const pixels = /swipeThresholdPx: (\d+)/.exec(settings)?.[1];
  if (pixels === undefined) throw new Error('TOASTER has no swipeThresholdPx');
  return Number(pixels);
}

const fileHere = (name) => fileURLToPath(new URL(name, import.meta.url));
const toastRule = () => ({
  test: /[\\/]sonner[\\/]dist[\\/]index\.mjs$/,
  use: [{ loader: fileHere('./toast-swipe-loader.mjs'), options: { pixels: toastSwipePixels() } }],
});
const isProduction = () => process.env.NODE_ENV === 'production';

/** Federation settings that host and remotes must agree on. */
const FEDERATION = Object.freeze({
  // The default loads every registered remote's entry when the host starts, so that one dead remote hurts all pages.
  shareStrategy: 'loaded-first',
  // The host only sees one module shape per remote, typed by the workspace and checked by contractVersion at run time.
  dts: false,
  manifest: false,
});

function common({ assetPrefix }) {
  return {
    resolve: { aliasStrategy: 'prefer-alias', alias: isProduction() ? esmRuntimeAlias() : {} },
    output: {
      assetPrefix,
      cleanDistPath: true,
      sourceMap: false,
      legalComments: 'none',
      overrideBrowserslist: BROWSERS,
      // Data addresses of pictures in a stylesheet would be paid for by every page.
      dataUriLimit: { svg: 0, image: 0, font: 0, media: 0 },
      crossOriginLoading: undefined,
    },
    security: { sri: { enable: isProduction() } },
    performance: { printFileSize: false, buildCache: false },
    tools: {
      cssLoader: { modules: { getLocalIdent: localClassName } },
      postcss: (_options, { addPlugins }) => addPlugins(kitLayers()),
      rspack: {
        output: { crossOriginLoading: 'anonymous' },
        ...(isProduction() ? { optimization: { moduleIds: 'deterministic', chunkIds: 'named' } } : {}),
      },
    },
  };
}

function merge(base, more) {
  return {
    ...base,
    ...more,
    resolve: { ...base.resolve, ...more.resolve },
    output: { ...base.output, ...more.output },
    security: { ...base.security, ...more.security },
    tools: { ...base.tools, ...more.tools, rspack: { ...base.tools.rspack, ...more.tools?.rspack } },
  };
}

/** The application that owns the page: it provides every shared module and starts without an async boundary. */
export function createHostConfig() {
  const federation = {
    ...FEDERATION,
    name: 'host',
    // Nothing of a remote's address is baked in; the registry says where they are when the page runs.
    remotes: {},
    shared: hostShared(),
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  };
  return defineConfig(
    merge(common({ assetPrefix: '/' }), {
      plugins: [pluginReact(), pluginModuleFederation(federation)],
      source: { entry: { index: './src/index.tsx' } },
      html: {
        template: './index.html',
        inject: 'head',
        scriptLoading: 'defer',
        tags: isProduction() ? [] : [devHookTag()],
      },
      server: devHostServer(HOST_PORT),
      dev: { assetPrefix: '/', lazyCompilation: false },
      tools: { rspack: { module: { rules: [toastRule()] } } },
    }),
  );
}

/**
 * The host's page as a plain Node module, without federation: it draws the landing page to HTML at build time. The same
 * style rules give it the class names of the browser's builds.
 */
export function createPrerenderConfig() {
  return defineConfig(
    merge(common({ assetPrefix: '/' }), {
      plugins: [pluginReact()],
      source: { entry: { prerender: './src/prerender.tsx' } },
      output: { target: 'node', module: true, distPath: { root: 'dist-prerender' }, minify: false },
      security: { sri: { enable: false } },
      tools: { rspack: {} },
    }),
  );
}

/** A section: exposes one module, `./manifest`, and can lie in any folder because it finds its chunks beside its entry. */
export function createRemoteConfig(nameOrFolder) {
  const remote = findRemote(nameOrFolder);
  const origin = `http://localhost:${remote.port}`;
  const federation = {
    ...FEDERATION,
    name: remote.container,
    filename: ENTRY_FILE,
    exposes: { './manifest': { import: './src/manifest.ts', name: '__federation_expose_manifest' } },
    shared: remoteShared(),
    experiments: { optimization: { target: 'web', disableRemote: true, disableSnapshot: true } },
  };
  return defineConfig(
    merge(common({ assetPrefix: 'auto' }), {
      plugins: [pluginReact(), pluginModuleFederation(federation), recordBuild(remote)],
      source: { entry: { index: './src/manifest.ts' } },
      server: {
        port: remote.port,
        strictPort: true,
        cors: { origin: `http://localhost:${HOST_PORT}` },
        printUrls: false,
      },
      dev: { assetPrefix: `${origin}/`, lazyCompilation: false, client: { host: 'localhost', port: remote.port } },
      tools: {
        htmlPlugin: false,
        rspack: {
          module: {
            rules: [
              {
                test: /[\\/]src[\\/]manifest\.ts$/,
                enforce: 'pre',
                use: [{ loader: fileHere('./name-page-chunks-loader.mjs') }],
              },
            ],
          },
        },
      },
    }),
  );
}
