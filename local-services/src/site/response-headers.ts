import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const headerSet = z.record(z.string(), z.string());
const headerFile = z.object({
  html: headerSet,
  /** Addresses with a document of their own. */
  documents: z.record(z.string(), z.object({ file: z.string(), headers: headerSet })).default({}),
  immutable: headerSet,
  revalidate: headerSet,
  rules: z.array(z.object({ prefix: z.string(), use: z.enum(['html', 'immutable', 'revalidate']) })),
  otherwise: z.enum(['immutable', 'revalidate']),
});

/** Which headers go with which file; written by the compose step. `{ws}` stands for the websocket of the origin. */
export type HeaderRules = z.infer<typeof headerFile>;

const nosniff = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' };

/** For a folder without the compose step's file. */
const defaultRules: HeaderRules = {
  html: {
    ...nosniff,
    'cache-control': 'no-cache',
    'content-security-policy':
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
      "connect-src 'self' {ws}; worker-src 'self' blob:; font-src 'self'; frame-ancestors 'none'; object-src 'none'; " +
      "base-uri 'none'; form-action 'self'",
  },
  immutable: { ...nosniff, 'cache-control': 'public, max-age=31536000, immutable' },
  revalidate: { ...nosniff, 'cache-control': 'no-cache' },
  documents: {},
  rules: [
    { prefix: '/r/', use: 'immutable' },
    { prefix: '/static/', use: 'immutable' },
  ],
  otherwise: 'revalidate',
};

/** The headers of a file. `host` is the Host header of the request. */
export function headersFor(rules: HeaderRules, path: string, isPage: boolean, host: string): Record<string, string> {
  const rule = rules.rules.find(({ prefix }) => path.startsWith(prefix));
  return withSocket(rules[isPage ? 'html' : (rule?.use ?? rules.otherwise)], host);
}

/** A set of headers with the origin's websocket in it. `host` is the Host header of the request. */
export function withSocket(set: Record<string, string>, host: string): Record<string, string> {
  const socket = `ws://${host} wss://${host}`;
  return Object.fromEntries(Object.entries(set).map(([name, value]) => [name, value.replaceAll('{ws}', socket)]));
}

/** Reads a JSON file of the compose step again whenever it changed. */
export function watchedJson<T>(file: string, shape: z.ZodType<T>, fallback: T): () => Promise<T> {
  let known = { time: -1, value: fallback };
  return async () => {
    const time = (await stat(file).catch(() => null))?.mtimeMs ?? 0;
    if (time === known.time) return known.value;
    const value = time === 0 ? fallback : shape.parse(JSON.parse(await readFile(file, 'utf8')));
    known = { time, value };
    return value;
  };
}

/** The header rules of a site folder. */
export const headerRulesOf = (siteDir: string) => watchedJson(join(siteDir, 'headers.json'), headerFile, defaultRules);
