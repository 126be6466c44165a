import type { CareVisit } from '@telehealth/care/care-visit';
import { now } from '@telehealth/contracts/clock';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Section } from '@telehealth/ui/layout/section';
import { Stack } from '@telehealth/ui/layout/stack';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { type TabItem, Tabs } from '@telehealth/ui/parts/tabs';
import { useEffect, useRef } from 'react';
import { isPractice } from '../../call/who-talks';
import { useUnread } from '../../data/thread/use-thread';
import type { Room, RoomView } from '../../room/room-view';
import { useCareVisit } from '../../visit/use-care-visit';
import {
  BriefPart,
  FilesPart,
  GrowthPart,
  LettersPart,
  NotePart,
  PrescriptionsPart,
  ThreadPart,
  VaccinesPart,
} from './care-parts';
import { LazyPanel } from './lazy-panel';
import styles from './panel.module.css';
import { PatientAside } from './patient-aside';
import { type PanelTab, practiceTabs } from './practice-tabs';
import { useSex } from './present/present-rows';
import { closedRecordText } from './present/present-words';
import { NothingWritten } from './present/wrong-person';
import type { CallActions } from './use-call-actions';

interface SidePanelProps {
  view: RoomView;
  room: Room;
  details: VisitDetails;
  callActions: CallActions;
}

/** The panel beside the video: care tools for the practice, their own facts for patients, messages for both. */
export function SidePanel({ view, room, details, callActions }: SidePanelProps) {
  if (isPractice(details)) return <PracticePanel details={details} callActions={callActions} />;
  if (callActions.isChatOpen) return <ChatSheet details={details} callActions={callActions} />;
  return <PatientPanel view={view} room={room} details={details} />;
}

/** On phones this is behind More. */
function PatientPanel({ view, room, details }: Omit<SidePanelProps, 'callActions'>) {
  const { Your } = useSubjectWords();
  return (
    <aside className={`${styles.aside} ${styles.onlyWide}`} aria-label={`${Your} visit`}>
      <LazyPanel safe="The call goes on, and so does the chat.">
        <PatientAside view={view} actions={room.actions} details={details} />
      </LazyPanel>
    </aside>
  );
}

/** Each tab keeps its drafts when the user switches tabs or reloads. */
function PracticePanel({ details, callActions }: Pick<SidePanelProps, 'details' | 'callActions'>) {
  const unread = useUnread(details.visit.id);
  const visit = useCareVisit(details);
  const isWrong = details.room?.wrongPersonAt != null;
  const tabs: Readonly<Record<Exclude<PanelTab, 'facts'>, Omit<TabItem, 'id'>>> = {
    brief: { label: 'Brief', content: <BriefPart visit={visit} /> },
    growth: { label: 'Growth', content: <GrowthPart visit={visit} /> },
    vaccines: { label: 'Vaccines', content: <VaccinesPart visit={visit} /> },
    note: { label: 'Note', content: isWrong ? <NothingWritten {...details} /> : <NotePart visit={visit} /> },
    prescriptions: {
      label: 'Prescriptions',
      content: isWrong ? <NothingWritten {...details} /> : <Prescribing visit={visit} />,
    },
    files: { label: 'Files', content: <FilesPart visit={visit} /> },
    chat: { label: 'Chat', content: <ThreadPart visit={visit} fill /> },
  };
  const items = practiceTabs(details).map((id) => ({ id, ...tabs[id] }));
  const closed = closedRecordText(details, now(), useSex(visit));
  const aside = useScrolledTo(callActions.tab);
  return (
    <aside ref={aside} className={styles.side} aria-label="Beside the picture">
      <Tabs
        label="Beside the picture"
        selected={callActions.tab}
        onSelect={(id) => callActions.show(items.find((item) => item.id === id)?.id ?? 'brief')}
        items={items.map((item) => ({
          ...item,
          ...(item.id === 'chat' && unread.count > 0 && { count: unread.count }),
          content: <LazyPanel key={item.id}>{item.content}</LazyPanel>,
        }))}
      />
      {closed !== null && (
        <p className={styles.foot}>
          <Icon path={icons.lock} size={18} />
          {closed}
        </p>
      )}
    </aside>
  );
}

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

/** On phones the panel is below the video: choosing a tab or Chat scrolls to it. */
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

/** Messages: a column on wide screens; on phones a sheet over the lower part, so that the video stays in view. */
function ChatSheet({ details, callActions }: Pick<SidePanelProps, 'details' | 'callActions'>) {
  const visit = useCareVisit(details);
  return (
    <section className={styles.sheet} aria-label={`Chat with ${details.treatedBy}`}>
      <div className={styles.sheetHead}>
        <h2>Chat</h2>
        {details.visit.mode !== 'chat' && (
          <button type="button" className={styles.close} aria-label="Close the chat" onClick={callActions.toggleChat}>
            <Icon path={icons.close} />
          </button>
        )}
      </div>
      <div className={styles.sheetBody}>
        <LazyPanel>
          <ThreadPart visit={visit} fill />
        </LazyPanel>
      </div>
    </section>
  );
}
