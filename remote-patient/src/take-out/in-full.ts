import { now } from '@telehealth/contracts/clock';

/**
 * An exported record with what is worked out from it: where measurements of a child stand. Where that part does not load, the
 * record as it was written; nothing of it is missing then.
 */
export async function inFull<Bundle extends { entry: readonly unknown[] }>(record: Bundle): Promise<Bundle> {
  try {
    const { withCentiles } = await import(/* webpackChunkName: "child" */ './with-centiles');
    return withCentiles(record, now());
  } catch {
    return record;
  }
}
