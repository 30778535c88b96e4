/** The text of a file of the site; `undefined` when it can't be had. */
export async function fetchText(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}
