import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { type KeyRow, KeyTable } from '@telehealth/ui/parts/key-table';
import { isPractice } from '../../call/who-talks';
import { practiceTabs } from './practice-tabs';

interface Key extends KeyRow {
  modes: readonly ('video' | 'voice' | 'chat')[];
}
const KEYS: readonly Key[] = [
  { key: 'M', does: 'Microphone on and off', modes: ['video', 'voice'] },
  { key: 'C', does: 'Camera on and off', modes: ['video'] },
  { key: 'S', does: 'Share the screen, or stop', modes: ['video'] },
  { key: 'T', does: 'Open and close the chat', modes: ['video', 'voice', 'chat'] },
  { key: 'Esc', does: 'Close what is open', modes: ['video', 'voice', 'chat'] },
  { key: '?', does: 'This list', modes: ['video', 'voice', 'chat'] },
];

const TABS = { does: 'The parts beside the picture', modes: ['video', 'voice', 'chat'] } as const;

interface KeyListProps {
  details: VisitDetails;
  isOpen?: boolean;
}

/** Keyboard shortcuts of the call, which are off while the user types. */
export function KeyList({ details, isOpen = false }: KeyListProps) {
  const { mode } = details.visit;
  const tabs = isPractice(details) ? [{ ...TABS, key: `1 to ${practiceTabs(details).length}` }] : [];
  return (
    <Disclosure summary="Keys" open={isOpen}>
      <KeyTable rows={[...KEYS, ...tabs].filter(({ modes }) => modes.includes(mode))} />
    </Disclosure>
  );
}
