import '@telehealth/contracts/words';
import { Tabs } from '@telehealth/ui/parts/tabs';
import { DeskPage } from '../features/desk/desk-page';
import { MedicineListCard } from '../features/desk/publishing/medicine-list-card';
import { NumbersCard } from '../features/desk/publishing/numbers-card';
import { ProposalsCard } from '../features/desk/publishing/proposals-card';
import { RateCard } from '../features/desk/publishing/rate-card';
import { RestoredLogsCard } from '../features/desk/publishing/restored-logs-card';
import { RulesCard } from '../features/desk/publishing/rules-card';
import { TextsCard } from '../features/desk/publishing/texts-card';
import { WrongChecksCard } from '../features/desk/publishing/wrong-checks-card';

export default function DeskPublishingPage() {
  return (
    <DeskPage
      title="Numbers and texts"
      lead="What everybody reads is published, and a registration suspended, once two operators agree. The old version of a text stays readable to those who need it."
    >
      <ProposalsCard />
      <Tabs
        label="What is published"
        items={[
          { id: 'numbers', label: 'Emergency numbers', content: <NumbersCard /> },
          { id: 'texts', label: 'Texts', content: <TextsCard /> },
          { id: 'rate', label: 'Rands', content: <RateCard /> },
          { id: 'rules', label: 'Triage rules', content: <RulesCard /> },
          { id: 'wrong-checks', label: 'Said to be wrong', content: <WrongChecksCard /> },
          { id: 'medicines', label: 'Medicines', content: <MedicineListCard /> },
          { id: 'logs', label: 'Access logs', content: <RestoredLogsCard /> },
        ]}
      />
    </DeskPage>
  );
}
