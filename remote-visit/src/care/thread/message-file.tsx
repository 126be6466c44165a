import { fileKind, OpenDocument } from '@telehealth/care/files/look-at-file';
import type { FileOfVisit } from '@telehealth/data/visit-files/visit-file.schema';
import styles from './thread.module.css';

interface MessageFileProps {
  file: FileOfVisit;
  isPractice: boolean;
  isOwn: boolean;
}

/** A file in a message. Opening it needs the access right, and a specialist's access is recorded in the patient's log. */
export function MessageFile({ file, isPractice, isOwn }: MessageFileProps) {
  const kind = fileKind(file);
  const name = file.title ?? kind;
  return (
    <div className={styles.file}>
      <span className={styles.body}>
        <strong>{name}</strong>
        {file.title !== null && <span className="small soft"> {kind}</span>}
      </span>
      {file.mayOpen ? (
        <OpenDocument id={file.id} title={name} />
      ) : (
        <span className="small soft">Not shared with you</span>
      )}
      {isPractice && !isOwn && file.mayOpen && (
        <span className="small soft">Opening it is written into the patient’s access log.</span>
      )}
    </div>
  );
}
