import { REMOTES } from '../../federation/remotes.mjs';

const SHARED = ['shared-contracts', 'shared-ui', 'shared-data', 'shared-clinical', 'shared-visits', 'shared-care'];
const RULES = ['federation', 'scripts/compose-environment.mjs', 'pnpm-lock.yaml', 'tsconfig.base.json'];

/**
 * Everything that is built. `sources` are the folders and files whose content decides whether it must be built again;
 * `output` is a file that is there when it was.
 */
export const APPS = [
  ...REMOTES.map(({ folder }) => ({
    name: folder,
    folder,
    config: 'rsbuild.config.mjs',
    sources: [folder, ...SHARED, ...RULES],
    output: `${folder}/dist/build.json`,
  })),
  {
    name: 'host',
    folder: 'host',
    config: 'rsbuild.config.mjs',
    sources: ['host', 'emergency/src/register-worker.ts', ...SHARED, ...RULES],
    output: 'host/dist/index.html',
  },
  {
    name: 'prerender',
    folder: 'host',
    config: 'rsbuild.prerender.config.mjs',
    sources: ['host', 'remote-public', ...SHARED, ...RULES],
    output: 'host/dist-prerender/prerender.js',
  },
];

/** The page that stands beside the application, without framework: bundled by its own script. */
export const EMERGENCY = {
  name: 'emergency',
  script: 'emergency/build.mjs',
  sources: [
    'emergency',
    'shared-contracts',
    'shared-clinical',
    'shared-ui/src/theme',
    'pnpm-lock.yaml',
    'tsconfig.base.json',
  ],
  output: 'emergency/dist/render.mjs',
};

/** Not a page: bundled by its own script. */
export const SERVICES = {
  name: 'local-services',
  script: 'local-services/build.mjs',
  sources: ['local-services', 'supabase', ...SHARED, 'pnpm-lock.yaml', 'tsconfig.base.json'],
  output: 'local-services/dist/main.mjs',
};
