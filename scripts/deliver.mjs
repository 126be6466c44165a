// npm run deploy -- patient | preview -- patient | canary -- patient | rollback -- patient | history | status: says and moves what is
// live on a site. That is ./site unless SAWUBONA_STORE or --site names another folder, or s3://bucket/prefix. deploy -- site: all
// parts of this checkout in one release, with the settings of the environment, where no site is yet.
import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sectionIn } from '../federation/remotes.mjs';
import { problemsOfChecks } from './delivery/checked.mjs';
import {
  builtIn,
  canaryOf,
  changeCanary,
  deploy,
  HOST,
  PARTS,
  pointerOf,
  previewBuild,
  previewRelease,
  releaseCanary,
  rollback,
  startCanary,
} from './delivery/deploy.mjs';
import { problemsOfBuild, problemsOfContracts, problemsOfRoutes } from './delivery/gates.mjs';
import { routesOfHost } from './delivery/host-frame.mjs';
import { originOf, teamOf } from './delivery/origin.mjs';
import { POINTER_FILE } from './delivery/pointer.mjs';
import { endPreviews, LONGEST_DAYS } from './delivery/preview.mjs';
import { Refusal } from './delivery/refusal.mjs';
import { finishUnfinished, readHistory, readRegistry, unfinished } from './delivery/registry.mjs';
import { settingsOf, writeSettings } from './delivery/settings.mjs';
import { openStore } from './delivery/store.mjs';
import { createJudge, watchCanary } from './delivery/watch-canary.mjs';
import { ROOT } from './setup/run.mjs';

const OPTIONS = {
  site: { type: 'string' },
  url: { type: 'string' },
  to: { type: 'string' },
  why: { type: 'string' },
  unchecked: { type: 'string' },
  'without-look': { type: 'string' },
  share: { type: 'string' },
  stop: { type: 'boolean' },
  release: { type: 'boolean' },
  watch: { type: 'string' },
  'at-least': { type: 'string' },
  days: { type: 'string' },
  page: { type: 'string' },
  end: { type: 'boolean' },
};

/**
 * What is meant: a part of this checkout, a section in a repository of its own by its folder, or one that is live from there.
 * @param {string} wanted `patient`, `remote-patient` or `../own-repository`
 * @param {import('./delivery/pointer.mjs').Registry} live
 */
function findPart(wanted, { remotes }) {
  if (wanted === undefined) throw new Refusal(`Name what is meant. There are: ${listed(PARTS)}.`);
  const found = PARTS.find(({ name, folder }) => name === wanted || folder === wanted);
  if (found !== undefined) return found;
  const home = path.resolve(wanted);
  const elsewhere = sectionIn(home);
  if (elsewhere !== null) return { ...elsewhere, folder: home };
  if (Object.hasOwn(remotes, wanted)) return { name: wanted };
  throw new Refusal(`Nothing is called ${wanted}. There are: ${listed(PARTS)}.`);
}

const listed = (parts) => parts.map(({ name }) => name).join(', ');

const storeOf = ({ site }) =>
  openStore(site ?? (process.env.SAWUBONA_STORE || path.join(ROOT, 'site')), ROOT, process.env);

async function openSite(values) {
  const store = storeOf(values);
  if ((await store.read(POINTER_FILE)) === null)
    throw new Refusal(
      `There is no site in ${store.name}. The platform makes one: npm run build, or npm run deploy -- site.`,
    );
  return store;
}

function say({ release, kind, what, version, why }) {
  if (kind === 'canary') console.log(`The canary ${version} of ${what}: ${why} (release ${release}).`);
  else if (kind === 'rollback') console.log(`${what} is back at ${version} (release ${release}).`);
  else console.log(`${what} ${version} is live (release ${release}).`);
}

/** What speaks against a build: of a section also under the host that is live. */
async function problemsOf(store, build) {
  if (build.name === HOST.name) return [];
  const registry = await readRegistry(store);
  const taken = registry?.host && (await routesOfHost(store, registry));
  return [...(await problemsOfBuild(build)), ...(taken ? problemsOfRoutes(build, taken) : [])];
}

/** Reads builds that are whole and within their rules. @throws Refusal with what speaks against them, `others` too */
async function soundBuilds(store, parts, others = []) {
  const foreign = parts.find(({ folder }) => folder === undefined);
  if (foreign !== undefined)
    throw new Refusal(`${foreign.name} is not in this checkout: name the folder it is built in.`);
  const builds = parts.map((part) => builtIn(ROOT, part));
  const missing = parts.find((_, at) => builds[at] === null);
  if (missing !== undefined) throw new Refusal(`${missing.name} is not built: npm run build -- ${missing.folder}.`);
  const ofBuilds = await Promise.all(builds.map((build) => problemsOf(store, build)));
  const problems = [...ofBuilds.flat(), ...others];
  if (problems.length > 0) throw new Refusal(['Not deployed, nothing was changed:', ...problems].join('\n  '));
  return builds;
}

/** Reads builds that nothing speaks against, with what is told of them. @throws Refusal */
async function readyBuilds(store, parts, values) {
  const [{ folder }] = parts;
  const home = path.isAbsolute(folder ?? '') ? folder : ROOT;
  const origin = await originOf(home);
  // The check of one section answers for that section alone.
  const checkedAs = parts.length === 1 ? parts[0].name : HOST.name;
  const builds = await soundBuilds(
    store,
    parts,
    values.unchecked === undefined ? problemsOfChecks(home, origin, checkedAs) : [],
  );
  const why = [
    values.why,
    values.unchecked && `unchecked: ${values.unchecked}`,
    values['without-look'] && `without a look: ${values['without-look']}`,
  ];
  const teams = Object.fromEntries(parts.map(({ name, folder }) => [name, teamOf(ROOT, folder)]));
  const told = { root: ROOT, origin, teams, by: userInfo().username };
  return { builds, told: { ...told, why: why.filter(Boolean).join('; ') } };
}

/** Begins a site: all parts at once, because a page needs them all. */
async function deploySite(values) {
  const store = storeOf(values);
  if ((await store.read(POINTER_FILE)) !== null)
    throw new Refusal(`There is a site in ${store.name}: deploy its parts one by one. Nothing was changed.`);
  const { builds, told } = await readyBuilds(store, PARTS, values);
  await writeSettings(store, settingsOf(process.env));
  say(await deploy(store, builds, told, { judge, look: lookOf(store, HOST, values) }));
}

const lookOf = (store, part, values) =>
  values['without-look'] === undefined ? (next) => lookAt(store, next, part, values) : undefined;

async function deployPart(name, values) {
  if (name === 'site') return deploySite(values);
  const store = await openSite(values);
  const part = findPart(name, await readRegistry(store));
  const { builds, told } = await readyBuilds(store, [part], values);
  const [build] = builds;
  const live = pointerOf(await readRegistry(store), part.name);
  if (live?.version === build.version)
    return console.log(`${part.name} ${build.version} is live already. Nothing was changed.`);
  say(await deploy(store, builds, told, { judge, look: lookOf(store, part, values) }));
}

/** @returns {number} whole percent, 1 to 99 */
function shareOf({ share = '' }) {
  if (/^[1-9]\d?$/.test(share)) return Number(share);
  throw new Refusal('Say how many of a hundred devices get it: --share 10. For all: --release.');
}

/** `--share 10` gives it to devices, or to more; `--watch 30` minutes; `--stop`; `--release` to all. */
async function canaryPart(name, values) {
  const store = await openSite(values);
  const part = findPart(name, await readRegistry(store));
  if (part === HOST) throw new Refusal('Of the host there is one for all devices: npm run deploy -- host.');
  const told = { by: userInfo().username, why: values.why };
  if (values.stop) return say(await changeCanary(store, part.name, null, told));
  if (values.release) return say(await releaseCanary(store, part.name, told, judge));
  if (values.share !== undefined) {
    const share = shareOf(values);
    const built = part.folder === undefined ? null : builtIn(ROOT, part);
    const canary = canaryOf(await readRegistry(store), part.name);
    if (canary !== undefined && (built === null || built.version === canary.version))
      say(await changeCanary(store, part.name, share, told));
    else {
      const { builds, told: more } = await readyBuilds(store, [part], values);
      say(await startCanary(store, builds[0], share, more, { judge, look: lookOf(store, part, values) }));
    }
  }
  if (values.watch !== undefined) return watch(store, part.name, values);
  if (values.share === undefined)
    throw new Refusal('Say what to do: --share 10, --watch 30 (minutes), --stop or --release.');
}

async function watch(store, name, values) {
  const { BACKEND_URL: backendUrl, BACKEND_SECRET_KEY: secretKey } = process.env;
  if (!backendUrl || !secretKey) throw new Refusal('To watch a canary set BACKEND_URL and BACKEND_SECRET_KEY.');
  const [minutes, atLeast] = [Number(values.watch), Number(values['at-least'] ?? 200)];
  if (!(minutes > 0) || !(atLeast > 0)) throw new Refusal('--watch takes minutes and --at-least page loads, above 0.');
  const ended = await watchCanary(store, name, {
    judge: createJudge({ backendUrl, secretKey, atLeast }),
    until: Date.now() + minutes * 60_000,
    by: userInfo().username,
    say: (line) => console.log(line),
  });
  if (ended === 'worse') throw new Refusal(`${name} has no canary any more: it did worse than what is live.`);
  console.log(ended === 'gone' ? `Somebody else ended the canary of ${name}.` : `The canary of ${name} stays.`);
}

/** Refuses what would leave a section that the host cannot run. */
function judge(registry) {
  const problems = problemsOfContracts(registry);
  if (problems.length > 0) throw new Refusal(['Not moved, nothing was changed:', ...problems].join('\n  '));
}

/** Opens the pages of what would be live in a browser, before anything is moved. */
async function lookAt(store, registry, part, { url }) {
  const { smoke } = await import('./delivery/smoke.mjs');
  const names = part === HOST ? Object.keys(registry.remotes) : [part.name];
  const problems = await smoke(store, registry, names, part === HOST ? undefined : url);
  if (problems.length > 0)
    throw new Refusal(
      [`Not deployed, nothing was changed. In a browser ${part.name} fails:`, ...problems].join('\n  '),
    );
}

/** @returns {number} whole days */
function daysOf({ days = '1' }) {
  if (/^[1-9]$/.test(days) && Number(days) <= LONGEST_DAYS) return Number(days);
  throw new Refusal(`Say for how many days: --days 1 to --days ${LONGEST_DAYS}.`);
}

/** `preview -- patient` shows the build of this checkout, `preview -- patient 1a2b3c` a stored release; `--end` ends all previews. */
async function previewPart(name, values, version) {
  const store = await openSite(values);
  if (values.end) {
    await endPreviews(store);
    return console.log('All previews of this site are over: their links show what is live.');
  }
  const part = findPart(name, await readRegistry(store));
  if (part === HOST) throw new Refusal('Of the host there is no preview: it is the same for all devices.');
  const told = { days: daysOf(values), by: userInfo().username };
  const shown =
    version === undefined
      ? await previewBuild(store, (await soundBuilds(store, [part]))[0], told, judge)
      : await previewRelease(store, part.name, version, told, judge);
  const address = `${(values.url ?? '').replace(/\/+$/, '')}${values.page ?? '/'}#preview=${shown.token}`;
  console.log(
    `${part.name} ${shown.version}, until ${shown.until.toISOString()}, for who opens this; nothing else moved:`,
  );
  console.log(values.url === undefined ? `(behind the address of the site) ${address}` : address);
}

async function rollbackPart(name, values) {
  const store = await openSite(values);
  const part = findPart(name, await readRegistry(store));
  const told = { version: values.to, by: userInfo().username, why: values.why };
  say(await rollback(store, part.name, told, judge));
}

const shortly = (commit) => commit?.slice(0, 12) ?? 'no commit';

async function printHistory(name, values) {
  const store = await openSite(values);
  const part = name === undefined ? null : findPart(name, await readRegistry(store));
  const lines = (await readHistory(store)).filter(({ what }) => part === null || what.split(', ').includes(part.name));
  for (const line of lines) {
    const { release, at, kind, what, version, by, why, registry } = line;
    const commits = what.split(', ').map((one) => shortly(pointerOf(registry, one)?.commit));
    console.log(
      [release, at, kind, what, version, [...new Set(commits)].join(', '), by, why].filter(Boolean).join('  '),
    );
  }
  if (lines.length === 0) console.log('Nothing was deployed yet.');
}

async function printStatus(_name, values) {
  const store = await openSite(values);
  const left = await unfinished(store);
  const registry = await readRegistry(store);
  console.log(`release ${registry.release}  ${registry.at}`);
  for (const name of new Set([...PARTS.map((part) => part.name), ...Object.keys(registry.remotes)])) {
    const pointer = pointerOf(registry, name);
    const { version, at, commit, team, contracts = [] } = pointer ?? {};
    const told =
      pointer === undefined
        ? ['not deployed']
        : [version, at, shortly(commit), team, `contracts ${contracts.join(' to ')}`];
    console.log([name.padEnd(12), ...told].join('  '));
    const { canary } = pointer ?? {};
    if (canary !== undefined)
      console.log(
        [''.padEnd(12), canary.version, canary.at, shortly(canary.commit), `canary for ${canary.share} %`].join('  '),
      );
  }
  if (left !== null)
    console.log(
      `Release ${left.release} (${left.what}) was begun and its process ended. It goes live with the next one, or now: npm run status -- finish.`,
    );
}

async function status(name, values) {
  if (name === 'finish') {
    const line = await finishUnfinished(await openSite(values));
    if (line === null) return console.log('Nothing was left to finish.');
    return say(line);
  }
  return printStatus(name, values);
}

const COMMANDS = {
  deploy: deployPart,
  preview: previewPart,
  canary: canaryPart,
  rollback: rollbackPart,
  history: printHistory,
  status,
};

const [command, ...rest] = process.argv.slice(2);
try {
  const { positionals, values } = parseArgs({ args: rest, allowPositionals: true, options: OPTIONS });
  const [name, version, ...others] = positionals;
  if (others.length > 0 || (version !== undefined && command !== 'preview'))
    throw new Refusal('One at a time: each has its own line in the history.');
  await COMMANDS[command](name, values, version);
} catch (error) {
  const isKnown = error instanceof Refusal || error.code?.startsWith('ERR_PARSE_ARGS');
  console.error(isKnown ? error.message : error);
  process.exitCode = 1;
}
