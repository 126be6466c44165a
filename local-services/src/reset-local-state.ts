import type { Settings } from './settings';
import { claimStateFolder } from './single-instance';
import { ASIDE, BUILDING, forgetExchange, removeOtherStates, removeState } from './state-folder';

/**
 * Deletes everything the local services keep: database, files and keys, including a state that a restore set aside. A database
 * given by DATABASE_URL is not touched.
 * @throws StartError while the services run
 */
export async function resetLocalState({ stateDir }: Settings): Promise<void> {
  const free = await claimStateFolder(stateDir);
  await forgetExchange(stateDir);
  await removeOtherStates(stateDir, [ASIDE, BUILDING]);
  await removeState(stateDir);
  await free();
}
