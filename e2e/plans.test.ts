import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { seriousFaults } from './axe.js';
import { openBrowser, PASSWORD, sizes, visit } from './browser.js';
import { linkTo, outboxOf } from './mailbox.js';

const pictures = fileURLToPath(new URL('../coverage/screens/', import.meta.url));
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  mkdirSync(pictures, { recursive: true });
});
afterAll(() => browser.close());

/** Pictures of a screen at three sizes, light and dark; gives what is wrong with it. */
async function look(page: Page, name: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({ path: `${pictures}${name}-${size}-${colorScheme}.png`, fullPage: true });
      // Once in each scheme: the widths differ in layout only.
      if (size === 'tablet' || (size === 'phone') !== (colorScheme === 'light')) continue;
      wrong.push(...(await seriousFaults(page)).map((fault) => `${name} ${size} ${colorScheme}: ${fault}`));
    }
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) wrong.push(`${name} ${size}: ${over} px wider than the window`);
  }
  await page.setViewportSize(sizes.desktop);
  return wrong;
}

describe('plans in the browser', () => {
  test('a visitor chooses a plan, registers, verifies, pays in the test mode, changes and cancels', async () => {
    const { context, page, mistakes } = await visit(browser);
    const wrong: string[] = [];
    await page.goto('/pricing');
    await page.getByRole('link', { name: 'Get Started (Professional)' }).waitFor();
    wrong.push(...(await look(page, 'pricing-visitor')));
    await page.getByRole('link', { name: 'Get Started (Professional)' }).click();
    await page.waitForURL((url) => url.pathname === '/auth');
    const email = `plan.${Date.now()}@example.com`;
    await page.getByLabel('First name').fill('Ruth');
    await page.getByLabel('Last name').fill('Hallam');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Phone number').fill('+1 555 010 0199');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Patient', { exact: true }).check();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.waitForURL((url) => url.pathname === '/pricing');
    await page.getByText('Please verify your email address before you start a paid plan.').waitFor();

    await page.goto(await linkTo(outboxOf(inject('dataFolder')), email, '/verify-email'));
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Get Started (Professional)' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/checkout/test/'));
    await page.getByText('Test mode: no money moves').waitFor();
    wrong.push(...(await look(page, 'checkout-test')));
    await page.getByLabel('A card that is declined').check();
    await page.getByRole('button', { name: 'Pay $49 in test mode' }).click();
    await page.getByText('Your card was declined. Nothing was changed.').waitFor();
    await page.getByLabel('A card that works', { exact: true }).check();
    await page.getByRole('button', { name: 'Pay $49 in test mode' }).click();
    await page.getByText('Your plan is Professional now.').waitFor();
    wrong.push(...(await look(page, 'checkout-done')));
    // What was left before is kept: of how many they are left is not told.
    await page.goto('/');
    await page.locator('.usage', { hasText: /^53 analyses left$/ }).waitFor();

    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Change to this (Basic)' }).click();
    wrong.push(...(await look(page, 'pricing-change')));
    await page.getByRole('button', { name: 'Change plan' }).click();
    await page
      .getByText(/^Your plan changes to Basic on /)
      .first()
      .waitFor();
    wrong.push(...(await look(page, 'pricing-member')));
    await page.getByRole('button', { name: 'Keep Professional' }).click();
    await page.getByText('Your plan stays as it is.').waitFor();
    await page.getByRole('button', { name: 'Cancel plan' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click();
    await page
      .getByText(/^Your Professional plan ends on /)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Buy (Rush Processing)' }).click();
    await page.getByRole('button', { name: 'Pay $15 in test mode' }).click();
    await page.getByText('You have 1 rush processing to use.').waitFor();
    expect(wrong).toEqual([]);
    expect(mistakes).toEqual([]);
    await context.close();
  }, 300_000);

  test('a visitor asks for a demo, and a practice for its plan', async () => {
    const { context, page } = await visit(browser);
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Schedule Demo' }).click();
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText('Your name is required').waitFor();
    const wrong = await look(page, 'contact');
    await page.getByLabel('Your name').fill('Ann Lee');
    await page.getByLabel('Email').fill('ann@example.com');
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText('Thank you. We will get back to you by email.').waitFor();
    await page.goto('/provider');
    await page.getByRole('link', { name: 'Contact Sales (Enterprise)' }).click();
    await page.getByRole('dialog', { name: 'Contact Sales' }).waitFor();
    expect(wrong).toEqual([]);
    await context.close();
  });
});
