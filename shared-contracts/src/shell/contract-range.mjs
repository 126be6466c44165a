// Plain JavaScript, because the build and the command that deploys read it as well, in Node without a compiler.

/**
 * The versions of the contract between host and sections that somebody understands: the oldest and the newest.
 * @typedef {readonly [min: number, max: number]} ContractRange
 */

/**
 * What is built with these contracts understands these versions. What a break is, and how each kind is made over two releases:
 * docs/decisions/contract.md.
 */
export const CONTRACTS = /** @type {const} */ ([2, 2]);

/**
 * Whether there is a version that both understand.
 * @param {ContractRange} one
 * @param {ContractRange} other
 */
export const overlap = (one, other) => one[0] <= other[1] && other[0] <= one[1];

/** @param {ContractRange} range */
const told = ([min, max]) => (min === max ? `contract ${min}` : `contracts ${min} to ${max}`);

/** @returns {range is ContractRange} */
const isRange = (/** @type {unknown} */ range) =>
  Array.isArray(range) && range.length === 2 && range.every(Number.isSafeInteger) && range[0] <= range[1];

/**
 * Why a section cannot run under a host, in a sentence that says what to do; null where it can.
 * @param {unknown} section the range that its build names
 * @param {ContractRange} host
 * @returns {string | null}
 */
export function whyApart(section, host) {
  if (!isRange(section)) return 'This build does not say which contracts it understands. Build the section anew.';
  if (overlap(section, host)) return null;
  const both = `This build understands ${told(section)}, the host ${told(host)}.`;
  return section[1] < host[0]
    ? `${both} Build the section with the contracts of today.`
    : `${both} Deploy a host that understands ${told(section)} first.`;
}
