import { type ComponentProps, useEffect, useState } from 'react';
import type { CallDialogs } from './call-dialogs';

let loaded: { CallDialogs: typeof CallDialogs } | null = null;
/** Fetches what opens over the call; fails where the line is down, and is then tried again by the next press. */
export async function loadDialogs(): Promise<typeof loaded> {
  loaded ??= await import(/* webpackChunkName: "call-more" */ './call-dialogs');
  return loaded;
}

/** The first picture does not wait for them, and a line that goes down later finds them here. */
const AFTER_MS = 2_000;

/** What opens over the call, fetched shortly after the call was drawn. */
export function LaterDialogs(props: ComponentProps<typeof CallDialogs>) {
  const [parts, setParts] = useState(loaded);
  const isAsked = props.moves.dialog !== null;
  useEffect(() => {
    if (parts !== null) return;
    let isHere = true;
    const load = async () => {
      const found = await loadDialogs().catch(() => null);
      if (isHere) setParts(found);
    };
    const timer = setTimeout(() => void load(), isAsked ? 0 : AFTER_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [parts, isAsked]);
  return parts === null ? null : <parts.CallDialogs {...props} />;
}
