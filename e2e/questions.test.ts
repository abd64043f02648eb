import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from './axe.js';
import { explain, openBrowser, register, sample, sizes, visit } from './browser.js';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const WAIT = { timeout: 30_000 };
const section = (page: Page) => page.getByRole('region', { name: 'Questions for your doctor' });
const listed = (page: Page) => section(page).getByRole('listitem').locator('> div').allInnerTexts();
/** Without the number of the line that a question stands on. */
const questions = async (page: Page) => (await listed(page)).map((text) => text.replace(/\u2060.*$/s, '').trim());
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

test('a reader keeps a list of their own: by keyboard, with undo, through a lost connection, into the letter', async () => {
  const { context, page, mistakes } = await visit(browser);
  await register(page);
  await explain(page, sample('files/ct-chest-nodule.pdf'));
  const list = section(page);
  const edit = list.getByRole('button', { name: 'Change these questions' });
  await edit.waitFor();
  await expect.poll(async () => (await questions(page)).length, WAIT).toBeGreaterThanOrEqual(3);
  const suggested = await questions(page);
  const [first = '', second = '', third = ''] = suggested;

  // Asked: ticked, kept, taken back.
  await list.getByRole('checkbox', { name: `Asked ${first}` }).check();
  await list.getByText('Marked as asked. Saved.').waitFor();
  await page.reload();
  const tick = list.getByRole('checkbox', { name: `Asked ${first}` });
  await expect.poll(() => tick.isChecked(), WAIT).toBe(true);

  // By keyboard: change, move, remove, add.
  await edit.focus();
  await page.keyboard.press('Enter');
  await list.getByRole('textbox', { name: 'Question 1', exact: true }).fill(`${first.slice(0, -1)} soon?`);
  await page.keyboard.press('Tab');
  await list.getByText('Question changed. Saved.').waitFor();
  // At the end of the list there is no way further: the focus stays on a button that does something.
  await list.getByRole('button', { name: 'Move question 2 up' }).focus();
  await page.keyboard.press('Enter');
  await list.getByText(`Question moved to place 1 of ${suggested.length}. Saved.`).waitFor();
  expect(await focused(page)).toBe('Move question 1 down');
  await list.getByRole('button', { name: 'Remove question 3' }).focus();
  await page.keyboard.press('Enter');
  await list.getByText('Question removed. Saved.').waitFor();
  expect(await focused(page)).toBe('Remove question 3');
  await list.getByLabel('Your own question').fill('May I fly next week?');
  await page.keyboard.press('Enter');
  await list.getByText('Question added. Saved.').waitFor();
  await page.keyboard.press('Enter');
  await list.getByText('Please write a question').waitFor();
  for (const size of ['phone', 'tablet', 'desktop'] as const) {
    await page.setViewportSize(sizes[size]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await seriousFaults(page)).toEqual([]);
  }
  await list.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => focused(page), WAIT).toBe('Change these questions');
  const mine = [second, `${first.slice(0, -1)} soon?`, ...suggested.slice(3), 'May I fly next week?'];
  await page.reload();
  await expect.poll(() => questions(page), WAIT).toEqual(mine);
  expect(mine).not.toContain(third);

  // What cannot be saved stays, and is saved when asked again.
  await page.route('**/api/analyses/*/questions', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await list.getByRole('checkbox', { name: 'Asked May I fly next week?' }).check();
  await list.getByText('Your list is not saved yet.').waitFor();
  await page.unroute('**/api/analyses/*/questions');
  await list.getByRole('button', { name: 'Try again' }).click();
  await list.getByText('Marked as asked. Saved.').waitFor();
  await list.getByRole('button', { name: 'Undo' }).click();
  await list.getByText('Undone. Saved.').waitFor();
  await list.getByRole('button', { name: 'Undo' }).click();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as text' }).click(),
  ]);
  const letter = readFileSync((await download.path())!, 'utf8').replace(/\s+/g, ' ');
  expect(letter).toContain('- May I fly next week? (asked)');
  expect(letter).not.toContain(third);

  await edit.click();
  await list.getByRole('button', { name: 'Put the suggested questions back' }).click();
  await list.getByText('The suggested questions are back. Saved.').waitFor();
  await list.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => questions(page), WAIT).toEqual(suggested);
  expect(mistakes).toEqual([]);
  await context.close();
});

test('a list that was changed in another window is not overwritten', async () => {
  const { context, page, mistakes } = await visit(browser);
  await register(page);
  await explain(page, sample('files/ct-chest-nodule.pdf'));
  const other = await context.newPage();
  await other.goto(page.url());
  await section(other).getByRole('button', { name: 'Change these questions' }).click();
  await section(other).getByLabel('Your own question').fill('Is this the other window?');
  await other.keyboard.press('Enter');
  await section(other).getByText('Question added. Saved.').waitFor();
  await section(page).getByRole('checkbox').first().check();
  await page.locator('.toast', { hasText: 'These questions were changed elsewhere.' }).waitFor();
  await section(page).getByText('Is this the other window?').waitFor();
  expect(await section(page).getByRole('checkbox').first().isChecked()).toBe(false);
  expect(mistakes).toEqual([]);
  await context.close();
});
