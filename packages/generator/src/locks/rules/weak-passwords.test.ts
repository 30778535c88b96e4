import { expect, it } from 'vitest';
import { weakPasswords } from './weak-passwords.ts';

const messages = (...passwords: string[]) =>
  weakPasswords(passwords, 'The password').map(({ message }) => message);

it('warns of short passwords and of common ones, however they are written', () => {
  expect(messages('1234567', '一二三四五六七', '🔑🔑🔑🔑🔑🔑🔑')).toEqual(
    Array(3).fill('The password has fewer than 8 characters.'),
  );
  expect(messages('Password1', 'ｑｗｅｒｔｙｕｉｏｐ')).toEqual(
    Array(2).fill('The password is one of the 50,000 most common ones.'),
  );
});

it('says nothing of others', () => {
  expect(messages('quiet-harbor-lantern-42', '一二三四五六七八')).toEqual([]);
});
