import type { CareVisit } from '@telehealth/care/care-visit';
import { message } from '@telehealth/contracts/messages';
import { useBackend } from '@telehealth/data/client/use-backend';
import { prescribingKeys, useOwnPrescriptions } from '@telehealth/data/prescribing/own-prescription.queries';
import type { OwnPrescription } from '@telehealth/data/prescribing/own-prescription.schema';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { useState } from 'react';
import { dropWriting, unsavedOf } from '../writing/kept-writing';
import { DraftPrescription } from './draft-prescription';
import { IssuedPrescription } from './issued-prescription';

/** A visit's prescriptions for the specialist who prescribes: drafts, the allergy check, and issued ones. */
export function PrescriptionEditor({ visit }: { visit: CareVisit }) {
  const query = useOwnPrescriptions(visit.appointmentId);
  return (
    <QueryPanel query={query} safe="What was issued stays issued, and drafts are kept.">
      {(rows) => <PrescriptionsOf visit={visit} rows={rows} />}
    </QueryPanel>
  );
}

function PrescriptionsOf({ visit, rows }: { visit: CareVisit; rows: readonly OwnPrescription[] }) {
  const { queries } = useBackend();
  const { appointmentId } = visit;
  const drafts = rows.filter(({ status }) => status === 'draft');
  const issued = rows.filter(({ status }) => status !== 'draft');
  const isRow = (key: string) => rows.some(({ clientKey }) => clientKey === key);
  const [newKey, setNewKey] = useState(
    () => unsavedOf(queries, appointmentId, 'prescription').find((key) => !isRow(key)) ?? null,
  );
  const [reads, setReads] = useState(0);
  const isBegun = newKey === null || isRow(newKey);
  const open = [...drafts, ...(isBegun ? [] : [null])];
  const readAgain = async (key: string) => {
    await queries.invalidateQueries({ queryKey: prescribingKeys.ofVisit(appointmentId) });
    dropWriting(queries, 'prescription', key);
    setReads((count) => count + 1);
  };
  return (
    <Stack gap={4}>
      {open.map((draft) => {
        const key = draft?.clientKey ?? newKey ?? '';
        return (
          <DraftPrescription
            key={`${key} ${reads}`}
            visit={visit}
            draft={draft}
            draftKey={key}
            replaced={rows.find(({ id }) => id === draft?.replacesId) ?? null}
            onReadAgain={() => readAgain(key)}
            onClose={() => setNewKey(null)}
          />
        );
      })}
      {open.length === 0 && (
        <div>
          <Button variant="line" icon={icons.plus} onClick={() => setNewKey(crypto.randomUUID())}>
            {issued.length === 0 ? 'Write a prescription' : 'Write another prescription'}
          </Button>
        </div>
      )}
      {issued.map((prescription) => (
        <IssuedPrescription
          key={prescription.id}
          prescription={prescription}
          visit={visit}
          correction={rows.find(({ replacesId }) => replacesId === prescription.id) ?? null}
        />
      ))}
      <p className="small soft">{message('prescriptions.notAnElectronicScript')}</p>
    </Stack>
  );
}
