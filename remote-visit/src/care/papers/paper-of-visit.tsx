import { DispensedLines } from '@telehealth/care/papers/dispensed-lines';
import { GetPaper } from '@telehealth/care/papers/get-paper';
import { paperStanding } from '@telehealth/care/papers/paper-words';
import { SendPaper } from '@telehealth/care/papers/send-paper';
import { usePapersOfVisit } from '@telehealth/data/papers/paper.queries';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Badge } from '@telehealth/ui/parts/badge';
import * as icons from '@telehealth/ui/parts/icons';

interface PaperOfVisitProps {
  appointmentId: string;
  sourceId: string;
  /** What it is, for buttons of several papers. */
  name: string;
  nameAt?: (position: number) => string;
}

/** For the patient: whether the paper can be used, and its files. Renders nothing of what no longer counts. */
export function PaperOfVisit({ appointmentId, sourceId, name, nameAt = () => name }: PaperOfVisitProps) {
  const { data, error, refetch, isFetching } = usePapersOfVisit(appointmentId);
  if (data === undefined && error !== null) {
    return (
      <RetryNotice title="Whether it is signed cannot be shown" onRetry={refetch} busy={isFetching}>
        What was signed is kept.
      </RetryNotice>
    );
  }
  const paper = data?.find((one) => one.sourceId === sourceId);
  if (paper === undefined || !paper.counts) return null;
  const { tone, name: state, says } = paperStanding(paper);
  return (
    <Stack gap={2}>
      <p>
        <Badge tone={tone} icon={tone === 'success' ? icons.check : icons.clock}>
          {state}
        </Badge>{' '}
        <span className="small soft">{says}</span>
      </p>
      <GetPaper paper={paper} name={name} />
      <SendPaper paper={paper} name={name} />
      <DispensedLines dispensed={paper.dispensed} nameAt={nameAt} />
    </Stack>
  );
}
