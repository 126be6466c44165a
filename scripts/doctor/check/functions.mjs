import { fine, unasked, wrong } from '../finding.mjs';

const isAbsent = ({ status, json, text }) =>
  status === 404 && (json?.code === 'NOT_FOUND' || /function was not found/i.test(text));

function problemOf(name, { failed, status, ...answer }) {
  if (failed) return wrong(`The function ${name} does not answer (${failed})`, 'Look at the address of the backend.');
  if (isAbsent({ status, ...answer }))
    return wrong(`The function ${name} is not deployed`, `supabase functions deploy ${name}`);
  if (status >= 500)
    return wrong(
      `The function ${name} answers with ${status}`,
      'Its log says why; where it did not start, it names the secret that is missing (supabase secrets set NAME=…).',
    );
  return null;
}

function one({ name, stranger, ready }) {
  const problem = problemOf(name, stranger) ?? (ready && problemOf(name, ready));
  if (problem) return [problem];
  if (stranger.status < 400)
    return [
      wrong(
        `The function ${name} does what a stranger asks (${stranger.status})`,
        'Deploy it anew from this checkout.',
      ),
    ];
  if (!ready)
    return [fine(`The function ${name} answers`), unasked(`Whether ${name} has its secrets`, 'BACKEND_SECRET_KEY')];
  if (ready.json?.ready === true) return [fine(`The function ${name} is ready`)];
  return [
    wrong(
      `The function ${name} does not know the secret key that you gave, or is not there (${ready.status})`,
      `supabase functions deploy ${name}; it runs with the project’s own secret key (Settings → API keys).`,
    ),
  ];
}

/** @param {{ functions: any[] }} facts */
export const checkFunctions = ({ functions }) => functions.flatMap(one);
