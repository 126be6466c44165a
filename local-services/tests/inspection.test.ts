import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pdf, png } from '@telehealth/supabase/tests/support/files.ts';
import { PLAIN_GIF, TOLD } from '@telehealth/supabase/tests/support/pictures.ts';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeGif } from '../src/inspection/gif';
import { createInspector, type InspectionLimits } from '../src/inspection/inspector';
import { startTestBackend } from '../src/test-support/test-backend';
import { createTestClient } from '../src/test-support/test-client';

const PDF = 'application/pdf';
const NOT_CHECKED = { refused: 'chart.fileNotChecked' };
/** Twenty megabytes that every step of an inspection stops at. */
const HOSTILE = pdf('/'.repeat(19_000_000));
/** The same of a size that is judged in time. */
const SLOW = pdf('/'.repeat(200_000));

const PAPERS = `
insert into storage.buckets (id, name, public, file_size_limit) values ('papers', 'papers', true, 20971520);
create policy anybody on storage.objects for insert to anon with check (bucket_id = 'papers');
`;

let folder: string;
let script: string;
let said: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sawubona-inspection-'));
  script = join(folder, 'inspect-worker.mjs');
  const entry = join(import.meta.dirname, '../src/inspection/inspect-worker.ts');
  await build({ entryPoints: [entry], outfile: script, bundle: true, platform: 'node', format: 'esm' });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function inspector(limits: Partial<InspectionLimits> = {}) {
  said = [];
  return createInspector((event, values) => said.push(`${event} ${values?.code ?? ''}`), script, limits);
}

describe('files are judged beside the thread that answers', () => {
  it('as in it', async () => {
    const inspectFile = inspector();
    expect(await inspectFile(png(), 'image/png')).toEqual({ refused: null, kept: png() });
    expect(await inspectFile(pdf('/JavaScript'), PDF)).toEqual({ refused: 'chart.fileUnsafe' });
    expect(said).toEqual([]);
  });

  it('while other requests are answered', async () => {
    const order: string[] = [];
    let begin = () => {};
    const beginning = new Promise<void>((resolve) => {
      begin = resolve;
    });
    // A busy machine may judge it for longer than the product would wait: here only the order counts.
    const inThread = inspector({ deadlineMs: 120_000 });
    const backend = await startTestBackend(PAPERS, async (bytes, claimed) => {
      begin();
      const judgement = await inThread(bytes, claimed);
      order.push('judged');
      return judgement;
    });
    try {
      const papers = createTestClient(backend).storage.from('papers');
      const uploading = papers.upload('a', new Blob([SLOW], { type: PDF }));
      await beginning;
      for (let asked = 0; asked < 3; asked += 1) {
        await fetch(`${backend.url}/storage/v1/object/public/papers/none`);
        order.push('answered');
      }
      expect((await uploading).error).toBeNull();
      expect(order).toEqual(['answered', 'answered', 'answered', 'judged']);
    } finally {
      await backend.close();
    }
  });

  it('and refused when that takes too long or too much memory', async () => {
    expect(await inspector({ deadlineMs: 20 })(HOSTILE, PDF)).toEqual(NOT_CHECKED);
    expect(said).toEqual(['inspection.ended none']);
    expect(await inspector({ heapMb: 1 })(HOSTILE, PDF)).toEqual(NOT_CHECKED);
    expect(said).toEqual(['inspection.ended ERR_WORKER_OUT_OF_MEMORY']);
  });

  it('two at a time; some wait, and whoever comes then is told to come again', async () => {
    const inspectFile = inspector({ waiting: 1 });
    const answers = await Promise.all(Array.from({ length: 4 }, () => inspectFile(png(), 'image/png')));
    const kept = { refused: null, kept: png() };
    expect(answers).toEqual([kept, kept, kept, 'busy']);
    expect(await inspectFile(png(), 'image/png')).toEqual(kept);
  });

  it('and not at all without its program', async () => {
    await expect(createInspector(undefined, '')(png(), 'image/png')).rejects.toThrow('npm run build');
  });
});

describe('of a GIF nothing is kept but what draws it', () => {
  const bytes = (...parts: (string | Uint8Array)[]) =>
    new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))));
  const [head, picture] = [PLAIN_GIF.subarray(0, 19), PLAIN_GIF.subarray(19)];
  const block = `${String.fromCharCode(TOLD.length)}${TOLD}\0`;

  it.each([
    ['a comment', bytes(head, `!\xfe${block}`, picture)],
    ['data of a program', bytes(head, `!\xff\x0bXMP DataXMP${block}`, picture)],
    ['words on it', bytes(head, `!\x01${block}`, picture)],
    ['words behind', bytes(PLAIN_GIF, TOLD)],
  ])('without %s', (_, told) => {
    expect(judgeGif(told)).toEqual({ refused: null, kept: PLAIN_GIF });
  });

  it('as it moves', () => {
    const moving = bytes(head, '!\xf9\x04\0\x0a\0\0\0', picture.subarray(0, -1), picture);
    expect(judgeGif(moving)).toEqual({ refused: null, kept: moving });
  });

  it('and half of one is refused', () => {
    for (let size = 0; size < PLAIN_GIF.length; size += 1) {
      expect(judgeGif(PLAIN_GIF.slice(0, size)).refused).toMatch(/^chart\.file(TypeRefused|Damaged)$/);
    }
    expect(judgeGif(bytes(PLAIN_GIF, '<script>')).refused).toBe('chart.fileUnsafe');
  });
});
