import { useParams } from '@telehealth/contracts/router';
import { latePart } from '@telehealth/ui/feedback/late-part';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { AssistantButton } from '../features/assistant/assistant-button';
import { Consultation, type VisitParts } from '../features/consultation/consultation';

/** Loaded when a visit reaches them. */
const PARTS: VisitParts = {
  door: latePart(async () => (await import('../features/waiting-room/waiting-room-page')).WaitingRoomPage),
  room: latePart(async () => (await import('../features/room/room-page')).RoomPage),
  guest: latePart(async () => (await import('../features/guest/guest-page')).GuestPage),
  after: latePart(
    async () =>
      (await import(/* webpackChunkName: "after" */ '../features/after-visit/after-visit-page')).AfterVisitPage,
  ),
  prepare: (id) => {
    // Without a network it is fetched when it is needed.
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
      <AssistantButton />
    </Page>
  );
}
