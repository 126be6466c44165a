import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findUnguarded, integrityOf, problemsOfStyles } from '../../federation/build-record.mjs';
import { saidIn } from '../../federation/remotes.mjs';
import { whyApart } from '../../shared-contracts/src/shell/contract-range.mjs';
import { whyNotRoutes } from '../../shared-contracts/src/shell/section-routes.mjs';
import { toBrotli } from '../compose/compress.mjs';

/**
 * What speaks against a section's build, one sentence each; empty when nothing does.
 * @param {object} build from builtSection
 */
export async function problemsOfBuild(build) {
  const missing = build.record.files.filter((file) => !existsSync(path.join(build.dist, file)));
  if (missing.length > 0) return [`The build of ${build.name} lacks ${missing.join(', ')}. Build it again.`];
  const styles = problemsOfStyles(build.name, build.dist, build.record.files);
  return [...wrongFiles(build), ...styles, ...(await overBudget(build))];
}

/** Files that are not what the entry, and the record of the build, say of them. */
function wrongFiles({ name, dist, record }) {
  const { entry, early, files, integrity } = record;
  if (integrityOf(readFileSync(path.join(dist, entry))) !== integrity)
    return [`${entry} of ${name} is not what its build says. Build it again.`];
  const unguarded = findUnguarded(dist, files, [entry, ...Object.values(early)]);
  return unguarded.map((file) => `${file} of ${name} is not what its entry says. Build it again.`);
}

/** @returns {Promise<{ start: number, page: { name: string, bytes: number } }>} bytes as sent */
export async function bytesOf({ dist, record }) {
  const sizes = new Map();
  const sizeOf = async (file) => {
    if (!sizes.has(file)) sizes.set(file, (await toBrotli(readFileSync(path.join(dist, file)))).length);
    return sizes.get(file);
  };
  const sum = async (files) => {
    let all = 0;
    for (const file of new Set(files)) all += await sizeOf(file);
    return all;
  };
  const start = [record.entry, ...record.manifest];
  const pages = [];
  for (const [name, files] of Object.entries(record.pages))
    pages.push({ name, bytes: await sum([...start, ...files, ...(record.parts[name] ?? [])]) });
  pages.sort((one, other) => other.bytes - one.bytes);
  return { start: await sum(start), page: pages[0] ?? { name: 'none', bytes: 0 } };
}

async function overBudget(build) {
  const { budget } = saidIn(path.join(build.dist, '..'));
  if (budget === undefined) return [`${build.name} states no budget of bytes in its package.json.`];
  const { start, page } = await bytesOf(build);
  const told = (what, bytes, most) =>
    bytes > most ? [`${what} of ${build.name} has ${bytes} bytes, its budget allows ${most}.`] : [];
  return [...told('The start', start, budget.start), ...told(`The page ${page.name}`, page.bytes, budget.page)];
}

/**
 * What speaks against the routes of a section under a host, one sentence each.
 * @param {{ name: string, record: object }} build from builtSection
 * @param {{ paths: string[], prefixes: string[], sections: string[] }} taken by the host
 */
export function problemsOfRoutes({ name, record: { routes } }, { paths, prefixes, sections }) {
  const isOfTable = sections.includes(name);
  if (isOfTable)
    return routes === undefined ? [] : [`The routes of ${name} stand in the host’s table: no src/routes.ts.`];
  if (routes === undefined) return [`The host has no route of ${name}, and its build brings none: src/routes.ts.`];
  const why = whyNotRoutes(name, routes, [...paths, ...prefixes]);
  return why === null ? [] : [why];
}

/**
 * Sections of a registry that could not run under its host, one sentence each.
 * @param {import('./pointer.mjs').Registry} registry
 */
export function problemsOfContracts({ host, remotes }) {
  if (host === undefined) return [];
  return Object.entries(remotes).flatMap(([name, { version, contracts }]) => {
    const why = whyApart(contracts, host.contracts);
    return why === null ? [] : [`${name} ${version}: ${why}`];
  });
}
