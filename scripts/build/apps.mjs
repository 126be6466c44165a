import { existsSync } from 'node:fs';
import { DOCUMENTS_FOLDER, DOCUMENTS_NAME } from '../../federation/build-record.mjs';
import { REMOTES } from '../../federation/remotes.mjs';

const SHARED = ['shared-contracts', 'shared-ui', 'shared-data', 'shared-clinical', 'shared-triage', 'shared-care'];
const RULES = ['federation', 'scripts/compose-environment.mjs', 'pnpm-lock.yaml', 'tsconfig.base.json'];

const hasDocuments = ({ folder }) => existsSync(new URL(`../../${folder}/src/documents.ts`, import.meta.url));

/**
 * All packages that are built, in this order. `of` names what a part belongs to, with which it is built. `sources` are the folders and files whose content decides whether to rebuild; `output` is a file
 * that exists after a build.
 */
export const APPS = [
  // First, because what a section draws is part of its build's name.
  ...REMOTES.filter(hasDocuments).map(({ folder }) => ({
    name: `${folder} documents`,
    of: folder,
    folder,
    config: 'rsbuild.documents.config.mjs',
    sources: [folder, ...SHARED, ...RULES],
    output: `${folder}/${DOCUMENTS_FOLDER}/${DOCUMENTS_NAME}.js`,
  })),
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
    name: 'host documents',
    of: 'host',
    folder: 'host',
    config: 'rsbuild.prerender.config.mjs',
    sources: ['host', ...SHARED, ...RULES],
    output: 'host/dist-prerender/prerender.js',
  },
];

/** The page outside the application, without framework, bundled by its own script. */
export const EMERGENCY = {
  name: 'emergency',
  of: 'host',
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
