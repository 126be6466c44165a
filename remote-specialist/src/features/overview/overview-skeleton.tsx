import { Skeleton, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Split, Stack } from '@telehealth/ui/layout/stack';

/** Bones of the overview: today beside two smaller cards. */
export function OverviewSkeleton() {
  return (
    <SkeletonGroup label="Loading your day">
      <Split ratio="wide">
        <Skeleton shape="block" height="22rem" />
        <Stack gap={3}>
          <Skeleton shape="block" height="9rem" />
          <Skeleton shape="block" height="12rem" />
        </Stack>
      </Split>
    </SkeletonGroup>
  );
}
