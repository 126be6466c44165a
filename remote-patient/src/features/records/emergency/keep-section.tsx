import { CARD_FIELDS, type EmergencyCard } from '@telehealth/contracts/chart';
import { actingPerson } from '@telehealth/contracts/people';
import { useHostServices } from '@telehealth/contracts/session';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { keepCard, keptCard } from './emergency-card';

const isSame = (one: EmergencyCard, other: EmergencyCard) => CARD_FIELDS.every(({ name }) => one[name] === other[name]);

/**
 * Stores the card on this device by choice, for the emergency page, and removes it. One card is kept: that of whoever holds the
 * device, never that of somebody they act for.
 */
export function KeepSection({ card }: { card: EmergencyCard }) {
  return actingPerson() === null ? <Keep card={card} /> : null;
}

function Keep({ card }: { card: EmergencyCard }) {
  const [kept, setKept] = useState(keptCard);
  const { notify } = useHostServices();
  const set = (next: EmergencyCard | null) => {
    const isDone = keepCard(next);
    setKept(keptCard());
    if (!isDone) notify('records.cardKeepFailed');
    else notify(next === null ? 'records.cardRemoved' : 'records.cardKept');
  };
  return (
    <Card title="On this device, without a connection">
      <Stack>
        <p>
          The emergency page works without a connection and without signing in. If you choose so, it shows this card on
          this device. <strong>Anybody who holds this device can then read it</strong>, also after you signed out.
        </p>
        <p role="status">{stateText(kept, card)}</p>
        <Cluster>
          {(kept === null || !isSame(kept, card)) && (
            <Button variant="line" onClick={() => set(card)}>
              {kept === null ? 'Keep it on this device' : 'Keep this one instead'}
            </Button>
          )}
          {kept !== null && (
            <Button variant="line" onClick={() => set(null)}>
              Remove it from this device
            </Button>
          )}
          <a href="/emergency-care#card">See the emergency page</a>
        </Cluster>
      </Stack>
    </Card>
  );
}

function stateText(kept: EmergencyCard | null, card: EmergencyCard): string {
  if (kept === null) return 'No card is kept on this device.';
  if (isSame(kept, card)) return 'This card is kept on this device.';
  return 'A different card is kept on this device: it no longer matches your record.';
}
