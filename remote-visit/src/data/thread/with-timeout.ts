const SCAN_MS = 2_000;

/** Limits the wait for the scan: a hint for the reader must not delay the message. */
export async function withTimeout(scan: Promise<string | null>): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, SCAN_MS, null);
  });
  try {
    return await Promise.race([scan, late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
