import { useLocation } from '@telehealth/contracts/router';
import { Skeleton, SkeletonCard, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { useContext } from 'react';
import { type FirstWords, FirstWordsContext } from '../first-words';
import styles from './page-skeleton.module.css';

/** A page that is loading: its document's first text, else a generic skeleton. */
export function PageSkeleton() {
  const firstWords = useContext(FirstWordsContext);
  const { pathname } = useLocation();
  return firstWords?.path === pathname ? <WithWords {...firstWords} /> : <Bones />;
}

function Bones() {
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

function WithWords({ title, lead }: FirstWords) {
  return (
    <div className={styles.worded}>
      <div className={styles.words}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <SkeletonGroup label="Loading the page">
        <SkeletonCard height="34rem" />
      </SkeletonGroup>
    </div>
  );
}
