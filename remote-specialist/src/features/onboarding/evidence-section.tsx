import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { EvidenceFiles } from '../../practice/evidence-files';

/** Certificate and identity document, uploaded on choice, so that the specialist need not keep them for later. */
export function EvidenceSection() {
  return (
    <Card title="Documents for the check">
      <Stack gap={3}>
        <p className="soft">
          We answer within three working days of having both. Add them now, or later on your profile. Only our checkers
          open them, and each opening is logged.
        </p>
        <EvidenceFiles kinds={['certificate', 'identity']} isOpen />
      </Stack>
    </Card>
  );
}
