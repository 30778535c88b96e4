import type { Problem } from '../../../core/errors/bifolio-error.ts';
import type { LoadedConfig } from '../resolve-config.ts';

/** Warnings of options that older configs may set, and that change nothing any more. */
export const ignoredOptions = ({ build }: Pick<LoadedConfig, 'build'>): Problem[] =>
  build.workers === undefined
    ? []
    : [
        {
          severity: 'warning',
          code: 'option-ignored',
          message: 'Option `build.workers` has no effect any more: one thread renders all pages.',
          hint: 'Remove it.',
          option: ['build', 'workers'],
        },
      ];
