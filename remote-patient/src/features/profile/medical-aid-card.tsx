import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { useRemoveMedicalAid } from '@telehealth/data/profiles/own-profile.mutations';
import { useOwnMedicalAid } from '@telehealth/data/profiles/own-profile.queries';
import type { MedicalAid } from '@telehealth/data/profiles/own-profile.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { EditAid } from './opened-parts';
import styles from './profile.module.css';
import { Fact } from './proof';

const NONE = { scheme: '', plan: '', memberName: '', memberNumber: '', dependantCode: '', version: 0 };

/** Optional: the medical aid named on receipts, for sending in a claim. */
export function MedicalAidCard() {
  const query = useOwnMedicalAid();
  const [isEditing, setEditing] = useState(false);
  return (
    <Card
      title="Medical aid"
      actions={
        query.data !== undefined && (
          <Button variant="line" size="s" aria-label={labelOf(query.data)} onClick={() => setEditing(true)}>
            {query.data === null ? 'Add' : 'Change'}
          </Button>
        )
      }
    >
      <QueryPanel query={query} safe="What you told us of it is kept.">
        {(aid) =>
          aid === null ? (
            <p className="soft">None. Add it if you want to claim with our receipts.</p>
          ) : (
            <Aid aid={aid} />
          )
        }
      </QueryPanel>
      <p className="small soft">
        It is printed on your receipts and shown to nobody else. You pay first; we send nothing to a medical aid.
      </p>
      {isEditing && query.data !== undefined && <EditAid aid={query.data ?? NONE} onClose={() => setEditing(false)} />}
    </Card>
  );
}

const labelOf = (aid: MedicalAid | null) => (aid === null ? 'Add your medical aid' : 'Change your medical aid');

function Aid({ aid }: { aid: MedicalAid }) {
  const removing = useRemoveMedicalAid();
  const { notify } = useHostServices();
  const remove = async () => {
    if ((await removing.run(undefined)).ok) notify('medicalAid.removed');
  };
  return (
    <>
      <dl className={styles.facts}>
        <Fact term={aid.scheme} proof={{ by: 'self', at: null }}>
          {[
            aid.plan,
            `member ${aid.memberNumber}, ${aid.memberName}`,
            aid.dependantCode && `dependant ${aid.dependantCode}`,
          ]
            .filter(Boolean)
            .join('\n')}
        </Fact>
      </dl>
      {removing.error !== null && (
        <Notice tone="danger" live>
          {errorText(removing.error)}
        </Notice>
      )}
      <Cluster>
        <Button
          variant="quiet"
          size="s"
          busy={removing.isRunning}
          aria-label="Erase your medical aid"
          onClick={() => void remove()}
        >
          Erase
        </Button>
      </Cluster>
    </>
  );
}
