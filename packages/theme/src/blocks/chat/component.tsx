import type { ReactNode } from 'react';
import { useTheme } from '../../hooks/use-theme.ts';

/** A message of one's own. The side that says whose words these are is seen only, so it has a name. */
export function ChatSelf({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="block-chat-message" data-self="" role="group" aria-label={useTheme().text.chatSelfLabel}>
      {children}
    </div>
  );
}
