import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { DOCUMENTS_FOLDER, DOCUMENTS_NAME, INTEGRITY_FUNCTION, recordBuild } from './build-record.mjs';
import { lentBundlerRuntime, nameRuntimeByPackage, RUNTIME_START } from './bundler-runtime.mjs';
import { kitLayers, localClassName, sectionStyles } from './css-rules.mjs';
import { pageKits } from './page-kits.mjs';
import { productionRouter } from './production-router.mjs';
import { ENTRY_FILE, HOST_PORT, sectionIn } from './remotes.mjs';
import { remoteShared, SHARED_MODULES } from './shared-modules.mjs';

const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 113', 'safari >= 16.4'];

const fileHere = (name) => fileURLToPath(new URL(name, import.meta.url));
export const isProduction = () => process.env.NODE_ENV === 'production';

/** What only reads: a text box loads no names, questions and sentences of the symptom checker with it (0156). */
const TRIAGE_READING = {
  test: /[\\/]shared-triage[\\/]src[\\/](?:triage\.|(?:engine|lexicon|reader|rules|trained)[\\/](?!names|sentences))/,
  name: 'red-flags',
  chunks: 'async',
  enforce: true,
  priority: 1,
};

/** What judges signed papers (350 KB) goes whole into the chunk that asks for it: one more would be a hash in the entry. */
const JUDGE_OF_PAPERS = {
  test: /[\\/]node_modules[\\/](?:pkijs|asn1js|pvutils|pvtsutils|bytestreamjs|@noble[\\/]hashes)[\\/]/,
  name: 'call-more',
  chunks: ({ name }) => name === 'call-more',
  enforce: true,
  priority: 1,
};

/** What shows PDFs (1.8 MB) goes whole into the chunk that asks for it, for the same reason. */
const READER_OF_PDFS = {
  test: /[\\/]node_modules[\\/]pdfjs-dist[\\/]/,
  name: 'pdf',
  chunks: ({ name }) => name === 'pdf',
  enforce: true,
  priority: 1,
};

/** The pages of the desk look alike: one sheet in place of eight, each of which would be a hash in the entry. */
const SHEET_OF_THE_DESK = {
  type: 'css/mini-extract',
  name: 'desk-sheet',
  chunks: ({ name }) => name?.startsWith('page-desk') === true,
  enforce: true,
  priority: 1,
};

/** Every chunk of a section would carry all addresses of the product: they come from the host with the router. */
const routesOfTheHost = (rspack) =>
  new rspack.NormalModuleReplacementPlugin(/^\.\/route-table(\.[jt]s)?$/, fileHere('./shared-route-table.mjs'));

/**
 * A remote as the federation library builds it. Its runtime is the host's, so it starts in no other page. The types of a
 * remote come from the workspace, its contract is checked by version when the page runs.
 */
function federation(container) {
  return {
    name: 'federation',
    setup(api) {
      api.modifyRspackConfig((config, { appendPlugins, rspack }) => {
        // Two builds in one page: each waits for its own chunks.
        config.output.uniqueName = container.name;
        // A container is one script: nothing it starts with may lie in another.
        const { splitChunks } = config.optimization;
        if (splitChunks) {
          // The entry, which every page loads, carries a hash for each chunk: few larger ones make it smaller.
          Object.assign(splitChunks, { chunks: 'async', minSize: 90_000 });
          const kits = pageKits(api.context.rootPath);
          splitChunks.cacheGroups = {
            ...splitChunks.cacheGroups,
            triage: TRIAGE_READING,
            papers: JUDGE_OF_PAPERS,
            pdfs: READER_OF_PDFS,
            desk: SHEET_OF_THE_DESK,
            ...kits,
          };
        }
        Object.assign(config.resolve.alias, lentBundlerRuntime());
        if (isProduction()) {
          appendPlugins(new rspack.NormalModuleReplacementPlugin(RUNTIME_START, nameRuntimeByPackage));
        }
        appendPlugins(routesOfTheHost(rspack));
        appendPlugins(
          new ModuleFederationPlugin({
            ...container,
            shareStrategy: 'loaded-first',
            dts: false,
            manifest: false,
            experiments: {
              optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
            },
          }),
        );
      });
    },
  };
}

/** What schemas are built without in a page: describing themselves. */
const rulesOfSchemas = () => {
  const test = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;
  return isProduction() ? [{ test, use: [{ loader: fileHere('./schemas-without-json-loader.mjs') }] }] : [];
};

/** The checker's sentences in other languages are data that is fetched, not scripts: each of those is a hash in every page's entry. */
const LANGUAGE_FILES = { test: /[\\/]languages[\\/]\w+\.txt$/, type: 'asset/resource' };

export function common({ assetPrefix }) {
  return {
    resolve: {
      aliasStrategy: 'prefer-alias',
      alias: isProduction() ? { ...productionRouter() } : {},
    },
    output: {
      assetPrefix,
      cleanDistPath: true,
      sourceMap: false,
      // The first file of a page lists the names of all others: two digits less are a byte of each. 32 bits tell builds of one file apart.
      filenameHash: 'contenthash:8',
      legalComments: 'none',
      overrideBrowserslist: BROWSERS,
      // Data addresses of pictures in a stylesheet would be paid for by every page.
      dataUriLimit: { svg: 0, image: 0, font: 0, media: 0 },
      crossOriginLoading: undefined,
      // What one pass leaves unused the next one leaves out: 287 bytes of the landing page.
      minify: { jsOptions: { minimizerOptions: { compress: { passes: 3 } } } },
    },
    security: { sri: { enable: isProduction(), algorithm: INTEGRITY_FUNCTION } },
    performance: { printFileSize: false, buildCache: false },
    tools: {
      cssLoader: { modules: { getLocalIdent: localClassName } },
      postcss: (_options, { addPlugins }) => addPlugins(kitLayers()),
      rspack: {
        module: { rules: [...rulesOfSchemas(), LANGUAGE_FILES] },
        // A part that nobody sends counts as missing after `REMOTE_TIMEOUT_MS`, not after two minutes.
        output: { crossOriginLoading: 'anonymous', chunkLoadTimeout: 10_000 },
        ...(isProduction()
          ? { optimization: { moduleIds: 'deterministic', chunkIds: 'deterministic', usedExports: 'global' } }
          : {}),
      },
    },
  };
}

export function merge(base, more) {
  return {
    ...base,
    ...more,
    resolve: { ...base.resolve, ...more.resolve },
    output: { ...base.output, ...more.output },
    security: { ...base.security, ...more.security },
    tools: { ...base.tools, ...more.tools, rspack: { ...base.tools.rspack, ...more.tools?.rspack } },
  };
}

/** Code for Node that draws documents. The same style rules give it the class names of the browser's builds. */
export const forNode = (entry, output) =>
  merge(common({ assetPrefix: '/' }), {
    plugins: [pluginReact()],
    source: { entry },
    output: { target: 'node', minify: false, ...output },
    security: { sri: { enable: false } },
    tools: { rspack: {} },
  });

/** Large, and asked for by a press alone: documents are drawn without it. */
const NEVER_DRAWN = ['pdfjs-dist/legacy/build/pdf.mjs', 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?raw'];

/**
 * The pages that a section draws into its documents, as one CommonJS file that requires what the host shares.
 * @param {string} home the section's folder
 */
export function createDocumentsConfig(home) {
  const { folder } = sectionIn(home);
  const config = forNode(
    { [DOCUMENTS_NAME]: './src/documents.ts' },
    {
      module: false,
      distPath: { root: DOCUMENTS_FOLDER },
      externals: Object.fromEntries(
        [...SHARED_MODULES.map(({ request }) => request), ...NEVER_DRAWN].map((name) => [name, `commonjs ${name}`]),
      ),
    },
  );
  return defineConfig({
    ...config,
    tools: {
      ...config.tools,
      rspack: [
        config.tools.rspack,
        (settings, { appendPlugins, rspack }) => {
          settings.output.library = { type: 'commonjs2' };
          settings.output.uniqueName = `${folder}-documents`;
          settings.optimization.splitChunks = false;
          // One file, so that it can be kept, sent and run as one.
          appendPlugins(new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }));
          appendPlugins(routesOfTheHost(rspack));
        },
      ],
    },
  });
}

/**
 * A section: exposes one module, `./manifest`, and can lie in any folder because it finds its chunks beside its entry.
 * @param {string} home the section's folder
 */
export function createRemoteConfig(home) {
  const remote = sectionIn(home);
  const origin = `http://localhost:${remote.port}`;
  const container = {
    name: remote.container,
    filename: ENTRY_FILE,
    exposes: { './manifest': { import: './src/manifest.ts', name: '__federation_expose_manifest' } },
    shared: remoteShared(),
  };
  return defineConfig(
    merge(common({ assetPrefix: 'auto' }), {
      plugins: [pluginReact(), federation(container), recordBuild(remote)],
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
        postcss: (_options, { addPlugins }) => addPlugins([sectionStyles(), kitLayers()]),
        rspack: {
          module: {
            rules: [
              ...rulesOfSchemas(),
              // A script as a text: what is started as a worker, which the browser asks no hash of.
              { resourceQuery: /^\?raw$/, type: 'asset/source' },
              {
                test: /[\\/]pdfjs-dist[\\/]legacy[\\/]build[\\/]pdf\.mjs$/,
                use: [{ loader: fileHere('./without-own-address-loader.mjs') }],
              },
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
