import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seriousFaults } from './axe.js';
import { openBrowser, register, sizes, visit } from './browser.js';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Gives a laboratory report and waits for its explanation. */
async function give(page: Page, day: string | null, rows: string[], about = 'Patient: Sample, Ruth'): Promise<number> {
  const collected = day === null ? '' : `Collected: ${day}\n`;
  const reportText = `GREENWOOD LAB\n${about}\n${collected}\nTest   Result   Units   Reference Range\n${rows.join('\n')}\n`;
  const sent = await page.request.post('/api/analyses/text', { data: { reportText } });
  const { id } = (await sent.json()) as { id: number };
  await expect
    .poll(async () => (await (await page.request.get(`/api/analyses/${id}`)).json()).status, { timeout: 90_000 })
    .toBe('completed');
  return id;
}

test('a result is set beside those of earlier reports: drawn, said, in a table', async () => {
  const { context, page, mistakes } = await visit(browser);
  await register(page);
  // The free plan has three.
  const first = await give(page, '02/10/2023', [
    'Hemoglobin A1c   6.8 H   %   4.0 - 5.6',
    'Sodium 139 mmol/L 135 - 145',
  ]);
  await give(page, '06/12/2024', ['Hemoglobin A1c   57 H   mmol/mol   20 - 38']);
  const id = await give(page, '11/17/2025', ['Hemoglobin A1c   8.4 H   %   4.0 - 5.6', 'Sodium 141 mmol/L 135 - 145']);

  await page.goto(`/analyses/${id}`);
  const overTime = page.getByRole('region', { name: 'Over time' });
  await overTime.getByText('from 3 reports here').waitFor();
  const words = 'Was 7.4 on June 12, 2024. Now 8.4%.';
  await overTime.getByText(words, { exact: true }).waitFor();
  await overTime.getByRole('img', { name: `Hemoglobin A1c over time, 3 results. ${words}` }).waitFor();
  // In the finding itself: in words and on its number line.
  const finding = page.locator('.lab', { hasText: 'Hemoglobin A1c' });
  await finding.getByText('7.4 on June 12, 2024').waitFor();
  expect(await finding.locator('.number-line .previous').count()).toBe(1);
  expect(await finding.getByRole('img').getAttribute('aria-label')).toContain('It was 7.4 on June 12, 2024.');

  for (const size of ['phone', 'tablet', 'desktop'] as const) {
    await page.setViewportSize(sizes[size]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await seriousFaults(page)).toEqual([]);
  }
  // By keyboard: the table opens, its rows name each report's own range, and lead to the report.
  const opener = overTime.locator('summary', { hasText: 'Hemoglobin A1c' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const rows = overTime.getByRole('table').first().getByRole('row');
  await expect
    .poll(async () => (await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim()), {
      timeout: 30_000,
    })
    .toEqual([
      'Day Result That report’s range',
      'November 17, 2025 this report 8.4% 4.0 - 5.6',
      'June 12, 2024 57 mmol/mol the same as 7.4% 20 - 38',
      'February 10, 2023 6.8% 4.0 - 5.6',
    ]);
  await overTime.getByText('A result in another unit was converted to be drawn here').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await rows.last().getByRole('link', { name: 'February 10, 2023' }).click();
  await page.waitForURL(new RegExp(`/analyses/${first}$`));
  await page.getByRole('heading', { name: 'Questions for your doctor' }).waitFor();
  // Nothing came before the first.
  expect(await page.getByRole('region', { name: 'Over time' }).count()).toBe(0);
  expect(mistakes).toEqual([]);
  await context.close();
});

test('a day that no report prints is said to be that of giving it; another person’s report is left out', async () => {
  const { context, page, mistakes } = await visit(browser);
  await register(page);
  await give(page, '03/10/2024', ['Hemoglobin 15.9 g/dL 13.5 - 17.5'], 'Patient: Other, Tom');
  await give(page, '03/13/2024', ['Hemoglobin 11.2 L g/dL 12.0 - 16.0']);
  const id = await give(page, null, ['Hemoglobin 12.9 g/dL 12.0 - 16.0']);
  await page.goto(`/analyses/${id}`);
  const overTime = page.getByRole('region', { name: 'Over time' });
  await overTime.getByText('Was 11.2 on March 13, 2024. Now 12.9 g/dL.').waitFor();
  await overTime.getByText('Where a report prints no date, the day it was given here stands for it.').waitFor();
  expect(await overTime.innerText()).not.toContain('15.9');
  expect(mistakes).toEqual([]);
  await context.close();
});
