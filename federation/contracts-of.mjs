import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The versions of the contract that the host or a section understands, out of the contracts it is built with; nothing of it runs.
 * @param {string} folder of the host or the section
 * @returns {Promise<readonly [min: number, max: number]>}
 */
export async function contractsOf(folder) {
  const file = createRequire(path.join(folder, 'package.json')).resolve('@telehealth/contracts/contract-range');
  const { CONTRACTS } = await import(pathToFileURL(file).href);
  return CONTRACTS;
}
