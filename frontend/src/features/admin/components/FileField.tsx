import { useState, type ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'className'> {
  /** What the button says, and what stands beside it before a file was chosen. */
  choose: string;
  none: string;
  onFile: (file: File | null) => void;
}

/** A browser writes its own words on a file field, in its own language: they lie unseen over ours. */
export function FileField({ choose, none, onFile, ...input }: Props) {
  const [name, setName] = useState<string | null>(null);
  return (
    <span className="ad-file">
      <input
        {...input}
        type="file"
        onChange={(event) => {
          const file = event.target.files?.[0] ?? null;
          setName(file?.name ?? null);
          onFile(file);
        }}
      />
      <span className="button button-outlined" aria-hidden="true">
        {choose}
      </span>
      <span className="ad-file-name" aria-hidden="true">
        {name ?? none}
      </span>
    </span>
  );
}
