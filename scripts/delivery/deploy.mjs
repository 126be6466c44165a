import { REMOTES } from '../../federation/remotes.mjs';
import { forgetPreview, givePreview, previewedReleases } from './preview.mjs';
import { Refusal } from './refusal.mjs';
import { movePointers, readHistory, readRegistry } from './registry.mjs';
import { builtHost, builtSection, isStored, prune, putHost, putSection } from './releases.mjs';

/** @import { HistoryLine } from './pointer.mjs' */

export const HOST = { name: 'host', folder: 'host' };
/** All that is deployed on its own. */
export const PARTS = [HOST, ...REMOTES];

/** Registry with another pointer for the host or a section. */
const withPointer = (registry, name, pointer) =>
  name === HOST.name
    ? { ...registry, host: pointer }
    : { ...registry, remotes: { ...registry.remotes, [name]: pointer } };

export const pointerOf = (registry, name) => (name === HOST.name ? registry.host : registry.remotes[name]);

/** The pointer of a section that a share of devices gets first; undefined when there is none. */
export const canaryOf = (registry, name) => registry.remotes[name]?.canary;

/** Reads the build of the host, or of a section, in a checkout; null when it was never built. */
export const builtIn = (root, remote) => (remote.name === HOST.name ? builtHost(root) : builtSection(root, remote));

/**
 * Stores builds and moves their pointers, all of them in one release.
 * @param {object[]} builds from builtIn
 * @param {{ root: string, origin: { commit: string | null }, teams: Record<string, string>, by: string, why?: string }} told
 * @param {{ judge?: (registry: object) => void, look?: (registry: object) => Promise<void> }} [gates] each throws when what would
 * be live does not fit: `look` once, before the lock is taken, `judge` on what is live then
 * @returns {Promise<HistoryLine>}
 */
export async function deploy(store, builds, { root, origin, teams, by, why }, { judge, look } = {}) {
  const at = new Date().toISOString();
  const pointers = [];
  for (const build of builds) {
    const put = (one) => (one.name === HOST.name ? putHost(store, root, one) : putSection(store, one));
    const told = { commit: origin.commit, team: teams[build.name], at };
    pointers.push([build.name, { ...(await put(build)), ...told }]);
  }
  const what = pointers.map(([name]) => name).join(', ');
  const version = pointers.map(([, pointer]) => pointer.version).join(', ');
  const action = { kind: 'deploy', what, version, by, ...(why && { why }) };
  const nextOf = (live) => {
    const next = pointers.reduce((registry, [name, pointer]) => withPointer(registry, name, pointer), live);
    judge?.(next);
    return next;
  };
  await look?.(nextOf(await readRegistry(store)));
  const line = await movePointers(store, action, nextOf);
  await pruneNames(
    store,
    pointers.map(([name]) => name),
  );
  return line;
}

async function pruneNames(store, names) {
  await store.locked(async () => {
    const live = await readRegistry(store);
    const history = [{ at: new Date().toISOString(), registry: live }, ...(await readHistory(store))];
    for (const name of names) {
      // Last, because the newest releases are counted.
      const gone = await prune(store, [...history, ...(await previewedReleases(store, name))], name);
      for (const version of gone) await forgetPreview(store, name, version);
    }
  });
}

/**
 * Points back: at the release before, or at one that is named.
 * @param {{ version?: string, by: string, why?: string }} told
 * @param {(registry: object) => void} [judge]
 * @returns {Promise<HistoryLine>}
 * @throws when there is no such release, or its files were deleted
 */
export async function rollback(store, name, { version, by, why }, judge) {
  const target = await earlier(store, name, version);
  const action = { kind: 'rollback', what: name, version: target.version, by, ...(why && { why }) };
  return movePointers(store, action, (live) => {
    const next = withPointer(live, name, target);
    judge?.(next);
    return next;
  });
}

/**
 * Stores a build that nothing points at, for who opens the link.
 * @param {{ days: number, by: string }} told
 * @param {(registry: object) => void} [judge] of what the device would run
 * @returns {Promise<{ version: string, token: string, until: Date }>}
 */
export async function previewBuild(store, build, { days, by }, judge) {
  return preview(store, build.name, await putSection(store, build), { days, by }, judge);
}

/** The same of a release that is stored. @throws when there is none of that version, or its files were deleted */
export async function previewRelease(store, name, version, told, judge) {
  return preview(store, name, await earlier(store, name, version), told, judge);
}

async function preview(store, name, pointer, told, judge) {
  judge?.(withPointer(await readRegistry(store), name, pointer));
  return { version: pointer.version, ...(await givePreview(store, name, pointer, told)) };
}

async function earlier(store, name, version) {
  const [registry, history] = [await readRegistry(store), await readHistory(store)];
  const live = pointerOf(registry, name);
  if (live === undefined) throw new Refusal(`${name} was never deployed here, so there is nothing to go back to.`);
  const known = history.map((line) => pointerOf(line.registry, name)).filter((one) => one !== undefined);
  const target =
    version === undefined ? before(history, name, live) : known.find((one) => one.version.startsWith(version));
  if (target === undefined)
    throw new Refusal(
      version === undefined
        ? `${name} has no release before ${live.version}. Nothing was changed.`
        : `${name} has no release ${version} (npm run history -- ${name} lists them). Nothing was changed.`,
    );
  if (!(await isStored(store, name, target)))
    throw new Refusal(
      `The files of ${name} ${target.version} were deleted. Nothing was changed. Deploy its commit anew.`,
    );
  return target;
}

/** The release that was live before the given one was deployed: going back twice goes back two releases. */
function before(history, name, live) {
  const deployed = history
    .filter(({ kind, what }) => kind === 'deploy' && what.split(', ').includes(name))
    .map((line) => pointerOf(line.registry, name));
  const at = deployed.findIndex(({ version }) => version === live.version);
  return deployed.slice(at + 1).find(({ version }) => version !== live.version);
}

/**
 * Gives a section's build to a share of devices, besides what is live.
 * @param {number} share percent, 1 to 99
 * @param {{ judge?: (registry: object) => void, look?: (registry: object) => Promise<void> }} [gates] as of `deploy`, for all devices
 * @returns {Promise<HistoryLine>}
 */
export async function startCanary(store, build, share, { origin, teams, by, why }, { judge, look } = {}) {
  const { name, version } = build;
  const told = { commit: origin.commit, team: teams[name], at: new Date().toISOString() };
  const pointer = { ...(await putSection(store, build)), ...told };
  const live = await readRegistry(store);
  if (live.remotes[name] === undefined)
    throw new Refusal(`${name} was never deployed here: a canary is compared with what is live.`);
  await look?.(withPointer(live, name, pointer));
  return moveCanary(
    store,
    { name, version, by, why: [`for ${share} %`, why].filter(Boolean).join('; ') },
    (registry) => {
      judge?.(withPointer(registry, name, pointer));
      return { ...pointer, share };
    },
  );
}

/** Moves a canary on: another share, or null to take it back. @returns {Promise<HistoryLine>} */
export async function changeCanary(store, name, share, { by, why }) {
  const canary = canaryOf(await readRegistry(store), name);
  if (canary === undefined) throw new Refusal(`${name} has no canary. Nothing was changed.`);
  const what = share === null ? 'taken back' : `for ${share} %`;
  const action = { name, version: canary.version, by, why: [what, why].filter(Boolean).join('; ') };
  return moveCanary(store, action, () => (share === null ? undefined : { ...canary, share }));
}

/** Makes a canary what is live for all, if the host that is live by now understands it. @returns {Promise<HistoryLine>} */
export async function releaseCanary(store, name, { by, why }, judge) {
  const canary = canaryOf(await readRegistry(store), name);
  if (canary === undefined) throw new Refusal(`${name} has no canary. Nothing was changed.`);
  const { share: _, ...pointer } = canary;
  const action = { kind: 'deploy', what: name, version: canary.version, by, ...(why && { why }) };
  return movePointers(store, action, (live) => {
    const next = withPointer(live, name, pointer);
    judge?.(next);
    return next;
  });
}

function moveCanary(store, { name, version, by, why }, canaryFor) {
  return movePointers(store, { kind: 'canary', what: name, version, by, why }, (live) => {
    const { canary: _, ...pointer } = live.remotes[name];
    const canary = canaryFor(live);
    return withPointer(live, name, canary === undefined ? pointer : { ...pointer, canary });
  });
}
