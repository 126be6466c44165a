import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { problemsOfChecks } from './checked.mjs';
import { builtIn, deploy, HOST, rollback } from './deploy.mjs';
import { makeSite, PATIENT, PUBLIC } from './fixture-site.mjs';
import { problemsOfBuild, problemsOfRoutes } from './gates.mjs';
import { toJson } from './pointer.mjs';
import { publishBuilt } from './publish-built.mjs';
import { finishUnfinished, movePointers, readHistory, readRegistry, unfinished } from './registry.mjs';
import { prune } from './releases.mjs';
import { serveSite } from './serve-site.mjs';
import { stage } from './stage.mjs';

let made;
let platform;
let team;
let site;
let store;
beforeEach(async () => {
  made = await makeSite();
  ({ platform, team, site, store } = made);
});
afterEach(() => made.remove());
const deployFrom = (...args) => made.deployFrom(...args);
const text = (file) => made.text(file);
const live = (name) => made.live(name);

describe('a release', () => {
  test('of a section renews its own documents and nobody else’s, under the host that is live', async () => {
    const before = [text('index.html'), text('pages/public.html')];
    const version = team.buildSection('patient', 'patient-two');
    const { release, registry } = await deployFrom(team, PATIENT);
    expect([release, registry.remotes.patient]).toEqual([
      2,
      expect.objectContaining({ version, commit: 'c0ffee', team: '@team', contracts: [2, 2] }),
    ]);
    expect(text('pages/patient.html')).toContain('frame-one patient-two in frame-one');
    expect(text('pages/patient.html')).toContain('page-home.patient-two.js');
    expect(text('pages/patient.html')).not.toContain('patient-one');
    expect([text('index.html'), text('pages/public.html')]).toEqual(before);
  });

  test('of the public section carries its landing page, without the host’s build', async () => {
    team.buildSection('public', 'public-two');
    await deployFrom(team, PUBLIC);
    expect(text('index.html')).toContain('frame-one public-two in frame-one');
    expect(text('symptom-checker-worker.js')).toContain('remoteEntry.public-two.js');
  });

  test('of the host takes no section back, and frames what is live', async () => {
    const version = team.buildSection('patient', 'patient-two');
    await deployFrom(team, PATIENT);
    platform.buildHost('frame-two');
    await deployFrom(platform, HOST);
    expect(await live('patient')).toBe(version);
    expect(text('pages/patient.html')).toContain('frame-two patient-two in frame-two');
  });

  test('lies beside the earlier one: what did not change is there once, and open tabs find their files', async () => {
    team.buildSection('patient', 'patient-two');
    await deployFrom(team, PATIENT);
    for (const file of [
      'same.js',
      'page-home.patient-one.js',
      'page-home.patient-two.js',
      'remoteEntry.patient-one.js',
    ])
      expect(existsSync(path.join(site, 'r/remote_patient', file)), file).toBe(true);
  });

  test('with a name that stands for another content is refused', async () => {
    team.buildSection('patient', 'patient-two');
    team.put('remote-patient/dist/same.js', 'different()');
    await expect(deployFrom(team, PATIENT)).rejects.toThrow('same.js is there already');
    expect(await live('patient')).not.toContain('two');
  });

  test('whose documents cannot be made changes nothing, and nothing is left to finish', async () => {
    const before = await live('patient');
    team.buildSection('patient', 'patient-two');
    team.put('remote-patient/dist-documents/documents.js', 'throw new Error("no page")');
    await expect(deployFrom(team, PATIENT)).rejects.toThrow('no page');
    expect([await live('patient'), await unfinished(store), (await readHistory(store)).length]).toEqual([
      before,
      null,
      1,
    ]);
  });
});

describe('a rollback', () => {
  test('goes back one release, then the next, and to a named one; documents go along', async () => {
    const [one] = [await live('patient')];
    const two = team.buildSection('patient', 'two');
    await deployFrom(team, PATIENT);
    const three = team.buildSection('patient', 'three');
    await deployFrom(team, PATIENT);
    const back = (version) => rollback(store, 'patient', { version, by: 'x', why: 'errors' });
    expect((await back()).version).toBe(two);
    expect(text('pages/patient.html')).toContain('frame-one two in frame-one');
    expect((await back()).version).toBe(one);
    await expect(back()).rejects.toThrow('no release before');
    expect((await back(three.slice(0, 6))).version).toBe(three);
    await expect(back('0000')).rejects.toThrow('no release 0000');
    expect((await readHistory(store)).map(({ kind, version, why }) => [kind, version, why])[0]).toEqual([
      'rollback',
      three,
      'errors',
    ]);
  });

  test('keeps what others deployed meanwhile', async () => {
    team.buildSection('patient', 'two');
    await deployFrom(team, PATIENT);
    const version = team.buildSection('public', 'public-two');
    await deployFrom(team, PUBLIC);
    await rollback(store, 'patient', { by: 'x' });
    expect(await live('public')).toBe(version);
  });

  test('of the host frames the sections that are live', async () => {
    platform.buildHost('frame-two');
    await deployFrom(platform, HOST);
    team.buildSection('public', 'public-two');
    await deployFrom(team, PUBLIC);
    await rollback(store, 'host', { by: 'x' });
    expect(text('index.html')).toContain('frame-one public-two in frame-one');
  });

  test('by hand: a pointer that somebody moved is what the next release begins with', async () => {
    const one = (await readRegistry(store)).remotes.patient;
    team.buildSection('patient', 'two');
    await deployFrom(team, PATIENT);
    const registry = await readRegistry(store);
    writeFileSync(
      path.join(site, 'remotes.json'),
      toJson({ ...registry, remotes: { ...registry.remotes, patient: one } }),
    );
    team.buildSection('public', 'public-two');
    await deployFrom(team, PUBLIC);
    expect(await live('patient')).toBe(one.version);
    expect(text('pages/patient.html')).toContain('patient-one in frame-one');
  });
});

describe('together', () => {
  test('a process that ends after its line is written is finished by the next one, and can be at once', async () => {
    const registry = await readRegistry(store);
    team.buildSection('patient', 'two');
    const { registry: next } = await deployFrom(team, PATIENT);
    // As if it had ended before the pointer.
    writeFileSync(path.join(site, 'remotes.json'), toJson(registry));
    expect((await unfinished(store)).release).toBe(2);
    const lock = { id: 'gone', pid: 2 ** 22 - 1, machine: hostname() };
    writeFileSync(path.join(site, '.releases/lock'), JSON.stringify(lock));
    expect((await finishUnfinished(store)).release).toBe(2);
    expect(await readRegistry(store)).toEqual(next);
    expect(await finishUnfinished(store)).toBeNull();
  });

  test('whoever holds the lock is waited for', async () => {
    const order = [];
    let begin;
    const hasBegun = new Promise((resolve) => {
      begin = resolve;
    });
    let end;
    const slow = store.locked(async () => {
      begin();
      await new Promise((resolve) => {
        end = resolve;
      });
      order.push('first');
    });
    await hasBegun;
    const move = movePointers(store, { kind: 'settings', what: 'settings', version: '', by: 'x' }, (known) => {
      order.push('second');
      return known;
    });
    end();
    await Promise.all([slow, move]);
    expect(order).toEqual(['first', 'second']);
  });
});

describe('what is kept', () => {
  test('the five newest and all of seven days; what is live always; files that others need', async () => {
    const versions = [];
    for (const word of ['two', 'three', 'four', 'five', 'six', 'seven']) {
      versions.push(team.buildSection('patient', word));
      await deployFrom(team, PATIENT);
    }
    await rollback(store, 'patient', { version: versions[0], by: 'x' });
    const later = Date.now() + 8 * 86_400_000;
    await prune(store, await readHistory(store), 'patient', later);
    const isThere = (word) => existsSync(path.join(site, `r/remote_patient/page-home.${word}.js`));
    // Live is two; of the others the four newest.
    expect(['patient-one', 'two', 'three', 'four', 'five', 'six', 'seven'].map(isThere)).toEqual([
      false,
      ...[true, false, true, true, true, true],
    ]);
    expect(existsSync(path.join(site, 'r/remote_patient/same.js'))).toBe(true);
    await expect(rollback(store, 'patient', { version: versions[1], by: 'x' })).rejects.toThrow('were deleted');
  });
});

test('of the host the same is kept, and the scripts that were made with its documents', async () => {
  for (const word of ['two', 'three', 'four', 'five', 'six']) {
    platform.buildHost(`frame-${word}`);
    await deployFrom(platform, HOST);
  }
  const themes = () => readdirSync(path.join(site, 'static/js')).filter((file) => file.startsWith('theme.'));
  const before = themes();
  await prune(store, await readHistory(store), 'host', Date.now() + 8 * 86_400_000);
  const isThere = (word) => existsSync(path.join(site, `static/js/index.frame-${word}.js`));
  expect(['one', 'two', 'six'].map(isThere)).toEqual([false, true, true]);
  expect(themes()).toEqual(before);
});

describe('the gates', () => {
  const build = () => builtIn(team.root, PATIENT);
  test('a whole build within its budget passes; without files, with others, or too large it does not', async () => {
    team.buildSection('patient', 'two');
    expect(await problemsOfBuild(build())).toEqual([]);
    team.put('remote-patient/package.json', JSON.stringify({ sawubona: { budget: { start: 10, page: 20 } } }));
    expect(await problemsOfBuild(build())).toEqual([
      expect.stringMatching(/^The start of patient has \d+ bytes, its budget allows 10\.$/),
      expect.stringMatching(/^The page home of patient has \d+ bytes, its budget allows 20\.$/),
    ]);
    team.put('remote-patient/dist/same.js', 'other()');
    expect((await problemsOfBuild(build()))[0]).toBe('same.js of patient is not what its entry says. Build it again.');
    team.put('remote-patient/dist/remoteEntry.two.js', 'other()');
    expect((await problemsOfBuild(build()))[0]).toMatch('remoteEntry.two.js of patient is not what its build says');
    rmSync(path.join(team.root, 'remote-patient/dist/same.js'));
    expect(await problemsOfBuild(build())).toEqual(['The build of patient lacks same.js. Build it again.']);
  });

  test('a section brings its routes where the host has none, below a name that is free', () => {
    const taken = { paths: ['/', '/payment/:id'], prefixes: ['/patient/'], sections: ['patient'] };
    const told = (name, routes) => problemsOfRoutes({ name, record: { routes } }, taken);
    const one = { path: '', page: 'start', title: 'T', purpose: 'P', access: 'anyone', frame: 'site', backend: false };
    expect([told('pharmacy', [one]), told('patient', undefined)]).toEqual([[], []]);
    expect(told('pharmacy', undefined)[0]).toContain('The host has no route of pharmacy');
    expect(told('patient', [one])[0]).toContain('The routes of patient stand in the host’s table');
    expect(told('payment', [one])[0]).toContain('/payment is not free');
    expect(told('pharmacy', [{ ...one, access: 'all' }])[0]).toContain('its access');
  });

  test('a commit passes when its own checks were green, and nothing differs from it', () => {
    const at = (commit, isClean, name = 'patient') => problemsOfChecks(team.root, { commit, isClean }, name);
    expect(at('c0ffee', true)[0]).toContain('were not run, or not green');
    team.put('.local/checked.json', JSON.stringify({ commit: 'c0ffee' }));
    expect(at('c0ffee', true)).toEqual([]);
    expect(at('c0ffee', false)[0]).toContain('Files differ from the commit');
    expect(at('decade', true)[0]).toContain('were not run');
    expect(at(null, false)[0]).toContain('is no commit');
    // Green for some sections is green for those alone.
    team.put('.local/checked.json', JSON.stringify({ commit: 'c0ffee', sections: ['patient', 'visit'] }));
    expect(at('c0ffee', true)).toEqual([]);
    expect(at('c0ffee', true, 'public')[0]).toContain('npm run check:section -- public');
    expect(at('c0ffee', true, 'host')[0]).toMatch(/or not green: npm run check or npm test\.$/);
  });
});

describe('what would be live', () => {
  test('is made beside what is, and served with its registry', async () => {
    const before = text('index.html');
    team.buildSection('public', 'public-two');
    let shown;
    await deploy(store, [builtIn(team.root, PUBLIC)], made.told(team), {
      look: async (registry) => {
        const served = await serveSite(await stage(store, registry), registry);
        const get = async (address) => (await fetch(served.url + address)).text();
        shown = {
          live: text('index.html'),
          page: await get('/'),
          code: await get('/r/remote_public/remoteEntry.public-two.js'),
        };
        served.close();
      },
    });
    expect(shown.live).toBe(before);
    expect(readdirSync(path.join(site, '.releases')).sort()).toEqual([
      ...['documents', 'history', 'host', 'patient', 'public'],
    ]);
    expect(shown.page).toContain('public-two in frame-one');
    expect(shown.page).toMatch(/id="registry">\{[\s\S]*remoteEntry\.public-two\.js/);
    expect(shown.code).toContain('sha256-');
  });

  test('and is not when whoever looks says no', async () => {
    const before = await live('public');
    team.buildSection('public', 'public-two');
    const look = async () => {
      throw new Error('a page fails');
    };
    const refused = deploy(store, [builtIn(team.root, PUBLIC)], made.told(team), { look });
    await expect(refused).rejects.toThrow('a page fails');
    expect([await live('public'), (await readHistory(store)).length]).toEqual([before, 1]);
  });
});

describe('npm run build in a checkout', () => {
  const publish = (checkout, asked = []) => publishBuilt({ root: checkout.root, site, env: {}, asked });

  test('puts live what it built itself, and leaves what a team deployed there', async () => {
    for (const name of ['auth', 'specialist', 'visit']) platform.buildSection(name, 'one');
    expect(await publish(platform)).toBe('host, auth, patient, public, specialist, visit live');
    const version = team.buildSection('patient', 'patient-two');
    await deployFrom(team, PATIENT);
    platform.buildHost('frame-two');
    expect(await publish(platform)).toBe('host live');
    expect(await live('patient')).toBe(version);
    expect(await publish(platform)).toBeNull();
  });

  test('of a team, without a site of its own, keeps the build for a deploy', async () => {
    team.buildSection('patient', 'patient-two');
    const nowhere = path.join(team.root, 'site');
    const publishTo = (asked) => publishBuilt({ root: team.root, site: nowhere, env: {}, asked });
    expect(await publishTo(['remote-patient'])).toBeNull();
    await expect(publishTo([])).rejects.toThrow('Not built yet: host, remote-auth');
    expect(existsSync(nowhere)).toBe(false);
  });

  test('with other settings makes all documents anew', async () => {
    for (const name of ['auth', 'specialist', 'visit']) platform.buildSection(name, 'one');
    await publish(platform);
    const env = { BACKEND_URL: 'https://x.supabase.co' };
    expect(await publishBuilt({ root: platform.root, site, env, asked: [] })).toBe('new settings live');
    expect(text('pages/patient.html')).toContain('https://x.supabase.co');
  });
});
