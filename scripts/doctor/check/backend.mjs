import { fine, local, unasked, wrong } from '../finding.mjs';

function dataInterface({ facts }) {
  if (facts.status === 200) return fine('The data interface answers visitors');
  if (facts.status === 401)
    return wrong('The backend does not know the key of the site', 'Compose the site with BACKEND_KEY of this project.');
  return wrong(
    `The data interface answers with ${facts.status ?? facts.failed}`,
    'Look at BACKEND_URL, at the project’s state, and whether the schema public is exposed.',
  );
}

const refused = (answer) => answer.status === 401 || answer.status === 403 || answer.status === 404;

function closedDoors({ forbidden, description, unknownKey }) {
  return [
    refused(forbidden)
      ? fine('What only the server may call is refused to a visitor')
      : wrong(
          `A visitor may call what only the server may (${forbidden.status ?? forbidden.failed})`,
          'REVOKE EXECUTE ON FUNCTION public.deployment_facts() FROM public, anon, authenticated.',
        ),
    refused(description)
      ? fine('A visitor is not told which tables there are')
      : wrong(
          `A visitor is told which tables there are (${description.status ?? description.failed})`,
          "ALTER ROLE authenticator SET pgrst.openapi_mode = 'disabled'; NOTIFY pgrst, 'reload config'.",
        ),
    refused(unknownKey)
      ? fine('An unknown key is refused')
      : wrong(`An unknown key is answered with ${unknownKey.status ?? unknownKey.failed}`, 'Look at the API gateway.'),
  ];
}

/** Sends an invalid token: the response must object to the token, not to the provider. */
function exchange({ exchange: answer }, provider) {
  const said = `${answer.json?.error_code ?? ''} ${answer.json?.msg ?? answer.json?.error_description ?? ''}`.trim();
  if (answer.status === 400 && /id.?token|jwt/i.test(said))
    return fine(`The exchange knows the identity as ${provider}`);
  return wrong(
    `The exchange does not take tokens of ${provider} (${answer.status ?? answer.failed} ${said})`.trim(),
    'Create the provider of that name in Supabase’s sign-in, with the issuer of the identity (docs/hosting-identity.md, 6).',
  );
}

function ownSignUps({ signIn }, isLocal) {
  if (signIn.status !== 200 || !signIn.json)
    return isLocal
      ? local('Nobody signs up at the local backend itself: it has no such address')
      : unasked('Whether people can sign up past the identity', 'GET /auth/v1/settings to answer');
  const { external = {}, disable_signup: closed } = signIn.json;
  const open = ['email', 'phone', 'anonymous_users'].filter((name) => external[name] === true);
  if (open.length > 0)
    return wrong(
      `People can sign up past the identity, by ${open.join(' and ')}`,
      'Supabase → Authentication → Sign in / Providers: switch these off.',
    );
  return closed
    ? wrong(
        'New people cannot get an account: sign-ups are switched off altogether',
        'Supabase → Authentication: allow new users, and switch the providers off instead.',
      )
    : fine('Nobody signs up past the identity');
}

/** @param {{ backend: any, site: any, isLocal: boolean }} facts */
export const checkBackend = ({ backend, site, isLocal }) => [
  dataInterface(backend),
  ...closedDoors(backend),
  exchange(backend, site.environment?.idTokenProvider ?? 'jwt'),
  ownSignUps(backend, isLocal),
];
