import { TLS_HEADERS } from './headers.mjs';

/** The policy that allows what any of these allows: a host of static files gives one to all. */
function joinPolicies(policies) {
  const [first, ...others] = policies.map(
    (policy) => new Map(policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1)])),
  );
  const sourcesOf = (name) => {
    const all = new Set([first, ...others].flatMap((policy) => policy.get(name) ?? []));
    if (all.size > 1) all.delete("'none'");
    // Browsers take 'unsafe-inline' for nothing where a hash stands beside it.
    return [...all].filter((source) => !all.has("'unsafe-inline'") || !source.startsWith("'sha256-"));
  };
  return [...first.keys()].map((name) => [name, ...sourcesOf(name)].join(' ')).join('; ');
}

const block = (pattern, set) =>
  [pattern, ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
/** Hosts leave the ending of a document away, and lead whoever asks with it to the address without. */
const withoutEnding = (file) => `/${file.replace(/\.html$/, '')}`;

/**
 * The rules of `headers.json` and `routes.json` in the words of hosts of static files (Cloudflare Pages, Netlify): `_headers` and
 * `_redirects`. Rules add up there, so none names a header that another one names for the same address.
 * @param {ReturnType<import('./headers.mjs').composeHeaders>} headers
 * @param {{ paths: string[], prefixes: string[] }} routes
 * @param {string} shell the document of every other address
 * @returns {[file: string, content: string][]}
 */
export function staticHostFiles(headers, { paths, prefixes }, shell) {
  const { 'Content-Security-Policy': policy, 'Cache-Control': _, ...common } = headers.html;
  const policies = Object.values(headers.documents).map((document) => document.headers['Content-Security-Policy']);
  // A host of static files has no backend at its own address, so no socket either.
  const joined = joinPolicies([policy, ...policies]).replaceAll(' {ws}', '');
  const rules = [
    block('/*', { ...common, ...TLS_HEADERS, 'Content-Security-Policy': joined }),
    ...headers.rules.map(({ prefix, use }) => block(`${prefix}*`, { 'Cache-Control': headers[use]['Cache-Control'] })),
  ];
  const documents = Object.entries(headers.documents).filter(([address, { file }]) => withoutEnding(file) !== address);
  const others = [
    ...paths.filter((path) => path !== '/' && !(path in headers.documents)),
    ...prefixes.map((one) => `${one}*`),
  ];
  const rewrites = [
    ...documents.map(([address, { file }]) => `${address} ${withoutEnding(file)} 200`),
    ...others.map((address) => `${address} /shell 200`),
    // The pages of a person somebody acts for. One rule: hosts allow few with placeholders, and the application knows its pages.
    '/for/* /shell 200',
  ];
  return [
    ['_headers', `${rules.join('\n')}\n`],
    ['_redirects', `${rewrites.join('\n')}\n`],
    // Without it such hosts answer every address that they do not know with the landing page.
    ['404.html', shell],
  ];
}
