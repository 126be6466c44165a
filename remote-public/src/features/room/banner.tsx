import { Icon } from '@telehealth/ui/parts/icon';
import { type AnyMove, MoveButtons } from './move-buttons';
import styles from './room.module.css';
import { RoomIcon } from './room-icon';

interface BannerProps {
  text: string;
  moves: readonly AnyMove[];
  onMove: (move: AnyMove) => void;
  onDismiss?: (() => void) | undefined;
}

/** One sentence over the picture's edge, which covers no face. Screen readers hear it from the live region. */
export function Banner({ text, moves, onMove, onDismiss }: BannerProps) {
  return (
    <div className={styles.banner}>
      <RoomIcon name="line" />
      <span className={styles.bannerText}>{text}</span>
      <MoveButtons moves={moves} onMove={onMove} />
      {onDismiss && (
        <button type="button" className={styles.close} aria-label="Dismiss" onClick={onDismiss}>
          <Icon name="close" size={18} />
        </button>
      )}
    </div>
  );
}
