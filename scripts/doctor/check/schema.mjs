import { fine, listed, local, wrong } from '../finding.mjs';

function migrations({ database, files }) {
  const applied = new Set(database.migrations ?? []);
  const known = new Set(files.migrations.map(({ version }) => version));
  const missing = files.migrations.filter(({ version }) => !applied.has(version)).map(({ name }) => name);
  const unknown = [...applied].filter((version) => !known.has(version));
  const findings = [];
  if (database.migrations === null)
    return [
      wrong(
        'No list of applied migrations can be read',
        'Apply them with the Supabase CLI (supabase db push): it keeps the list.',
      ),
    ];
  if (missing.length > 0)
    findings.push(
      wrong(
        `${missing.length} of ${known.size} migrations are not applied: ${listed(missing)}`,
        'supabase db push; if one was applied by hand: supabase migration repair --status applied <version>.',
      ),
    );
  if (unknown.length > 0)
    findings.push(
      wrong(
        `The database has migrations that this checkout does not: ${listed(unknown)}`,
        'Ask with the checkout that is deployed, or deploy this one.',
      ),
    );
  if (findings.length === 0) findings.push(fine(`All ${known.size} migrations are applied`));
  return findings;
}

function unreleased({ unreleased: waiting }, isLocal) {
  if (isLocal || waiting.length === 0) return [];
  return [
    wrong(
      `This checkout has changes of the database that are not released: ${listed(waiting)}`,
      'Deploy the commit of a release and ask with it; to make one: npm run release.',
    ),
  ];
}

function version({ server }) {
  const major = Math.floor(server / 10_000);
  return major === 17
    ? fine('PostgreSQL is of version 17')
    : wrong(`PostgreSQL is of version ${major}; all of this was tried on 17`, 'Upgrade the project’s database.');
}

function clock({ settings }, isLocal) {
  if (settings.clock === 'real') return fine('The product goes by the real clock');
  const text = `The product’s clock stands at ${settings.clock}`;
  return isLocal
    ? local(`${text} (DEMO_CLOCK)`)
    : wrong(
        `${text}: nothing lapses and nothing falls due`,
        "UPDATE private.settings SET value = 'real' WHERE key = 'clock'.",
      );
}

function demo({ settings }, isLocal) {
  if (settings.demo !== 'true') return fine('The database holds no demo installation');
  return isLocal
    ? local('The database holds the demo’s made-up people')
    : wrong(
        'The database says that it is a demo installation',
        "Begin with an empty database, or UPDATE private.settings SET value = 'false' WHERE key = 'demo'.",
      );
}

/** Whose work can ask for a second factor, by the words of the setting. */
const PARTS = { specialist: 'specialists', operator: 'operators', staff: 'staff of a practice' };

function secondFactor({ settings }, isLocal) {
  const asked = (settings.second_factor_for ?? Object.keys(PARTS).join(',')).split(',').map((part) => part.trim());
  const spared = Object.entries(PARTS).flatMap(([part, name]) => (asked.includes(part) ? [] : [name]));
  if (spared.length === 0) return fine('Specialists, operators and staff of a practice need a second factor');
  const text = `No second factor is asked of ${spared.join(', ')}`;
  return isLocal
    ? local(text)
    : wrong(
        `${text}: a stolen password opens their patients' records`,
        "UPDATE private.settings SET value = 'specialist,operator,staff' WHERE key = 'second_factor_for'.",
      );
}

/** @param {{ database: any, files: any, isLocal: boolean }} facts */
export const checkSchema = (facts) => [
  version(facts.database),
  ...migrations(facts),
  ...unreleased(facts.files, facts.isLocal),
  clock(facts.database, facts.isLocal),
  demo(facts.database, facts.isLocal),
  secondFactor(facts.database, facts.isLocal),
];
