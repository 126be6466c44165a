import { fine, unasked, wrong } from '../finding.mjs';

/** Tokens live for a minute, and their readers allow some seconds. */
const TOLERANCE_SECONDS = 10;

const told = (seconds) => `${Math.abs(Math.round(seconds))} s ${seconds > 0 ? 'ahead' : 'behind'}`;

/** @param {{ clocks: Record<string, number | null> }} facts how far each is ahead of this machine, in seconds */
export function checkClocks({ clocks }) {
  const known = Object.entries(clocks).filter(([, skew]) => skew !== null);
  const off = known.filter(([, skew]) => Math.abs(skew) > TOLERANCE_SECONDS);
  const findings = Object.entries(clocks)
    .filter(([, skew]) => skew === null)
    .map(([name]) => unasked(`The clock of ${name}`, 'an answer that tells its time'));
  if (known.length > 1 && off.length === known.length)
    return [
      ...findings,
      wrong(
        `The clock of this machine seems wrong: all others are ${told(off[0][1])} of it`,
        'Set it by NTP, then ask again.',
      ),
    ];
  for (const [name, skew] of off)
    findings.push(
      wrong(
        `The clock of ${name} is ${told(skew)}: tokens are refused as expired or not yet valid`,
        'Set that server’s clock by NTP.',
      ),
    );
  if (off.length === 0 && known.length > 0)
    findings.push(fine(`The clocks of ${known.map(([name]) => name).join(', ')} agree`));
  return findings;
}
