import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { callPage, sitDown } from '../../e2e/fixtures/call-page';
import { bothFlow, type WatchedCall, watchCall } from '../../e2e/fixtures/call-watch';
import { test } from '../../e2e/fixtures/product';
import { meet } from '../../e2e/fixtures/running-visit';

const ROUNDS = 10;
const RELOADS = 5;
const CUTS = 3;
const CUT_MS = 10_000;

const p75 = (list: readonly number[]) => [...list].sort((a, b) => a - b)[Math.ceil(list.length * 0.75) - 1] ?? 0;
const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;

/** @returns ms until the other's face has a first picture in this page */
const untilPicture = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () => {
          const face = [...document.querySelectorAll('video')].find((one) => one.ariaLabel?.startsWith('Picture of'));
          if (face !== undefined && face.videoWidth > 0 && face.readyState >= 2) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

/** Two connections of one page: as soon as a browser can show one camera through another connection. */
const baseline = (page: Page) =>
  page.evaluate(async () => {
    const from = performance.now();
    const [one, two] = [new RTCPeerConnection(), new RTCPeerConnection()];
    one.onicecandidate = ({ candidate }) => candidate && void two.addIceCandidate(candidate);
    two.onicecandidate = ({ candidate }) => candidate && void one.addIceCandidate(candidate);
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true, video: { width: 1280, height: 720 } });
    for (const track of stream.getTracks()) one.addTrack(track, stream);
    const video = Object.assign(document.createElement('video'), { muted: true, autoplay: true });
    document.body.append(video);
    two.ontrack = ({ streams }) => {
      video.srcObject = streams[0] ?? null;
    };
    await one.setLocalDescription();
    if (one.localDescription !== null) await two.setRemoteDescription(one.localDescription);
    await two.setLocalDescription();
    if (two.localDescription !== null) await one.setRemoteDescription(two.localDescription);
    await new Promise<void>((resolve) => {
      const look = () => (video.videoWidth > 0 && video.readyState >= 2 ? resolve() : requestAnimationFrame(look));
      look();
    });
    const ms = performance.now() - from;
    for (const track of stream.getTracks()) track.stop();
    one.close();
    two.close();
    video.remove();
    return ms;
  });

/** Every script and style the page asks for from now on, as sent (brotli). */
function weighed(page: Page): Map<string, number> {
  const files = new Map<string, number>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!/\.(js|css)$/.test(pathname) || files.has(pathname)) return;
    files.set(pathname, 0);
    const body = await response.body().catch(() => Buffer.alloc(0));
    files.set(pathname, brotliCompressSync(body).length);
  });
  return files;
}

/** What the page of a visit loads before its doors open; nothing of the call may be among it. */
let beforeDoors: Map<string, number> = new Map();

test('before the doors', async ({ open }) => {
  const [doctor, patient, desk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
  const { id } = await meet({ doctor, patient, desk }, { upTo: 'booked', startsIn: 120 });
  beforeDoors = weighed(patient);
  await patient.goto(`/consultation/${id}`);
  await patient.getByText('The waiting room is still closed').waitFor();
  // What is fetched when the page is idle belongs to it.
  await patient.waitForTimeout(5_000);
});

interface Both {
  doctor: WatchedCall;
  patient: WatchedCall;
}

async function timed(what: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await what();
  return performance.now() - from;
}

async function inTurn(rounds: number, { doctor, patient }: Both, what: () => Promise<number>): Promise<number[]> {
  const list: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    list.push(await what());
    await bothFlow(doctor, patient, 60_000);
  }
  return list;
}

async function measure(both: Both, desk: Page) {
  const { doctor, patient } = both;
  const { page } = patient;
  const plain: number[] = [];
  const joins = await inTurn(ROUNDS, both, async () => {
    plain.push(await baseline(desk));
    await callPage(page).leave.click();
    await callPage(page).comeIn.waitFor();
    return timed(async () => {
      await callPage(page).comeIn.click();
      await untilPicture(page);
    });
  });
  const reloads = await inTurn(RELOADS, both, () =>
    timed(async () => {
      await page.reload();
      await untilPicture(page);
    }),
  );
  const cuts = await inTurn(CUTS, both, async () => {
    await patient.cut();
    await page.waitForTimeout(CUT_MS);
    return timed(async () => {
      await patient.mend();
      await bothFlow(doctor, patient, 60_000);
    });
  });
  return { plain, joins, reloads, cuts };
}

test('figures of the room', async ({ open }) => {
  const [doctorPage, patientPage, desk] = await Promise.all([open('guest'), open('guest'), open('guest')]);
  const meeting = await meet({ doctor: doctorPage, patient: patientPage, desk });
  const [doctor, patient] = await Promise.all([watchCall(doctorPage), watchCall(patientPage)]);
  await desk.goto('/emergency-care');
  const files = weighed(patientPage);
  await sitDown(doctorPage, meeting);
  await sitDown(patientPage, meeting);
  await untilPicture(patientPage);
  const first = new Set(files.keys());
  await bothFlow(doctor, patient, 60_000);
  const { plain, joins, reloads, cuts } = await measure({ doctor, patient }, desk);
  const row = (what: string, list: readonly number[], goal: string) => {
    const ratio = (p75(list) / p75(plain)).toFixed(1);
    const all = list.map((ms) => (ms / 1_000).toFixed(1)).join(' ');
    console.log(`${what.padEnd(42)} p75 ${seconds(p75(list))}, ${ratio} x baseline (goal ${goal}): ${all}`);
  };
  console.log('');
  row('two connections in one page, the baseline', plain, 'none');
  row('join to first picture', joins, '2 s');
  row('reload in the call, back', reloads, '3 s');
  row('ten seconds of nothing, back', cuts, '5 s');
  printBytes(files, first);
});

/** @param first what had come when the first picture was there */
function printBytes(files: ReadonlyMap<string, number>, first: ReadonlySet<string>): void {
  const sum = (list: readonly (readonly [string, number])[]) => list.reduce((all, [, size]) => all + size, 0);
  const added = [...files].filter(([name]) => !beforeDoors.has(name)).sort((a, b) => b[1] - a[1]);
  console.log(
    `page of a visit before its doors: ${sum([...beforeDoors])} bytes, ${beforeDoors.size} scripts and styles`,
  );
  for (const isFirst of [true, false]) {
    const these = added.filter(([name]) => first.has(name) === isFirst);
    console.log(
      isFirst
        ? `asked for up to the first picture, patient: ${sum(these)} bytes, ${these.length} files (room-bytes.mjs weighs its scripts)`
        : `after it: ${sum(these)} bytes, ${these.length} files`,
    );
    for (const [name, size] of these) console.log(`${String(size).padStart(9)}  ${name}`);
  }
}
