import { errorText } from '@telehealth/contracts/messages';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { useSaveSymptomCheck } from '@telehealth/data/symptom-checks/symptom-check.mutations';
import { useMySymptomChecks } from '@telehealth/data/symptom-checks/symptom-check.queries';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { forgetHandedOverCheck, handedOverCheck } from '../../handover/handed-over-check';

/** A handed-over result, saved on the user's request, also after they signed in on the way. */
export function SavePending() {
  const { your, isOwn } = useSubjectWords();
  const [carried, setHandedOver] = useState(handedOverCheck);
  const [savedId, setSavedId] = useState<string | null>(null);
  const saving = useSaveSymptomCheck();
  if (savedId !== null) {
    return (
      <Notice tone="success" title={`Saved to ${your} record`} live>
        <WhereItIs id={savedId} />
      </Notice>
    );
  }
  if (carried === null) return null;
  const save = async () => {
    const saved = await saving.run({ key: carried.key, check: carried.check });
    if (!saved.ok) return;
    if (!carried.forVisit) forgetHandedOverCheck();
    setSavedId(saved.value);
  };
  const drop = () => {
    if (!carried.forVisit) forgetHandedOverCheck();
    setHandedOver(null);
  };
  return (
    <Card title="Keep this result?" padding="l">
      <Stack>
        <p>
          <strong>{carried.check.heading}</strong>
          <br />
          <span className="soft">{carried.check.words}</span>
        </p>
        <p className="small soft">
          What you said and the result are kept in {your} record. No specialist sees them unless you take them to a
          visit. You can remove them here again.
        </p>
        {saving.error !== null && (
          <Notice tone="danger" title="It was not saved" live>
            {errorText(saving.error)} Nothing is lost: it is still here.
          </Notice>
        )}
        <Cluster>
          <Button busy={saving.isRunning} busyLabel="Saving" onClick={() => void save()}>
            Save to {isOwn ? 'my' : your} record
          </Button>
          <Button variant="quiet" onClick={drop} disabled={saving.isRunning}>
            Do not keep it
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}

/** The list was read again after saving: what the law keeps for a young person alone does not come back in it. */
function WhereItIs({ id }: { id: string }) {
  const { isOwn, you } = useSubjectWords();
  const list = useMySymptomChecks();
  if (isOwn) return <>It is in the list below. Only you see it.</>;
  if (list.error !== null || list.data === undefined) return <>It is kept.</>;
  return list.data.some((check) => check.id === id) ? (
    <>
      It is in the list below. Only {you} and who looks after {you} see it.
    </>
  ) : (
    <>
      It may be about something that the law keeps for {you} alone, so it is not in the list below. {you} sees it after
      signing in themselves, and a specialist sees it if it goes with a visit.
    </>
  );
}
