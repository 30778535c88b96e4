import { stringify } from 'yaml';
import type { NewFields } from '../../core/contracts/options/collections.ts';

/** The text of a new page: its frontmatter, and an empty line to write on. */
export const newText = (fields: NewFields): string => `---\n${stringify(fields, { lineWidth: 0 })}---\n\n`;
