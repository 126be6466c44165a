import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '../fixtures/product';

const ROOT = new URL('../../', import.meta.url);

/** Words that only stand in the code, or the names of the files, of these packages. */
const MARKS: Record<string, RegExp> = {
  react: /react\.transitional\.element/,
  'react-dom': /__reactContainer\$/,
  'react-router': /useNavigate\(\) may be used only/,
  zod: /ZodError/,
  sonner: /data-sonner-toast/,
  '@supabase/postgrest-js': /PostgrestError/,
  '@supabase/auth-js': /GoTrueClient/,
  '@clerk/shared': /clerk_runtime|ClerkRuntimeError/,
  '@tanstack/query-core': /CancelledError/,
  '@module-federation/runtime-core': /loadShareSync|FederationHost/,
  '@fontsource-variable/figtree': /figtree-latin-wght-normal/,
  '@fontsource-variable/bricolage-grotesque': /bricolage-grotesque-latin-wght-normal/,
};

test('the site names what it contains, each with the text of its licence', async ({ page, request }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Licences of the software in this site' });
  const address = (await link.getAttribute('href')) ?? '';
  const answer = await request.get(address);
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  const notices = await answer.text();
  const named = new Set([...notices.matchAll(/^(\S+) \d\S* \([^)]+\)$/gm)].map(([, name]) => name));

  const site = new URL('site/', ROOT);
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|css)$/.test(file));
  const code = files.map((file) => readFileSync(new URL(file, site), 'utf8')).join('\n');
  for (const [name, mark] of Object.entries(MARKS)) {
    expect(code, `the mark of ${name}`).toMatch(mark);
    expect(named, name).toContain(name);
  }
  // Each block after the heading: who, an empty line, and a text that says whose it is.
  const blocks = notices.split(`\n${'-'.repeat(80)}\n\n`).slice(1);
  for (const block of blocks) expect(block).toMatch(/copyright|permission/i);
  await link.click();
  await expect(page.getByText('Permission is hereby granted').first()).toBeVisible();
});
