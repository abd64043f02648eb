import { expect, test } from 'vitest';
import { registrationSchema } from './registration-schema.js';
import { strengthOf } from './strength.js';

const good = {
  firstName: 'Ruth',
  lastName: 'Hallam',
  email: 'ruth@example.com',
  dateOfBirth: '',
  phoneNumber: '555',
  password: 'Harbor7lamp!',
  confirmPassword: 'Harbor7lamp!',
  userType: 'patient',
  providerIds: [],
};
const problems = (change: Partial<typeof good>) => {
  const result = registrationSchema.safeParse({ ...good, ...change });
  return result.success ? {} : Object.fromEntries(result.error.issues.map((issue) => [issue.path[0], issue.message]));
};

test('a good form passes, with and without a date of birth', () => {
  expect(problems({})).toEqual({});
  expect(problems({ dateOfBirth: '1958-04-02' })).toEqual({});
});

test('each field says what is wrong in the words of the product', () => {
  expect(problems({ firstName: ' ', lastName: '', phoneNumber: '', email: 'x@', dateOfBirth: '02/04/1958' })).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    phoneNumber: 'Phone number is required',
    email: 'Please enter a valid email address',
    dateOfBirth: 'Please enter a valid date of birth',
  });
  expect(problems({ dateOfBirth: '2023-02-30' })).toHaveProperty('dateOfBirth');
});

test('two different passwords are told also while other things are wrong', () => {
  expect(problems({ confirmPassword: 'other', firstName: '' })).toEqual({
    confirmPassword: 'Passwords do not match',
    firstName: 'First name is required',
  });
});

test('the strength is the number of criteria met', () => {
  const word = (password: string) => strengthOf(password).word;
  expect(['', 'a', 'aB', 'aB1', 'aB1!', 'aB1!aB1!'].map(word)).toEqual([
    'None',
    'Weak',
    'Weak',
    'Fair',
    'Good',
    'Strong',
  ]);
});
