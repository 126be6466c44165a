import { SkeletonCard, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { Split, Stack } from '@telehealth/ui/layout/stack';

export function OverviewSkeleton() {
  return (
    <SkeletonGroup label="Loading your overview">
      <Stack gap={4}>
        <SkeletonCard height="9rem" tone="pattern" />
        <OpenBones />
      </Stack>
    </SkeletonGroup>
  );
}

/** A placeholder for open matters, which load after the visits. */
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
