import { type ReactNode, useId } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon';
import * as icons from './icons';
import { useModal } from './use-modal';

interface DialogProps {
  open: boolean;
  /** Called by Escape and the close button; the owner sets `open` to false. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Buttons at the bottom; the main one last. */
  actions?: ReactNode;
  /** `side` covers the right edge at full height, and the whole screen on phones. */
  size?: 's' | 'm' | 'l' | 'side';
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
}

/** A native modal dialog; on phones a bottom sheet. */
export function Dialog(props: DialogProps) {
  const { open, onClose, description, size = 'm', role } = props;
  const id = useId();
  const ref = useModal(open);
  if (!open) return null;
  return (
    <dialog
      ref={ref}
      role={role}
      className={`${styles.dialog} ${styles[size] ?? ''}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-text`}
      onCancel={(event) => {
        // A cancelled file picker inside bubbles a cancel event up to here.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // Browsers close on a second Escape without a cancel event; the owner must know.
        if (!event.currentTarget.open) onClose();
      }}
    >
      <DialogContent {...props} id={id} />
    </dialog>
  );
}

interface DialogContentProps extends Pick<DialogProps, 'title' | 'description' | 'actions' | 'onClose' | 'children'> {
  /** Of the title `<id>-title`, of the description `<id>-text`. */
  id: string;
}

/** Head, body and buttons of a dialog, for a frame that is no modal one, too. */
export function DialogContent({ id, title, description, actions, onClose, children }: DialogContentProps) {
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title} id={`${id}-title`} tabIndex={-1} data-autofocus>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <Icon path={icons.close} />
        </button>
      </div>
      <div className={styles.body}>
        {description !== undefined && (
          <div className="soft" id={`${id}-text`}>
            {description}
          </div>
        )}
        {children}
      </div>
      {actions !== undefined && <div className={styles.foot}>{actions}</div>}
    </>
  );
}
