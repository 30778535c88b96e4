/**
 * The ref that a release most likely has: a tag or branch of its name, else the newest tag of its line (`1.x` is `v1.4.2`). Empty when
 * there is none.
 */
export async function refOf(
  label: string,
  git: (args: readonly string[]) => Promise<string>,
): Promise<string> {
  const linesOf = (text: string) => text.split('\n').filter(Boolean);
  const tags = linesOf(await git(['tag', '--list', '--sort=-version:refname']));
  const branches = linesOf(await git(['branch', '--format=%(refname:short)']));
  const line = label.replace(/(?:\.[x*])+(?:\s.*)?$/i, '');
  const isNamed = (name: string) => [label, `v${label}`, line, `v${line}`].includes(name);
  const isOfLine = (tag: string) => tag.replace(/^v/, '').startsWith(`${line.replace(/^v/, '')}.`);
  const isFinal = (tag: string) => !tag.includes('-');
  const ofLine = tags.filter(isOfLine);
  return [...tags, ...branches].find(isNamed) ?? ofLine.find(isFinal) ?? ofLine[0] ?? '';
}
