import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seriousFaults } from './axe.js';
import { explain, openBrowser, PASSWORD, register, type Size, sample, sizes, upload, visit } from './browser.js';

const pictures = fileURLToPath(new URL('../coverage/screens/', import.meta.url));

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  mkdirSync(pictures, { recursive: true });
});
afterAll(() => browser.close());

/** Takes the screen's picture, and lists what axe finds serious or critical in it. */
async function inspect(page: Page, name: string, size: Size, dark: boolean): Promise<string[]> {
  await page.setViewportSize(sizes[size]);
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${pictures}${name}-${size}-${dark ? 'dark' : 'light'}.png`, fullPage: true });
  const problems: string[] = [];
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) problems.push(`${name} ${size}: ${over} px wider than the window`);
  if (size === 'tablet') return problems;
  for (const fault of await seriousFaults(page)) problems.push(`${name} ${size} ${dark ? 'dark' : 'light'}: ${fault}`);
  return problems;
}

async function inspectAll(page: Page, name: string): Promise<string[]> {
  const problems: string[] = [];
  for (const size of ['phone', 'tablet', 'desktop'] as const) {
    for (const dark of [false, true]) problems.push(...(await inspect(page, name, size, dark)));
  }
  return problems;
}

describe('every screen at three sizes, light and dark', () => {
  test('for visitors', async () => {
    const { context, page } = await visit(browser);
    const problems: string[] = [];
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    problems.push(...(await inspectAll(page, 'landing')));
    await page.goto('/auth');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    problems.push(...(await inspectAll(page, 'sign-in')));
    await page.goto('/auth?action=register');
    await page.getByLabel('Email').fill('ruth@');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.locator('#error-summary').waitFor();
    problems.push(...(await inspectAll(page, 'register-with-errors')));
    await page.goto('/');
    await page.getByRole('button', { name: 'Read the whole explanation' }).click();
    await page.locator('.try-result .letter').waitFor();
    problems.push(...(await inspectAll(page, 'landing-tried')));
    await page.getByRole('tab', { name: 'Your own text' }).click();
    problems.push(...(await inspect(page, 'landing-own-text', 'phone', false)));
    await page.goto('/no-such-page');
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    problems.push(...(await inspectAll(page, 'not-found')));
    await page.goto('/settings');
    await page.getByRole('heading', { name: 'Sign in to see this page' }).waitFor();
    problems.push(...(await inspectAll(page, 'sign-in-first')));
    expect(problems).toEqual([]);
    await context.close();
  });

  test('that anyone may open', async () => {
    const { context, page } = await visit(browser);
    const problems: string[] = [];
    for (const path of ['patient', 'provider', 'terms', 'privacy', 'pricing', 'forgot-password', 'verify-email']) {
      await page.goto(`/${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      problems.push(...(await inspectAll(page, path)));
    }
    await page.goto('/patient');
    await page.getByRole('button', { name: 'Play' }).click();
    await page.locator('.intro-caption').waitFor();
    problems.push(...(await inspect(page, 'patient-playing', 'phone', true)));
    expect(problems).toEqual([]);
    await context.close();
  });

  test('for members', async () => {
    const { context, page } = await visit(browser);
    const problems: string[] = [];
    await register(page);
    problems.push(...(await inspectAll(page, 'dashboard-empty')));
    await page.setViewportSize(sizes.desktop);
    await explain(page, sample('files/ct-chest-nodule.pdf'));
    problems.push(...(await inspectAll(page, 'reading-imaging')));
    await page.setViewportSize(sizes.phone);
    await page.getByRole('button', { name: 'See your report, line by line' }).click();
    await page.locator('.report-pane.open').waitFor();
    problems.push(...(await inspect(page, 'reading-sheet', 'phone', false)));
    await page.keyboard.press('Escape');
    await page.setViewportSize(sizes.desktop);
    await page.goto('/');
    await explain(page, sample('files/critical-potassium-previous.docx'));
    await page.locator('.word').first().click();
    problems.push(...(await inspectAll(page, 'reading-laboratory')));
    await page.goto('/');
    await page.locator('.history-row button').first().click();
    await page.locator('.results .letter').waitFor();
    problems.push(...(await inspectAll(page, 'dashboard-full')));
    expect(problems).toEqual([]);
    await context.close();
  });

  test('for providers', async () => {
    const { context, page } = await visit(browser);
    const problems: string[] = [];
    await register(page, 'Provider');
    await page.goto('/patient-roster');
    for (const [name, birth] of [
      ['Ines Calder', '1961-03-14'],
      ['Bartholomew Featherstonehaugh-Montgomery', '1949-11-02'],
    ] as const) {
      await page.getByRole('button', { name: 'Add Patient' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Name').fill(name);
      await form.getByLabel('Date of birth').fill(birth);
      await form.getByLabel('Email').fill(`${name.replaceAll(' ', '.').toLowerCase()}@example.com`);
      await form.getByLabel('Phone').fill('+1 555 010 0123');
      await form.getByRole('button', { name: 'Add Patient' }).click();
      await form.waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: /^Edit: Ines/ }).waitFor();
    problems.push(...(await inspectAll(page, 'roster')));
    await page.getByRole('button', { name: /^Edit: Ines/ }).click();
    await page.getByRole('dialog').waitFor();
    problems.push(...(await inspect(page, 'roster-edit', 'phone', true)));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Consents: Ines/ }).click();
    await page.getByRole('button', { name: 'Record consent to calls' }).click();
    await page.getByText('Calls: given').waitFor();
    problems.push(...(await inspectAll(page, 'roster-consents')));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Delete: Ines/ }).click();
    await page.getByRole('dialog').waitFor();
    problems.push(...(await inspect(page, 'roster-delete', 'phone', false)));
    await page.goto('/provider-dashboard');
    await page.getByLabel('Patient optional').waitFor();
    problems.push(...(await inspectAll(page, 'provider-dashboard')));
    await page.goto('/imaging-reports');
    await page.getByText('No imaging reports yet').waitFor();
    problems.push(...(await inspect(page, 'imaging-reports', 'phone', false)));
    expect(problems).toEqual([]);
    await context.close();
  });

  test('for members who wait, and whose file could not be read', async () => {
    const { context, page } = await visit(browser);
    const problems: string[] = [];
    await register(page);
    // The progress never arrives, so the wait stands still for its picture.
    await page.route('**/events', () => {});
    await upload(page, sample('files/ct-chest-nodule.pdf'));
    await page.locator('.stages', { hasText: 'Waiting to start' }).waitFor();
    problems.push(...(await inspectAll(page, 'dashboard-wait')));
    await page.unroute('**/events');
    await page.goto('/');
    await page.locator('.history-row', { hasText: 'Completed' }).waitFor();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 nothing') });
    await page.locator('.inline-alert').waitFor();
    await page.locator('.history-row button', { hasText: 'broken.pdf' }).click();
    await page.locator('.history-row .reason').waitFor();
    problems.push(...(await inspectAll(page, 'dashboard-failed')));
    await page.getByRole('tab', { name: 'Paste Text' }).click();
    problems.push(...(await inspect(page, 'dashboard-paste', 'phone', false)));
    expect(problems).toEqual([]);
    await context.close();
  });

  test('of the account, in each state', async () => {
    const { context, page } = await visit(browser);
    const problems: string[] = [];
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
    problems.push(...(await inspectAll(page, 'check-your-email')));
    await page.goto('/verify-email?token=no-good');
    await page.getByRole('heading', { name: 'Your email address could not be verified' }).waitFor();
    problems.push(...(await inspectAll(page, 'verify-email-refused')));
    await page.goto('/reset-password?token=no-good');
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await page.getByText('Password must be at least 8 characters long').waitFor();
    problems.push(...(await inspectAll(page, 'reset-password')));
    expect(problems).toEqual([]);
    await context.close();
  });

  test('of the settings, in each state', async () => {
    const { context, page } = await visit(browser);
    const problems: string[] = [];
    await register(page);
    await page.goto('/settings');
    await page.getByText('This device', { exact: true }).waitFor();
    problems.push(...(await inspectAll(page, 'settings')));
    await page.getByRole('button', { name: 'Set it up' }).click();
    await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Set it up' }).click();
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    problems.push(...(await inspectAll(page, 'settings-two-step')));
    await page.setViewportSize(sizes.phone);
    await page.getByRole('button', { name: 'Menu' }).click();
    problems.push(...(await inspect(page, 'menu', 'phone', false)));
    await page.keyboard.press('Escape');
    await context.clearCookies({ name: 'plainchart_session' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('dialog').waitFor();
    problems.push(...(await inspectAll(page, 'sign-in-again')));
    expect(problems).toEqual([]);
    await context.close();
  });

  test('text at twice its size is neither clipped nor wider than the window', async () => {
    const { context, page } = await visit(browser);
    const holds = async (what: string) => {
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      for (const size of ['phone', 'desktop'] as const) {
        await page.setViewportSize(sizes[size]);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over, `${what} on a ${size}`).toBeLessThanOrEqual(0);
      }
      await page.evaluate(() => document.documentElement.removeAttribute('style'));
    };
    await page.goto('/');
    for (const path of ['/', '/patient', '/provider', '/auth', '/auth?action=register', '/pricing', '/terms']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await holds(path);
    }
    await register(page);
    await explain(page, sample('files/ct-chest-nodule.pdf'));
    await holds('an explanation');
    for (const path of ['/', '/settings', '/labwork']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await holds(`${path}, signed in`);
    }
    await context.close();
  });
});
