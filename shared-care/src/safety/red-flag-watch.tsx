import type { RedFlag } from '@telehealth/triage/red-flags';
import { type ComponentType, useEffect, useState } from 'react';
import { useRulesEarly } from './use-rules-early';

interface Found {
  Notice: ComponentType<{ flags: readonly RedFlag[]; remark?: string }>;
  flags: readonly RedFlag[];
}
interface RedFlagWatchProps {
  text: string;
  /** On the card: what happens to the text. */
  remark?: string;
  /**
   * The text was scanned and the card, if any, is shown, so that other reactions to it may follow. Not called for a text that
   * could not be scanned.
   */
  onScanned?: (text: string) => void;
}
const TYPING_ENDS_AFTER_MS = 600;

/**
 * Scans a free-text field while the user types and shows the emergency card for danger signs. It never blocks, and neither
 * sends nor stores the text. Rules and card are loaded with the first letter.
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
        // Without the rules the user must still be able to ask for help.
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
