/** Icons for the call only. Those of shared-ui are loaded on every page. */
const PATHS = {
  more: 'M6 12v.01M12 12v.01M18 12v.01',
  pin: 'M12 20.5s6.5-5.7 6.5-10.5a6.5 6.5 0 1 0-13 0c0 4.8 6.5 10.5 6.5 10.5ZM12 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z',
  share:
    'M4.5 5h15a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1ZM9 20h6M12 13.2V8M9.5 10.2 12 7.7l2.5 2.5',
  turn: 'M8 6.5 9.2 5h5.6L16 6.5h3a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1ZM9 12.3a3 3 0 0 1 5.3-1.7M15 12.7a3 3 0 0 1-5.3 1.7M14.5 8.6v2.1h-2.1M9.5 16.4v-2.1h2.1',
  line: 'M3.5 9.5a12.5 12.5 0 0 1 17 0M6.5 13a8 8 0 0 1 11 0M9.5 16.3a3.8 3.8 0 0 1 5 0M12 19.5v.01',
  pause: 'M9 6v12M15 6v12',
} as const;

interface RoomIconProps {
  name: keyof typeof PATHS;
  size?: number;
}

/** Drawn in the text colour; the label beside it gives its meaning. */
export function RoomIcon({ name, size = 20 }: RoomIconProps) {
  return (
    <svg
      aria-hidden="true"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
