import { type ReactNode, useState } from 'react';
import { RetryNotice } from '../feedback/retry-notice';
import { Cluster, Stack } from '../layout/stack';
import { Button } from '../parts/button';
import { buttonClasses } from '../parts/button-classes';
import { Dialog } from '../parts/dialog';
import { saveBlob } from '../parts/save-file';
import { useObjectUrl } from '../parts/use-object-url';
import { PdfPages } from './pdf-pages';

interface PdfDialogProps {
  file: File;
  title: string;
  description?: ReactNode;
  onClose: () => void;
}

/**
 * Shows a PDF from its own bytes. The way to another program is there from the first moment: where the pages cannot be shown here,
 * the file can still be read.
 */
export function PdfDialog({ file, title, description, onClose }: PdfDialogProps) {
  const address = useObjectUrl(file);
  const [isLost, setLost] = useState(false);
  return (
    <Dialog open onClose={onClose} title={title} description={description} size="l">
      <Stack gap={3}>
        <Cluster>
          {address !== null && (
            <a
              className={buttonClasses({ variant: 'quiet', size: 's' })}
              href={address}
              target="_blank"
              rel="noreferrer"
            >
              Open in a new tab
            </a>
          )}
          <Button variant="line" size="s" icon="download" onClick={() => saveBlob(file.name, file)}>
            Save it on this device
          </Button>
        </Cluster>
        {isLost ? (
          <RetryNotice title="The pages cannot be shown here" onRetry={() => setLost(false)}>
            The file is whole. Open it in a new tab, or get it and read it in another program.
          </RetryNotice>
        ) : (
          <PdfPages file={file} name={title} onFailed={() => setLost(true)} />
        )}
      </Stack>
    </Dialog>
  );
}
