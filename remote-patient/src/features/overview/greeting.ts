const HOUR = { afternoon: 12, evening: 18, night: 4 };

export function greetingAt(now: Date, zone: string): string {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(now),
  );
  if (hour < HOUR.night || hour >= HOUR.evening) return 'Good evening';
  return hour < HOUR.afternoon ? 'Good morning' : 'Good afternoon';
}

export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
