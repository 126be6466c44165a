import { takeBack } from './take-back';

// Published in the place of the emergency page's worker.
takeBack('emergency-');
