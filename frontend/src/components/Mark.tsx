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
      <circle className="mark-crown" pathLength="1" cx="24" cy="15" r="12" />
      <path className="mark-trunk" pathLength="1" d="M24 37.5v-23M24 23l5.5-5" />
      <ellipse className="mark-seats" cx="24" cy="37.5" rx="19" ry="7.5" strokeDasharray="4.07 5.62" />
    </svg>
  );
}
