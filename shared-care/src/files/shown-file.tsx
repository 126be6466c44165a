import type { OpenedFile } from '@telehealth/data/visit-files/fetch-file';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { saveBlob } from '@telehealth/ui/parts/save-file';
import { useObjectUrl } from '@telehealth/ui/parts/use-object-url';
import styles from './shown-file.module.css';

/** A file that was fetched: a picture in its place, a PDF in a tab of its own. */
export function ShownFile({ file, title }: { file: OpenedFile; title: string }) {
  const address = useObjectUrl(file.content);
  const isPicture = file.content.type.startsWith('image/');
  return (
    <div className={styles.preview}>
      {isPicture && address !== null && <img className={styles.picture} src={address} alt={title} />}
      {!isPicture && <p role="status">The document is here. A PDF opens in a tab of its own.</p>}
      <Cluster>
        {!isPicture && address !== null && (
          <a href={address} target="_blank" rel="noreferrer">
            Show the PDF
          </a>
        )}
        <Button variant="line" icon="download" onClick={() => saveBlob(file.name || title, file.content)}>
          Save it on this device
        </Button>
      </Cluster>
    </div>
  );
}
