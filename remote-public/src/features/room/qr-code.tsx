import { QRCodeSVG } from 'qrcode.react';

/** An address as a picture for a phone's camera. @param title what it is the address of, for who cannot see it */
export function QrCode({ value, title }: { value: string; title: string }) {
  return <QRCodeSVG value={value} title={title} level="M" size={132} marginSize={0} role="img" />;
}
