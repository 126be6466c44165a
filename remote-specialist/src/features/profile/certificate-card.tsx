import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Field } from '@telehealth/ui/parts/field';
import { TextArea } from '@telehealth/ui/parts/inputs';
import { useState } from 'react';
import { useRevokeCertificate } from '../../data/papers/certificate.mutations';

/** What signs files for the specialist, and the way out when somebody else used it. */
export function CertificateCard() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title="Your signing certificate">
      <p className="small soft">
        Files that you sign here carry a certificate in your name. If somebody else used your account, revoke it:
        readers of files then refuse all that were signed with it, and the next file gets a new one.
      </p>
      <div>
        <Button variant="line" size="s" onClick={() => setOpen(true)}>
          Revoke it
        </Button>
      </div>
      {isOpen && <RevokeDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}

function RevokeDialog({ onClose }: { onClose: () => void }) {
  const revoking = useRevokeCertificate();
  const { notify } = useHostServices();
  const [reason, setReason] = useState('');
  const revoke = async () => {
    if (!(await revoking.run({ reason })).ok) return;
    notify('papers.revoked');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Revoke your certificate?"
      description="This cannot be undone. Every file that was signed for you with it will be refused, the true ones too; sign those that matter again."
      size="s"
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="line" busy={revoking.isRunning} onClick={() => void revoke()}>
            Revoke it
          </Button>
        </>
      }
    >
      <Field label="Why, in at least ten characters" error={revoking.error ? errorText(revoking.error) : undefined}>
        {(control) => (
          <TextArea {...control} rows={2} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
        )}
      </Field>
    </Dialog>
  );
}
