import { bodyText, formParts, type SampleRequest } from './sample-request.ts';

/** A request as a command of `curl`. */
export function curl(request: SampleRequest): string {
  const { method, url, headers, user, body } = request;
  const form = formParts(body);
  const lines = [
    `curl ${method === 'GET' ? '' : method === 'HEAD' ? '--head ' : `-X ${method} `}${quoted(url)}`,
    ...(user ? [`-u ${quoted(user)}`] : []),
    ...headers
      .filter(([name]) => !form || !isType(name))
      .map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(form ?? []).map(([name, value]) => `-F ${quoted(`${name}=${value}`)}`),
    ...(body && !form ? [`-d ${quoted(bodyText(body))}`] : []),
  ];
  return lines.join(' \\\n  ');
}

const isType = (name: string) => name.toLowerCase() === 'content-type';

/** As a shell reads it: nothing in it is run. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
