import { QRCodeSVG } from 'qrcode.react';

export function QrCode({ value }: { value: string }) {
  return (
    <QRCodeSVG
      value={value}
      title="This visit’s address, for a phone’s camera"
      level="M"
      size={132}
      marginSize={0}
      role="img"
    />
  );
}
