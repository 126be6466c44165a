import { fine, unasked, wrong } from '../finding.mjs';

/** @param {{ database: { flags?: { name: string, owner: string, ends: string }[] } }} facts flags past their last day */
export function checkFlags({ database: { flags } }) {
  if (flags === undefined) return [unasked('Whether a flag is past its last day', 'a database with all migrations')];
  if (flags.length === 0) return [fine('No flag is past its last day')];
  return flags.map(({ name, owner, ends }) =>
    wrong(
      `The flag ${name} of ${owner} ended on ${ends} and is off for everybody, and nobody cleared it away`,
      'Its team gives it to all in the code or takes it out; an operator ends it, or sets a new day, at the desk under Health.',
    ),
  );
}
