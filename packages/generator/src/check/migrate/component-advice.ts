import { FOREIGN_COMPONENTS } from '../../markdown/components/foreign-components.ts';

/** What to write in place of a component that does not exist here. */
export const componentAdvice = (name: string): string =>
  FOREIGN_COMPONENTS[name] ??
  `Write it for React as components/${name}.tsx; begin the file with 'use client' if it reacts to readers.`;
