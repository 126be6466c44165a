/** Nobody knows: a question mark in a ring, beside the words that say so. */
export function QuestionIcon({ size = 20 }: { size?: number }) {
  const edge = `${size / 16}rem`;
  return (
    <svg
      aria-hidden="true"
      width={edge}
      height={edge}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
    >
      <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM9.6 9.6a2.4 2.4 0 1 1 3.4 2.2c-.7.3-1 .8-1 1.6M12 16.4v.01" />
    </svg>
  );
}
