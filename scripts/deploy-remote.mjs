// node scripts/deploy-remote.mjs remote-patient [--site <folder>]: puts one built section into a composed site and moves its
// pointer. It needs neither the host's build nor other sections', so that a team can deploy alone.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compressFolder } from './compose/compress.mjs';
import { PAGES_FOLDER } from './compose/page-documents.mjs';
import { withRegistry } from './compose/page-html.mjs';
import { readBuilds, toRegistry } from './compose/read-builds.mjs';
import { copyBuild, replaceFile, toJson } from './compose.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param {string} root folder of the builds
 * @param {string} site folder that is served
 * @param {string} name folder of the remote, e.g. `remote-patient`
 * @returns {Promise<string>} the build that is live now
 */
export async function deployRemote(root, site, name) {
  const build = readBuilds(root).builds.find(({ remote }) => remote.folder === name);
  if (build === undefined) throw new Error(`${name} is not built; run npm run build -- ${name}`);
  if (build.remote.name === 'public') {
    // Its start page is prerendered together with the host's frame.
    throw new Error('The public section carries the prerendered landing page: deploy it with scripts/compose.mjs');
  }
  const known = JSON.parse(readFileSync(path.join(site, 'remotes.json'), 'utf8'));
  const registry = { ...known, remotes: { ...known.remotes, ...toRegistry([build]).remotes } };
  copyBuild(site, build);
  // The files exist before anything points at them.
  for (const page of bootedPages(site)) {
    replaceFile(site, page, withRegistry(readFileSync(path.join(site, page), 'utf8'), registry));
  }
  replaceFile(site, 'remotes.json', toJson(registry));
  await compressFolder(site);
  return build.record.buildId;
}

/** Returns the pages with boot data, which name the sections' locations. */
function bootedPages(site) {
  const folder = path.join(site, PAGES_FOLDER);
  const pages = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.html')) : [];
  return ['index.html', 'shell.html', ...pages.map((file) => `${PAGES_FOLDER}/${file}`)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { site: { type: 'string' } } });
  try {
    const [name = ''] = positionals;
    const live = await deployRemote(ROOT, path.resolve(values.site ?? path.join(ROOT, 'site')), name);
    console.log(`${name} ${live} is live`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
