import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { offersPushes } from '../compose-environment.mjs';
import { composePushWorker, PUSH_WORKER_FILE } from './push.mjs';

test('switched off, the worker that takes everything back stands in its place', async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'push-'));
  await mkdir(path.join(root, 'emergency/dist'), { recursive: true });
  for (const file of ['push-worker.js', 'remove-push-worker.js'])
    await writeFile(path.join(root, 'emergency/dist', file), file);
  expect([offersPushes({}), offersPushes({ PUSH: '0' })]).toEqual([true, false]);
  expect([true, false].map((isOffered) => composePushWorker(root, isOffered))).toEqual([
    'push-worker.js',
    'remove-push-worker.js',
  ]);
});

test('its address is the one that pages register', () => {
  const source = readFileSync(new URL('../../shared-data/src/push/browser-push.ts', import.meta.url), 'utf8');
  expect(source).toContain(`url: '/${PUSH_WORKER_FILE}'`);
});
