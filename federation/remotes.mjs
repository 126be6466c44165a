/**
 * Every section that is built and deployed on its own. `container` is the global its entry script makes;
 * `port` is where its development server listens.
 */
export const REMOTES = Object.freeze([
  { name: 'auth', folder: 'remote-auth', container: 'remote_auth', port: 3001 },
  { name: 'patient', folder: 'remote-patient', container: 'remote_patient', port: 3002 },
  { name: 'specialist', folder: 'remote-specialist', container: 'remote_specialist', port: 3003 },
  { name: 'public', folder: 'remote-public', container: 'remote_public', port: 3004 },
  { name: 'visit', folder: 'remote-visit', container: 'remote_visit', port: 3005 },
]);

/** Development: where the host is served, and behind it the local services. */
export const HOST_PORT = Number(process.env.PORT ?? 3000);
export const SERVICES_PORT = 3010;
export const ENTRY_FILE = 'remoteEntry.js';

/** @param {string} nameOrFolder `patient` or `remote-patient` */
export function findRemote(nameOrFolder) {
  const remote = REMOTES.find((one) => one.name === nameOrFolder || one.folder === nameOrFolder);
  if (remote === undefined) throw new Error(`No remote is called ${nameOrFolder}; see federation/remotes.mjs`);
  return remote;
}
