import { dayKey, formatDay } from '@telehealth/contracts/formatting';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { useMyPublicHolidays } from '@telehealth/data/practice/practice.queries';
import type { Practice } from '@telehealth/data/practice/practice.schema';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import { TimeOffDialog } from './time-off-dialog';

const AT_ONCE = 4;

/** Public holidays: closed, unless the specialist opens the day. */
export function HolidaysCard({ practice }: { practice: Practice }) {
  const { now } = useServerNow(60_000);
  const query = useMyPublicHolidays();
  const [count, setCount] = useState(AT_ONCE);
  const [opening, setOpening] = useState<string | null>(null);
  return (
    <Card title="Public holidays">
      <QueryPanel
        query={query}
        safe="Your hours are unchanged."
        empty={
          <p className="soft">
            We know only the public holidays of South Africa, and your hours are on another clock. Take time off for
            those of your country.
          </p>
        }
      >
        {(holidays) => (
          <>
            <p className="soft">Nobody can book you on these days, unless you open them. Booked visits stay booked.</p>
            <RowList label="Public holidays">
              {holidays.slice(0, count).map(({ day, name, opened }) => (
                <Row
                  key={day}
                  title={name}
                  detail={dayText(day)}
                  end={
                    <>
                      <Badge tone={opened ? 'success' : 'warning'}>{opened ? 'Open' : 'Closed'}</Badge>
                      {!opened && (
                        <Button
                          variant="quiet"
                          size="s"
                          aria-label={`Open this day: ${name}, ${dayText(day)}`}
                          onClick={() => setOpening(day)}
                        >
                          Open this day
                        </Button>
                      )}
                    </>
                  }
                />
              ))}
            </RowList>
            {holidays.length > count && (
              <div>
                <Button variant="line" size="s" onClick={() => setCount(holidays.length)}>
                  Show all {holidays.length}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryPanel>
      {opening !== null && (
        <TimeOffDialog
          practice={practice}
          today={dayKey(now, practice.timeZone)}
          day={opening}
          kind="extra"
          onClose={() => setOpening(null)}
        />
      )}
    </Card>
  );
}

/** A calendar day is not an instant: in UTC it is the same everywhere. */
const dayText = (day: string) => formatDay(new Date(`${day}T12:00:00Z`), 'UTC');
