import { useId } from 'react';

interface StillProps {
  title: string;
  /** Where the title leads, for readers without script. */
  href?: string;
  /** What the button says; without one there is none. */
  label?: string;
  onStart(): void;
}

/** What stands in the place of an embed until the reader starts it. */
export function Still({ title, href, label, onStart }: StillProps) {
  const id = useId();
  return (
    <div className="embed-still">
      <p id={id}>{href ? <a href={href}>{title}</a> : title}</p>
      {label && (
        <button type="button" aria-describedby={id} onClick={onStart}>
          {label}
        </button>
      )}
    </div>
  );
}
