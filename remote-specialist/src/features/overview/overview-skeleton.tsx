import { SkeletonCard, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Split, Stack } from '@telehealth/ui/layout/stack';

/** A placeholder for the overview: today beside two smaller cards. */
export function OverviewSkeleton() {
  return (
    <SkeletonGroup label="Loading your day">
      <Split ratio="wide">
        <SkeletonCard height="22rem" />
        <Stack gap={3}>
          <SkeletonCard height="9rem" />
          <SkeletonCard height="12rem" />
        </Stack>
      </Split>
    </SkeletonGroup>
  );
}
