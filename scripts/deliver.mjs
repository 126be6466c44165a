// npm run deploy -- patient | canary -- patient | rollback -- patient | history | status: says and moves what is live on a site. That
// is ./site unless SITE or --site names another folder.
import { existsSync } from 'node:fs';
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
  releaseCanary,
  rollback,
  startCanary,
} from './delivery/deploy.mjs';
import { problemsOfBuild, problemsOfContracts, problemsOfRoutes } from './delivery/gates.mjs';
import { routesOfHost } from './delivery/host-frame.mjs';
import { originOf, teamOf } from './delivery/origin.mjs';
import { Refusal } from './delivery/refusal.mjs';
import { finishUnfinished, readHistory, readRegistry, unfinished } from './delivery/registry.mjs';
import { folderStore } from './delivery/store.mjs';
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

function openSite({ site }) {
  const folder = path.resolve(site ?? process.env.SITE ?? path.join(ROOT, 'site'));
  if (!existsSync(path.join(folder, 'remotes.json')))
    throw new Refusal(`There is no site in ${folder}. The platform makes one: npm run build.`);
  return folderStore(folder);
}

function say({ release, kind, what, version, why }) {
  if (kind === 'canary') console.log(`The canary ${version} of ${what}: ${why} (release ${release}).`);
  else if (kind === 'rollback') console.log(`${what} is back at ${version} (release ${release}).`);
  else console.log(`${what} ${version} is live (release ${release}).`);
}

/** What speaks against a section's build under the host that is live. */
async function problemsOfSection(store, build) {
  const registry = await readRegistry(store);
  const taken = registry.host && (await routesOfHost(store, registry));
  return [...(await problemsOfBuild(build)), ...(taken ? problemsOfRoutes(build, taken) : [])];
}

/** Reads a build that nothing speaks against, with what is told of it and how it is looked at. @throws Refusal */
async function readyBuild(store, part, values) {
  if (part.folder === undefined)
    throw new Refusal(`${part.name} is not in this checkout: name the folder it is built in.`);
  const build = builtIn(ROOT, part);
  if (build === null) throw new Refusal(`${part.name} is not built: npm run build -- ${part.folder}.`);
  const home = path.isAbsolute(part.folder) ? part.folder : ROOT;
  const origin = await originOf(home);
  const problems = [
    ...(part === HOST ? [] : await problemsOfSection(store, build)),
    ...(values.unchecked === undefined ? problemsOfChecks(home, origin) : []),
  ];
  if (problems.length > 0) throw new Refusal(['Not deployed, nothing was changed:', ...problems].join('\n  '));
  const why = [
    values.why,
    values.unchecked && `unchecked: ${values.unchecked}`,
    values['without-look'] && `without a look: ${values['without-look']}`,
  ];
  const told = { root: ROOT, origin, teams: { [part.name]: teamOf(ROOT, part.folder) }, by: userInfo().username };
  return { build, told: { ...told, why: why.filter(Boolean).join('; ') } };
}

const lookOf = (store, part, values) =>
  values['without-look'] === undefined ? (next) => lookAt(store, next, part, values) : undefined;

async function deployPart(name, values) {
  const store = openSite(values);
  const part = findPart(name, await readRegistry(store));
  const { build, told } = await readyBuild(store, part, values);
  const live = pointerOf(await readRegistry(store), part.name);
  if (live?.version === build.version)
    return console.log(`${part.name} ${build.version} is live already. Nothing was changed.`);
  say(await deploy(store, [build], told, { judge, look: lookOf(store, part, values) }));
}

/** @returns {number} whole percent, 1 to 99 */
function shareOf({ share = '' }) {
  if (/^[1-9]\d?$/.test(share)) return Number(share);
  throw new Refusal('Say how many of a hundred devices get it: --share 10. For all: --release.');
}

/** `--share 10` gives it to devices, or to more; `--watch 30` minutes; `--stop`; `--release` to all. */
async function canaryPart(name, values) {
  const store = openSite(values);
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
      const { build, told: more } = await readyBuild(store, part, values);
      say(await startCanary(store, build, share, more, { judge, look: lookOf(store, part, values) }));
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

async function rollbackPart(name, values) {
  const store = openSite(values);
  const part = findPart(name, await readRegistry(store));
  const told = { version: values.to, by: userInfo().username, why: values.why };
  say(await rollback(store, part.name, told, judge));
}

const shortly = (commit) => commit?.slice(0, 12) ?? 'no commit';

async function printHistory(name, values) {
  const store = openSite(values);
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
  const store = openSite(values);
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
    const line = await finishUnfinished(openSite(values));
    if (line === null) return console.log('Nothing was left to finish.');
    return say(line);
  }
  return printStatus(name, values);
}

const COMMANDS = { deploy: deployPart, canary: canaryPart, rollback: rollbackPart, history: printHistory, status };

const [command, ...rest] = process.argv.slice(2);
try {
  const { positionals, values } = parseArgs({ args: rest, allowPositionals: true, options: OPTIONS });
  if (positionals.length > 1) throw new Refusal('One at a time: each has its own line in the history.');
  await COMMANDS[command](positionals[0], values);
} catch (error) {
  const isKnown = error instanceof Refusal || error.code?.startsWith('ERR_PARSE_ARGS');
  console.error(isKnown ? error.message : error);
  process.exitCode = 1;
}
