import type { AppError, Result } from '@telehealth/contracts/errors';
import { attempt } from '../identity-failure';
import { refusalCodes } from '../refusal';
import type { Sensitive } from '../reverification/sensitive-area';
import type { Device } from './describe-device';

/** Signs a device out. A session that ended meanwhile counts as success. */
export function endDevice(device: Device, sensitive: Sensitive): Promise<Result<unknown, AppError>> {
  return attempt('security.deviceFailed', async () => {
    try {
      await sensitive(() => device.signOut());
    } catch (cause) {
      if (!refusalCodes(cause).includes('resource_not_found')) throw cause;
    }
  });
}
