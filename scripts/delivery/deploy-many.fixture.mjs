// node deploy-many.fixture.mjs <place> <section> <times>: a process that deploys a section again and again.
import { rmSync } from 'node:fs';
import { builtIn, deploy } from './deploy.mjs';
import { makeCheckout } from './fixture-checkout.mjs';
import { openStore } from './store.mjs';

const [place, name, times] = process.argv.slice(2);
const checkout = makeCheckout();
const told = { root: checkout.root, origin: { commit: null }, teams: {}, by: name };
for (let at = 0; at < Number(times); at += 1) {
  checkout.buildSection(name, `${name}-${at}`);
  const build = builtIn(checkout.root, { name, folder: `remote-${name}`, container: `remote_${name}` });
  await deploy(openStore(place, checkout.root, process.env), [build], told);
}
rmSync(checkout.root, { recursive: true });
