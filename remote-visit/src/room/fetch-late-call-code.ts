import { retryImport } from './retry-import';

let isHere = false;
export const isLateCallCodeLoaded = (): boolean => isHere;

/** Fetches the code that repairs, measures and steers a call; one file, kept in memory. */
export async function fetchLateCallCode() {
  const parts = await retryImport(() =>
    Promise.all([
      import(/* webpackChunkName: "call-keep" */ '../call/late-call-code'),
      import(/* webpackChunkName: "call-keep" */ './quality-monitor'),
    ]),
  );
  isHere = true;
  return parts;
}

export type LateCallCode = Awaited<ReturnType<typeof fetchLateCallCode>>[0];
