import { Skeleton, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Split, Stack } from '@telehealth/ui/layout/stack';

/** Bones of the overview: the banner, then two cards. */
export function OverviewSkeleton() {
  return (
    <SkeletonGroup label="Loading your overview">
      <Stack gap={4}>
        <Skeleton shape="block" height="9rem" />
        <Split ratio="wide">
          <Skeleton shape="block" height="14rem" />
          <Skeleton shape="block" height="14rem" />
        </Split>
      </Stack>
    </SkeletonGroup>
  );
}
