import '@telehealth/contracts/words';
import { useParams } from '@telehealth/contracts/router';
import { lazyPart } from '@telehealth/ui/feedback/lazy-part';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Consultation, type VisitParts } from '../features/consultation/consultation';

/** Loaded on demand, when a visit reaches them. */
const PARTS: VisitParts = {
  door: lazyPart(async () => (await import('../features/waiting-room/waiting-room-page')).WaitingRoomPage),
  room: lazyPart(async () => (await import('../features/room/room-page')).RoomPage),
  guest: lazyPart(async () => (await import('../features/guest/guest-page')).GuestPage),
  after: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "after" */ '../features/after-visit/after-visit-page')).AfterVisitPage,
  ),
  prepare: (id) => {
    // Offline: it is fetched when it is needed.
    void import('../features/room/room-page').then(
      ({ prepareCall }) => prepareCall(id),
      () => undefined,
    );
  },
};

export default function ConsultationPage() {
  const { id = '' } = useParams();
  return (
    <Page width="wide">
      <PageHeading isSmall>Consultation</PageHeading>
      <Consultation appointmentId={id} parts={PARTS} />
    </Page>
  );
}
