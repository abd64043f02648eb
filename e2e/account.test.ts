import { rmSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startMailServer } from '../test/mail-server.js';
import { makeDataFolder, startProduct } from '../test/product.js';
import { openBrowser, PASSWORD, register, siteUrl, visit } from './browser.js';
import { linkTo, type Mailbox, outboxOf } from './mailbox.js';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const OTHER_PASSWORD = 'Meadow9train?';

const toast = (page: Page, title: string) => page.locator('.toast', { hasText: title });

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
  await toast(page, 'Signed out').waitFor();
}

/** Answers of the API that refused because nobody is signed in. */
function watchRefusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(new URL(response.url()).pathname);
  });
  return refused;
}

/** Registers, verifies by the mailed link, forgets the password, sets a new one by the mailed link. */
async function everyMail(context: BrowserContext, page: Page, mailbox: Mailbox): Promise<void> {
  const email = await register(page);
  const banner = page.getByRole('complementary', { name: 'Email verification' });
  await banner.getByText(`Open the link we sent to ${email}.`).waitFor();
  const link = await linkTo(mailbox, email, '/verify-email');

  await page.goto(link);
  await page.getByRole('heading', { name: 'Your email address is verified' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  const since = Date.now();
  await page.getByRole('heading', { name: 'How can we help you today?' }).waitFor();
  expect(Date.now() - since).toBeGreaterThan(2000);
  expect(await banner.count()).toBe(0);

  await page.goto(link);
  await page.getByRole('heading', { name: 'Your email address could not be verified' }).waitFor();
  expect(await page.locator('.account-said').innerText()).toContain(
    'The verification link appears to be invalid or expired.',
  );

  await page.goto('/');
  await logOut(page);
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill('somebody@');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('Please enter a valid email address').waitFor();
  await page.getByLabel('Email').fill(`no.such.${Date.now()}@example.com`);
  await page.getByRole('button', { name: 'Send the link' }).click();
  const vague = "If an account with that email exists, we've sent you a password reset link.";
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
  expect(await page.locator('main').innerText()).toContain(vague);
  await page.getByRole('button', { name: 'Try a different email' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
  expect(await page.locator('main').innerText()).toContain(vague);

  const reset = await linkTo(mailbox, email, '/reset-password');
  await page.goto(reset);
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByLabel('Confirm password', { exact: true }).fill('other');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await page.getByText('Password must be at least 8 characters long').waitFor();
  await page.getByText('Passwords do not match').waitFor();
  await page.getByLabel('New password', { exact: true }).fill(OTHER_PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(OTHER_PASSWORD);
  await page.getByText('Strong').waitFor();
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await page.getByRole('link', { name: 'Continue to Login' }).click();
  await signIn(page, email, PASSWORD);
  await toast(page, 'Sign in failed').waitFor();
  await signIn(page, email, OTHER_PASSWORD);
  await toast(page, 'Welcome back!').waitFor();
  await page.getByRole('heading', { name: 'How can we help you today?' }).waitFor();

  await context.clearCookies();
  await page.goto(reset);
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await page.getByText('This password reset link is invalid or has expired.').waitFor();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await page.waitForURL(/\/forgot-password$/);
}

describe('mailed links', () => {
  test('verify an address and set a new password, read from the outbox', async () => {
    const { context, page, mistakes } = await visit(browser);
    await everyMail(context, page, outboxOf(inject('dataFolder')));
    expect(mistakes).toEqual([]);
    await context.close();
  });

  test('do the same through a mail server; where verification is required, signing in waits for it', async () => {
    const server = await startMailServer();
    const dataFolder = makeDataFolder();
    const env = { SMTP_URL: server.url, EMAIL_VERIFICATION: 'required', LOG_LEVEL: 'warn' };
    const product = await startProduct({ dataFolder, env });
    const mailbox = () => server.mails;
    const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    try {
      const email = `smtp.${Date.now()}@example.com`;
      await page.goto('/auth?action=register');
      for (const [label, value] of [
        ['First name', 'Ruth'],
        ['Last name', 'Hallam'],
        ['Email', email],
        ['Phone number', '555 0100'],
        ['Password', PASSWORD],
        ['Confirm password', PASSWORD],
      ] as const) {
        await page.getByLabel(label, { exact: true }).fill(value);
      }
      await page.getByRole('button', { name: 'Create Account' }).click();
      await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
      expect(await toast(page, 'Welcome to Plainchart!').innerText()).toContain('Please verify your email address');
      await linkTo(mailbox, email, '/verify-email');

      await page.goto('/auth');
      await signIn(page, email, PASSWORD);
      const refusal = toast(page, 'Email verification required');
      await refusal.waitFor();
      const shown = Date.now();
      expect(await refusal.innerText()).toContain('Please verify your email address before you sign in.');
      await refusal.waitFor({ state: 'detached' });
      expect(Date.now() - shown).toBeGreaterThan(6500);
      await page.getByRole('button', { name: 'Send the verification email again' }).click();
      await toast(page, 'Verification email sent').waitFor();

      // The new link has made the first one void.
      await page.goto(await linkTo(mailbox, email, '/verify-email', 1));
      await page.getByRole('heading', { name: 'Your email address is verified' }).waitFor();
      await page.goto('/forgot-password');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await page.goto(await linkTo(mailbox, email, '/reset-password'));
      await page.getByLabel('New password', { exact: true }).fill(OTHER_PASSWORD);
      await page.getByLabel('Confirm password', { exact: true }).fill(OTHER_PASSWORD);
      await page.getByRole('button', { name: 'Set the new password' }).click();
      await page.getByRole('link', { name: 'Continue to Login' }).click();
      await signIn(page, email, OTHER_PASSWORD);
      await page.getByRole('heading', { name: 'How can we help you today?' }).waitFor();
    } finally {
      await context.close();
      await product.end('SIGTERM');
      await server.close();
      rmSync(dataFolder, { recursive: true, force: true });
    }
  });

  test('without their token say so, or begin anew', async () => {
    const { context, page } = await visit(browser);
    await page.goto('/reset-password');
    await page.waitForURL(/\/forgot-password$/);
    await page.goto('/verify-email');
    await page.getByRole('heading', { name: 'Invalid link' }).waitFor();
    expect(await page.locator('.account-said').innerText()).toContain('No verification token provided.');
    await page.getByLabel('Email').fill(`nobody.${Date.now()}@example.com`);
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await page.getByText("If an account with that email still needs it, we've sent you a verification link.").waitFor();
    await page.route('**/api/auth/verify-email*', (route) => route.abort());
    await page.goto('/verify-email?token=abc');
    await page.getByText('An error occurred while verifying your email.').waitFor();
    await context.close();
  });
});

describe('a session', () => {
  test('that ends is renewed in a dialog, and nothing typed is lost', async () => {
    const { context, page, mistakes } = await visit(browser);
    const email = await register(page);
    await page.getByRole('tab', { name: 'Paste Text' }).click();
    const box = page.getByLabel('Your report’s text');
    await box.fill('EXAM: CHEST X-RAY\nIMPRESSION: Right lower lobe pneumonia.');
    await context.clearCookies({ name: 'plainchart_session' });
    await page.getByRole('button', { name: 'Analyze Text' }).click();
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await dialog.waitFor();
    expect(await dialog.getByLabel('Email').inputValue()).toBe(email);
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(true);
    await dialog.getByLabel('Password', { exact: true }).fill('not it');
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await toast(page, 'Sign in failed').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign In' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await box.inputValue()).toContain('pneumonia');
    await page.getByRole('button', { name: 'Analyze Text' }).click();
    await toast(page, 'Analysis complete').waitFor({ timeout: 60_000 });
    // All of the explanation is there: what is still asked for without a session would open the dialog again.
    await page.getByRole('button', { name: 'Change these questions' }).waitFor();
    await page.waitForLoadState('networkidle');

    await context.clearCookies({ name: 'plainchart_session' });
    await page.locator('.history-row button').first().click();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Your medical report, in words you know.' }).waitFor();
    expect(mistakes).toEqual([]);
    await context.close();
  });

  test('is asked for only where there may be one', async () => {
    const { context, page } = await visit(browser);
    const refused = watchRefusals(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname);
    });
    for (const path of ['/', '/patient', '/provider', '/auth', '/pricing', '/terms', '/privacy', '/forgot-password']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
    }
    expect(refused).toEqual([]);
    // Open lists only.
    expect(calls.filter((path) => !['/api/providers', '/api/plans'].includes(path))).toEqual([]);

    const email = await register(page);
    await page.reload();
    await page.getByRole('heading', { name: 'How can we help you today?' }).waitFor();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('plainchart-user') ?? 'null'));
    expect(Object.keys(kept).sort()).toEqual(['firstName', 'id', 'userType']);
    // From a page within: nothing of the dashboard is asked for on the way out.
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await logOut(page);
    await page.getByRole('heading', { name: 'Choose Your Experience' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(refused).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
      0,
      0,
      '',
    ]);
    expect(email).toContain('@');
    await context.close();
  });

  test('leads to where one wanted to go, and never to another site', async () => {
    const { context, page } = await visit(browser);
    const email = await register(page, 'Provider');
    await logOut(page);
    await page.goto('/provider-dashboard');
    await page.getByRole('heading', { name: 'Sign in to see this page' }).waitFor();
    await page.getByRole('link', { name: 'Back to Home' }).waitFor();
    await page.locator('main').getByRole('link', { name: 'Sign In' }).click();
    await page.waitForURL(/\/auth\?next=%2Fprovider-dashboard$/);
    await page.goto('/auth?next=%2Fterms');
    const at = Date.now();
    await signIn(page, email, PASSWORD);
    await page.waitForURL(/\/terms$/);
    expect(Date.now() - at).toBeGreaterThan(1000);
    // The greeting goes on over the full navigation.
    expect(await toast(page, 'Welcome back!').count()).toBe(1);
    await page.goto('/auth?next=%2F%2Fevil.example%2F');
    await page.waitForURL(/\/provider-dashboard$/);
    await context.close();
  });

  test('shows each kind of account its own pages', async () => {
    const patient = await visit(browser);
    await register(patient.page);
    for (const path of ['/provider', '/provider-dashboard']) {
      await patient.page.goto(path);
      await patient.page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    }
    await patient.page.goto('/patient');
    await patient.page.getByRole('heading', { name: 'How can we help you today?' }).waitFor();
    await patient.context.close();
    const provider = await visit(browser);
    await register(provider.page, 'Provider');
    await provider.page.goto('/patient');
    await provider.page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    for (const path of ['/', '/provider', '/provider-dashboard']) {
      await provider.page.goto(path);
      await provider.page.getByRole('heading', { name: 'Welcome, Dr. Ruth Hallam' }).waitFor();
    }
    await provider.context.close();
  });
});

test('the reminder to verify can be sent again, put off, and closed', async () => {
  const { context, page } = await visit(browser);
  await register(page);
  const banner = page.getByRole('complementary', { name: 'Email verification' });
  await banner.getByRole('button', { name: 'Send it again' }).click();
  await toast(page, 'Verification email sent').waitFor();
  // The server lets no second one go out in the same minute.
  await banner.getByRole('button', { name: 'Send it again' }).click();
  await toast(page, 'Failed to send email').waitFor();
  await banner.getByRole('button', { name: 'Maybe later' }).click();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await banner.count()).toBe(0);
  await logOut(page);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await context.close();
});

test('patients choose among verified providers while they register', async () => {
  const provider = await visit(browser);
  const email = await register(provider.page, 'Provider');
  await provider.page.goto(await linkTo(outboxOf(inject('dataFolder')), email, '/verify-email'));
  await provider.page.getByRole('heading', { name: 'Your email address is verified' }).waitFor();
  await provider.context.close();

  const { context, page } = await visit(browser);
  await page.goto('/auth?action=register');
  const choice = page.getByRole('group', { name: /Your providers/ });
  await choice.getByLabel('Dr. Ruth Hallam').first().check();
  await page.getByLabel('Provider', { exact: true }).check();
  expect(await choice.count()).toBe(0);
  await page.getByLabel('Patient', { exact: true }).check();
  const sent = page.waitForRequest('**/api/auth/register');
  for (const [label, value] of [
    ['First name', 'Noa'],
    ['Last name', 'Lund'],
    ['Email', `noa.${Date.now()}@example.com`],
    ['Phone number', '555 0100'],
    ['Password', PASSWORD],
    ['Confirm password', PASSWORD],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'Create Account' }).click();
  const body = (await sent).postDataJSON();
  expect(body.providerIds).toHaveLength(1);
  expect(body).not.toHaveProperty('confirmPassword');
  await toast(page, 'Welcome to Plainchart!').waitFor();
  await context.close();
});

test('an account without a type chooses one, and the page begins anew', async () => {
  const { context, page } = await visit(browser);
  await register(page);
  const answer = await page.request.get(`${siteUrl()}/api/auth/user`);
  const user = await answer.json();
  let type: string | null = null;
  await page.route('**/api/auth/user', (route) => route.fulfill({ json: { ...user, userType: type } }));
  await page.goto('/');
  await page.getByRole('heading', { name: 'How will you use it?' }).waitFor();
  await page.getByLabel(/Healthcare Professional/).check();
  // This account has a type on the server, which refuses a second one.
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.locator('.toast', { hasText: 'Failed to update your account type. Please try again.' }).waitFor();
  const sent: unknown[] = [];
  await page.route('**/api/auth/user/type', (route) => {
    sent.push(route.request().postDataJSON());
    type = 'provider';
    return route.fulfill({ json: { ...user, userType: type } });
  });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Welcome, Dr. Ruth Hallam' }).waitFor();
  await toast(page, 'Your account type has been set successfully.').waitFor();
  expect(sent).toEqual([{ userType: 'healthcare_worker' }]);
  await context.close();
});

test('without a connection the page says so and keeps what was typed', async () => {
  const { context, page } = await visit(browser, { size: 'phone' });
  await register(page);
  await page.getByRole('tab', { name: 'Paste Text' }).click();
  const box = page.getByLabel('Your report’s text');
  await box.fill('IMPRESSION: Right lower lobe pneumonia.');
  await context.setOffline(true);
  await page.getByText('You are offline.').waitFor();
  await page.getByRole('button', { name: 'Analyze Text' }).click();
  await toast(page, 'Text analysis failed').waitFor();
  expect(await box.inputValue()).toContain('pneumonia');
  await context.setOffline(false);
  await page.getByText('You are offline.').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Analyze Text' }).click();
  await toast(page, 'Analysis complete').waitFor({ timeout: 60_000 });
  await context.close();
});
