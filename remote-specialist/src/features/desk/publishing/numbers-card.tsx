import { formatPlainDate } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { Field } from '@telehealth/ui/parts/field';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import { usePropose } from '../../../data/desk/publishing.mutations';
import { usePublishedNumbers } from '../../../data/desk/publishing.queries';
import type { PublishedNumber } from '../../../data/desk/publishing.schema';
import { NumberDialog } from './number-dialog';
import { placeWords } from './proposal-words';

/** The published numbers; corrections and removals are proposed. */
export function NumbersCard() {
  const [typed, setTyped] = useState('ZA');
  const country = typed.trim().toUpperCase();
  const query = usePublishedNumbers(country);
  const [correcting, setCorrecting] = useState<PublishedNumber | 'new' | null>(null);
  const [removing, setRemoving] = useState<PublishedNumber | null>(null);
  return (
    <Card
      title="Emergency numbers"
      actions={
        <Button variant="line" size="s" onClick={() => setCorrecting('new')}>
          Propose a new number
        </Button>
      }
    >
      <Field label="Country" hint="Two letters, for example ZA, BW or GB.">
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            maxLength={2}
            autoCapitalize="characters"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Field>
      <QueryPanel
        query={query}
        safe="The emergency page keeps its numbers."
        empty={<p className="soft">No number is published for this country.</p>}
      >
        {(numbers) => (
          <RowList label="Published numbers">
            {numbers.map((one) => (
              <Row
                key={one.id}
                title={`${one.label}: ${one.number}`}
                detail={`${placeWords(one)}, version ${one.version}. ${one.source}, read on ${formatPlainDate(one.verifiedOn)}`}
                end={
                  <>
                    <Button
                      variant="line"
                      size="s"
                      aria-label={`Correct ${nameOf(one)}`}
                      onClick={() => setCorrecting(one)}
                    >
                      Correct
                    </Button>
                    <Button
                      variant="quiet"
                      size="s"
                      aria-label={`Remove ${nameOf(one)}`}
                      onClick={() => setRemoving(one)}
                    >
                      Remove
                    </Button>
                  </>
                }
              />
            ))}
          </RowList>
        )}
      </QueryPanel>
      {correcting && (
        <NumberDialog
          before={correcting === 'new' ? null : correcting}
          country={country}
          onClose={() => setCorrecting(null)}
        />
      )}
      {removing && <RemovalDialog number={removing} onClose={() => setRemoving(null)} />}
    </Card>
  );
}

const nameOf = (one: PublishedNumber) => `${one.label}, ${placeWords(one)}`;

function RemovalDialog({ number, onClose }: { number: PublishedNumber; onClose: () => void }) {
  const proposing = usePropose();
  const { notify } = useHostServices();
  const remove = async () => {
    const proposed = await proposing.run({
      kind: 'emergency_number_away',
      form: { id: number.id },
      replaces: number.version,
    });
    if (!proposed.ok) return;
    notify('publishing.proposed');
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Propose to remove ${nameOf(number)}?`}
      confirmLabel="Propose it"
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        It stays until a second operator confirms. The last national number for medical help, or for a crisis, always
        stays.
      </p>
      {proposing.error && (
        <Notice tone="danger" live>
          {errorText(proposing.error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
