import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'bi-slot': DetailedHTMLProps<HTMLAttributes<HTMLElement> & { name?: string }, HTMLElement>;
    }
  }
}
