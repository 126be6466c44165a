import { messageFrom } from '@telehealth/contracts/message-from';
import { ARRIVAL_MESSAGES } from '@telehealth/contracts/messages/arrival';
import { ErrorPanel } from '@telehealth/ui/feedback/error-panel';
import { Skeleton, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Stack } from '@telehealth/ui/layout/stack';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { STAND_IN, widgetPlaces } from './widget-places';

/** Shows a form skeleton, or an error, in place of each pending widget. */
export function WidgetStandIns() {
  const places = useStore(widgetPlaces);
  return places.map(({ node, status }, index) =>
    createPortal(
      <div {...{ [STAND_IN]: '' }}>{status === 'loading' ? <FormSkeleton /> : <WidgetUnreachable />}</div>,
      node,
      String(index),
    ),
  );
}

function FormSkeleton() {
  return (
    <SkeletonGroup label="Loading the form">
      <Stack gap={3}>
        <Skeleton width="8rem" />
        <Skeleton shape="block" height="48px" />
        <Skeleton shape="block" height="48px" />
      </Stack>
    </SkeletonGroup>
  );
}

function WidgetUnreachable() {
  return (
    <ErrorPanel
      title="The form did not load"
      what={messageFrom(ARRIVAL_MESSAGES, 'session.identityUnreachable')}
      onRetry={() => window.location.reload()}
    />
  );
}
