import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';

export function StepButtons({ onCancel }: { onCancel: () => void }) {
  return (
    <Cluster justify="end">
      <Button variant="line" onClick={onCancel}>
        Cancel
      </Button>
      <SubmitButton busyLabel="Checking">Confirm</SubmitButton>
    </Cluster>
  );
}
