import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtIn, deploy, HOST } from './deploy.mjs';
import { makeCheckout } from './fixture-checkout.mjs';
import { folderStore } from './folder-store.mjs';
import { readRegistry } from './registry.mjs';

export const PUBLIC = { name: 'public', folder: 'remote-public', container: 'remote_public' };
export const PATIENT = { name: 'patient', folder: 'remote-patient', container: 'remote_patient' };

/**
 * Makes a site with one release of the host and two sections, by the platform's checkout, and a team's empty checkout.
 * @param {(folder: string) => import('./store.mjs').Store} [open] for a site that lies elsewhere than in the folder
 */
export async function makeSite(open = folderStore) {
  const [platform, team] = [makeCheckout(), makeCheckout()];
  const site = mkdtempSync(path.join(tmpdir(), 'site-'));
  const store = open(site);
  const told = ({ root }) => ({ root, origin: { commit: 'c0ffee' }, teams: { patient: '@team' }, by: 'somebody' });
  const deployFrom = (checkout, ...parts) =>
    deploy(
      store,
      parts.map((part) => builtIn(checkout.root, part)),
      told(checkout),
    );
  platform.buildHost('frame-one');
  platform.buildSection('public', 'public-one');
  platform.buildSection('patient', 'patient-one');
  await deployFrom(platform, HOST, PUBLIC, PATIENT);
  return {
    platform,
    team,
    site,
    store,
    told,
    deployFrom,
    text: (file) => readFileSync(path.join(site, file), 'utf8'),
    live: async (name) => (await readRegistry(store)).remotes[name].version,
    remove() {
      for (const folder of [platform.root, team.root, site]) rmSync(folder, { recursive: true });
    },
  };
}
