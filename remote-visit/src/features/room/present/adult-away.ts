import { now } from '@telehealth/contracts/clock';
import { useEffect, useState } from 'react';
import type { CallFacts } from '../connection-message';

/** Why whoever came with the patient may not be there any more, and since when; null: not known since when. */
export interface AdultAway {
  why: 'left' | 'noPicture';
  since: Date | null;
}

type Seen = Pick<CallFacts, 'mode' | 'isOtherSeated' | 'hadOther' | 'leftAt' | 'other'>;

/** Their seat is empty, or no picture of a video visit shows who is there. Before they came, nobody is missed. */
function whyAway({ mode, isOtherSeated, hadOther, other }: Seen): AdultAway['why'] | null {
  if (!isOtherSeated) return hadOther ? 'left' : null;
  const hasPicture = other === null || (other.camera && other.step !== 'audio' && other.step !== 'chat');
  return mode === 'video' && !hasPicture ? 'noPicture' : null;
}

/** Whether the adult who came along is out of the picture, by the room's own events; null again once they are back. */
export function useAdultAway(facts: Seen): AdultAway | null {
  const why = whyAway(facts);
  const [since, setSince] = useState<{ why: AdultAway['why'] | null; at: Date } | null>(null);
  useEffect(() => setSince({ why, at: now() }), [why]);
  if (why === null) return null;
  if (why === 'left') return { why, since: facts.leftAt };
  return { why, since: since?.why === why ? since.at : null };
}
