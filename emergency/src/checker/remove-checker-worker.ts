import { unregisterAndClear } from '../worker/unregister-and-clear';

// Published in place of the symptom checker's worker.
unregisterAndClear('symptom-checker:');
