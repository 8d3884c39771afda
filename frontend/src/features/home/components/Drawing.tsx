interface Props {
  /** The id of a drawing that stands in index.html, where the first paint needs it too. */
  name: 'tree' | `profile-${string}`;
  className: string;
  box: string;
}

export function Drawing({ name, className, box }: Props) {
  return (
    <svg className={className} viewBox={box} aria-hidden="true" focusable="false">
      <use href={`#${name}`} />
    </svg>
  );
}
