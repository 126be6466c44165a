import { mkdir, open, readFile, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { AnchorStore, Stored } from '@telehealth/supabase/functions/_shared/anchors/store.ts';

/** Returns the number that an entry claims; 0 when it has none. The signature check decides whether the claim holds. */
function numberOf(line: string): number {
  try {
    const number: unknown = JSON.parse(JSON.parse(line).entry).number;
    return typeof number === 'number' ? number : 0;
  } catch {
    return 0;
  }
}

/** Returns whole lines; a crash may have cut off what follows the last one. */
async function readWhole(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return '';
    throw cause;
  });
  return text.slice(0, text.lastIndexOf('\n') + 1);
}

/** Stores anchors in a file beside the database, one entry a line, readable by the installation's owner only. */
export function createFileStore(path: string): AnchorStore {
  const read = async (): Promise<Stored[]> => {
    const lines = (await readWhole(path)).split('\n').slice(0, -1);
    return lines.map((text) => ({ number: numberOf(text), text }));
  };
  return {
    kind: 'file',
    read,
    add: async (number, text) => {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const whole = await readWhole(path);
      if (((await read()).at(-1)?.number ?? 0) >= number) throw new Error(`Entry ${number} is there already.`);
      const file = await open(path, 'a', 0o600);
      try {
        await truncate(path, Buffer.byteLength(whole));
        await file.write(`${text}\n`);
        // Written to disk when this resolves.
        await file.sync();
      } finally {
        await file.close();
      }
    },
  };
}
