/** What came back from a host. */
export type Answer =
  | { error: string }
  | { status: string; isOk: boolean; facts: string; text: string; isCut: boolean };

/** Longer answers are not shown to their end. */
const LONGEST = 100_000;
const LIMIT_MS = 30_000;

/** Sends a request without cookies. Never throws. */
export async function send({ url, ...request }: { url: string } & RequestInit): Promise<Answer> {
  const start = performance.now();
  try {
    const response = await fetch(url, {
      ...request,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    return {
      status: `${response.status} ${response.statusText}`.trim(),
      isOk: response.ok,
      facts: [type, `${Math.round(performance.now() - start)} ms`].filter(Boolean).join(' · '),
      text: formatted(text, type).slice(0, LONGEST),
      isCut: text.length > LONGEST,
    };
  } catch (error) {
    return { error: String(error) };
  }
}

function formatted(text: string, type: string): string {
  if (!/[/+]json\b/i.test(type)) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
