import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { ActionButtons, type MessageAction } from './action-buttons';
import styles from './room.module.css';
import { RoomIcon } from './room-icon';

interface BannerProps {
  text: string;
  actions: readonly MessageAction[];
  onAction: (action: MessageAction) => void;
  onDismiss?: (() => void) | undefined;
}

/** One sentence at the edge of the video, away from faces. The live region announces it. */
export function Banner({ text, actions, onAction, onDismiss }: BannerProps) {
  return (
    <div className={styles.banner}>
      <RoomIcon name="line" />
      <span className={styles.bannerText}>{text}</span>
      <ActionButtons actions={actions} onAction={onAction} />
      {onDismiss && (
        <button type="button" className={styles.close} aria-label="Dismiss" onClick={onDismiss}>
          <Icon path={icons.close} size={18} />
        </button>
      )}
    </div>
  );
}
