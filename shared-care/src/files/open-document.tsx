import { errorText } from '@telehealth/contracts';
import { useBackendAddress } from '@telehealth/contracts/session';
import { useOpenFile } from '@telehealth/data/visits/audited-reads.mutations';
import { Button } from '@telehealth/ui/parts/button';

/** Opens a document by a ticket that is good once. Opening it is a line in the patient's log; the file leaves this page as a download. */
export function OpenDocument({ id, title }: { id: string; title: string }) {
  const opening = useOpenFile();
  const address = useBackendAddress();
  const open = async () => {
    const ticket = await opening.run({ id });
    if (ticket.ok) location.assign(`${address?.url ?? ''}/functions/v1/documents/file/${ticket.value}`);
  };
  return (
    <span>
      <Button variant="line" size="s" busy={opening.isRunning} onClick={() => void open()}>
        Open<span className="visually-hidden"> {title}</span>
      </Button>
      <span role="status">{opening.error !== null && <small> {errorText(opening.error)}</small>}</span>
    </span>
  );
}
