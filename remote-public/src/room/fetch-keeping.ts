import { untilThere } from './until-there';

let isHere = false;
/** What mends, measures and steers a call is on the device already. */
export const isKeepingHere = (): boolean => isHere;

/** Fetches what mends, measures and steers a call that stands: one file, on the device from then on. */
export async function fetchKeeping() {
  const parts = await untilThere(() =>
    Promise.all([
      import(/* webpackChunkName: "call-keep" */ '../call/keeping'),
      import(/* webpackChunkName: "call-keep" */ './steering'),
    ]),
  );
  isHere = true;
  return parts;
}

export type Keeping = Awaited<ReturnType<typeof fetchKeeping>>[0];
