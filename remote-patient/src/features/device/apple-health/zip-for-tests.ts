export interface PackedFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  isStored?: boolean;
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Numbers of 2, 4 or 8 bytes, little-endian. */
function numbers(...fields: [size: 2 | 4 | 8, value: number][]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else if (size === 4) view.setUint32(at, value, true);
    else view.setBigUint64(at, BigInt(value), true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

const FULL = 0xffffffff;

/** Packs a zip by PKWARE's layout; `isLarge` uses 64-bit sizes, `promised` states a wrong size. */
export async function zipOf(
  files: readonly PackedFile[],
  { isLarge = false, note = '', promised }: { isLarge?: boolean; note?: string; promised?: number } = {},
): Promise<Blob> {
  const parts: BlobPart[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const { name, bytes, isStored = false } of files) {
    const packed = isStored ? bytes : await deflate(bytes);
    const [method, title] = [isStored ? 0 : 8, new TextEncoder().encode(name)];
    const size = promised ?? bytes.length;
    const local = numbers(
      [4, 0x04034b50],
      [2, 20],
      [2, 8],
      [2, method],
      [4, 0],
      [4, 0],
      [4, 0],
      [4, 0],
      [2, title.length],
      [2, 3],
    );
    parts.push(local, title, 'abc', packed);
    const extra = isLarge ? numbers([2, 1], [2, 24], [8, size], [8, packed.length], [8, at]) : numbers();
    const [size32, packed32, at32] = isLarge ? [FULL, FULL, FULL] : [size, packed.length, at];
    directory.push(
      numbers([4, 0x02014b50], [2, 20], [2, 20], [2, 8], [2, method], [4, 0], [4, 0], [4, packed32], [4, size32]),
      numbers([2, title.length], [2, extra.length], [2, 0], [2, 0], [2, 0], [4, 0], [4, at32]),
      ...[title, extra],
    );
    at += local.length + title.length + 3 + packed.length;
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  const large = isLarge
    ? [
        numbers([4, 0x06064b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0], [8, files.length], [8, files.length]),
        numbers([8, length], [8, at]),
        numbers([4, 0x07064b50], [4, 0], [8, at + length], [4, 1]),
      ]
    : [];
  const [size, start] = isLarge ? [FULL, FULL] : [length, at];
  const end = numbers(
    [4, 0x06054b50],
    [4, 0],
    [2, files.length],
    [2, files.length],
    [4, size],
    [4, start],
    [2, note.length],
  );
  return new Blob([...parts, ...directory, ...large, end, note]);
}
