import { Skeleton, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import styles from './specialist-search.module.css';

const CARDS = ['first', 'second', 'third', 'fourth'];

/** As large as the cards that load, so that nothing moves. */
export function ResultSkeleton() {
  return (
    <SkeletonGroup label="Looking for openings">
      <div className={styles.list}>
        {CARDS.map((card) => (
          <div key={card} className={styles.card}>
            <Skeleton shape="circle" width="4rem" height="4rem" />
            <div className={styles.about}>
              <Skeleton width="60%" height="1.5rem" />
              <Skeleton width="40%" />
            </div>
            <div className={styles.offer}>
              <Skeleton width="50%" height="1.5rem" />
              <Skeleton shape="block" height="3.25rem" />
            </div>
            <div className={styles.details}>
              <Skeleton width="80%" />
              <Skeleton width="70%" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
