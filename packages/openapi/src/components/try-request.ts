/** A field of the form. */
export interface TryField {
  name: string;
  /** Where its value goes. */
  place: 'path' | 'query' | 'header' | 'token' | 'user' | 'password';
  label: string;
  isRequired: boolean;
  value: string;
  /** The only values there are. */
  values?: readonly string[];
  isSecret?: boolean;
  /** Several values with commas between them, each sent by itself. */
  isList?: boolean;
  /** Index of the way to authorize that it belongs to. */
  way?: number;
}

/** What the form that sends a request gets. */
export interface TryProps {
  method: string;
  path: string;
  servers: readonly string[];
  fields: readonly TryField[];
  /** Names of the ways to authorize, of which a request takes one. */
  ways: readonly string[];
  body?: { type: string; text: string };
  text: Readonly<Record<TryText, string>>;
}

type TryText =
  | 'tryIt'
  | 'authorization'
  | 'server'
  | 'body'
  | 'send'
  | 'sending'
  | 'allow'
  | 'allowHint'
  | 'failed'
  | 'tooLong';

/** What a reader has filled in: values by index of the field. */
export interface Filled {
  server: string;
  values: readonly string[];
  body: string;
  /** Index of the way to authorize. */
  way: number;
}

/** The request that a form describes. Fields that are empty and not required are left out. */
export function requestOf(
  { method, path, fields, body }: Pick<TryProps, 'method' | 'path' | 'fields' | 'body'>,
  filled: Filled,
) {
  const valueAt = (index: number) => filled.values[index] ?? '';
  const query = new URLSearchParams();
  const headers = new Headers();
  let route = path;
  const user = { user: '', password: '' };
  for (const [index, { name, place, isList, way = filled.way }] of fields.entries()) {
    if (way !== filled.way) continue;
    const value = valueAt(index);
    if (place === 'path') route = route.replaceAll(`{${name}}`, encodeURIComponent(value));
    else if (value === '') continue;
    else if (place === 'query')
      for (const one of isList ? value.split(',') : [value]) query.append(name, one.trim());
    else if (place === 'header') headers.set(name, value);
    else if (place === 'token') headers.set('Authorization', `Bearer ${value}`);
    else user[place] = value;
  }
  if (user.user || user.password)
    headers.set('Authorization', `Basic ${base64(`${user.user}:${user.password}`)}`);
  const isSent = body !== undefined && filled.body !== '';
  if (isSent) headers.set('Content-Type', body.type);
  const search = query.size > 0 ? `?${query}` : '';
  return { url: filled.server + route + search, method, headers, ...(isSent && { body: filled.body }) };
}

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
