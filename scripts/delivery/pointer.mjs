/** The only pointer: servers put it into documents, and browsers read it after a failure. */
export const POINTER_FILE = 'remotes.json';

/** JSON that can stand inside of a script element. */
export const toJson = (value) => `${JSON.stringify(value, null, 2).replaceAll('<', '\\u003c')}\n`;

/**
 * A deployed build of a section. Times are ISO 8601; `contracts` is the range that it understands.
 * @typedef {{ version: string, commit: string | null, team: string, at: string, contracts: [number, number], container: string,
 * entry: string, integrity: string, details: string, routes?: object[], canary?: Pointer & { share: number } }} Pointer `routes` are
 * those of a section that the host's table does not have; `canary` is a release that a share of devices, in percent, gets first
 * @typedef {{ schema: 1, release: number, at?: string, host?: { version: string, commit: string | null, team: string, at: string,
 * contracts: [number, number] }, remotes: Record<string, Pointer> }} Registry
 * @typedef {{ kind: 'deploy' | 'rollback' | 'canary' | 'settings', what: string, version: string, by: string, why?: string }} Action
 * @typedef {Action & { release: number, at: string, registry: Registry }} HistoryLine
 */
