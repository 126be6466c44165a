const AGAIN_MS = 3_000;

/** Fetches a part of the call, on a weak line as often as it takes. */
export async function untilThere<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  try {
    return await fetchPart();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return untilThere(fetchPart);
  }
}
