import { isLoopbackAddress } from '../loopback';
import { deviceOf } from './device';
import type { SessionRow } from './identity-rows';

/** Describes where and with what device a session was last used, for its user. The location is not looked up. */
export function activityJson(session: SessionRow) {
  const { browserName, browserVersion, deviceType, isMobile } = deviceOf(session.user_agent);
  const address = session.network_address;
  return {
    object: 'session_activity',
    id: `act_${session.id}`,
    device_type: deviceType,
    is_mobile: isMobile,
    browser_name: browserName,
    browser_version: browserVersion,
    ip_address: address,
    // The widget shows it in brackets behind the address, and without a text the brackets would be empty.
    city: address !== null && isLoopbackAddress(address) ? 'this computer' : 'place unknown',
    country: null,
  };
}
