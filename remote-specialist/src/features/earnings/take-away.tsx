import { Cluster } from '@telehealth/ui/layout/stack';
import { printPaper } from '@telehealth/ui/paper/print-paper';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import * as icons from '@telehealth/ui/parts/icons';
import { saveFile } from '@telehealth/ui/parts/save-file';
import { type ReactNode, useState } from 'react';

interface TakeAwayProps {
  fileName: string;
  file: () => string;
  /** What the paper is called, e.g. `the statement`. */
  what: string;
  paper: ReactNode;
}

/** A month as a file for a spreadsheet and on paper. */
export function TakeAway({ fileName, file, what, paper }: TakeAwayProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Cluster>
      <Button variant="line" icon={icons.download} onClick={() => saveFile(fileName, 'text/csv;charset=utf-8', file())}>
        Save as CSV
      </Button>
      <Button variant="line" onClick={() => setOpen(true)}>
        Print {what}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        size="l"
        title={`${what[0]?.toUpperCase()}${what.slice(1)} on paper`}
        actions={<Button onClick={() => printPaper()}>Print, or save as PDF</Button>}
      >
        {paper}
      </Dialog>
    </Cluster>
  );
}
