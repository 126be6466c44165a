/** Reads a body up to that many bytes, however it is sent; returns null when it is longer, and discards the rest. */
export async function readLimited(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** A value that no JSON has, because `null` is valid JSON. */
export const unreadable = Symbol('unreadable');

/** Reads a small JSON body; `unreadable` when it is malformed or too long. */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const body = await readLimited(request, limit);
  try {
    return body ? JSON.parse(new TextDecoder().decode(body)) : unreadable;
  } catch {
    return unreadable;
  }
}
