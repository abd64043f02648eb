import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, outcome, PASSWORD, register, visit } from './browser.js';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Presses Tab until the focused control has this name. */
async function tabTo(page: Page, name: string | RegExp, limit = 60): Promise<void> {
  for (let i = 0; i < limit; i += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent ?? element?.textContent ?? '';
    });
    if (typeof name === 'string' ? focused.trim() === name : name.test(focused)) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

test('registration, pasting, analysis and reading need no mouse', async () => {
  const { context, page, mistakes } = await visit(browser);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the text');
  await tabTo(page, 'Get Started');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Create your account' }).waitFor();

  await tabTo(page, 'First name');
  await page.keyboard.press('Enter');
  const summary = page.locator('#error-summary');
  await summary.waitFor();
  expect(await summary.innerText()).toMatch(/things to correct/);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('error-summary');
  const fields: [string, string][] = [
    ['First name', 'Ruth'],
    ['Last name', 'Hallam'],
    ['Email', `keys.${Date.now()}@example.com`],
    ['Phone number', '+1 555 010 0142'],
    ['Password', PASSWORD],
    ['Confirm password', PASSWORD],
  ];
  for (const [name, value] of fields) {
    await tabTo(page, name);
    await page.keyboard.insertText(value);
  }
  expect(await page.getByText('Strong').isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'How can we help you today?' }).waitFor();

  await tabTo(page, 'Upload File');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, 'Your report’s text');
  await page.keyboard.insertText(
    'EXAM: CHEST X-RAY, 2 VIEWS\nFINDINGS: Heart size is normal. No pleural effusion or pneumothorax.\n' +
      'There is an opacity in the right lower lobe, likely pneumonia.\nIMPRESSION: Right lower lobe pneumonia.\n' +
      'RECOMMENDATION: Follow-up chest x-ray in 6 weeks.',
  );
  await tabTo(page, 'Analyze Text');
  await page.evaluate(() => {
    const places: string[] = [];
    addEventListener('focusin', ({ target }) => places.push((target as Element).firstElementChild?.className ?? ''));
    Object.assign(window, { places });
  });
  await page.keyboard.press('Enter');
  expect(await outcome(page)).toBe('Analysis complete');
  // What was pressed is gone: the focus went to the wait, then to the explanation.
  expect(await page.evaluate(() => (window as unknown as { places: string[] }).places)).toContain('wait-frame');
  await page.waitForFunction(() => document.activeElement?.className === 'results');
  await tabTo(page, 'Open on its own page');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/analyses\/\d+$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'main');
  await tabTo(page, /^Source: line/);
  await page.keyboard.press('Enter');
  expect(await page.locator('.report-lines p.lit').count()).toBeGreaterThan(0);
  await tabTo(page, /^\S*pneumonia/i, 200);
  expect(mistakes).toEqual([]);
  await context.close();
});

test('signing in, settings and signing out need no mouse', async () => {
  const { context, page, mistakes } = await visit(browser, { size: 'phone' });
  const email = await register(page);
  await context.clearCookies();
  await page.goto('/patient');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page, 'Play');
  await page.keyboard.press('Enter');
  await page.locator('.intro-caption').waitFor();
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page, 'Sign In');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await tabTo(page, 'Email');
  await page.keyboard.insertText(email);
  await tabTo(page, 'Password');
  await page.keyboard.insertText(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'How can we help you today?' }).waitFor();

  await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Settings');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await tabTo(page, 'First name');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('Rosa');
  await page.keyboard.press('Enter');
  await page.locator('.toast', { hasText: 'Your profile has been updated.' }).waitFor();
  await tabTo(page, 'Set it up');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('two-step-start-password');
  await tabTo(page, 'Cancel');
  await page.keyboard.press('Enter');

  await page.goto('/');
  await page.getByText('Hello, Rosa').waitFor();
  await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-expanded'))).toBe('false');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Log out');
  await page.keyboard.press('Enter');
  await page.locator('.toast', { hasText: 'Signed out' }).waitFor();
  expect(mistakes).toEqual([]);
  await context.close();
});

test('a provider keeps the roster without a mouse', async () => {
  const { context, page, mistakes } = await visit(browser);
  await register(page, 'Provider');
  await tabTo(page, /^Patient Roster/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'No patients yet' }).waitFor();
  await tabTo(page, 'Add Patient');
  await page.keyboard.press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await page.getByRole('dialog', { name: 'Add Patient' }).waitFor();
  expect(await focused()).toBe('patient-name');
  // Escape leaves the form, and the focus is back where it was.
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForFunction(() => document.activeElement?.textContent === 'Add Patient');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'patient-name');
  await page.keyboard.insertText('Ines Calder');
  await page.keyboard.press('Tab');
  // A date field takes month, day and year.
  await page.keyboard.type('03141961');
  await tabTo(page, /^Email/);
  await page.keyboard.insertText('ines@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.insertText('+1 555 010 0123');
  await page.keyboard.press('Enter');
  await page.getByText('Born March 14, 1961').waitFor();
  await tabTo(page, 'Consents: Ines Calder');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Record consent to calls');
  await page.keyboard.press('Enter');
  await page.getByText('Calls: given').waitFor();
  await page.keyboard.press('Escape');
  await tabTo(page, 'Delete: Ines Calder');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Delete patient');
  await page.keyboard.press('Enter');
  await page.getByText('Ines Calder was removed.').waitFor();
  await tabTo(page, 'Undo');
  await page.keyboard.press('Enter');
  await page.getByText('Born March 14, 1961').waitFor();
  expect(mistakes).toEqual([]);
  await context.close();
});
