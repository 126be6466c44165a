import { fine, wrong } from '../finding.mjs';

/** The worker should run every minute; a longer lag means that it is not called, or cannot connect. */
const PATIENCE_SECONDS = 600;

const minutes = (seconds) => `${Math.round(seconds / 60)} min`;

const STORES = {
  unknown: [
    'The function anchors-worker never said anything',
    'Is it deployed, and does a cron line call it (“The schedule”)?',
  ],
  away: [
    'The store of the anchors cannot be reached',
    'Look at the log of anchors-worker, and at the bucket and its key.',
  ],
  cut: [
    'The store of the anchors has lost entries',
    'Nothing is written to it any more. Compare it with the bucket’s versions; docs/production.md, “Anchors”, says what then.',
  ],
  changed: [
    'The store of the anchors is not as it was signed',
    'Somebody wrote to it, or anchors-worker has another key than before; docs/production.md, “Anchors”.',
  ],
};

const agreement = ({ entry, restored }) =>
  `The access logs are as they were noted outside (entry ${entry}${restored ? '), but for what a restore left' : ')'}`;

/** A restore that two operators declared is no fault, but cannot be verified either. */
function uncovered({ at, logs, lines }) {
  return {
    state: 'unasked',
    text: `Restored on ${at.slice(0, 10)}, as two operators declared: ${lines} lines of ${logs} logs are not covered by any anchor`,
  };
}

/** @param {{ database: any }} facts */
export function checkAnchors({ database: { anchors } }) {
  const findings = [];
  if (anchors.faults > 0)
    findings.push(
      wrong(
        `${anchors.faults} access logs are not what they were`,
        'SELECT * FROM private.access_log_faults names them. Then: npm run verify-anchors, which does not ask this database for a verdict.',
      ),
    );
  const trouble = STORES[anchors.store];
  if (trouble) findings.push(wrong(...trouble));
  else if (anchors.ago > PATIENCE_SECONDS)
    findings.push(
      wrong(
        `The access logs were last compared with their anchors ${minutes(anchors.ago)} ago`,
        'The function anchors-worker is not called every minute, or fails: look at its log.',
      ),
    );
  if (anchors.since > PATIENCE_SECONDS)
    findings.push(
      wrong(
        `${anchors.waiting} access logs wait for an anchor, for ${minutes(anchors.since)}`,
        'Look at the log of anchors-worker.',
      ),
    );
  if (findings.length === 0) findings.push(fine(agreement(anchors)));
  if (anchors.restored) findings.push(uncovered(anchors.restored));
  return findings;
}
