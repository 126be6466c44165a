/** What is wrong with a file. `moving`: a picture that moves, which we do not keep. */
export type Problem = 'damaged' | 'unsafe' | 'moving';

/** A picture of which nothing is kept but what draws it, or why it is refused. */
export type Picture = { problem: Problem } | { kept: readonly Uint8Array[] };

/** More chunks or segments than any camera or program writes; each costs a step. */
export const MAX_PARTS = 50_000;

/** Larger pictures would take the reader's memory, not their size on disk. */
const MAX_PIXELS = 100_000_000;
export const tooMany = (width: number, height: number): boolean => width * height > MAX_PIXELS;

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A few bytes as text, one character per byte. */
export const textAt = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** A text of ASCII characters as bytes. */
export const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Whether exactly these bytes stand there. */
export function standsAt(bytes: Uint8Array, at: number, mark: Uint8Array): boolean {
  for (let step = 0; step < mark.length; step += 1) if (bytes[at + step] !== mark[step]) return false;
  return true;
}

/** Where these bytes stand next, in [from, until); -1 when nowhere. One step a byte, whatever the bytes are. */
export function find(bytes: Uint8Array, mark: Uint8Array, from = 0, until: number = bytes.length): number {
  const first = mark[0];
  for (let at = from; at + mark.length <= until; at += 1) {
    if (bytes[at] === first && standsAt(bytes, at, mark)) return at;
  }
  return -1;
}

/** All of them, one after the other. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
