import { type ReactNode, use, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Dialog, DialogContent } from '../parts/dialog';
import { keepFocus } from '../parts/keep-focus';
import { FilePlace } from './file-place';
import { FileView } from './file-view';
import styles from './file-view.module.css';

interface FileDialogProps {
  file: File;
  title: string;
  description?: ReactNode;
  onClose: () => void;
}

/** Shows a file that was fetched. Closing it gives the focus back to what opened it. */
export function FileDialog({ file, title, description, onClose }: FileDialogProps) {
  const place = use(FilePlace);
  const view = <FileView file={file} title={title} />;
  if (place !== null) {
    return createPortal(
      <Beside title={title} description={description} onClose={onClose}>
        {view}
      </Beside>,
      place,
    );
  }
  return (
    <Dialog open onClose={onClose} title={title} description={description} size="l">
      {view}
    </Dialog>
  );
}

interface BesideProps extends Omit<FileDialogProps, 'file'> {
  children: ReactNode;
}

/** Not modal: the call and its controls stay in reach. */
function Beside({ title, description, onClose, children }: BesideProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const giveBack = keepFocus();
    // Where the place is below the screen, the end of the page shows all of it.
    frame.current?.scrollIntoView({ block: 'end' });
    frame.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
    return giveBack;
  }, []);
  return (
    // No dialog element: an open dialog element would turn off the single keys of the call.
    <div
      ref={frame}
      role="dialog"
      className={styles.beside}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-text`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The same key closes other parts of the room.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <DialogContent id={id} title={title} description={description} onClose={onClose}>
        {children}
      </DialogContent>
    </div>
  );
}
