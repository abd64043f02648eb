import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, siteUrl, visit } from './browser.js';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('the first pages can be read before any script has come, in the language that was chosen', async () => {
  const context = await browser.newContext({ baseURL: siteUrl(), javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, words] of [
    ['/', 'Your medical report, in words you know.'],
    ['/patient', 'Read your report before you worry about it.'],
    ['/provider', 'Results your patients understand, before they call.'],
  ] as const) {
    await page.goto(path);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(words);
  }
  await context.addCookies([{ name: 'plainchart_language', value: 'es', url: siteUrl() }]);
  await page.goto('/');
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
  await context.close();
});

test('the pages for visitors hold every part, and each of their buttons leads on', async () => {
  const { context, page, mistakes } = await visit(browser);
  const hrefs = (name: string) =>
    page
      .getByRole('link', { name, exact: true })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  await page.goto('/');
  await page.getByRole('heading', { name: 'Choose Your Experience' }).waitFor();
  const choices = page.locator('.choices > li');
  expect(await choices.locator('h3').allInnerTexts()).toEqual(['Patient', 'Healthcare Provider']);
  expect(await choices.getByRole('link').evaluateAll((links) => links.map((a) => a.getAttribute('href')))).toEqual([
    '/patient',
    '/provider',
  ]);
  expect(new Set(await hrefs('Get Started'))).toEqual(new Set(['/auth?action=register']));
  expect(new Set(await hrefs('Sign In'))).toEqual(new Set(['/auth']));
  await page.getByText('3 free analyses, no credit card required').first().waitFor();

  await page.goto('/patient');
  await page.getByRole('heading', { name: 'How It Works' }).waitFor();
  expect(await page.locator('.how-it-works b').allInnerTexts()).toEqual([
    'Ask a question',
    'AI analysis',
    'Clear answers',
  ]);
  expect(await page.locator('.features > li').allInnerTexts()).toHaveLength(6);
  await page.getByRole('heading', { name: 'Start Your Free Trial' }).waitFor();
  expect(new Set(await hrefs('Get Started'))).toEqual(new Set(['/auth?action=register']));

  await page.goto('/provider');
  await page.getByRole('heading', { name: 'Results your patients understand, before they call.' }).waitFor();
  expect(await page.locator('.features > li').allInnerTexts()).toHaveLength(6);
  expect(await page.locator('.testimonials blockquote').allInnerTexts()).toHaveLength(3);
  const said = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
  for (const words of [
    '500+ providers trust it',
    '92% translation accuracy',
    'Routine result calls free up 2-3 hours daily.',
    '30-day free trial, no credit card, no setup fees',
    'Starter $99 a month 100 analyses per month Email support',
    '$299 a month 500 analyses per month Unlimited AI calls',
    'Enterprise Custom Unlimited analyses Multi-language calling',
  ]) {
    expect(said).toContain(words);
  }
  await page.getByText('This platform is for educational and informational purposes only.').waitFor();
  const started = new Set(await hrefs('Start Free Trial'));
  expect(started).toEqual(new Set(['/auth?action=register&as=provider']));
  // From the page for practices the account begins as a provider's.
  await page.getByRole('link', { name: 'Start Free Trial' }).first().click();
  expect(await page.getByLabel('Provider', { exact: true }).isChecked()).toBe(true);

  await page.goto('/pricing');
  const addOns = (await page.locator('.add-ons').innerText()).replace(/\s+/g, ' ');
  for (const words of [
    'Report Translation $5 20+ languages',
    'Rush Processing $15 under 5 minutes',
    'Custom AI Training $500',
  ])
    expect(addOns).toContain(words);
  await page.getByText('No setup fees. You can cancel anytime.').waitFor();
  expect(mistakes).toEqual([]);
  await context.close();
});
