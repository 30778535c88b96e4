import { stringify } from 'yaml';
import { formatCreateTime } from '../collections/create-time.ts';

export interface NewText {
  title: string;
  /** When it is written, as the clock of its author shows. */
  createTime?: Date;
  /** Address without the path of its locale. */
  permalink?: string;
}

/** The text of a new page: its frontmatter, and an empty line to write on. */
export function newText({ title, createTime, permalink }: NewText): string {
  const frontmatter = {
    title,
    ...(createTime && { createTime: formatCreateTime(clockTime(createTime)) }),
    ...(permalink && { permalink }),
  };
  return `---\n${stringify(frontmatter, { lineWidth: 0 })}---\n\n`;
}

/** What the clock shows, read as UTC. */
const clockTime = (date: Date) => date.getTime() - date.getTimezoneOffset() * 60_000;
