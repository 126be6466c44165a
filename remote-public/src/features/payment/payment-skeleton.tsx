import { Skeleton, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import styles from './payment.module.css';

export function PaymentSkeleton() {
  return (
    <SkeletonGroup label="Loading your visit">
      <div className={styles.columns}>
        <Skeleton shape="block" height="22rem" />
        <Skeleton shape="block" height="16rem" />
      </div>
    </SkeletonGroup>
  );
}
