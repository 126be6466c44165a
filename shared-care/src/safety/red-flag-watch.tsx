import type { RedFlag } from '@telehealth/clinical/scan-for-red-flags';
import { type ComponentType, useEffect, useState } from 'react';
import { useRulesEarly } from './use-rules-early';

interface Found {
  Notice: ComponentType<{ flags: readonly RedFlag[]; remark?: string }>;
  flags: readonly RedFlag[];
}
interface RedFlagWatchProps {
  text: string;
  /** On the card: what becomes of what was typed. */
  remark?: string;
  /** The text was read and the card, if any, stands: what else answers to these words may follow. Not told of a text that could not be read. */
  onScanned?: (text: string) => void;
}
const TYPING_ENDS_AFTER_MS = 600;

/**
 * Reads along with a free-text box and shows the emergency card when the words sound dangerous. It never blocks, sends
 * nothing and keeps nothing; rules and card are fetched from the first letter on, not before.
 */
export function RedFlagWatch({ text, remark, onScanned }: RedFlagWatchProps) {
  const [found, setFound] = useState<Found | 'unread' | null>(null);
  useRulesEarly(text.trim() !== '');
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      if (text.trim() === '') return setFound(null);
      const { scanForRedFlags, RedFlagNotice } = await import(/* webpackChunkName: "red-flags" */ './scan-reason');
      const flags = scanForRedFlags(text);
      if (isCurrent) setFound(flags.length > 0 ? { Notice: RedFlagNotice, flags } : null);
    };
    const lookAndTell = async () => {
      try {
        await look();
        if (isCurrent) onScanned?.(text);
      } catch {
        // Rules that cannot be fetched must not stop a person from asking for help.
        if (isCurrent) setFound('unread');
      }
    };
    const timer = setTimeout(() => void lookAndTell(), text === '' ? 0 : TYPING_ENDS_AFTER_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, onScanned]);
  if (found === 'unread') return <Unread />;
  return (
    <div aria-live="assertive">
      {found && <found.Notice flags={found.flags} {...(remark !== undefined && { remark })} />}
    </div>
  );
}

function Unread() {
  return (
    <p className="small" role="status">
      We could not load the check for danger signs, so nothing warns you here. In danger, <a href="tel:112">call 112</a>
      .
    </p>
  );
}
