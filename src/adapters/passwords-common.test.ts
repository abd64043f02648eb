import { expect, test } from 'vitest';
import { isCommonPassword } from './passwords-common.js';

const own = ['Katharina', 'Lee', 'kat.miller'];

test.each([
  'Password1!', 'P@ssw0rd!', 'Sunshine2024!', '!!Dragon99', 'Qwerty123!', 'Aa1!Aa1!Aa1!', 'Welcome1!', 'Katharina1!',
  'k@tharina7', 'Kat.Miller#1', 'Trustno1!', 'M0nkey!!', 'Letmein#123',
  'KatharinaLee1980!', 'leekatharina#1', 'K@tharin4Lee!',
])('refuses %s', async (password) => expect(await isCommonPassword(password, own)).toBe(true)); // biome-ignore format: one list

test.each([
  'Correct-Horse-1',
  'Correct-Horse-7',
  'x9$Kq!27mZ',
  'Teal-Otter-Sings-4',
  'Dragon#91746352xQ',
  'ü7!Grünkohl-Suppe',
])('takes %s', async (password) => expect(await isCommonPassword(password, own)).toBe(false));
