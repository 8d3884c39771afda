interface Props {
  size?: string;
  /** Draws itself, stroke by stroke; still when motion is reduced. */
  drawing?: boolean;
}

/** The mark: a round crown over a circle of seats. The same strokes stand in `public/icons/mark.svg`. */
export function Mark({ size = '2rem', drawing = false }: Props) {
  return (
    <svg
      className={drawing ? 'mark mark-drawing' : 'mark'}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="mark-crown" pathLength="1" cx="24" cy="15.5" r="12" />
      <path className="mark-trunk" pathLength="1" d="M24 37V15M24 24l6-5.5" />
      <path
        className="mark-seats"
        d="M14.5 33.2C9.6 34.6 6.5 36.6 6.5 38.8c0 3.4 7.8 6.2 17.5 6.2s17.5-2.8 17.5-6.2c0-2.2-3.1-4.2-8-5.6"
      />
    </svg>
  );
}
