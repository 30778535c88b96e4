/** A request as samples show it. */
export interface SampleRequest {
  method: string;
  url: string;
  headers: readonly (readonly [name: string, value: string])[];
  /** A user and password, as `user:password`. */
  user?: string;
  body?: { type: string; value: unknown };
}

const isJson = (type: string) => /[/+]json\b/i.test(type);
const isForm = (type: string) => /x-www-form-urlencoded/i.test(type);

/** The text of a body that is no form with files. */
export function bodyText({ type, value }: { type: string; value: unknown }): string {
  if (isJson(type)) return JSON.stringify(value, null, 2);
  if (isForm(type) && typeof value === 'object' && value !== null)
    return new URLSearchParams(Object.entries(value).map(([key, one]) => [key, plain(one)])).toString();
  return plain(value);
}

/** Parts of a form with files; `undefined` for other bodies. */
export function formParts(body: SampleRequest['body']): [name: string, value: string][] | undefined {
  if (!body || !/multipart\/form-data/i.test(body.type)) return undefined;
  return Object.entries(Object(body.value)).map(([name, value]) => [name, plain(value)]);
}

const plain = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
