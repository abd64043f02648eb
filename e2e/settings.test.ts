import { readFileSync } from 'node:fs';
import { TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, PASSWORD, register, visit } from './browser.js';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const OTHER_PASSWORD = 'Meadow9train?';
const toast = (page: Page, title: string) => page.locator('.toast', { hasText: title });

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth?next=%2Fsettings');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('two-step sign-in is set up, asked for, helped by a recovery code, and turned off', async () => {
  const { context, page, mistakes } = await visit(browser);
  const email = await register(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByLabel('Your password', { exact: true }).fill('not it');
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByText('Your password is not correct.').waitFor();
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const app = new TOTP({ secret: (await page.locator('.two-step-key').innerText()).replace(/\s/g, '') });
  await page.getByLabel('Code from the app', { exact: true }).fill('000');
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await page.locator('.settings-refusal', { hasText: 'code' }).waitFor();
  await page.getByLabel('Code from the app', { exact: true }).fill(app.generate());
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  const codes = await page.locator('.recovery-codes code').allInnerTexts();
  expect(codes.length).toBeGreaterThanOrEqual(8);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('plainchart-recovery-codes.txt');
  expect(
    readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\n'),
  ).toEqual(codes);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  expect(await page.locator('.recovery-codes').count()).toBe(0);
  await page.getByText(`${codes.length} recovery codes left.`).waitFor();

  await page.getByRole('button', { name: 'Log out' }).click();
  await toast(page, 'Signed out').waitFor();
  await signIn(page, email, PASSWORD);
  const code = page.getByLabel('Code', { exact: true });
  await code.waitFor();
  expect(await code.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await page.locator('.toast', { hasText: 'Sign in failed' }).count()).toBe(0);
  await code.fill('123456');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await toast(page, 'Sign in failed').waitFor();
  await page.locator('.field-error', { hasText: 'The code is not correct.' }).waitFor();
  await code.fill(codes[0]!);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/settings$/);
  await page.getByText(`${codes.length - 1} recovery codes left.`).waitFor();

  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Code from the app', { exact: true }).fill(codes[1]!);
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  const fresh = await page.locator('.recovery-codes code').allInnerTexts();
  expect(fresh.filter((one) => codes.includes(one))).toEqual([]);
  await page.getByRole('button', { name: 'I have kept them' }).click();

  await page.getByRole('button', { name: 'Turn it off' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Code from the app, or a recovery code', { exact: true }).fill(fresh[0]!);
  await page.getByRole('button', { name: 'Turn it off' }).click();
  await page.getByText('It is off.').waitFor();
  expect(mistakes).toEqual([]);
  await context.close();
});

test('the profile is corrected, the password changed, and other devices signed out', async () => {
  const first = await visit(browser);
  const { page } = first;
  const email = await register(page);
  const second = await visit(browser, { size: 'phone' });
  await signIn(second.page, email, PASSWORD);
  await second.page.getByRole('heading', { name: 'Settings' }).waitFor();

  await page.goto('/settings');
  await page.getByLabel('First name').fill(' ');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('First name is required').waitFor();
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Date of birth').fill('2999-01-01');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('.settings-refusal', { hasText: 'Please enter a valid date of birth' }).waitFor();
  await page.getByLabel('Date of birth').fill('1958-04-02');
  await page.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Your profile has been updated.').waitFor();
  await page.getByText('Hello, Rosa').waitFor();

  const sessions = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
  await sessions.nth(1).waitFor();
  expect(await sessions.filter({ hasText: 'This device' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await toast(page, 'All other devices were signed out.').waitFor();
  await page.getByText('You are signed in here only.').waitFor();
  await second.page.reload();
  await second.page.getByRole('heading', { name: 'Sign in to see this page' }).waitFor();
  await signIn(second.page, email, PASSWORD);
  await second.page.getByRole('heading', { name: 'Settings' }).waitFor();

  await page.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill(OTHER_PASSWORD);
  await page.getByLabel('Confirm new password', { exact: true }).fill('something else');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Passwords do not match').waitFor();
  await page.getByLabel('Confirm new password', { exact: true }).fill(OTHER_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await toast(page, 'Password changed').waitFor();
  expect(await page.getByLabel('New password', { exact: true }).inputValue()).toBe('');

  // The other device meets the end of its session when it next does something.
  await second.page.getByLabel('First name').fill('Roswitha');
  await second.page.getByRole('button', { name: 'Save' }).click();
  const dialog = second.page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(OTHER_PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await second.page.getByLabel('First name').inputValue()).toBe('Roswitha');

  await page.reload();
  await sessions.nth(1).waitFor();
  await sessions.getByRole('button', { name: /^Sign out / }).click();
  await toast(page, 'The session has ended.').waitFor();
  await page.getByText('You are signed in here only.').waitFor();
  await first.context.close();
  await second.context.close();
});

test('the mails one gets are chosen, and the plan is shown', async () => {
  const { context, page, mistakes } = await visit(browser);
  await register(page, 'Provider');
  await page.goto('/settings');
  const ready = page.getByLabel('When an explanation is ready');
  const before = await ready.isChecked();
  await ready.click();
  await toast(page, 'Your choice has been kept.').waitFor();
  await page.getByLabel('When a patient chooses you').waitFor();
  const plan = page.getByRole('region', { name: 'Plan' });
  await plan.getByText('You have 3 analyses left.').waitFor();
  await page.reload();
  await ready.waitFor();
  expect(await ready.isChecked()).toBe(!before);
  await page.route('**/api/account/notifications', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await ready.click();
  await toast(page, 'Network error. Please try again.').waitFor();
  expect(await ready.isChecked()).toBe(!before);
  await page.getByRole('link', { name: 'See all plans' }).click();
  await page.waitForURL(/\/pricing$/);
  expect(mistakes).toEqual([]);
  await context.close();
});

test('a copy of all one’s data is made and saved', async () => {
  const { context, page, mistakes } = await visit(browser);
  await register(page);
  await page.goto('/settings');
  const part = page.getByRole('region', { name: 'A copy of my data' });
  await part.getByRole('button', { name: 'Make a copy of all my data' }).click();
  const save = part.getByRole('link', { name: 'Download the copy' });
  await save.waitFor();
  await part.getByText('Your copy is ready: made just now, under 0.1 MB.').waitFor();
  const downloading = page.waitForEvent('download');
  await save.click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('plainchart-data.zip');
  expect(readFileSync(await file.path()).includes('account.json')).toBe(true);
  await page.reload();
  await save.waitFor();
  await part.getByRole('button', { name: 'Make a new copy' }).waitFor();
  expect(mistakes).toEqual([]);
  await context.close();
});

test('who opened one’s data is shown, the newest first', async () => {
  const { context, page, mistakes } = await visit(browser);
  await register(page);
  await page.goto('/settings');
  const part = page.locator('#activity');
  await part.getByRole('listitem').first().waitFor();
  expect(await part.getByRole('listitem').first().innerText()).toMatch(/^You: /);
  expect(mistakes).toEqual([]);
  await context.close();
});

test('an account is deleted for good, after the password', async () => {
  const { context, page, mistakes } = await visit(browser);
  const email = await register(page);
  await page.goto('/settings');
  const part = page.locator('#delete-account');
  await part.getByRole('button', { name: 'Delete my account' }).click();
  await part.getByLabel('Your password', { exact: true }).fill('not it');
  await part.getByRole('button', { name: 'Delete everything' }).click();
  await part.getByText('Your password is not correct.').waitFor();
  await part.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await part.getByRole('button', { name: 'Delete everything' }).click();
  await toast(page, 'Account deleted').waitFor();
  await page.waitForURL((url) => url.pathname === '/');
  await signIn(page, email, PASSWORD);
  await toast(page, 'Sign in failed').waitFor();
  expect(mistakes).toEqual([]);
  await context.close();
});
