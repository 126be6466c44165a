import type { RedFlag } from '@telehealth/triage/red-flags';

/** A rule and its version as stored with a message, e.g. `belly.with-fever@2`. */
export function markOf({ ruleId, version }: Pick<RedFlag, 'ruleId' | 'version'>): string {
  return `${ruleId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}@${version}`;
}

/** The most urgent danger sign in the text, or null. Rejects if the rules cannot be loaded. */
export async function findDangerSign(words: string): Promise<string | null> {
  const { scanForRedFlags } = await import(/* webpackChunkName: "red-flags" */ '@telehealth/care/safety/scan-reason');
  const [worst] = scanForRedFlags(words);
  return worst === undefined ? null : markOf(worst);
}
