import { unregisterAndClear } from '../worker/unregister-and-clear';

// Published in place of the worker of pushes, which has no caches. What its browser was subscribed to ends with it.
unregisterAndClear('push-worker:');
