import type * as React from 'react';
import type { HydrateWhen } from './protocol.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'bi-slot': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement> & { name?: string }, HTMLElement>;
    }
    interface IntrinsicAttributes {
      /** On an island: when its script runs. Elsewhere it means nothing. */
      hydrate?: HydrateWhen;
    }
  }
}
