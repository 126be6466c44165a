import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findUnguarded, integrityOf, problemsOfStyles } from '../../federation/build-record.mjs';
import { whyApart } from '../../shared-contracts/src/shell/contract-range.mjs';
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

/**
 * A section's own budget, in its `package.json`: bytes as sent (brotli) of its `start` (entry and manifest) and of its largest
 * `page` with its parts.
 */
const budgetOf = (dist) => JSON.parse(readFileSync(path.join(dist, '..', 'package.json'), 'utf8')).budget;

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
  const budget = budgetOf(build.dist);
  if (budget === undefined) return [`${build.name} states no budget of bytes in its package.json.`];
  const { start, page } = await bytesOf(build);
  const told = (what, bytes, most) =>
    bytes > most ? [`${what} of ${build.name} has ${bytes} bytes, its budget allows ${most}.`] : [];
  return [...told('The start', start, budget.start), ...told(`The page ${page.name}`, page.bytes, budget.page)];
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
