// node bench/delivery.mjs: from a changed line to live and back, and what a returning person loads of it. Needs npm run build.
// Prints seconds, and bytes as sent (brotli); the ratio is to what a whole build of the section would load.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toBrotli } from '../scripts/compose/compress.mjs';
import { copySite, makeTeamCheckout } from '../scripts/delivery/team-checkout.mjs';

const PAGE = 'remote-patient/src/pages/profile-page.tsx';
const site = copySite();
const team = makeTeamCheckout();
const seconds = async (work) => {
  const startedAt = performance.now();
  const { code, output } = await work();
  if (code !== 0) throw new Error(output);
  return (performance.now() - startedAt) / 1000;
};
const say = (what, value) => console.log(`${what.padEnd(58)} ${value}`);
const read = (file) => readFileSync(path.join(site.folder, file));
const pointer = () => JSON.parse(read('remotes.json')).remotes.patient;
/** The files that the page loads of the section. */
function filesOf({ details }) {
  const { entry, manifest, pages, parts } = JSON.parse(read(details));
  return new Set([entry, ...manifest, ...pages.profile, ...(parts.profile ?? [])]);
}
async function bytesOf(files, container) {
  let bytes = 0;
  for (const file of files) bytes += (await toBrotli(read(`r/${container}/${file}`))).length;
  return bytes;
}

try {
  await seconds(() => team.build('remote-patient'));
  const aside = ['--site', site.folder, '--unchecked', 'a benchmark'];
  await team.deliver('deploy', 'patient', ...aside);
  const before = filesOf(pointer());
  team.edit(PAGE, 'lead={`', 'lead={`One ');
  const build = await seconds(() => team.build('remote-patient'));
  const deploy = await seconds(() => team.deliver('deploy', 'patient', ...aside));
  const after = pointer();
  const files = filesOf(after);
  const fresh = [...files].filter((file) => !before.has(file));
  const rollback = await seconds(() => team.deliver('rollback', 'patient', '--site', site.folder));
  say('changed line to built', `${build.toFixed(1)} s`);
  say('built to live, looked at in a browser', `${deploy.toFixed(1)} s`);
  say('rolled back', `${rollback.toFixed(1)} s`);
  const [loaded, whole] = [await bytesOf(fresh, after.container), await bytesOf(files, after.container)];
  say(
    'a returning person loads of a one-word release',
    `${loaded} bytes (${(loaded / whole).toFixed(2)} of ${whole}): ${fresh}`,
  );
} finally {
  site.remove();
  team.remove();
}
