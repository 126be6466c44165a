import { QRCodeSVG } from 'qrcode.react';
import styles from '../security.module.css';

export function QrCode({ value, title }: { value: string; title: string }) {
  return (
    <div className={styles.picture}>
      <QRCodeSVG value={value} title={title} level="M" size={208} marginSize={0} role="img" />
    </div>
  );
}
