import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IS_LONG } from '../check/long-run.mjs';
import { startBucket } from './fixture-bucket.mjs';
import { makeSite } from './fixture-site.mjs';
import { readHistory } from './registry.mjs';
import { openStore } from './store.mjs';

let bucket;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.close());

const SCRIPT = new URL('./deploy-many.fixture.mjs', import.meta.url).pathname;

test.each(IS_LONG ? ['a folder', 'a bucket'] : ['a folder'])(
  'of fifty releases of two processes at once into %s none is lost, and the last of each is live',
  async (kind) => {
    const inBucket = `${bucket.place}/${Date.now()}`;
    const placeOf = (folder) => (kind === 'a folder' ? folder : inBucket);
    const made = await makeSite((folder) => openStore(placeOf(folder), folder, bucket.env));
    const children = ['public', 'patient'].map((name) =>
      spawn(process.execPath, [SCRIPT, placeOf(made.site), name, '25'], { stdio: 'inherit', env: bucket.env }),
    );
    const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0]));
    expect(codes).toEqual([0, 0]);
    const history = await readHistory(made.store);
    expect(history.map(({ release }) => release)).toEqual(Array.from({ length: 51 }, (_, at) => 51 - at));
    for (const name of ['public', 'patient']) {
      const mine = history.filter(({ what }) => what === name);
      expect([mine.length, mine[0].version]).toEqual([25, await made.live(name)]);
      const page = await made.store.read(`pages/${name}.html`);
      expect(page.toString()).toContain(`${name}-24 in frame-one`);
    }
    made.remove();
  },
  180_000,
);
