import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { Notice } from '../feedback/notice';
import { Stack } from '../layout/stack';
import { Button } from '../parts/button';
import { whenText } from '../parts/time';

const WORDS = {
  idle: 'What you type is kept with your account. You can continue after a break, also on another device.',
  keeping: 'Keeping what you typed',
  kept: 'Everything so far is kept. You can continue after a break, also on another device.',
  failed: 'What you type is not kept right now. Please leave this page open until you are done.',
} as const;

interface KeptNoteProps {
  state: keyof typeof WORDS;
  /** Notice about restored values. */
  filled: FilledProps | null;
}

interface FilledProps {
  at: Date;
  isIn: boolean;
  wasEmpty: boolean;
  swap: () => void;
}

/** Says whether a long form's draft is stored, and what was prefilled. */
export function KeptNote({ state, filled }: KeptNoteProps) {
  return (
    <Stack gap={2}>
      <p className="small soft" role="status">
        {WORDS[state]}
      </p>
      <div role="status">{filled !== null && <Filled {...filled} />}</div>
    </Stack>
  );
}

function Filled({ at, isIn, wasEmpty, swap }: FilledProps) {
  const when = whenText(at, viewerTimeZone());
  const here = wasEmpty ? 'Start with an empty form' : 'Start from what was here';
  return (
    <Notice
      title={isIn ? `We filled in what you typed: ${when}` : `Put aside: what you typed ${when}`}
      action={
        <Button variant="line" size="s" onClick={swap}>
          {isIn ? here : 'Fill it in again'}
        </Button>
      }
    >
      {isIn
        ? 'It was kept with your account, on this device or another one.'
        : 'The form is as it was here. Nothing is lost until you complete it.'}
    </Notice>
  );
}
