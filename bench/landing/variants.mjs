import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressFolder } from '../../scripts/compose/compress.mjs';
import { composeLanding } from '../../scripts/compose/page-html.mjs';
import { readAsset, readHost } from '../../scripts/compose/read-host.mjs';
import { runDocuments } from '../../scripts/delivery/run-documents.mjs';
import { createOneBuildConfig } from './one-build.config.mjs';

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const SCRIPT_HINT = /<link\b[^>]*\bas="script"[^>]*>/g;

/** What every composed folder has beside its pages. */
function copyFrame(site, target) {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const file of ['headers.json', 'routes.json', 'favicon.svg'])
    cpSync(path.join(site, file), path.join(target, file));
  // The host keeps the emergency page on the device; without its files that would end in an error.
  for (const file of readdirSync(site).filter((name) => name.startsWith('emergency-care')))
    cpSync(path.join(site, file), path.join(target, file));
  // What keeps the symptom checker finds nothing to keep here.
  writeFileSync(path.join(target, 'symptom-checker-worker.js'), '// Nothing.\n');
  for (const file of readdirSync(path.join(site, 'static', 'js')).filter((name) => /^(emergency|theme)\./.test(name)))
    cpSync(path.join(site, 'static', 'js', file), path.join(target, 'static', 'js', file));
  cpSync(path.join(site, 'static', 'font'), path.join(target, 'static', 'font'), { recursive: true });
}

/** The landing page as it is served, without anything that runs. */
export async function makeStatic(site, target) {
  copyFrame(site, target);
  const html = readFileSync(path.join(site, 'index.html'), 'utf8').replace(SCRIPT, '').replace(SCRIPT_HINT, '');
  if (/<script|\.js"/.test(html)) throw new Error('The static page still names a script');
  writeFileSync(path.join(target, 'index.html'), html);
  await compressFolder(target);
}

/** The same application without federation, put together by the product's own compose step. */
export async function makeOneBuild(root, site, target) {
  copyFrame(site, target);
  const built = `${target}-build`;
  const kept = [];
  process.env.NODE_ENV = 'production';
  const { createRsbuild } = await import(resolveFrom(root, 'host', '@rsbuild/core'));
  const rsbuild = await createRsbuild({ cwd: path.join(root, 'host'), config: createOneBuildConfig(built, kept) });
  await (await rsbuild.build()).close();
  cpSync(built, target, { recursive: true });

  const page = readFileSync(path.join(site, 'index.html'), 'utf8');
  const theme = /<script>([\s\S]*?)<\/script>/.exec(page)[1];
  const boot = JSON.parse(/id="boot">([^<]*)</.exec(page)[1]);
  const { renderHome, shared } = await import(pathToFileURL(path.join(root, 'host/dist-prerender/prerender.js')).href);
  const drawn = runDocuments(
    readFileSync(path.join(root, 'remote-public/dist-documents/documents.js'), 'utf8'),
    shared,
  );
  const read = (file) => ({ ...readAsset(built, file, '/'), file });
  const [entry, ...scripts] = kept.filter((file) => file.endsWith('.js')).map(read);
  const styles = kept.filter((file) => file.endsWith('.css')).map(read);
  const host = { ...readHost(root), folder: built, html: readFileSync(path.join(built, 'index.html'), 'utf8') };
  const parts = { boot: { environment: boot.environment }, theme };
  const html = composeLanding(host, parts, {
    prerendered: await renderHome(drawn),
    assets: { entry, scripts, styles },
  });
  writeFileSync(path.join(target, 'index.html'), html);
  await compressFolder(target);
}

function resolveFrom(root, folder, name) {
  return pathToFileURL(createRequire(path.join(root, folder, 'package.json')).resolve(name)).href;
}
