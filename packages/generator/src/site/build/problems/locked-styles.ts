import { dirname, join } from 'node:path';
import type { Page } from '../../../core/contracts/page.ts';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { relativePath } from '../../../core/files/relative-path.ts';
import { placeAt, readAuthorCode } from '../../bundle/author/author-code.ts';
import { isStyleSheet } from '../../bundle/author/author-sheets.ts';
import type { Site } from '../../read/read-site.ts';

/** Errors for stylesheets that locked `.mdx` pages and their parts import: all pages link them, so everybody can read them. */
export function lockedStyles({ config, graph }: Pick<Site, 'config' | 'graph'>): Problem[] {
  const seen = new Set<string>();
  const problemsOf = (path: string): Problem[] => {
    if (seen.has(path)) return [];
    seen.add(path);
    const [page] = readAuthorCode([path]);
    return (page?.imports ?? []).flatMap(({ name, index }) => {
      if (name.startsWith('.') && name.endsWith('.mdx')) return problemsOf(join(dirname(path), name));
      const place = { file: relativePath(config.sourceDir, path), ...placeAt(page?.code ?? '', index) };
      return isPublished(name) ? { ...lockedStyle(name), ...place } : [];
    });
  };
  return graph.pages.filter(isLockedModule).flatMap(({ file }) => problemsOf(join(config.sourceDir, file)));
}

const isLockedModule = ({ lock, file }: Page): boolean => lock !== undefined && file.endsWith('.mdx');

/** A stylesheet as text is part of the page, which is encrypted. */
const isPublished = (name: string): boolean =>
  isStyleSheet(name.replace(/\?.*/, '')) && !/[?&](?:inline|raw)\b/.test(name);

const lockedStyle = (name: string) =>
  ({
    severity: 'error',
    code: 'locked-style',
    message: `This page is locked, but everyone could read the stylesheet "${name}" that it imports.`,
    hint: 'Stylesheets are public. If everyone may read this one, name it in `styles` of the config, or import it in a component.',
  }) as const;
