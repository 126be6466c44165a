import { takeBack } from '../worker/take-back';

// Published in the place of the symptom checker's worker.
takeBack('symptom-checker:');
