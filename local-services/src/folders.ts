import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findRoot(): string {
  // Bundled and unbundled code lie at different depths; the workspace file marks the root.
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'pnpm-workspace.yaml'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The local services run from a checkout of the repository only.');
    folder = parent;
  }
  return folder;
}

export const repositoryRoot = findRoot();

/** Folders of SQL, in the order of application. */
export const migrationFolders = [
  join(repositoryRoot, 'local-services/sql'),
  join(repositoryRoot, 'supabase/migrations'),
  // What the next release will add (docs/decisions/database.md); nothing before the first one, and nothing in a release.
  join(repositoryRoot, 'supabase/unreleased'),
] as const;
