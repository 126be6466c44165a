/**
 * Origins a `redirect` address may name: the production domain, local development hosts (any port) and preview hosts.
 * `*` stands for one label of a host name or for a port.
 */
export const REDIRECT_ORIGINS = [
  'https://sawubona.example',
  'https://*.preview.sawubona.example',
  'http://localhost',
  'http://localhost:*',
  'http://127.0.0.1',
  'http://127.0.0.1:*',
] as const;
