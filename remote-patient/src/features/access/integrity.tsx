import type { AppError } from '@telehealth/contracts/errors';
import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText, message } from '@telehealth/contracts/messages';
import type { LogLine } from '@telehealth/data/access/access.schema';
import { toResult } from '@telehealth/data/client/call-backend';
import { useBackend } from '@telehealth/data/client/use-backend';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { useState } from 'react';
import { checkOwnLog, type LogCheck } from '../../data/access/check-own-log';

type State =
  | { kind: 'unasked' }
  | { kind: 'checking' }
  | { kind: 'failed'; error: AppError }
  | { kind: 'checked'; check: LogCheck };

/** Recomputes the log in this browser on request and shows whether it is intact. */
export function Integrity({ shown }: { shown: readonly LogLine[] }) {
  const backend = useBackend();
  const [state, setState] = useState<State>({ kind: 'unasked' });
  const check = async () => {
    setState({ kind: 'checking' });
    const result = await toResult(() => checkOwnLog(backend, shown));
    setState(result.ok ? { kind: 'checked', check: result.value } : { kind: 'failed', error: result.error });
  };
  return (
    <Stack gap={2}>
      <div>
        <Button
          variant="line"
          icon={icons.lock}
          busy={state.kind === 'checking'}
          busyLabel="Checking every line"
          onClick={() => void check()}
        >
          {state.kind === 'unasked' ? 'Check that nothing was changed' : 'Check again'}
        </Button>
      </div>
      {state.kind === 'failed' && (
        <Notice tone="danger" live title="The log could not be checked">
          {errorText(state.error)} The log itself is safe, and nothing can be removed from it.
        </Notice>
      )}
      {state.kind === 'checked' && <Outcome check={state.check} />}
    </Stack>
  );
}

function Outcome({ check: { lines, brokenAt, verdict } }: { check: LogCheck }) {
  if (brokenAt !== null) {
    return (
      <Notice tone="danger" live title="The log may have been changed">
        {message('access.logBroken', { line: String(brokenAt) })}
      </Notice>
    );
  }
  const counted = lines === 1 ? 'The one line was' : `All ${lines} lines were`;
  const { tone, words } = outsideText(verdict);
  return (
    <Notice
      tone={tone}
      live
      title={
        verdict.outside === 'restored'
          ? 'Your access log is unchanged since it was restored from a backup.'
          : 'Your access log is complete and unchanged.'
      }
    >
      {lines === 0 ? 'It has no line yet. ' : `${counted} checked in this browser, each against the one before. `}
      {words}
    </Notice>
  );
}

/** Says what is known about the copy of the log's heads outside the database. */
function outsideText(verdict: LogCheck['verdict']): { tone: 'success' | 'warning'; words: string } {
  const { outside, outsideAt } = verdict;
  const when = outsideAt === null ? '' : ` (${formatShortMoment(outsideAt, viewerTimeZone())})`;
  switch (outside) {
    case 'agrees':
      return { tone: 'success', words: `It also matches the signed copy kept outside our database${when}.` };
    case 'restored':
      return { tone: 'warning', words: restoredWords(verdict) };
    case 'unknown':
      return { tone: 'success', words: 'It has not been compared with the copy outside our database yet.' };
    case 'away':
      return {
        tone: 'warning',
        words: `The copy outside our database could not be reached${when}. We have been told.`,
      };
    default:
      return {
        tone: 'warning',
        words: `The copy outside our database was shortened or changed${when}. We have been told, and are looking into it.`,
      };
  }
}

/** Says which lines a restore left without proof, and since when the log is proven again. */
function restoredWords({ gapFrom, gapTo, gapAt }: LogCheck['verdict']): string {
  const day = gapAt === null ? '' : ` on ${formatShortMoment(gapAt, viewerTimeZone())}`;
  const lines = gapFrom === gapTo ? `Line ${gapFrom} is` : `Lines ${gapFrom} to ${gapTo} are`;
  return (
    `Two of our operators noted${day} that our records were restored. ${lines} not covered by the signed copy outside our database: ` +
    'some may be lost. Everything else matches it.'
  );
}
