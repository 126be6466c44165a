import type { FactAct, ProvenEntry } from '@telehealth/care/record/fact-act';
import type { ChartCategory, ChartList } from '@telehealth/contracts/chart';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { Button } from '@telehealth/ui/parts/button';
import { useConfirmEntry } from '../../../data/chart/chart.mutations';

/** A patient's own remarks are not confirmed; medicines are gone through in their list. */
const LISTS: Readonly<Partial<Record<ProvenEntry['kind'], ChartList>>> = {
  allergy: 'allergies',
  condition: 'conditions',
  vaccination: 'vaccinations',
};

/** A button beside each unconfirmed patient entry that confirms it; none where adding is not allowed. */
export function confirmAct(patientId: string, category: ChartCategory, mayAdd: boolean): FactAct {
  return (entry) => {
    const list = LISTS[entry.kind];
    const isOpen = entry.source === 'self' && entry.confirmedAt === null && entry.isActive;
    if (!mayAdd || list === undefined || !isOpen) return null;
    return <Confirm patientId={patientId} list={list} category={category} entry={entry} />;
  };
}

interface ConfirmProps {
  patientId: string;
  list: ChartList;
  category: ChartCategory;
  entry: ProvenEntry;
}

function Confirm({ patientId, list, category, entry: { id, version, label } }: ConfirmProps) {
  const confirming = useConfirmEntry(patientId);
  const { notify } = useHostServices();
  const confirm = async () => {
    if ((await confirming.run({ list, category, id, version })).ok) notify('chart.confirmed');
  };
  return (
    <>
      {' '}
      <Button
        variant="quiet"
        size="s"
        aria-label={`Confirm ${label}`}
        busy={confirming.isRunning}
        onClick={() => void confirm()}
      >
        Confirm
      </Button>
      <span role="status">{confirming.error !== null && <small>{errorText(confirming.error)}</small>}</span>
    </>
  );
}
