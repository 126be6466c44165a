import { pathTo } from '@telehealth/contracts';
import { QRCodeSVG } from 'qrcode.react';

/** Where a pharmacist checks the code. It stands behind the hash, which no server is sent. */
export const addressToCheck = (code: string): string =>
  `${location.origin}${pathTo('service.myPrescriptions')}#${code}`;

/** That address as a picture for a phone's camera. @param code in groups of four */
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
