import type { EmailAddressResource } from '@clerk/react/types';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { Row } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import styles from '../security.module.css';

interface AddressRowProps {
  address: EmailAddressResource;
  isMain: boolean;
  isBusy: boolean;
  onProve: () => void;
  onMakeMain: () => void;
  onRemove: () => Promise<void>;
}

export function AddressRow({ address, isMain, isBusy, onProve, onMakeMain, onRemove }: AddressRowProps) {
  const [isAsking, setAsking] = useState(false);
  const email = address.emailAddress;
  const isProven = address.verification.status === 'verified';
  const remove = async () => {
    await onRemove();
    setAsking(false);
  };
  return (
    <>
      <Row
        lead={<Icon path={icons.mail} size={24} />}
        title={
          <Cluster>
            <span className={styles.address}>{email}</span>
            {isMain && <Badge tone="brand">Main</Badge>}
            {!isProven && <Badge tone="warning">Not verified</Badge>}
          </Cluster>
        }
        end={
          <>
            {!isProven && (
              <Button variant="line" size="s" aria-label={`Verify ${email}`} onClick={onProve}>
                Verify
              </Button>
            )}
            {isProven && !isMain && (
              <Button variant="line" size="s" busy={isBusy} aria-label={`Make ${email} main`} onClick={onMakeMain}>
                Make main
              </Button>
            )}
            {!isMain && (
              <Button variant="quiet" size="s" aria-label={`Remove ${email}`} onClick={() => setAsking(true)}>
                Remove
              </Button>
            )}
          </>
        }
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={remove}
        title={`Remove ${email}?`}
        confirmLabel="Remove it"
      >
        You can then no longer sign in with it or get codes there. Your account stays as it is.
      </ConfirmDialog>
    </>
  );
}
