import { createPublicKey, verify } from 'node:crypto';
import { fine, local, unasked, wrong } from '../finding.mjs';

const DASHBOARD = 'Clerk → JWT templates; the claims are in supabase/token-templates.json.';

function reachable({ url, discovery, keys }) {
  if (!keys.json?.keys?.length)
    return wrong(
      `The identity publishes no keys at ${url} (${keys.status ?? keys.failed})`,
      'Look at CLERK_PROXY_URL, at the proxy of that path, or at the CNAME of Clerk’s host.',
    );
  if (!discovery.json?.issuer)
    return wrong(
      `The identity has no discovery document at ${url}/.well-known/openid-configuration`,
      'Supabase reads the issuer and its keys there; it must be reachable over HTTPS.',
    );
  return fine(`The identity answers as ${discovery.json.issuer}`);
}

function testMode({ environment }, isLocal) {
  const { json } = environment;
  if (!json) return unasked('Whether the identity’s test mode is off', 'an answer of its Frontend API');
  const config = { ...json.auth_config, ...json.display_config };
  if (config.test_mode !== true && config.instance_environment_type !== 'development')
    return fine('The identity is a production instance without test mode');
  const text = 'The identity is in test mode: anybody proves a +clerk_test address with a known code';
  return isLocal ? local(text) : wrong(text, 'Use the production instance; Clerk → Settings → test mode off.');
}

const keysOf = (claims, prefix = '') =>
  Object.entries(claims ?? {}).flatMap(([name, value]) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? keysOf(value, `${prefix}${name}.`)
      : [prefix + name],
  );
const valueAt = (claims, key) => key.split('.').reduce((value, name) => value?.[name], claims);

/** A claim that must be the same in every token: not a template shortcode. */
const isConstant = (value) => typeof value === 'string' && !value.includes('{{');

function claimProblems(claims, must) {
  return keysOf(must).flatMap((key) => {
    const [is, wanted] = [valueAt(claims, key), valueAt(must, key)];
    if (is === undefined) return [`has no claim ${key}`];
    return isConstant(wanted) && is !== wanted ? [`has ${key} “${is}” instead of “${wanted}”`] : [];
  });
}

function template(name, must, found) {
  if (!found) return wrong(`The identity has no token template ${name}`, DASHBOARD);
  const problems = claimProblems(found.claims, must);
  if (found.lifetime > 300) problems.push(`lives for ${found.lifetime} s`);
  if (found.signing_algorithm && found.signing_algorithm !== 'RS256')
    problems.push(`is signed with ${found.signing_algorithm} instead of RS256`);
  return problems.length === 0
    ? fine(`The token template ${name} has every claim`)
    : wrong(`The token template ${name} ${problems.join(', ')}`, DASHBOARD);
}

function templates({ templates: answer }, must) {
  if (!answer) return [unasked('The token templates', 'CLERK_SECRET_KEY')];
  const list = Array.isArray(answer.json) ? answer.json : answer.json?.data;
  if (!Array.isArray(list))
    return [
      answer.status === 401
        ? wrong('The identity refuses the secret key that you gave', 'Clerk → API keys; set CLERK_SECRET_KEY anew.')
        : wrong(`The identity’s Backend API answers with ${answer.status ?? answer.failed}`, 'Look at CLERK_API_URL.'),
    ];
  return Object.entries(must).map(([name, claims]) =>
    template(
      name,
      claims,
      list.find((one) => one.name === name),
    ),
  );
}

function read(token) {
  const [head, body, signature] = token.split('.');
  const part = (text) => JSON.parse(Buffer.from(text, 'base64url').toString());
  return { header: part(head), claims: part(body), data: Buffer.from(`${head}.${body}`), signature };
}

function isSigned({ header, data, signature }, keys) {
  const key = keys.find(({ kid }) => kid === header.kid);
  if (!key || header.alg !== 'RS256') return false;
  return verify('RSA-SHA256', data, createPublicKey({ key, format: 'jwk' }), Buffer.from(signature, 'base64url'));
}

/** Checks a signed-in person's token against its required content. */
function tokenOf(token, { keys, discovery }, must) {
  if (!token) return unasked('A token of the template supabase', 'IDENTITY_TOKEN, one of somebody signed in');
  let found;
  try {
    found = read(token);
  } catch {
    return wrong(
      'IDENTITY_TOKEN is no token',
      "In the site’s console: await Clerk.session.getToken({ template: 'supabase' }).",
    );
  }
  const { claims } = found;
  const problems = claimProblems(claims, must);
  if (!isSigned(found, keys.json?.keys ?? [])) problems.push('is not signed with the identity’s published keys');
  if (claims.iss !== discovery.json?.issuer) problems.push(`is of the issuer ${claims.iss}`);
  const time = valueAt(claims, 'custom_claims.auth_time');
  if (time !== undefined && (typeof time !== 'number' || time > 1e11))
    problems.push('has a custom_claims.auth_time that is no number of seconds: emergency access stays closed');
  return problems.length === 0
    ? fine('A token of the template supabase has every claim and is signed by the identity')
    : wrong(`A token of the template supabase ${problems.join(', ')}`, DASHBOARD);
}

/** @param {{ identity: any, files: any, isLocal: boolean, token?: string }} facts */
export const checkIdentity = ({ identity, files, isLocal, token }) => [
  reachable(identity),
  testMode(identity, isLocal),
  ...templates(identity, files.templates),
  tokenOf(token, identity, files.templates.supabase),
];
