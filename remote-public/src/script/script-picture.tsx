import { pathTo } from '@telehealth/contracts/routes';
import { QRCodeSVG } from 'qrcode.react';

/** Where a pharmacist verifies the code. It is in the hash, which is never sent to a server. */
export const addressToCheck = (code: string): string =>
  `${location.origin}${pathTo('service.myPrescriptions')}#${code}`;

/** That address as a QR code. @param code in groups of four */
export function ScriptPicture({ code }: { code: string }) {
  return (
    <QRCodeSVG
      value={addressToCheck(code)}
      title="The address at which a pharmacist checks this script"
      level="M"
      size={132}
      marginSize={2}
      role="img"
    />
  );
}
