import { createHash } from 'node:crypto';
import { composeHeaders, foreignOrigins, TLS_HEADERS } from '../../compose/headers.mjs';
import { fine, unasked, wrong } from '../finding.mjs';

const TODO = 'Send the headers of site/headers.json: `html` with pages, the others by `rules`, `documents` by address.';

/** Parses a policy into directives, without the page's own origin as a websocket address, which servers fill in. */
function directivesOf(policy, host) {
  const own = new Set(['{ws}', `ws://${host}`, `wss://${host}`]);
  return new Map(
    (policy ?? '')
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name, ...sources]) => [name, sources.filter((source) => !own.has(source)).sort()]),
  );
}

function policyProblems(is, must, host) {
  const [found, wanted] = [directivesOf(is, host), directivesOf(must, host)];
  const problems = [];
  for (const [name, sources] of wanted) {
    const given = found.get(name);
    if (!given) problems.push(`has no ${name}`);
    else if (given.join(' ') !== sources.join(' ')) {
      const more = given.filter((source) => !sources.includes(source));
      const less = sources.filter((source) => !given.includes(source));
      if (more.length > 0) problems.push(`allows ${more.join(' ')} in ${name}`);
      if (less.length > 0) problems.push(`lacks ${less.join(' ')} in ${name}`);
    }
  }
  for (const name of found.keys()) if (!wanted.has(name)) problems.push(`has ${name}, which is not ours`);
  return problems;
}

/** Returns the differences between a response's headers and the required ones. */
function problemsOf(headers, must, host) {
  return Object.entries(must).flatMap(([name, value]) => {
    const given = headers[name.toLowerCase()];
    if (given === undefined) return [`no ${name}`];
    if (name === 'Content-Security-Policy')
      return policyProblems(given, value, host).map((text) => `its Content-Security-Policy ${text}`);
    return given === value ? [] : [`${name} is “${given}” instead of “${value}”`];
  });
}

/** Returns the hashes of inline scripts, as CSP sources. */
function inlineSources(html) {
  const scripts = [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)];
  return scripts.map(([, text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Returns a page's required headers: its own document's, or those that this repository composes for its content. */
function headersOfPage(page, html, { list, environment }) {
  const own = list?.documents?.[page];
  if (own) return own.headers;
  if (!environment) return list?.html ?? null;
  return composeHeaders({ connect: foreignOrigins(environment), inline: inlineSources(html).join(' ') }).html;
}

function finding(what, problems) {
  return problems.length === 0
    ? fine(`${what} has the headers it must have`)
    : wrong(`${what}: ${problems.join('; ')}`, TODO);
}

/** @param {{ site: any }} facts */
export function checkHeaders({ site }) {
  const { host, protocol } = new URL(site.url);
  const secure = protocol === 'https:' ? TLS_HEADERS : {};
  const pages = Object.entries(site.pages).filter(([, answer]) => answer.status === 200);
  const found = pages.map(([page, answer]) => {
    const must = headersOfPage(page, answer.text, site);
    if (!must) return unasked(`The headers of ${page}`, './site/headers.json (npm run build)');
    return finding(page, problemsOf(answer.headers, { ...must, ...secure }, host));
  });
  const others = composeHeaders({ connect: [] });
  for (const [name, answer] of Object.entries(site.entries))
    if (answer.status === 200)
      found.push(finding(`The code of ${name}`, problemsOf(answer.headers, others.immutable, host)));
  if (site.registry.status === 200)
    found.push(finding('/remotes.json', problemsOf(site.registry.headers, others.revalidate, host)));
  return found;
}
