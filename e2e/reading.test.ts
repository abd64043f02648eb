import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { explain, openBrowser, PASSWORD, register, sample, siteUrl, sizes, twice, visit } from './browser.js';

let browser: Browser;
let context: BrowserContext;
let page: Page;
let mistakes: string[];
let imaging: string;
let laboratory: string;

beforeAll(async () => {
  browser = await openBrowser();
  await twice(async () => {
    ({ context, page, mistakes } = await visit(browser));
    await register(page);
    await explain(page, sample('files/ct-chest-nodule.pdf'));
    imaging = page.url();
    await page.goBack();
    await explain(page, sample('files/critical-potassium-previous.docx'));
    laboratory = page.url();
  });
});
afterAll(async () => {
  expect(mistakes).toEqual([]);
  await browser.close();
});

describe('reading beside the report', () => {
  test('touching a sentence lights its lines and draws the thread', async () => {
    await page.setViewportSize(sizes.desktop);
    await page.goto(imaging);
    const sentence = page.locator('.finding .sentence.cited').first();
    await sentence.click();
    expect(await sentence.getAttribute('class')).toContain('lit');
    const link = page.locator('.finding .sentence.lit + .line-link').first();
    const label = (await link.getAttribute('aria-label')) ?? '';
    expect(label).toMatch(/^Source: lines? \d+/);
    const number = /\d+/.exec(label)![0];
    const line = page.locator('.report-lines p.lit').first();
    expect(await line.locator('i').innerText()).toBe(number);
    const [box, inside] = [await line.boundingBox(), await page.locator('.report-lines').boundingBox()];
    expect(box!.y).toBeGreaterThanOrEqual(inside!.y - 1);
    expect(box!.y + box!.height).toBeLessThanOrEqual(inside!.y + inside!.height + 1);
    expect(await page.locator('.thread path').count()).toBe(1);
  });

  test('touching a passage lights the sentence that explains it', async () => {
    await page.setViewportSize(sizes.desktop);
    await page.goto(imaging);
    const passage = page.locator('.passage', { hasText: 'Mild coronary artery calcification' });
    await passage.click();
    const chosen = page.locator('.sentence[data-chosen]').first();
    await chosen.waitFor();
    expect(await chosen.innerText()).toMatch(/calcium/i);
    await page.waitForFunction(() => {
      const rect = document.querySelector('.sentence[data-chosen]')!.getBoundingClientRect();
      return rect.top > 0 && rect.bottom < innerHeight;
    });
  });

  test('a dotted word opens its meaning between the lines', async () => {
    await page.goto(imaging);
    const word = page.locator('.finding .word').first();
    await word.click();
    expect(await word.getAttribute('aria-expanded')).toBe('true');
    const meaning = page.locator('.meaning');
    expect((await meaning.innerText()).length).toBeGreaterThan(15);
    await meaning.getByRole('button').click();
    expect(await meaning.count()).toBe(0);
  });

  test('a finding that may weigh on the reader stays shut until it is opened', async () => {
    await page.goto(imaging);
    const details = page.locator('.finding details.when-ready');
    const text = details.locator('.sentence').first();
    expect(await text.isVisible()).toBe(false);
    await details.locator('summary').click();
    expect(await text.isVisible()).toBe(true);
  });

  test('the first screen of a phone answers without scrolling', async () => {
    for (const address of [imaging, laboratory]) {
      await page.setViewportSize(sizes.phone);
      await page.goto(address);
      const last = page.locator('.answers > .answer').last();
      await last.waitFor();
      expect(await last.innerText()).toContain('How sure we are');
      const box = (await last.boundingBox())!;
      const peek = (await page.locator('.peek').boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(peek.y + 1);
    }
  });

  test('on a phone the report is a sheet that Escape, Back and its button shut', async () => {
    await page.setViewportSize(sizes.phone);
    await page.goto(imaging);
    const sheet = page.locator('.report-pane');
    const open = page.getByRole('button', { name: 'See your report, line by line' });
    expect(await sheet.isVisible()).toBe(false);
    for (const shut of ['Escape', 'Back', 'button'] as const) {
      await open.click();
      await sheet.waitFor({ state: 'visible' });
      await page.waitForFunction(() => document.activeElement?.classList.contains('close'));
      if (shut === 'Escape') await page.keyboard.press('Escape');
      else if (shut === 'Back') await page.goBack();
      else await page.getByRole('button', { name: 'Close the report' }).click();
      await sheet.waitFor({ state: 'hidden' });
      expect(page.url()).toBe(imaging);
    }
    const sentence = page.locator('.answers .sentence.cited').first();
    await sentence.click();
    await sheet.waitFor({ state: 'visible' });
    expect(await page.locator('.line-now').innerText()).toMatch(/^Lines? \d+/);
    const [above, top] = [await sentence.boundingBox(), await sheet.boundingBox()];
    expect(above!.y + above!.height).toBeLessThan(top!.y);
  });

  test('each value out of range is drawn and said in words', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(laboratory);
    const drawn = page.locator('.lab .number-line');
    await drawn.first().waitFor();
    expect(await drawn.count()).toBeGreaterThanOrEqual(5);
    for (const line of await drawn.all()) {
      expect(await line.getAttribute('role')).toBe('img');
      expect(await line.getAttribute('aria-label')).toMatch(/(above|below|high|low).* (range|prints)/i);
      const label = (await line.locator('.value b').boundingBox())!;
      expect(label.x).toBeGreaterThanOrEqual(0);
      expect(label.x + label.width).toBeLessThanOrEqual(320);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('the explanation is saved as a text file', async () => {
    await page.setViewportSize(sizes.desktop);
    await page.goto(laboratory);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as text' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`medical-analysis-${/\d+$/.exec(laboratory)![0]}.txt`);
    expect(readFileSync((await download.path())!, 'utf8')).toMatch(/potassium/i);
  });

  test('nothing of the report is kept in the browser or its addresses', async () => {
    await page.goto(laboratory);
    await page.goto('/');
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(kept).not.toMatch(/potassium|@example\.com|Hallam/i);
    expect(Object.keys(JSON.parse(kept)[0])).toEqual(['plainchart-user']);
    // The session, and the mark by which an account knows this browser: neither can be read by a script.
    const cookies = await context.cookies();
    expect(cookies.filter((cookie) => cookie.httpOnly)).toHaveLength(2);
    for (const cookie of cookies) expect(cookie.sameSite).toBe('Lax');
    // A third says only that there may be a session.
    expect(cookies.filter((cookie) => !cookie.httpOnly)).toMatchObject([{ name: 'plainchart_signed_in', value: '1' }]);
  });

  test("another person's explanation is not found; a visitor is asked to sign in and led back", async () => {
    const other = await visit(browser);
    await other.page.goto(imaging);
    await other.page.getByRole('heading', { name: 'Sign in to read this report' }).waitFor();
    const email = await register(other.page);
    await other.page.goto(imaging);
    await other.page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    await other.page.getByRole('button', { name: 'Log out' }).click();
    await other.page.getByText('You have been successfully signed out.').waitFor();
    await other.page.goto(`/auth?next=${encodeURIComponent('/analyses/999999')}`);
    await other.page.getByLabel('Email').fill(email);
    await other.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await other.page.getByRole('button', { name: 'Sign In' }).click();
    await other.page.waitForURL(`${siteUrl()}/analyses/999999`);
    await other.context.close();
  });
});
