import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { CloseDialog } from './close-dialog';

/** Explains the consequences of closing; closes nothing itself. */
export function CloseCard({ lead }: { lead: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title="Close this account">
      <p className="soft">{lead}</p>
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
