import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bucketOf } from './bucket.mjs';
import { bucketStore } from './bucket-store.mjs';
import { startBucket } from './fixture-bucket.mjs';
import { openStore } from './store.mjs';

let root;
let bucket;
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'stores-'));
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.close();
  rmSync(root, { recursive: true });
});

const PLACES = {
  'a folder': () => [path.join(root, randomUUID()), root, {}],
  'a bucket': () => [`${bucket.place}/${randomUUID()}`, root, bucket.env],
};

describe.each(Object.keys(PLACES))('%s', (kind) => {
  let place;
  let store;
  beforeEach(() => {
    place = PLACES[kind]();
    store = openStore(...place);
  });
  const text = async (key) => (await store.read(key))?.toString();

  test('gives back what was written, and null where nothing was', async () => {
    expect(await store.read('a/b.json')).toBeNull();
    await store.write('a/b.json', 'one');
    await store.write('a/b.json', 'twö');
    expect(await text('a/b.json')).toBe('twö');
    const bytes = Buffer.from([0, 255, 10, 128]);
    await store.write('static/identity/@clerk/ui@1.2/x.js', bytes);
    expect(await store.read('static/identity/@clerk/ui@1.2/x.js')).toEqual(bytes);
  });

  test('creates what is not there, once', async () => {
    expect(await store.create('line.json', 'first')).toBe(true);
    expect(await store.create('line.json', 'second')).toBe(false);
    expect(await text('line.json')).toBe('first');
  });

  test('of twenty who create the same at once one does', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, (_, at) => store.create('line.json', `${at}`)));
    expect(all.filter(Boolean)).toHaveLength(1);
    expect(await text('line.json')).toBe(`${all.indexOf(true)}`);
  });

  test('swaps what is as it was read, and nothing else', async () => {
    expect(await store.swap('pointer.json', null, 'one')).toBe(true);
    expect(await store.swap('pointer.json', null, 'other')).toBe(false);
    const before = await store.read('pointer.json');
    expect(await store.swap('pointer.json', before, 'two')).toBe(true);
    expect(await store.swap('pointer.json', before, 'three')).toBe(false);
    expect(await store.swap('nothing.json', before, 'three')).toBe(false);
    expect([await text('pointer.json'), await store.read('nothing.json')]).toEqual(['two', null]);
  });

  test('lists what lies below a folder, and removes it', async () => {
    for (const key of ['r/one/b & c.js', 'r/one/a.js', 'r/one-more/a.js', 'r/one/deep/a.js'])
      await store.write(key, key);
    expect(await store.list('r/one')).toEqual(['r/one/a.js', 'r/one/b & c.js', 'r/one/deep/a.js']);
    expect(await store.list('r/none')).toEqual([]);
    await store.remove('r/one');
    await store.remove('r/none');
    expect(await store.list('r')).toEqual(['r/one-more/a.js']);
    await store.remove('r/one-more/a.js');
    expect(await store.list('r')).toEqual([]);
  });

  test('lists more than a server tells at once', async () => {
    const keys = Array.from({ length: 1_050 }, (_, at) => `many/${String(at).padStart(4, '0')}`);
    await Promise.all(keys.map((key) => store.write(key, '')));
    expect(await store.list('many')).toEqual(keys);
  });

  test('gives files that never change a place on this machine', async () => {
    await store.write('r/one/a.js', 'a()');
    const folder = await store.local(['r/one/a.js']);
    expect(readFileSync(path.join(folder, 'r/one/a.js'), 'utf8')).toBe('a()');
    await store.remove('r/one');
    expect(existsSync(path.join(folder, 'r/one'))).toBe(false);
  });

  test('lets one in at a time, and a failure lets the next one in', async () => {
    const order = [];
    const work = (name) => async () => {
      order.push(`${name} in`);
      await store.write(`${name}.txt`, name);
      order.push(`${name} out`);
    };
    const failing = store.locked(async () => {
      await work('x')();
      throw new Error('it fails');
    });
    await expect(failing).rejects.toThrow('it fails');
    await Promise.all(['a', 'b', 'c'].map((name) => openStore(...place).locked(work(name))));
    expect(order).toHaveLength(8);
    for (let at = 0; at < order.length; at += 2) expect(order[at + 1]).toBe(order[at].replace('in', 'out'));
  });
});

describe('a bucket', () => {
  const LOST_AFTER_MS = 1_000;
  const openWith = (place) =>
    bucketStore(bucketOf(place, bucket.env), { copies: path.join(root, 'copies'), lostAfterMs: LOST_AFTER_MS });

  test('is free again some time after its holder was killed', async () => {
    const place = `${bucket.place}/${randomUUID()}`;
    const code = `import { env } from 'node:process';
      import { openStore } from ${JSON.stringify(new URL('./store.mjs', import.meta.url).href)};
      const store = openStore(${JSON.stringify(place)}, ${JSON.stringify(root)}, env);
      await store.locked(async () => { console.log('mine'); setInterval(() => undefined, 1000); await new Promise(() => undefined); });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      env: bucket.env,
    });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await openWith(place).locked(async () => 'taken over')).toBe('taken over');
  });

  test('lets nobody write who was asleep until another took over', async () => {
    const place = `${bucket.place}/${randomUUID()}`;
    const [sleeper, other] = [openWith(place), openWith(place)];
    await sleeper.locked(async () => {
      await other.locked(() => other.write('remotes.json', 'theirs'));
      await expect(sleeper.write('remotes.json', 'mine')).rejects.toThrow('another took over');
    });
    expect((await other.read('remotes.json')).toString()).toBe('theirs');
    expect(await other.locked(async () => 'free')).toBe('free');
  });

  test('a holder that writes stays the holder, however long it takes', async () => {
    const place = `${bucket.place}/${randomUUID()}`;
    const [writer, other] = [openWith(place), openWith(place)];
    let isDone = false;
    const written = writer.locked(async () => {
      const endsAt = performance.now() + 3 * LOST_AFTER_MS;
      while (performance.now() < endsAt) await Promise.all(['a', 'b'].map((key) => writer.write(key, 'x')));
      isDone = true;
    });
    await writer.write('begun', '');
    await other.locked(async () => expect(isDone).toBe(true));
    await written;
  });

  test('says of objects what they are and how long they may be kept', async () => {
    const sent = [];
    const recording = { name: 'x', id: 'x', put: async (key, _content, { headers }) => sent.push([key, headers]) };
    const store = bucketStore(recording, { copies: root });
    for (const key of ['r/remote_public/page.1a.js', 'index.html', 'remotes.json', 'static/font/a.woff2'])
      await store.write(key, '');
    const immutable = 'public, max-age=31536000, immutable';
    expect(sent.map(([key, headers]) => [key, headers['content-type'], headers['cache-control']])).toEqual([
      ['r/remote_public/page.1a.js', 'text/javascript; charset=utf-8', immutable],
      ['index.html', 'text/html; charset=utf-8', 'no-cache'],
      ['remotes.json', 'application/json; charset=utf-8', 'no-cache'],
      ['static/font/a.woff2', 'font/woff2', immutable],
    ]);
  });

  test('without keys is refused in a sentence; wrong ones are told without them', async () => {
    expect(() => openStore(bucket.place, root, {})).toThrow('set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
    const keys = { AWS_ACCESS_KEY_ID: 'nobody-at-all', AWS_SECRET_ACCESS_KEY: 'not-it/at+all' };
    for (const [wrong, code] of [
      [keys, 'InvalidAccessKeyId'],
      [{ AWS_SECRET_ACCESS_KEY: keys.AWS_SECRET_ACCESS_KEY }, 'SignatureDoesNotMatch'],
    ]) {
      const store = openStore(bucket.place, root, { ...bucket.env, ...wrong });
      const error = await store.write('remotes.json', '{}').catch((cause) => cause);
      expect(error.message).toMatch(new RegExp(`answered 403 ${code} to writing remotes\\.json`));
      for (const key of Object.values(wrong)) expect(error.message + error.stack).not.toContain(key);
    }
  });

  test('that nobody serves, or that is not there, is told so', async () => {
    const nowhere = openStore('s3://no-such-bucket', root, bucket.env);
    await expect(nowhere.read('remotes.json')).rejects.toThrow(/404 NoSuchBucket/);
  });
});
