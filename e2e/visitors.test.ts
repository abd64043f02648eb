import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, register, sample, siteUrl, visit } from './browser.js';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Addresses of this site that the page links to. */
async function linksOf(page: Page): Promise<string[]> {
  const all = await page.locator('a[href]').evaluateAll((links) => links.map((a) => (a as HTMLAnchorElement).href));
  return all.filter((href) => href.startsWith(siteUrl())).map((href) => href.slice(siteUrl().length).split('#')[0]!);
}

/** Follows every link from `start` on, and gives those that end at the 404 screen. */
async function deadLinks(page: Page, start: string): Promise<{ dead: string[]; seen: string[] }> {
  const waiting = [start];
  const seen = new Set(waiting);
  const dead: string[] = [];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    await page.goto(path);
    await page
      // By its tag: behind a dialog that an address opens it is hidden from roles.
      .locator('h1')
      .first()
      .waitFor({ state: 'attached' })
      .catch(() => expect.fail(`${path} shows no heading`));
    if (await page.getByRole('heading', { name: 'Page Not Found' }).isVisible()) dead.push(path);
    for (const link of await linksOf(page)) {
      if (seen.has(link) || link === '') continue;
      seen.add(link);
      waiting.push(link);
    }
  }
  return { dead, seen: [...seen] };
}

/** Bytes of script, gzipped, that the page at `path` loads before anything is touched. */
async function firstLoad(page: Page, path: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  const weigh = (response: Response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) {
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
    }
  };
  page.on('response', weigh);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  page.off('response', weigh);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

describe('for visitors', () => {
  test('the first page loads at most 150 kB of script, the dashboard at most 220 kB', async () => {
    const visitor = await visit(browser);
    const landing = await firstLoad(visitor.page, '/');
    expect(landing).toBeGreaterThan(10_000);
    expect(landing).toBeLessThanOrEqual(150_000);
    const spanish = await visit(browser);
    await spanish.context.addCookies([{ name: 'plainchart_language', value: 'es', url: siteUrl() }]);
    const inSpanish = await firstLoad(spanish.page, '/');
    expect(await spanish.page.locator('html').getAttribute('lang')).toBe('es');
    expect(inSpanish).toBeGreaterThan(landing);
    expect(inSpanish).toBeLessThanOrEqual(150_000);
    await spanish.context.close();
    await register(visitor.page);
    const cookies = await visitor.context.cookies();
    await visitor.context.close();

    const member = await visit(browser);
    await member.context.addCookies(cookies);
    const dashboard = await firstLoad(member.page, '/');
    await member.page.getByText('Upload Medical Documents').waitFor();
    expect(dashboard).toBeGreaterThan(10_000);
    expect(dashboard).toBeLessThanOrEqual(220_000);
    await member.context.close();
  });

  test('no link leads nowhere, signed out or in', async () => {
    const { context, page, mistakes } = await visit(browser);
    const out = await deadLinks(page, '/');
    expect(out.dead).toEqual([]);
    expect(out.seen).toEqual(expect.arrayContaining(['/', '/auth', '/terms', '/privacy', '/pricing']));
    await register(page);
    expect((await deadLinks(page, '/')).dead).toEqual([]);
    expect(mistakes).toEqual([]);
    await context.close();
  });

  test('the terms have thirteen sections, their dates and the cap', async () => {
    const { context, page } = await visit(browser);
    await page.goto('/terms');
    await page.getByRole('heading', { name: 'Terms and Conditions' }).waitFor();
    expect(await page.locator('.document h2').allInnerTexts()).toEqual([
      'Acceptance',
      'Service description',
      'Medical disclaimer',
      'Privacy and HIPAA',
      'Intellectual property and AI limits',
      'Eligibility',
      'Payment',
      'Termination',
      'Liability',
      'Indemnification',
      'Changes',
      'Governing law',
      'Contact',
    ]);
    const text = await page.locator('.document').innerText();
    for (const words of [
      'Effective January 1, 2025',
      'Last updated January 15, 2025',
      'amounts you paid us in the past 12 months',
      'laws of the United States',
      'at least 18 years old',
      'non-refundable',
    ]) {
      expect(text).toContain(words);
    }
    await context.close();
  });

  test('the pricing page shows the plans, and to a member which one is theirs', async () => {
    const { context, page } = await visit(browser);
    await page.goto('/pricing');
    await page.locator('.plans:not(.add-ons)').waitFor();
    expect(
      (await page.locator('.plans:not(.add-ons) > li').allInnerTexts()).map((row) => row.replace(/\s+/g, ' ')),
    ).toEqual([
      expect.stringMatching(/Free Trial \$0 3 analyses, once/),
      expect.stringMatching(/Basic \$5 a month 10 analyses a month/),
      expect.stringMatching(/Professional Most Popular \$49 a month 50 analyses a month/),
      expect.stringMatching(/Enterprise \$149 a month Unlimited analyses/),
    ]);
    await page.getByRole('link', { name: 'Start Free Trial', exact: true }).click();
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();
    await register(page);
    await page.goto('/pricing');
    await page.getByText('Your plan is Free Trial. You have 3 analyses left.').waitFor();
    expect(await page.locator('.plans .yours').innerText()).toContain('Your plan');
    await context.close();
  });
});

describe('the sample on the first page', () => {
  test('is explained in the browser; without a network a pasted text is too, and nothing is sent', async () => {
    const { context, page, mistakes } = await visit(browser);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
    await page.goto('/');
    await page.getByRole('heading', { name: 'Try it before signing up' }).waitFor();
    await page.waitForLoadState('networkidle');
    // The engine and its knowledge are loaded only for who asks.
    expect(asked.filter((url) => /worker|compiled/.test(url))).toEqual([]);
    const scripts = () => new Set(asked.filter((url) => /\.js$/.test(url) && !/worker/.test(url))).size;
    const before = scripts();

    await page.getByRole('button', { name: 'Read the whole explanation' }).click();
    const letter = page.locator('.try-result .letter');
    await letter.waitFor();
    expect(await letter.innerText()).toMatch(/9\s?mm/);
    for (const part of [/worker/, /compiled/]) expect(asked.some((url) => part.test(url))).toBe(true);
    // With the reading view, whichever files hold it.
    expect(scripts()).toBeGreaterThan(before);
    expect(asked.filter((url) => !url.startsWith('GET '))).toEqual([]);

    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    asked.length = 0;
    await page.getByRole('tab', { name: 'Blood test' }).click();
    await page.getByRole('button', { name: 'Read the whole explanation' }).click();
    await page.getByRole('img', { name: /^Hemoglobin 10\.2 g\/dL, slightly below/ }).waitFor();

    await page.getByRole('tab', { name: 'Your own text' }).click();
    const box = page.getByLabel('Paste the text of a report');
    await box.fill('milk, bread, eggs');
    await page.getByRole('button', { name: 'Explain this text' }).click();
    await page.getByText('This does not look like a medical report.').waitFor();
    await box.fill(readFileSync(sample('imaging/xray-chest-pneumonia.txt'), 'utf8'));
    await page.getByRole('button', { name: 'Explain this text' }).click();
    await letter.filter({ hasText: /pneumonia/i }).waitFor();

    // Touching a passage of the report lights what says it.
    await page
      .locator('.try-result .passage')
      .filter({ hasText: /pneumonia/i })
      .first()
      .click();
    expect(await page.locator('.try-result .passage.lit').count()).toBeGreaterThan(0);
    expect(await page.locator('.try-result .letter .sentence.lit').count()).toBeGreaterThan(0);
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    expect(page.url()).toBe(`${siteUrl()}/`);

    await page.getByRole('button', { name: 'Close the explanation' }).click();
    expect(await page.locator('.try-result').count()).toBe(0);
    expect(mistakes).toEqual([]);
    await context.close();
  });

  test('says so when the explainer cannot be loaded, and works when asked again', async () => {
    const { context, page } = await visit(browser);
    await page.goto('/');
    await page.getByRole('heading', { name: 'Try it before signing up' }).waitFor();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const ask = page.getByRole('button', { name: 'Read the whole explanation' });
    await ask.click();
    await page.getByText('The explainer could not be loaded.').waitFor();
    await context.setOffline(false);
    await ask.click();
    await page.locator('.try-result .letter').waitFor();
    await context.close();
  });
});
