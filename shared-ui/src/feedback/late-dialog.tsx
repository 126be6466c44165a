import type { LazyExoticComponent } from 'react';
import { Dialog } from '../parts/dialog';
import { type AnyPart, lazyPart } from './lazy-part';

/** Like `lazyPart`, for a dialog with `onClose`: a load error opens as a dialog, so that the press is not without effect. */
export const lateDialog = <Part extends AnyPart>(load: () => Promise<Part>): LazyExoticComponent<Part> =>
  lazyPart(load, (panel, { onClose }: { onClose: () => void }) => (
    <Dialog open onClose={onClose} title="This did not open">
      {panel}
    </Dialog>
  ));
