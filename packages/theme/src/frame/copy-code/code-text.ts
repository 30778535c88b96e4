const shells = new Set(['sh', 'shell', 'shellscript', 'bash', 'zsh', 'fish', 'console', 'powershell', 'ps1']);

/** What a reader wants of a code block: no removed lines, nothing marked `.vp-copy-ignore`, no popups, no prompts of a shell. */
export function codeText(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  for (const ignored of copy.querySelectorAll('.vp-copy-ignore, .code-tip')) ignored.remove();
  const lines = [...copy.querySelectorAll('.line')].filter((line) => !line.classList.contains('remove'));
  const text = lines.map((line) => line.textContent).join('\n');
  const language = code.closest<HTMLElement>('.code')?.dataset.lang ?? '';
  return shells.has(language) ? withoutPrompts(text) : text;
}

/**
 * `$ npm start` without the `$`, on every line. A `>` is a prompt only at the edge of a block that begins with one:
 * elsewhere it writes into a file, such as below `sort in.txt \`.
 */
export function withoutPrompts(text: string): string {
  const commands = text.replace(/^ *\$ /gm, '');
  return (/^\s*[$>] /.test(text) ? commands.replace(/^> /gm, '') : commands).trim();
}
