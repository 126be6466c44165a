import { fine, local, wrong } from '../finding.mjs';

/**
 * Checks that rate limits per network address use an address that clients cannot forge.
 * @param {{ database: any, addresses: Record<string, { made: string, taken: string } | null> | null, isLocal: boolean }} facts
 */
export function checkAddresses({ database, addresses, isLocal }) {
  const believed = Object.entries(addresses ?? {}).find(([, one]) => one?.made === one?.taken && one !== null);
  if (believed)
    return [
      wrong(
        `Whoever calls says by ${believed[0]} themselves where they call from: limits for each address hold nobody`,
        'Let the web server in front write or empty that header (npm run nginx does), or set caller_address in private.settings to the header that your proxy writes.',
      ),
    ];
  const from = database.settings.caller_address;
  if (database.address !== '')
    return [fine(`Callers are told apart by the address that ${from} names, which nobody can choose`)];
  return [
    isLocal
      ? local('Callers without an account are not told apart by address: no proxy names one')
      : wrong(
          `No address of callers reaches the database (${from}): one caller uses up what is for all`,
          'Let the web server in front send X-Forwarded-For, or set caller_address in private.settings to the header that your proxy writes.',
        ),
  ];
}
