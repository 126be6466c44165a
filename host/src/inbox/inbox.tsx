import '@telehealth/contracts/words-at-hand';
import { viewerTimeZone } from '@telehealth/contracts/formatting';
import type { Reader } from '@telehealth/contracts/notifications';
import { actingPerson, actingPersonIn, withoutPerson } from '@telehealth/contracts/people';
import { Link } from '@telehealth/contracts/router';
import { useIdentity, useRole } from '@telehealth/contracts/session';
import { useNotificationsLive } from '@telehealth/data/notifications/notification.live';
import { FailureText } from '@telehealth/ui/feedback/failure-text';
import { LiveRegion } from '@telehealth/ui/feedback/live-region';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Button } from '@telehealth/ui/parts/button';
import { Menu } from '@telehealth/ui/parts/menu';
import { When } from '@telehealth/ui/parts/time';
import { useState } from 'react';
import styles from './inbox.module.css';
import {
  MOST_NOTIFICATIONS,
  notificationKeys,
  useMarkAllNotificationsRead,
  useMarkNotificationRead,
  useMyNotifications,
} from './notification.queries';
import type { Notification } from './notification.schema';
import { type Thread, threadsOf, unreadIn } from './threads-of';
import { useLine } from './use-line';
import { useOwnZone } from './use-own-zone';

const FIRST = 30;
const STALE_ON_NEWS = [notificationKeys.all];
const POLL_WITHOUT_LIVE_MS = 60_000;

/** A bell with the number of what is unread; behind it what one was told, newest first, each leading to what it is about. */
export function Inbox({ onZone }: { onZone: () => void }) {
  useOwnZone(onZone);
  const [limit, setLimit] = useState(FIRST);
  const live = useNotificationsLive(STALE_ON_NEWS);
  const query = useMyNotifications(limit, { pollMs: live === 'reconnecting' && POLL_WITHOUT_LIVE_MS });
  // While more of them come, those that are here stay.
  const first = useMyNotifications(FIRST, { enabled: limit !== FIRST });
  const shown = query.data === undefined && limit !== FIRST ? first : query;
  const threads = threadsOf(shown.data ?? []);
  const unread = threads.filter((thread) => unreadIn(thread).length > 0).length;
  const count =
    unread > 0 && unread === threads.length && shown.data?.length === limit ? `${unread} or more` : String(unread);
  const isUnknown = shown.status === 'error';
  const label = isUnknown
    ? 'Notifications could not be loaded'
    : unread === 0
      ? 'Notifications'
      : // As the sign shows it: visible words stand in a control's name (WCAG 2.5.3).
        `Notifications, ${markOf(unread)} unread`;
  return (
    <>
      <LiveRegion message={unread === 0 ? '' : `${count} unread ${unread === 1 ? 'notification' : 'notifications'}`} />
      <Menu button={<BellSign mark={isUnknown ? '!' : markOf(unread)} />} label={label} className={styles.inbox}>
        <div className={styles.content}>
          <QueryPanel
            query={shown}
            safe="Nothing is lost."
            empty={<p className="soft">Nothing yet. News about your visits and your record appears here.</p>}
          >
            {() => <List threads={threads} unread={unread} />}
          </QueryPanel>
          {shown.data?.length === limit && limit < MOST_NOTIFICATIONS && (
            <Button variant="quiet" size="s" onClick={() => setLimit(MOST_NOTIFICATIONS)}>
              Show older ones
            </Button>
          )}
        </div>
      </Menu>
    </>
  );
}

const MOST_IN_SIGN = 9;

const markOf = (unread: number) => (unread > MOST_IN_SIGN ? `${MOST_IN_SIGN}+` : unread > 0 ? String(unread) : '');

function BellSign({ mark }: { mark: string }) {
  return (
    <span className={styles.bell}>
      <svg
        aria-hidden="true"
        width="1.5rem"
        height="1.5rem"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15ZM10 18.5a2 2 0 0 0 4 0M12 5V3.5" />
      </svg>
      {mark !== '' && (
        <span className={styles.count} aria-hidden="true">
          {mark}
        </span>
      )}
    </span>
  );
}

function List({ threads, unread }: { threads: readonly Thread[]; unread: number }) {
  const role = useReader();
  const readAll = useMarkAllNotificationsRead();
  const read = useMarkNotificationRead();
  const problem = readAll.error ?? read.error;
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>Notifications</h2>
        {unread > 0 && (
          <Button variant="quiet" size="s" busy={readAll.isRunning} onClick={() => void readAll.run()}>
            Mark all as read
          </Button>
        )}
      </div>
      {problem !== null && (
        <Notice tone="danger" live>
          <FailureText error={problem} />
        </Notice>
      )}
      <ul className={styles.list} aria-label="Notifications, newest first">
        {threads.map((thread) => (
          <ThreadLines key={thread.newest.id} thread={thread} role={role} onRead={(id) => read.run(id)} />
        ))}
      </ul>
    </>
  );
}

function useReader(): Reader {
  const role = useRole();
  const identity = useIdentity();
  return identity.status === 'signedIn' && identity.isOperator ? 'operator' : role;
}

interface ThreadLinesProps {
  thread: Thread;
  role: Reader;
  onRead: (id: string) => Promise<unknown>;
}

/** The newest of a visit, which stands for all of it: opening it reads the earlier ones as well. */
function ThreadLines({ thread, role, onRead }: ThreadLinesProps) {
  const { newest, earlier } = thread;
  const unread = unreadIn(thread);
  const readThread = async () => {
    // One after the other: they are one person's, and few.
    for (const { id } of unread) await onRead(id);
  };
  return (
    <li className={unread.length > 0 ? styles.fresh : undefined}>
      <Line one={newest} isNew={unread.length > 0} role={role} onRead={readThread} />
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{earlier.length === 1 ? '1 earlier' : `${earlier.length} earlier`} about this visit</summary>
          <ul>
            {earlier.map((one) => (
              <li key={one.id}>
                <Line one={one} isNew={one.readAt === null} role={role} onRead={() => onRead(one.id)} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

interface LineProps {
  one: Notification;
  isNew: boolean;
  role: Reader;
  onRead: () => Promise<unknown>;
}

function Line({ one, isNew, role, onRead }: LineProps) {
  const { title, to } = useLine(one, role);
  const read = () => (isNew ? onRead() : Promise.resolve());
  const content = (
    <>
      <span className={styles.what}>
        {isNew && <span className="visually-hidden">New: </span>}
        {title}
      </span>
      <span className="small soft">
        <When at={one.createdAt} zone={viewerTimeZone()} hideZone />
      </span>
    </>
  );
  // News of another person than this document's are read in a document of theirs.
  const isHere = actingPersonIn(to) === actingPerson();
  return isHere ? (
    <Link to={withoutPerson(to)} className={styles.line} onClick={() => void read()}>
      {content}
    </Link>
  ) : (
    <a
      href={to}
      className={styles.line}
      onClick={(event) => {
        event.preventDefault();
        void read().then(() => location.assign(to));
      }}
    >
      {content}
    </a>
  );
}
