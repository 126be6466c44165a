import type { Report } from './report';

/** Alarms that the operator at the terminal must see, however the services were started. */
const ALARMS: Readonly<Record<string, string>> = {
  'access-log.changed':
    'Access logs are not what they were. Somebody changed the database, or it was restored from a backup (docs/backup.md); npm run doctor says how many.',
  'anchors.away': 'The store of the anchors cannot be reached, so access logs are not anchored.',
  'anchors.cut':
    'Entries are missing in the store of the anchors: somebody removed them, or it was restored from a backup (docs/backup.md). Nothing is written to it any more.',
  'anchors.changed': 'The store of the anchors is not as it was signed. Nothing is written to it any more.',
  'database.restarting': 'The database ended unexpectedly; it is started again. What was confirmed is safe in it.',
};

/** Prints alarms in words and ignores all other events. */
export const printAlarms: Report = (event) => {
  const text = ALARMS[event];
  if (text) process.stderr.write(`\n${new Date().toISOString()}  ${text}\n\n`);
};
