import { SkeletonCard, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Split, Stack } from '@telehealth/ui/layout/stack';

/** Bones of the overview: the banner, then two cards. */
export function OverviewSkeleton() {
  return (
    <SkeletonGroup label="Loading your overview">
      <Stack gap={4}>
        <SkeletonCard height="9rem" tone="cloth" />
        <OpenBones />
      </Stack>
    </SkeletonGroup>
  );
}

/** In the place of what is open, which is asked for after the visits. */
export function OpenSkeleton() {
  return (
    <SkeletonGroup label="Looking for what is open">
      <OpenBones />
    </SkeletonGroup>
  );
}

const OpenBones = () => (
  <Split ratio="wide">
    <SkeletonCard height="14rem" />
    <SkeletonCard height="14rem" />
  </Split>
);
