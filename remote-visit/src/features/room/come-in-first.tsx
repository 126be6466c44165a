import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { lazyPart } from '@telehealth/ui/feedback/lazy-part';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { isPractice } from '../../call/who-talks';
import { LazyPanel } from './lazy-panel';

const ComeInForm = lazyPart(
  async () => (await import(/* webpackChunkName: "call-more" */ '../../visit/come-in-form')).ComeInForm,
);

/** Whether the patient's side has yet to agree, e.g. of a visit that the practice began first or turned to this patient. */
export const mustAgree = (details: VisitDetails): boolean =>
  !isPractice(details) && details.room !== null && details.room.agreedAt === null;

interface PlaceDialogProps {
  details: VisitDetails;
  title: string;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks where the patient is and what number to ring; who did not agree yet is asked for that, too. */
export function PlaceDialog({ details, title, open, onClose, onDone }: PlaceDialogProps) {
  const place = details.room?.place ?? null;
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <LazyPanel>
        <ComeInForm
          details={details}
          first={{ location: place?.location ?? '', callback: place?.phone ?? '' }}
          isCorrection={!mustAgree(details)}
          onDone={onDone}
        />
      </LazyPanel>
    </Dialog>
  );
}
