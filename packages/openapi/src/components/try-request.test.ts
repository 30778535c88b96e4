import { expect, it } from 'vitest';
import { requestOf, type TryField } from './try-request.ts';

const field = (place: TryField['place'], name: string, more: Partial<TryField> = {}): TryField => ({
  name,
  place,
  label: name,
  isRequired: false,
  value: '',
  ...more,
});

it('puts values where they belong, and leaves out empty ones', () => {
  const fields = [
    field('path', 'id'),
    field('query', 'tag', { isList: true }),
    field('query', 'none'),
    field('header', 'X-Trace'),
    field('token', 'oauth'),
  ];
  const { url, headers, ...others } = requestOf(
    { method: 'GET', path: '/pets/{id}', fields },
    { server: 'https://example.com', values: ['a/b', 'x, y', '', '1', 'secret'], body: '', way: 0 },
  );
  expect(url).toBe('https://example.com/pets/a%2Fb?tag=x&tag=y');
  expect(Object.fromEntries(headers)).toEqual({ 'x-trace': '1', authorization: 'Bearer secret' });
  expect(others).toEqual({ method: 'GET' });
});

it('sends what the chosen way to authorize needs, and nothing of others', () => {
  const fields = [field('token', 'oauth', { way: 0 }), field('header', 'X-Key', { way: 1 })];
  const headersOf = (way: number) => {
    const filled = { server: '', values: ['secret', 'key'], body: '', way };
    return Object.fromEntries(requestOf({ method: 'GET', path: '/', fields }, filled).headers);
  };
  expect(headersOf(0)).toEqual({ authorization: 'Bearer secret' });
  expect(headersOf(1)).toEqual({ 'x-key': 'key' });
  expect(headersOf(2)).toEqual({});
});

it('sends a body with its type, and users as UTF-8', () => {
  const fields = [field('user', 'basic'), field('password', 'basic')];
  const form = { method: 'POST', path: '/', fields, body: { type: 'application/json', text: '' } };
  const { headers, ...others } = requestOf(form, { server: '', values: ['猫', 'b'], body: '{}', way: 0 });
  expect(headers.get('authorization')).toBe(`Basic ${Buffer.from('猫:b').toString('base64')}`);
  expect(headers.get('content-type')).toBe('application/json');
  expect(others).toEqual({ url: '/', method: 'POST', body: '{}' });
});
