import { unregisterAndClear } from './unregister-and-clear';

// Published in place of the emergency page's worker.
unregisterAndClear('emergency-');
