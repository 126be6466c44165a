import { errorText, message } from '@telehealth/contracts/messages';
import { writePrescriptionCode } from '@telehealth/contracts/schemas/prescription-code';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Field } from '@telehealth/ui/parts/field';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { saveBlob } from '@telehealth/ui/parts/save-file';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useCheckCode, useOpenSent } from '../../data/prescriptions/check-code.mutations';
import type { CheckedCode } from '../../data/prescriptions/checked-code.schema';
import { CodeAnswer } from './code-answer';

const MARK = '#sent=';
const SIX_DIGITS = /^\d{6}$/;

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
  file: Blob;
  name: string;
  found: CheckedCode | null;
}

/** Opens what somebody sent by mail, for whoever holds the link and was told the code. Renders nothing without a link. */
export function OpenSent() {
  const token = useToken();
  const opening = useOpenSent();
  const check = useCheckCode();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const [got, setGot] = useState<Got | null>(null);
  if (token === '') return null;
  const code = typed.replace(/\s/g, '');
  const isWhole = SIX_DIGITS.test(code);
  const open = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isWhole) return input.current?.focus();
    const opened = await opening.run({ token, code });
    if (!opened.ok) return input.current?.focus();
    const { code: paper, file, mime } = opened.value;
    const name = mime === 'application/pdf' ? 'paper.pdf' : `paper.${mime.split('/')[1] ?? 'jpg'}`;
    const checked = await check.run({ code: paper });
    setGot({ code: paper, file: new Blob([file], { type: mime }), name, found: checked.ok ? checked.value : null });
  };
  const error = isTried && !isWhole ? message('papers.codeSix') : opening.error && errorText(opening.error);
  return (
    <Card title="Somebody sent you a paper" padding="l">
      {got === null ? (
        <form onSubmit={(event) => void open(event)} noValidate aria-label="Open what was sent">
          <Stack>
            <Field
              label="The code they told you"
              hint="Six digits. It is not in the email: ask whoever sent it."
              error={error ?? undefined}
            >
              {(control) => (
                <TextInput
                  {...control}
                  ref={input}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={10}
                  value={typed}
                  onChange={(event) => setTyped(event.currentTarget.value)}
                />
              )}
            </Field>
            <div>
              <Button type="submit" busy={opening.isRunning || check.isRunning} busyLabel="Opening">
                Open it
              </Button>
            </div>
          </Stack>
        </form>
      ) : (
        <Opened got={got} />
      )}
    </Card>
  );
}

function Opened({ got: { code, file, name, found } }: { got: Got }) {
  return (
    <Stack>
      <Notice tone="info" title="The paper is open" live>
        Keep the file: the link may end.
      </Notice>
      <div>
        <Button onClick={() => saveBlob(name, file)}>Get the file</Button>
      </div>
      {found === null ? (
        <Notice tone="warning">{message('prescriptions.codeUnchecked')}</Notice>
      ) : (
        <CodeAnswer code={writePrescriptionCode(code)} found={found} />
      )}
    </Stack>
  );
}
