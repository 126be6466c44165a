import { SkeletonCard, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import styles from './payment.module.css';

export function PaymentSkeleton() {
  return (
    <SkeletonGroup label="Loading your visit">
      <div className={styles.columns}>
        <SkeletonCard height="22rem" />
        <SkeletonCard height="16rem" />
      </div>
    </SkeletonGroup>
  );
}
