import { ARRIVAL_MESSAGES, messageFrom } from '@telehealth/contracts';
import { ErrorPanel } from '@telehealth/ui/feedback/error-panel';
import { Skeleton, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Stack } from '@telehealth/ui/layout/stack';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { STAND_IN, widgetPlaces } from './widget-places';

/** Draws, in the place of each widget that is not there yet, a form on its way, or that it cannot be had. */
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
