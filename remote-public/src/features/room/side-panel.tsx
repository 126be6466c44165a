import type { CareVisit } from '@telehealth/care/care-visit';
import { useUnread } from '@telehealth/data/thread/use-thread';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Section } from '@telehealth/ui/layout/section';
import { Stack } from '@telehealth/ui/layout/stack';
import { Icon } from '@telehealth/ui/parts/icon';
import { type TabItem, Tabs } from '@telehealth/ui/parts/tabs';
import { useEffect, useRef } from 'react';
import { isPractice } from '../../call/who-talks';
import type { Room, RoomView } from '../../room/room-view';
import { useCareVisit } from '../../visit/use-care-visit';
import { BriefPart, FilesPart, LettersPart, NotePart, PrescriptionsPart, ThreadPart } from './care-parts';
import styles from './panel.module.css';
import { Part } from './part';
import { PatientAside } from './patient-aside';
import type { CallMoves, PanelTab } from './use-call-moves';

interface SidePanelProps {
  view: RoomView;
  room: Room;
  details: VisitDetails;
  moves: CallMoves;
}

/** Beside the picture: for the practice what is needed to treat, for patients their own facts, for both the words. */
export function SidePanel({ view, room, details, moves }: SidePanelProps) {
  if (isPractice(details)) return <PracticePanel details={details} moves={moves} />;
  if (moves.isChatOpen) return <ChatSheet details={details} moves={moves} />;
  return <PatientPanel view={view} room={room} details={details} />;
}

/** A patient's own facts; on phones they are behind More. */
function PatientPanel({ view, room, details }: Omit<SidePanelProps, 'moves'>) {
  return (
    <aside className={`${styles.aside} ${styles.onlyWide}`} aria-label="Your visit">
      <Part safe="The call goes on, and so does the chat.">
        <PatientAside view={view} actions={room.actions} details={details} />
      </Part>
    </aside>
  );
}

/** Each part keeps its own drafts: another tab, or a reload, loses nothing. */
function PracticePanel({ details, moves }: Pick<SidePanelProps, 'details' | 'moves'>) {
  const unread = useUnread(details.visit.id);
  const visit = useCareVisit(details);
  const items: (TabItem & { id: PanelTab })[] = [
    { id: 'brief', label: 'Brief', content: <BriefPart visit={visit} /> },
    { id: 'note', label: 'Note', content: <NotePart visit={visit} /> },
    { id: 'prescriptions', label: 'Prescriptions', content: <Prescribing visit={visit} /> },
    { id: 'files', label: 'Files', content: <FilesPart visit={visit} /> },
    { id: 'chat', label: 'Chat', content: <ThreadPart visit={visit} fill /> },
  ];
  const aside = useScrolledTo(moves.tab);
  return (
    <aside ref={aside} className={styles.side} aria-label="Beside the picture">
      <Tabs
        label="Beside the picture"
        selected={moves.tab}
        onSelect={(id) => moves.show(items.find((item) => item.id === id)?.id ?? 'brief')}
        items={items.map((item) => ({
          ...item,
          ...(item.id === 'chat' && unread.count > 0 && { count: unread.count }),
          content: <Part key={item.id}>{item.content}</Part>,
        }))}
      />
    </aside>
  );
}

/** Everything that is given to the patient on paper. */
function Prescribing({ visit }: { visit: CareVisit }) {
  return (
    <Stack gap={4}>
      <PrescriptionsPart visit={visit} />
      <Section title="Letters" headingLevel={3}>
        <LettersPart visit={visit} />
      </Section>
    </Stack>
  );
}

/** On phones the panel lies below the picture: whoever chooses a part of it, by a tab or by Chat, is brought to it. */
function useScrolledTo(tab: PanelTab) {
  const aside = useRef<HTMLElement>(null);
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    const scrolls = aside.current?.parentElement;
    if (scrolls) scrolls.scrollTop = scrolls.scrollHeight;
  }, [tab]);
  return aside;
}

/** The words: a column on wide screens, a sheet over the lower part on phones, where the picture stays in view. */
function ChatSheet({ details, moves }: Pick<SidePanelProps, 'details' | 'moves'>) {
  const visit = useCareVisit(details);
  return (
    <section className={styles.sheet} aria-label={`Chat with ${details.treatedBy}`}>
      <div className={styles.sheetHead}>
        <h2>Chat</h2>
        {details.visit.mode !== 'chat' && (
          <button type="button" className={styles.close} aria-label="Close the chat" onClick={moves.toggleChat}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className={styles.sheetBody}>
        <Part>
          <ThreadPart visit={visit} fill />
        </Part>
      </div>
    </section>
  );
}
