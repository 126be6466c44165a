import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { CloseDialog } from './close-dialog';

/** Explains the consequences of closing; closes nothing itself. */
export function CloseCard() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title="Close this account">
      <p className="soft">
        Erased: your name, address, contacts, uploads and settings. Kept by law, no longer with your name: notes of
        visits, prescriptions, receipts. It cannot be undone.
      </p>
      <div>
        <Button variant="line" onClick={() => setOpen(true)}>
          See what would happen
        </Button>
      </div>
      <p className="small soft">Your account stays open until you confirm it there.</p>
      {isOpen && <CloseDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}
