import type { ReactNode } from 'react';
import { useTextLanguages } from './text-language.ts';

export interface InterfaceTextProps {
  /** Its name among the texts. */
  of: string;
  /** It has punctuation, which stands where its language has it. @default false */
  isSentence?: boolean;
  children: ReactNode;
}

/** A text of the interface within other content, with its language if that is not the one of the page. */
export function InterfaceText({ of, isSentence = false, children }: InterfaceTextProps) {
  const language = useTextLanguages()(of, isSentence ? 'sentence' : undefined);
  return language.lang ? <span {...language}>{children}</span> : children;
}
