import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsAtEverySize } from './axe.js';
import { explain, openBrowser, register, sample, visit } from './browser.js';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The links of the dashboard's tiles, by their titles. */
const ways = (page: Page) =>
  page
    .getByRole('navigation', { name: 'What you can do here' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.querySelector('b')?.textContent, link.getAttribute('href')]));

test('a patient goes from the tiles to the reports of one kind', async () => {
  const { context, page, mistakes } = await visit(browser);
  await register(page);
  await page.getByRole('heading', { name: 'How can we help you today?' }).waitFor();
  expect(await ways(page)).toEqual([
    ['Medical Reports', '/medical-reports'],
    ['Labwork', '/labwork'],
    ['Upcoming Procedure', '/procedure-risks'],
    ['Medical Terminology', '/medical-terms'],
  ]);
  await page.getByText('HIPAA compliant').waitFor();
  await page.getByText('makes no diagnosis').waitFor();
  await page.getByRole('complementary', { name: 'Your plan' }).waitFor();
  expect(await faultsAtEverySize(page)).toEqual([]);

  await explain(page, sample('files/critical-potassium-previous.docx'));
  await page.goto('/imaging-reports');
  await page.getByRole('heading', { level: 1, name: 'Imaging Reports' }).waitFor();
  await page.getByText('No imaging reports yet').waitFor();
  await page.getByRole('complementary', { name: 'Your plan' }).waitFor();
  await page.getByRole('complementary', { name: 'Email verification' }).waitFor();
  expect(await faultsAtEverySize(page)).toEqual([]);

  await page.goto('/lab-results');
  await page.waitForURL(/\/labwork$/);
  await page.getByRole('heading', { level: 1, name: 'Lab Work' }).waitFor();
  await page.locator('.history-row button', { hasText: 'critical-potassium-previous.docx' }).click();
  await page.locator('.results .letter').waitFor();
  await page.getByRole('link', { name: 'Medical Reports' }).click();
  await page.getByRole('heading', { level: 1, name: 'Medical Reports' }).waitFor();
  expect(await page.locator('.history-row').count()).toBe(1);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.getByRole('heading', { name: 'How can we help you today?' }).waitFor();
  expect(mistakes).toEqual([]);
  await context.close();
});

test('the pages of reports ask visitors to sign in, and come back after it', async () => {
  const { context, page } = await visit(browser);
  for (const path of ['/imaging-reports', '/labwork', '/medical-reports']) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'Sign in to see this page' }).waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
      `/auth?next=${encodeURIComponent(path)}`,
    );
    expect(await page.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  }
  await context.close();
});

test('a provider has cards and a foot of their own', async () => {
  const { context, page, mistakes } = await visit(browser);
  await register(page, 'Provider');
  await page.getByRole('heading', { name: 'Welcome, Dr. Ruth Hallam' }).waitFor();
  await page.locator('.badge', { hasText: 'Provider' }).waitFor();
  expect(await ways(page)).toEqual([
    ['Imaging Reports', '/imaging-reports'],
    ['Lab Work', '/labwork'],
    ['Patient Roster', '/patient-roster'],
  ]);
  const foot = page.getByRole('contentinfo');
  expect(await foot.getByRole('link', { name: 'Lab results' }).getAttribute('href')).toBe('/lab-results');
  expect(await faultsAtEverySize(page)).toEqual([]);
  await foot.getByRole('link', { name: 'Imaging reports' }).click();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.waitForURL(/\/provider-dashboard$/);
  expect(mistakes).toEqual([]);
  await context.close();
});
