import { fileURLToPath } from 'node:url';
import { createHostConfig } from '../../federation/create-host-config.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Keeps the names of the files that the landing page's section is made of. */
function keepSectionFiles(kept) {
  return {
    name: 'keep-section-files',
    setup(api) {
      api.onAfterBuild(({ stats }) => {
        const groups = stats.toJson({ all: false, chunkGroups: true, assets: true }).namedChunkGroups;
        const names = ['section-public', 'page-home'].flatMap((group) => groups[group].assets.map(({ name }) => name));
        kept.push(...new Set(names));
      });
    },
  };
}

function withSectionsInside(_, { rspack, appendPlugins, addRules }) {
  appendPlugins(
    new rspack.NormalModuleReplacementPlugin(
      /[\\/](load-manifest|federation-runtime)$/,
      here('one-build-manifests.mjs'),
    ),
  );
  addRules([
    // As in the section's own build.
    { resourceQuery: /^\?raw$/, type: 'asset/source' },
    {
      test: /remote-public[\\/]src[\\/]manifest\.ts$/,
      enforce: 'pre',
      use: [{ loader: here('../../federation/name-page-chunks-loader.mjs') }],
    },
  ]);
}

/**
 * The host and every section as one build, as it would be without federation; in everything else the product's own
 * configuration.
 * @param {string} outFolder
 * @param {string[]} kept gets the files that the landing page's section is made of
 */
export function createOneBuildConfig(outFolder, kept) {
  const config = createHostConfig();
  return {
    ...config,
    logLevel: 'warn',
    plugins: [...config.plugins, keepSectionFiles(kept)],
    output: { ...config.output, distPath: { root: outFolder } },
    tools: { ...config.tools, rspack: [config.tools.rspack, withSectionsInside] },
  };
}
