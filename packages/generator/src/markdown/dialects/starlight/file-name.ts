/** A comment among the first lines of a block that is a file name, as Expressive Code reads it. */
const NAMED =
  /^\s*(?:\/\/|#|<!--|\/\*)\s*(?:File(?:[ -]?name)?:\s*)?((?:[\w@~.[\]-]+[/\\])*[\w@~.[\]-]*\.[\w-]+)\s*(?:-->|\*\/)?\s*$/i;
const AMONG = 4;

/** The lines of a block under its first line, with that comment as the title. A title that is written stays. */
export function titleByComment(opening: string, body: readonly string[]): string[] {
  const at = body.slice(0, AMONG).findIndex((line) => NAMED.test(line));
  const name = NAMED.exec(body[at] ?? '')?.[1];
  if (!name || /\stitle=/.test(opening)) return [opening, ...body];
  const behind = body[at + 1]?.trim() === '' ? at + 2 : at + 1;
  return [`${opening} title="${name}"`, ...body.slice(0, at), ...body.slice(behind)];
}
