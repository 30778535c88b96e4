import type { Problem } from '../../errors/bifolio-error.ts';

/** A sign of a Chinese keyboard in YAML, or a space that is missing, and where. */
export interface KeyboardSlip {
  offset: number;
  said: Pick<Problem, 'severity' | 'code' | 'message' | 'hint'>;
}

/** What has kept a frontmatter from being read, when it is a slip of the keyboard. */
export function keyboardSlip(yaml: string): KeyboardSlip | undefined {
  const glued = /^[ \t]*(?:- )?([\w-]+)[ \t]*(?:：|:(?=[^\s:/]))[ \t]*(.*)$/m.exec(yaml);
  if (glued) {
    const [line, key, value = ''] = glued;
    const what = line.includes('：') ? 'a full-width colon' : 'no space behind its colon';
    return slip(glued.index + (line.length - line.trimStart().length), {
      message: `The frontmatter field \`${key}\` has ${what}.`,
      hint: `Write ${key}: ${value}`.trimEnd(),
    });
  }
  const quoted = /^[ \t]*[\w-]+:[ \t]*([“”‘’＂「].*)$/m.exec(yaml);
  if (!quoted) return undefined;
  const [line, value = ''] = quoted;
  return slip(quoted.index + line.length - value.length, {
    message: `The value ${value.trim()} is in quotation marks that YAML does not know.`,
    hint: `Write ${value.trim().replace(/[“”‘’＂「」]/g, '"')}`,
  });
}

const slip = (offset: number, said: { message: string; hint: string }): KeyboardSlip => ({
  offset,
  said: { severity: 'error', code: 'frontmatter-yaml', ...said },
});
