import type * as React from 'react';
import type { HydrateWhen } from './protocol.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'bi-icon': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement> & { name: string }, HTMLElement>;
      'bi-lock': React.DetailedHTMLProps<
        React.HTMLAttributes<HTMLElement> & {
          scope: string;
          place: string;
          hours?: number;
          wrong?: string;
          opened?: string;
          class?: string;
        },
        HTMLElement
      >;
      'bi-slot': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement> & { name?: string }, HTMLElement>;
    }
    interface IntrinsicAttributes {
      /** On an island: when its script runs. Elsewhere it means nothing. */
      hydrate?: HydrateWhen;
    }
  }
}
