import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { environmentOf } from './clerk-page';

/**
 * Opens a page of the product's origin that shows one of the files beside this one and nothing else.
 * @param file with the vendor's React package; `SETTINGS` in it is the product's environment
 */
export async function openBundled(page: Page, origin: string, file: string): Promise<void> {
  const environment = await environmentOf(page, origin);
  const { outputFiles } = await build({
    entryPoints: [`${import.meta.dirname}/${file}`],
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', SETTINGS: JSON.stringify(environment) },
  });
  const script = outputFiles[0]?.text ?? '';
  await page.route('**/__bundled.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  const body =
    '<!doctype html><meta charset="utf-8"><title>Bundled</title><pre id="root"></pre><script src="/__bundled.js"></script>';
  await page.route('**/__bundled', (route) => route.fulfill({ contentType: 'text/html', body }));
  // The vendor's panel moves its buttons while it opens: a press that begins on one may end beside it, and is none.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${origin}/__bundled`);
}
