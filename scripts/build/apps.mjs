import { REMOTES } from '../../federation/remotes.mjs';

const SHARED = ['shared-contracts', 'shared-ui', 'shared-data', 'shared-clinical', 'shared-triage', 'shared-care'];
const RULES = ['federation', 'scripts/compose-environment.mjs', 'pnpm-lock.yaml', 'tsconfig.base.json'];

/**
 * All packages that are built. `sources` are the folders and files whose content decides whether to rebuild; `output` is a file
 * that exists after a build.
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

/** The page outside the application, without framework, bundled by its own script. */
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
