import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { IconifyJSON } from '@iconify/types';
import { type DrawingTools, drawIcon } from '../../browser/icons/draw-icon.ts';
import { FROM_SERVICE, type IconSets } from '../../core/contracts/icons.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { installCommand } from '../../core/errors/install-command.ts';
import { setFile } from './installed-sets.ts';

const namePattern = /^([a-z\d]+(?:-[a-z\d]+)*):([a-z\d]+(?:-[a-z\d]+)*)$/;
const require = createRequire(import.meta.url);

export interface IconSetsOptions {
  /** Whether browsers may ask the icon service for what is not installed. */
  hasService: boolean;
}

/** The icon sets that are installed where the site is. Each is read by the first icon from it. */
export function createIconSets(root: string, { hasService }: IconSetsOptions): IconSets {
  const sets = new Map<string, IconifyJSON | undefined>();
  const found = new Map<string, ReturnType<IconSets['find']>>();

  const setOf = (prefix: string) => {
    if (!sets.has(prefix)) sets.set(prefix, readSet(root, prefix));
    return sets.get(prefix);
  };
  const look = (name: string): ReturnType<IconSets['find']> => {
    const [, prefix = '', icon = ''] = namePattern.exec(name) ?? [];
    if (!prefix)
      return problem('icon-name', `"${name}" is no name of an icon.`, 'Write set and name: mdi:home.');
    const set = setOf(prefix);
    if (!set && hasService) return FROM_SERVICE;
    if (!set)
      return problem(
        'icon-set-missing',
        `The icon "${name}" is left out: its set is not installed.`,
        `Install it: ${installCommand(`@iconify-json/${prefix}`, { dev: true })}`,
      );
    return (
      drawIcon(set, icon, drawingTools()) ??
      problem(
        'unknown-icon',
        `The set "${prefix}" has no icon "${icon}".`,
        'Look it up at https://icon-sets.iconify.design.',
      )
    );
  };
  return {
    find(name) {
      const answer = found.get(name) ?? look(name);
      found.set(name, answer);
      return answer;
    },
  };
}

function readSet(root: string, prefix: string): IconifyJSON | undefined {
  const file = setFile(root, prefix);
  return file && JSON.parse(readFileSync(file, 'utf8'));
}

const drawingTools = (): DrawingTools => ({
  ...require('@iconify/utils/lib/icon-set/get-icon'),
  ...require('@iconify/utils/lib/svg/build'),
});

const problem = (code: string, message: string, hint: string): Problem => ({
  severity: 'warning',
  code,
  message,
  hint,
});
