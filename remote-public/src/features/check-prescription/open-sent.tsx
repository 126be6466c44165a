import { errorText, message } from '@telehealth/contracts/messages';
import { writePrescriptionCode } from '@telehealth/contracts/schemas/prescription-code';
import { Notice } from '@telehealth/ui/feedback/notice';
import { SixDigitsForm } from '@telehealth/ui/forms/six-digits-form';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { FileDialog } from '@telehealth/ui/paper/file-dialog';
import { Button } from '@telehealth/ui/parts/button';
import { saveBlob } from '@telehealth/ui/parts/save-file';
import { useEffect, useState } from 'react';
import { type SentPaper, useCheckCode, useOpenSent } from '../../data/prescriptions/check-code.mutations';
import type { CheckedCode } from '../../data/prescriptions/checked-code.schema';
import { CodeAnswer } from './code-answer';

const MARK = '#sent=';

/** The token in the URL's hash, which is never sent by itself. It is removed from the URL at once. Empty: none. */
function useToken(): string {
  // There is no location while prerendering.
  const [token] = useState(() => {
    const hash = globalThis.location?.hash ?? '';
    return hash.startsWith(MARK) ? hash.slice(MARK.length, MARK.length + 100) : '';
  });
  useEffect(() => {
    if (token !== '') history.replaceState(history.state, '', location.pathname + location.search);
  }, [token]);
  return token;
}

interface Got {
  code: string;
  /** Null: another paper took its place. */
  file: File | null;
  found: CheckedCode | null;
}

const fileOf = ({ bytes, mime }: NonNullable<SentPaper['file']>) =>
  new File([bytes], mime === 'application/pdf' ? 'paper.pdf' : `paper.${mime.split('/')[1] ?? 'jpg'}`, { type: mime });

/** Opens what somebody sent by mail, for whoever holds the link and was told the code. Renders nothing without a link. */
export function OpenSent() {
  const token = useToken();
  const opening = useOpenSent();
  const check = useCheckCode();
  const [got, setGot] = useState<Got | null>(null);
  if (token === '') return null;
  const open = async (code: string): Promise<boolean> => {
    const opened = await opening.run({ token, code });
    if (!opened.ok) return false;
    const { code: paper, file: sent } = opened.value;
    const checked = await check.run({ code: paper });
    setGot({ code: paper, file: sent === null ? null : fileOf(sent), found: checked.ok ? checked.value : null });
    return true;
  };
  return (
    <Card title="Somebody sent you a paper" padding="l">
      {got === null ? (
        <SixDigitsForm
          name="Open what was sent"
          label="The code they told you"
          hint="Six digits. It is not in the email: ask whoever sent it."
          missing={message('papers.codeSix')}
          problem={opening.error && errorText(opening.error)}
          submit="Open it"
          isRunning={opening.isRunning || check.isRunning}
          busyLabel="Opening"
          onCode={open}
        />
      ) : (
        <Opened got={got} />
      )}
    </Card>
  );
}

function Opened({ got: { code, file, found } }: { got: Got }) {
  return (
    <Stack>
      {file === null ? (
        <Notice tone="danger" title="Another paper took the place of this one" live>
          There is no file of it any more. Please do not use one that you got before.
        </Notice>
      ) : (
        <SentFile file={file} />
      )}
      {found === null ? (
        <Notice tone="warning">{message('prescriptions.codeUnchecked')}</Notice>
      ) : (
        <CodeAnswer code={writePrescriptionCode(code)} found={found} />
      )}
    </Stack>
  );
}

function SentFile({ file }: { file: File }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Notice tone="info" title="The paper is open" live>
        Keep the file: the link may end.
      </Notice>
      <Cluster>
        <Button onClick={() => saveBlob(file.name, file)}>Get the file</Button>
        <Button variant="line" onClick={() => setShown(true)}>
          Look at the file
        </Button>
      </Cluster>
      {isShown && <FileDialog file={file} title="The file you were sent" onClose={() => setShown(false)} />}
    </>
  );
}
