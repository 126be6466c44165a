import { errorText, message } from '@telehealth/contracts/messages';
import type { FileVerdict } from '@telehealth/contracts/paper-file';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Field } from '@telehealth/ui/parts/field';
import { FileInput } from '@telehealth/ui/parts/file-input';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { useCheckCode, usePaperRoots } from '../../data/prescriptions/check-code.mutations';
import type { CheckedCode } from '../../data/prescriptions/checked-code.schema';
import styles from './check-file.module.css';
import { CodeAnswer } from './code-answer';

/** Larger than any paper that is made here. */
const LARGEST = 5_000_000;

type Answer = { verdict: FileVerdict; found: CheckedCode | null };

/**
 * Judges a file that is a paper of this site. The file stays in the browser: only the hash of what was signed in it is sent, in the
 * place of a code.
 */
export function CheckFile() {
  const root = usePaperRoots();
  const check = useCheckCode();
  const [isOver, setIsOver] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const judge = async (file: File) => {
    setAnswer(null);
    setProblem(null);
    if (file.size > LARGEST) {
      setAnswer({ verdict: { verdict: 'notSigned' }, found: null });
      return;
    }
    setIsBusy(true);
    try {
      const certificate = await root.run(undefined);
      if (!certificate.ok) {
        setProblem(errorText(certificate.error));
        return;
      }
      // The name of a chunk that another section has, too: a new one would stand on the landing page.
      const { judgePaperFile } = await import(/* webpackChunkName: "call-more" */ '@telehealth/contracts/paper-file');
      const verdict = await judgePaperFile(
        new Uint8Array(await file.arrayBuffer()),
        certificate.value.root,
        certificate.value.accredited,
      );
      if (verdict.verdict !== 'unchanged') {
        setAnswer({ verdict, found: null });
        return;
      }
      const found = await check.run({ code: verdict.sha256 });
      if (found.ok) setAnswer({ verdict, found: found.value });
      else setProblem(errorText(found.error));
    } catch {
      // The part of this page that judges files did not arrive, or the file could not be read.
      setProblem(message('papers.fileUnread'));
    } finally {
      setIsBusy(false);
    }
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    event.currentTarget.value = '';
    if (file) void judge(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void judge(file);
  };
  return (
    <div>
      {/* Dropping is a second way; the field does the same by keyboard and touch. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field inside is the control */}
      <div
        className={`${styles.drop} ${isOver ? styles.over : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Field
          label="Or drop the file you were sent"
          hint="It stays on this device: only a short code made from it is sent."
        >
          {(control) => <FileInput {...control} accept="application/pdf" onChange={choose} disabled={isBusy} />}
        </Field>
      </div>
      <div aria-live="polite">
        {isBusy && <p>Checking the file</p>}
        {problem !== null && <Notice tone="warning">{problem}</Notice>}
        {answer !== null && <FileAnswer {...answer} />}
      </div>
    </div>
  );
}

function signerText({ by, councilNumber, isAdvanced }: Extract<FileVerdict, { verdict: 'unchanged' }>): string {
  if (isAdvanced) return `Signed by ${by} with an advanced electronic signature.`;
  return councilNumber === '' ? `Signed by ${by} itself.` : `Signed for ${by}, ${councilNumber}.`;
}

function FileAnswer({ verdict, found }: Answer) {
  switch (verdict.verdict) {
    case 'unchanged':
      if (found === null || found.is === 'nothing') {
        return (
          <Notice tone="danger" title="Signed with our certificate, but not in our register">
            Please do not use it, and tell this site.
          </Notice>
        );
      }
      return (
        <Stack>
          <Notice tone="success" title="The file is unchanged">
            {signerText(verdict)}
          </Notice>
          <CodeAnswer code={verdict.sha256} found={found} />
        </Stack>
      );
    case 'changed':
      return (
        <Notice tone="danger" title="Changed after signing">
          {verdict.how === 'added'
            ? `What ${verdict.by} signed is whole, and something was added after it. Some mail programs do that.`
            : `This is not what ${verdict.by} signed.`}{' '}
          Please do not use it, and ask for a fresh file.
        </Notice>
      );
    case 'notSigned':
      return (
        <Notice tone="warning" title="No signature in this file">
          It may be a print that waits for a signature by hand. Please type the code that stands on it.
        </Notice>
      );
    case 'damaged':
      return (
        <Notice tone="danger" title="This file is damaged">
          Please do not use it, and ask for a fresh file.
        </Notice>
      );
    default:
      return (
        <Notice tone="danger" title="Not from here">
          This file was not signed by this site. Please type the code that stands on it, or ask whoever sent it.
        </Notice>
      );
  }
}
