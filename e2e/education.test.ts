import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, outcome, register, sample, sizes, upload, visit } from './browser.js';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** What axe finds serious or critical, and whether the page is wider than the window, at three sizes, light and dark. */
async function problemsOf(page: Page, name: string): Promise<string[]> {
  const problems: string[] = [];
  for (const size of ['phone', 'tablet', 'desktop'] as const) {
    for (const dark of [false, true]) {
      await page.setViewportSize(sizes[size]);
      await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) problems.push(`${name} ${size}: ${over} px wider than the window`);
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { impact, id, nodes } of violations) {
        if (impact === 'serious' || impact === 'critical')
          problems.push(`${name} ${size} ${dark ? 'dark' : 'light'}: ${id} ${nodes[0]?.html.slice(0, 160)}`);
      }
    }
  }
  return problems;
}

describe('medical terms', () => {
  test('are explained to a visitor by keyboard alone, with suggestions', async () => {
    const { context, page, mistakes } = await visit(browser);
    await page.goto('/medical-terms');
    const box = page.getByRole('combobox', { name: 'A word from your report' });
    await box.focus();
    await expect.poll(() => page.getByRole('button', { name: 'Search' }).isDisabled()).toBe(true);
    await box.pressSequentially('arrhyth');
    await page.getByRole('option', { name: /^Arrhythmia/i }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Arrhythmia' }).waitFor();
    expect(new URL(page.url()).searchParams.get('term')).toBe('arrhythmia');
    await box.fill('high blood presure');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Hypertension' }).waitFor();
    expect(mistakes).toEqual([]);
    await context.close();
  });

  test('lead on by related terms and popular words, and back again', async () => {
    const { context, page } = await visit(browser, { size: 'phone' });
    await page.goto('/medical-terms?term=hypertension');
    await page.getByRole('heading', { level: 2, name: 'Hypertension' }).waitFor();
    await page.getByRole('heading', { name: 'Related terms' }).locator('xpath=..').getByRole('button').first().click();
    await page.waitForFunction(() => location.search !== '?term=hypertension');
    await page.getByRole('button', { name: 'Biopsy', exact: true }).first().click();
    await page.getByRole('heading', { level: 2, name: 'Biopsy' }).waitFor();
    await page.goBack();
    await expect.poll(() => page.getByRole('heading', { level: 2, name: 'Biopsy' }).count()).toBe(0);
    await context.close();
  });

  test('that are unknown are said to be so, with near matches to press', async () => {
    const { context, page } = await visit(browser);
    await page.goto('/medical-terms?term=metropololis');
    await page.locator('.toast').getByText('We have no explanation for "metropololis" yet.').waitFor();
    await page.locator('.near-matches').getByRole('button', { name: 'metoprolol', exact: true }).click();
    await page.getByRole('heading', { level: 2, name: 'Metoprolol' }).waitFor();
    await context.close();
  });

  test('say what to do now where it cannot wait, aloud too, and lead to the public page by code', async () => {
    const { context, page, mistakes } = await visit(browser, { size: 'phone' });
    await page.addInitScript(() => {
      speechSynthesis.speak = ({ text }) => Object.assign(globalThis, { spoken: text });
    });
    await page.goto('/medical-terms?term=am%20i%20having%20a%20mini%20stroke');
    await page.getByRole('heading', { level: 2, name: 'Transient ischemic attack' }).waitFor();
    expect(await page.locator('.cannot-wait').innerText()).toContain('Call 911 right away');
    await page.getByRole('button', { name: 'Read aloud' }).click();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'spoken'))).toContain('Call 911 right away');
    await page.goto('/medical-terms?term=hypertension');
    const link = page.getByRole('link', { name: /MedlinePlus on hypertension/ });
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/connect\.medlineplus\.gov\/.*v\.c=I10/);
    await page.goto('/medical-terms?term=BI-RADS%205');
    await page.getByRole('heading', { level: 2, name: 'BI-RADS: 5' }).waitFor();
    expect(mistakes).toEqual([]);
    await context.close();
  });

  test('show in which of their own reports somebody has met them', async () => {
    const { context, page } = await visit(browser);
    await register(page);
    await upload(page, sample('imaging/ct-chest-nodule.txt'));
    expect(await outcome(page)).toBe('Analysis complete');
    await page.goto('/medical-terms?term=nodule');
    await page.getByRole('heading', { name: 'Seen in your report' }).waitFor();
    expect(await page.locator('.seen blockquote').first().innerText()).toMatch(/nodule/i);
    await page.locator('.seen').getByRole('link').first().click();
    await page.waitForURL(/\/analyses\/\d+$/);
    await context.close();
  });

  test('have nothing that axe finds serious at any size', async () => {
    const { context, page, mistakes } = await visit(browser);
    const problems: string[] = [];
    for (const term of ['arrhythmia', 'MS']) {
      await page.goto(`/medical-terms?term=${encodeURIComponent(term)}`);
      await page.locator('.term-name').waitFor();
      problems.push(...(await problemsOf(page, term)));
    }
    expect([...problems, ...mistakes]).toEqual([]);
    await context.close();
  });
});

describe('procedures', () => {
  test('are reached from the body map by keyboard; an area opens and closes', async () => {
    const { context, page, mistakes } = await visit(browser);
    await page.goto('/procedure-risks');
    const abdomen = page.locator('.body-map').getByRole('button', { name: 'Abdomen' });
    const listed = page.locator('.area-list').getByRole('button', { name: 'Abdomen' });
    await listed.waitFor();
    await abdomen.focus();
    await page.keyboard.press('Enter');
    expect(await abdomen.getAttribute('aria-pressed')).toBe('true');
    expect(await listed.getAttribute('aria-expanded')).toBe('true');
    expect(await page.locator('#area-abdomen li').count()).toBe(5);
    await page.keyboard.press('Space');
    expect(await listed.getAttribute('aria-expanded')).toBe('false');
    await listed.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Colonoscopy/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Colonoscopy' }).waitFor();
    for (const name of [
      'Common risks',
      'Rare but serious risks',
      'How to prepare',
      'Recovery expectations',
      'Questions to ask the doctor',
    ])
      expect(await page.getByRole('heading', { level: 3, name }).count(), name).toBe(1);
    expect(await page.getByRole('img', { name: 'About 16 in 10,000 people' }).count()).toBe(1);
    expect(mistakes).toEqual([]);
    await context.close();
  });

  test('print on one page of either paper, the longest guides too', async () => {
    const { context, page } = await visit(browser);
    const pages: string[] = [];
    for (const name of [
      'Colonoscopy',
      'Chemotherapy',
      'Heart valve surgery',
      'Bypass surgery (CABG)',
      'Hip replacement',
    ]) {
      await page.goto(`/procedure-risks?procedure=${encodeURIComponent(name)}`);
      await page.getByRole('heading', { level: 2, name }).waitFor();
      for (const format of ['A4', 'Letter']) {
        const pdf = (await page.pdf({ format })).toString('latin1');
        pages.push(`${name} ${format} ${pdf.match(/\/Type\s*\/Page\b/g)?.length}`);
      }
    }
    expect(pages.filter((one) => !one.endsWith(' 1'))).toEqual([]);
    await context.close();
  });

  test('are found by a question in everyday words; blank text cannot be sent', async () => {
    const { context, page } = await visit(browser, { size: 'phone' });
    await page.goto('/procedure-risks');
    const box = page.getByRole('combobox', { name: 'Or type its name' });
    const search = page.getByRole('button', { name: 'Search' });
    await box.fill('   ');
    expect(await search.isDisabled()).toBe(true);
    await box.fill('how do I prepare for a colonoscopy?');
    await search.click();
    await page.getByRole('heading', { level: 2, name: 'Colonoscopy' }).waitFor();
    await box.fill('oil change');
    await search.click();
    await page.locator('.toast').getByText('We have no guide for "oil change" yet.').waitFor();
    await context.close();
  });

  test('are a choice where several guides share a name; a plain scan has a guide of its own', async () => {
    const { context, page } = await visit(browser, { size: 'phone' });
    await page.goto('/procedure-risks?procedure=biopsy');
    await page.locator('.near-matches').getByText('More than one guide fits "biopsy".').waitFor();
    await page.locator('.near-matches').getByRole('button', { name: 'Skin biopsy' }).click();
    await page.getByRole('heading', { level: 2, name: 'Skin biopsy' }).waitFor();
    await page.goto('/procedure-risks?procedure=ct%20with%20dye');
    await page.getByRole('heading', { level: 2, name: 'CT scan', exact: true }).waitFor();
    await context.close();
  });

  test('say what to do about a result typed with its figure', async () => {
    const { context, page } = await visit(browser, { size: 'phone' });
    await page.goto('/medical-terms?term=K%206.3');
    await page.getByText('Call your doctor now, at night too.').waitFor();
    await context.close();
  });

  test('have nothing that axe finds serious at any size, signed out with a way in and home', async () => {
    const { context, page, mistakes } = await visit(browser);
    await page.goto('/procedure-risks');
    await page.locator('.area-list').getByRole('button', { name: 'Spine' }).click();
    expect(await page.getByRole('link', { name: 'Sign In' }).count()).toBe(1);
    expect(await page.getByRole('link', { name: 'Back to Home' }).count()).toBe(1);
    const problems = await problemsOf(page, 'map');
    await page.goto('/procedure-risks?procedure=colonoscopy');
    await page.getByRole('heading', { level: 2, name: 'Colonoscopy' }).waitFor();
    problems.push(...(await problemsOf(page, 'guide')));
    expect([...problems, ...mistakes]).toEqual([]);
    await context.close();
  });
});
