import { SkeletonCard, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';

export function FreeTodaySkeleton() {
  return (
    <SkeletonGroup label="Looking for who is free today">
      <SkeletonCard height="22rem" />
    </SkeletonGroup>
  );
}
