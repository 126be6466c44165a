import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ask } from './http.mjs';

const blockOf = (id) => new RegExp(`<script type="application/json" id="${id}">([\\s\\S]*?)</script>`);

/** The checked pages: the landing page, a page of the shell, the emergency page. */
const PAGES = ['/', '/auth/patient/login', '/emergency-care'];
const MISSING = '/static/js/there-is-no-such-file.js';

function readBlock(html, id) {
  const [, data] = blockOf(id).exec(html ?? '') ?? [];
  try {
    return data === undefined ? null : JSON.parse(data);
  } catch {
    return null;
  }
}

/** Reads the header list that the compose step wrote into the deployed folder; null without such a folder. */
async function headerList(folder) {
  const text = await readFile(path.join(folder, 'headers.json'), 'utf8').catch(() => 'null');
  return JSON.parse(text);
}

/** Fetches each section's code as now served. */
async function entriesOf(url, registry) {
  const remotes = Object.entries(registry?.remotes ?? {});
  const asked = remotes.map(async ([name, { entry }]) => [name, await ask(new URL(entry, url).href)]);
  return Object.fromEntries(await Promise.all(asked));
}

/**
 * Collects the facts of the static files.
 * @param {{ url: string, siteFolder: string }} place its origin, and the folder it was made from
 */
export async function siteFacts({ url, siteFolder }, now) {
  const pages = Object.fromEntries(
    await Promise.all(PAGES.map(async (page) => [page, await ask(url + page, { now })])),
  );
  const registry = await ask(`${url}/remotes.json`);
  const html = pages['/'].text;
  return {
    url,
    pages,
    registry,
    missing: await ask(url + MISSING),
    list: await headerList(siteFolder),
    entries: await entriesOf(url, registry.json),
    environment: readBlock(html, 'boot')?.environment ?? null,
    pageRegistry: readBlock(html, 'registry'),
    waitsForRegistry: /id="registry">\s*<!--#include/.test(html ?? ''),
  };
}
