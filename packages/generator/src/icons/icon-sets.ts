import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { IconifyJSON } from '@iconify/types';
import type { Problem } from '../errors.ts';
import type { IconDrawing, IconSets } from './types.ts';

const namePattern = /^([a-z\d]+(?:-[a-z\d]+)*):([a-z\d]+(?:-[a-z\d]+)*)$/;
const require = createRequire(import.meta.url);

/** The icon sets (`@iconify-json/*`) that are installed where the site is. Each is read by the first icon from it. */
export function createIconSets(root: string): IconSets {
  const sets = new Map<string, IconifyJSON | undefined>();
  const found = new Map<string, IconDrawing | Problem>();

  const setOf = (prefix: string) => {
    if (!sets.has(prefix)) sets.set(prefix, readSet(root, prefix));
    return sets.get(prefix);
  };
  const look = (name: string): IconDrawing | Problem => {
    const [, prefix = '', icon = ''] = namePattern.exec(name) ?? [];
    if (!prefix)
      return problem('icon-name', `"${name}" is no name of an icon.`, 'Write set and name: mdi:home.');
    const set = setOf(prefix);
    if (!set)
      return problem(
        'icon-set-missing',
        `The icon "${name}" is left out: its set is not installed.`,
        `Install it: npm install -D @iconify-json/${prefix}`,
      );
    return (
      draw(set, icon) ??
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
  try {
    const path = createRequire(join(root, 'index.js')).resolve(`@iconify-json/${prefix}/icons.json`);
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function draw(set: IconifyJSON, name: string): IconDrawing | undefined {
  const {
    getIconData,
  }: typeof import('@iconify/utils/lib/icon-set/get-icon') = require('@iconify/utils/lib/icon-set/get-icon');
  const {
    iconToSVG,
  }: typeof import('@iconify/utils/lib/svg/build') = require('@iconify/utils/lib/svg/build');
  const data = getIconData(set, name);
  if (!data) return undefined;
  const { attributes, body } = iconToSVG(data);
  return { viewBox: attributes.viewBox, body: ownIds(body, `${set.prefix}-${name}`) };
}

/** Gradients and masks of an icon refer to ids, which must not meet those of another icon. */
function ownIds(body: string, prefix: string): string {
  const ids = new Set([...body.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
  if (ids.size === 0) return body;
  return body.replace(/(\sid="|url\(#|="#)([^")]+)/g, (whole, before: string, id: string) =>
    ids.has(id) ? `${before}${prefix}-${id}` : whole,
  );
}

const problem = (code: string, message: string, hint: string): Problem => ({
  severity: 'warning',
  code,
  message,
  hint,
});
