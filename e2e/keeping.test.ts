import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seriousFaults } from './axe.js';
import { explain, openBrowser, register, sample, siteUrl, sizes, twice, visit } from './browser.js';

/* What a reader does with an explanation: download it, rate it, share it. */

let browser: Browser;
let context: BrowserContext;
let page: Page;
let mistakes: string[];

beforeAll(async () => {
  browser = await openBrowser();
  await twice(async () => {
    ({ context, page, mistakes } = await visit(browser));
    await register(page, 'Patient');
    await explain(page, sample('files/ct-chest-nodule.pdf'));
  });
});
afterAll(async () => {
  expect(mistakes).toEqual([]);
  await browser.close();
});

describe('keeping an explanation', () => {
  test('the text is saved under its name', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as text' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^medical-analysis-\d+\.txt$/);
    expect(readFileSync(await download.path(), 'utf8')).toContain('WHAT THE REPORT FOUND');
  });

  test('it is read aloud on the device, copied, and printed as a letter', async () => {
    await page.evaluate(() => {
      const spoken: string[] = [];
      Object.assign(globalThis, { spoken });
      speechSynthesis.speak = ({ text }) => void spoken.push(text);
    });
    await page.getByRole('button', { name: 'Read aloud' }).click();
    const spoken = () => page.evaluate(() => (Reflect.get(globalThis, 'spoken') as string[]).join(' '));
    await expect.poll(spoken).toContain('CT scan of the chest');
    await page.getByRole('button', { name: 'Stop reading' }).click();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByText('The explanation is on your clipboard.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Questions for your doctor\n- ');
    expect(copied).toContain('It is not medical advice');
    await page.emulateMedia({ media: 'print' });
    const printed = await Promise.all(
      ['.letterhead', 'div.reading-acts', '.top-bar'].map((part) => page.locator(part).isVisible()),
    );
    await page.emulateMedia({ media: 'screen' });
    expect(printed).toEqual([true, false, false]);
  });

  test('the PDF is refused on the free plan, with the way to a paid one', async () => {
    await page.getByRole('button', { name: 'Download PDF' }).click();
    await page.getByText('PDF downloads are available for paid plans only').waitFor();
    expect(await page.getByRole('link', { name: 'Upgrade Plan' }).first().getAttribute('href')).toBe('/pricing');
  });

  test('"Was this clear?" keeps the answer', async () => {
    const yes = page.getByRole('button', { name: 'Yes', exact: true });
    await yes.click();
    await page.getByText('Thank you. Your answer helps us write more plainly.').waitFor();
    await page.reload();
    await yes.waitFor();
    await expect.poll(() => yes.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('sharing by a link', () => {
  test('needs a date of birth, then opens for someone who knows it, and ends at once', async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this explanation' });
    await dialog.waitFor();
    await page.setViewportSize(sizes.phone);
    expect(await seriousFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create link' }).click();
    await dialog.getByText(/A link needs the patient’s date of birth/).waitFor();
    const settings = dialog.getByRole('link', { name: 'Add it in your settings' });
    expect(await settings.getAttribute('href')).toBe('/settings#profile');
    expect(await seriousFaults(page)).toEqual([]);

    const saved = await context.request.patch('/api/auth/user', {
      data: { firstName: 'Ruth', lastName: 'Hallam', dateOfBirth: '1970-05-06', phoneNumber: '+1 555 010 0199' },
      headers: { origin: siteUrl() },
    });
    expect(saved.status(), await saved.text()).toBeLessThan(300);
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const address = await dialog.getByLabel('Link to this explanation').inputValue();
    expect(new URL(address).hash.length).toBeGreaterThan(40);
    // The button that was pressed is gone: the focus is on what came of it.
    await page.waitForFunction(() => document.activeElement?.closest('.share-ready') !== null);
    expect(await seriousFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.setViewportSize(sizes.desktop);

    const other = await visit(browser, { size: 'phone' });
    await other.page.goto(address);
    const born = other.page.getByLabel('Patient’s date of birth');
    await born.waitFor();
    expect(other.page.url()).not.toContain('#');
    expect(await seriousFaults(other.page)).toEqual([]);
    await born.fill('1971-05-06');
    await other.page.getByRole('button', { name: 'Open the explanation' }).click();
    await other.page.getByText('This is not the date of birth we have for this report.').waitFor();
    expect(await born.inputValue()).toBe('1971-05-06');
    await born.fill('1970-05-06');
    await other.page.getByRole('button', { name: 'Open the explanation' }).click();
    await other.page.getByText('Shared with you').waitFor();
    expect(await other.page.getByRole('button', { name: 'Share', exact: true }).count()).toBe(0);
    expect(other.mistakes).toEqual([]);

    await dialog.getByRole('button', { name: 'End link' }).click();
    await page.getByText('Link ended').waitFor();
    await other.page.goto(address);
    await other.page.reload();
    await other.page.goto(address);
    await born.fill('1970-05-06');
    await other.page.getByRole('button', { name: 'Open the explanation' }).click();
    await other.page.getByText('This link does not work any more.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await other.context.close();
  });
});
