import { ask } from './http.mjs';

/** Returns the address of the identity's Frontend API: a path of the site, a URL, or the host in the key. */
export function identityUrl(siteUrl, { clerkProxyUrl, publishableKey }) {
  if (/^https?:\/\//.test(clerkProxyUrl)) return clerkProxyUrl.replace(/\/+$/, '');
  if (clerkProxyUrl !== '') return siteUrl + clerkProxyUrl;
  const host = Buffer.from(publishableKey.split('_')[2] ?? '', 'base64').toString();
  return `https://${host.replace(/\$$/, '')}`;
}

/** @param {{ url: string, apiUrl: string, secretKey?: string }} where `secretKey` is that of the identity's Backend API */
export async function identityFacts({ url, apiUrl, secretKey }, now) {
  const headers = { authorization: `Bearer ${secretKey}` };
  return {
    url,
    discovery: await ask(`${url}/.well-known/openid-configuration`, { now }),
    keys: await ask(`${url}/.well-known/jwks.json`),
    environment: await ask(`${url}/v1/environment?__clerk_api_version=2025-11-10`),
    templates: secretKey ? await ask(`${apiUrl}/v1/jwt_templates`, { headers }) : null,
  };
}
