import type { LazyExoticComponent } from 'react';
import { Dialog } from '../parts/dialog';
import { type AnyPart, latePart } from './late-part';

/** As `latePart`, for a dialog with `onClose`: a press that opens nothing would be silence. */
export const lateDialog = <Part extends AnyPart>(load: () => Promise<Part>): LazyExoticComponent<Part> =>
  latePart(load, (panel, { onClose }: { onClose: () => void }) => (
    <Dialog open onClose={onClose} title="This did not open">
      {panel}
    </Dialog>
  ));
