import { Skeleton, SkeletonCard, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import styles from './page-skeleton.module.css';

/** A page that is on its way: a heading and a few cards, in the place where they will be. */
export function PageSkeleton() {
  return (
    <div className={styles.page}>
      <SkeletonGroup label="Loading the page">
        <div className={styles.bones}>
          <Skeleton shape="block" width="min(22rem, 70%)" height="2.2rem" />
          <Skeleton width="min(34rem, 90%)" />
          <SkeletonCard height="9rem" />
          <SkeletonCard height="9rem" />
        </div>
      </SkeletonGroup>
    </div>
  );
}
