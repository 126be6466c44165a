import { ROLES, type Role } from '@telehealth/contracts/access';
import { useHostServices, useSession } from '@telehealth/contracts/session';
import { Button } from '@telehealth/ui/parts/button';
import styles from './demo-hint.module.css';

const LABELS: Readonly<Record<Role, string>> = {
  patient: 'Enter as a patient',
  specialist: 'Enter as a healthcare provider',
};

export function DemoHint() {
  const { auth } = useHostServices();
  const isEntering = useSession((session) => session.pendingAction === 'enterDemo');
  return (
    <aside className={styles.hint} aria-label="Demonstration">
      <p>
        <strong>This is a demonstration.</strong> The people are made up and no real care is given. Every email it sends
        is in the <a href="/__mailbox">mailbox</a>.
      </p>
      <div className={styles.actions}>
        {ROLES.map((role) => (
          <Button key={role} variant="line" size="s" busy={isEntering} onClick={() => void auth.enterDemo(role)}>
            {LABELS[role]}
          </Button>
        ))}
      </div>
    </aside>
  );
}
