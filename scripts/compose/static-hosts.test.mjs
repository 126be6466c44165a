import { expect, test } from 'vitest';
import { composeHeaders } from './headers.mjs';
import { staticHostFiles } from './static-hosts.mjs';

const headers = composeHeaders({
  connect: ['https://x.supabase.co'],
  inline: "'sha256-theme'",
  documents: {
    '/contact': { file: 'pages/contact.html', inline: "'sha256-in-turn'" },
    '/emergency-care': {
      file: 'emergency-care.html',
      policy: "default-src 'none'; script-src 'sha256-emergency'; style-src 'sha256-s'",
    },
  },
});
const routes = { paths: ['/', '/contact', '/find-specialist/:id'], prefixes: ['/patient/'] };
const files = Object.fromEntries(staticHostFiles(headers, routes, '<shell>'));

test('one rule for all addresses, and how long what is named by content may be kept', () => {
  const rules = files._headers.split(/\n(?=\/)/).map((rule) => rule.split('\n  '));
  expect(rules.map(([pattern]) => pattern)).toEqual(['/*', '/r/*', '/static/*']);
  expect(rules[1]).toEqual(['/r/*', 'Cache-Control: public, max-age=31536000, immutable']);
  expect(rules[0]).toContain('X-Frame-Options: DENY');
  expect(rules[0]).toContain('Strict-Transport-Security: max-age=63072000; includeSubDomains');
  expect(files._headers).not.toMatch(/\{ws\}/);
});

test('its policy allows the scripts inside of every document, and nothing else that the pages’ own does not', () => {
  const [, policy] = /Content-Security-Policy: (.*)/.exec(files._headers) ?? [];
  expect(policy).toContain("script-src 'self' 'sha256-theme' 'sha256-in-turn' 'sha256-emergency';");
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).toContain("default-src 'self';");
  expect(policy).toContain("connect-src 'self' https://x.supabase.co;");
  expect(policy).toContain("object-src 'none';");
});

test('each address has its document, others the shell, and what is not there is not found', () => {
  expect(files._redirects.trim().split('\n')).toEqual([
    '/contact /pages/contact 200',
    '/find-specialist/:id /shell 200',
    '/patient/* /shell 200',
    '/for/* /shell 200',
  ]);
  expect(files['404.html']).toBe('<shell>');
});
