const HOUR = { afternoon: 12, evening: 18, night: 4 };

/** "Good morning" until noon, "Good afternoon" until six, then "Good evening", in the person's own zone. */
export function greetingAt(now: Date, zone: string): string {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(now),
  );
  if (hour < HOUR.night || hour >= HOUR.evening) return 'Good evening';
  return hour < HOUR.afternoon ? 'Good morning' : 'Good afternoon';
}

/** The first word of a name, the way one is greeted. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
