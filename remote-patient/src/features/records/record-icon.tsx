/** Icons of this page only, because the kit's own are in every build, down to the landing page. */
const PATHS = {
  records: 'M7 4h7l4 4v11a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM14 4v4h4M9 12.5h6M9 16h4',
  pill: 'M10.6 20.1 20 10.7a4.6 4.6 0 0 0-6.6-6.6L4 13.5a4.6 4.6 0 0 0 6.6 6.6ZM8.7 8.8l6.5 6.5',
  syringe: 'M14.5 4.5l5 5M17 7l-2.2 2.2M11 6.8l6.2 6.2-6.4 6.4H7.4l-2.8-2.8v-3.4ZM8.2 9.6l1.9 1.9M5.9 17.9 3.5 20.3',
  warning: 'M12 4.5 21 19.5H3ZM12 10v4.5M12 17v.01',
  pulse: 'M3 12h4l2.2-6 4 12 2.4-6H21',
  flask: 'M10 4h4M10.5 4v5.5L5.6 18a1.6 1.6 0 0 0 1.4 2.5h10a1.6 1.6 0 0 0 1.4-2.5l-4.9-8.5V4M8 15h8',
  clip: 'M18.5 11 12 17.6a4 4 0 0 1-5.7-5.7l7-7a2.7 2.7 0 0 1 3.8 3.8l-6.8 6.8a1.3 1.3 0 0 1-1.9-1.9L14 8.1',
  heart: 'M12 20S4 15 4 9.5A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20Z',
  upload: 'M12 16V5M7 9.5 12 4.5l5 5M4.5 20h15',
  print: 'M7 9V4.5h10V9M7 17H5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-2M7 14h10v6H7Z',
} as const;
export type RecordIconName = keyof typeof PATHS;

/** Drawn as the kit draws its icons. Decorative: the text stands beside it. */
export function RecordIcon({ name, size = 20 }: { name: RecordIconName; size?: number }) {
  const rem = `${size / 16}rem`;
  return (
    <svg
      viewBox="0 0 24 24"
      width={rem}
      height={rem}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: '0 0 auto' }}
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
