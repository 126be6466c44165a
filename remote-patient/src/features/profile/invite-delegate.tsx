import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { useState } from 'react';
import { InviteDialog } from './opened-parts';

/** Invites a delegate for exactly what is ticked. */
export function InviteDelegate() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="line" icon={icons.plus} onClick={() => setOpen(true)}>
        Ask somebody to act for me
      </Button>
      {isOpen && <InviteDialog onClose={() => setOpen(false)} />}
    </div>
  );
}
