import { type ReactNode, useSyncExternalStore } from 'react';
import './style.css';

interface ToolProps {
  className?: string;
  children: ReactNode;
}

/** The frame of a tool. Its fields wait for the script, so that nothing one does is lost. */
export function Tool({ className, children }: ToolProps) {
  const isLive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return (
    <fieldset className={['tool', className].filter(Boolean).join(' ')} disabled={!isLive}>
      {children}
    </fieldset>
  );
}
