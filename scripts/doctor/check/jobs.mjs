import { fine, listed, local, unasked, wrong } from '../finding.mjs';

/** Due jobs should run every few seconds; a longer lag means that they are not called. */
const PATIENCE_SECONDS = 600;
const DUE_JOBS = /run_due_jobs/;

const minutes = (seconds) => `${Math.round(seconds / 60)} min`;

function ranLately(jobs) {
  const failing = jobs.filter(({ error }) => error !== null).map(({ name, error }) => `${name} (${error})`);
  const late = jobs
    .filter(({ every, ago }) => ago === null || ago > every + PATIENCE_SECONDS)
    .map(({ name, ago }) => (ago === null ? `${name} (never)` : `${name} (${minutes(ago)} ago)`));
  const findings = [];
  if (failing.length > 0)
    findings.push(
      wrong(
        `Jobs fail: ${listed(failing)}`,
        'SELECT name, last_error FROM private.job_runs says why; the text may quote people.',
      ),
    );
  if (late.length > 0)
    findings.push(
      wrong(
        `Jobs did not run lately: ${listed(late)}`,
        'Nobody calls run_due_jobs(): look at the cron line sawubona-due-jobs and at cron.job_run_details.',
      ),
    );
  if (findings.length === 0) findings.push(fine(`All ${jobs.length} jobs ran lately and none fails`));
  return findings;
}

/** Functions that must be called regularly: the due jobs, and each function whose name ends with -worker. */
const wantedLines = (functions) => [
  { what: 'run_due_jobs()', fits: DUE_JOBS },
  ...functions
    .filter((name) => name.endsWith('-worker'))
    .map((name) => ({ what: `the function ${name}`, fits: new RegExp(`functions/v1/${name}\\b`) })),
];

function line({ what, fits }, cron) {
  const found = cron.filter(({ command }) => fits.test(command));
  const name = found[0]?.name;
  if (found.length === 0)
    return wrong(`No cron line calls ${what}`, 'Add it as docs/production.md says (“The schedule”).');
  if (found.every(({ active }) => !active))
    return wrong(`The cron line ${name}, which calls ${what}, is switched off`, 'cron.alter_job(…, active := true).');
  const last = found.map((one) => one.last).find(Boolean);
  if (!last || last.ago > PATIENCE_SECONDS)
    return wrong(
      `The cron line ${name} has not run ${last ? `for ${minutes(last.ago)}` : 'yet'}`,
      'Look at cron.job_run_details; pg_cron runs in the database it was created in only.',
    );
  if (last.status === 'failed')
    return wrong(`The cron line ${name} failed when it last ran`, 'cron.job_run_details says why (return_message).');
  return fine(`The cron line ${name} calls ${what}`);
}

function schedule({ database, files, isLocal }) {
  const wanted = wantedLines(files.functions);
  if (database.cron !== null) return wanted.map((one) => line(one, database.cron));
  if (isLocal) return [local('There is no pg_cron on this machine: the local services call the jobs and workers')];
  return wanted
    .slice(1)
    .map(({ what }) => unasked(`Whether something calls ${what}`, 'pg_cron, or your own scheduler'));
}

/** @param {{ database: any, files: any, isLocal: boolean }} facts */
export const checkJobs = (facts) => [...ranLately(facts.database.jobs ?? []), ...schedule(facts)];
