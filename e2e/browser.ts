import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof sizes;

export const siteUrl = (): string => inject('siteUrl');
export const sample = (name: string): string => fileURLToPath(new URL(`../samples/${name}`, import.meta.url));

/** Opens the installed Chromium. Without one the tests fail: they never skip. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? places.find((place) => existsSync(place));
  if (!executablePath) throw new Error('The browser tests need Chromium (apt-get install chromium), or CHROMIUM=path.');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
    ],
  });
}

/**
 * Opens addresses and waits until the page takes part: pages that come drawn from the server can be read before their
 * buttons work.
 */
export function withArrival(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (...given) => {
    const response = await goto(...given);
    const takesPart = () => {
      const main = document.querySelector('main');
      return main === null || Object.keys(main).some((key) => key.startsWith('__reactFiber'));
    };
    // By the clock: a browser that stops painting for a while would not look at all.
    await page.waitForFunction(takesPart, undefined, { polling: 100 });
    return response;
  };
  return page;
}

/** A visitor of their own: no cookies, no cache. Mistakes of the page are collected, to be looked at by the test. */
export async function visit(
  browser: Browser,
  { size = 'desktop', dark = false, touch = false }: { size?: Size; dark?: boolean; touch?: boolean } = {},
): Promise<{ context: BrowserContext; page: Page; mistakes: string[] }> {
  const context = await browser.newContext({
    baseURL: siteUrl(),
    viewport: sizes[size],
    colorScheme: dark ? 'dark' : 'light',
    hasTouch: touch,
    reducedMotion: 'reduce',
  });
  const page = withArrival(await context.newPage());
  // Long enough for a busy machine: what never comes fails all the same.
  page.setDefaultTimeout(60_000);
  const mistakes: string[] = [];
  // Also what the page tries and gets over, such as making code from text.
  await page.exposeFunction('noteViolation', (what: string) => mistakes.push(`Content Security Policy: ${what}`));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { noteViolation(what: string): void }).noteViolation(`${violatedDirective} ${blockedURI}`),
    ),
  );
  await noteToasts(page);
  page.on('pageerror', (error) => mistakes.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Uncaught/.test(message.text())) {
      mistakes.push(message.text());
    }
  });
  return { context, page, mistakes };
}

const toastsOf = new WeakMap<Page, string[]>();

/**
 * Keeps the titles of the messages that a page lays on itself. They leave again after some seconds, and a browser that
 * stops painting that long would never be seen with them.
 */
async function noteToasts(page: Page): Promise<void> {
  const titles: string[] = [];
  toastsOf.set(page, titles);
  await page.exposeFunction('noteToast', (title: string) => titles.push(title));
  await page.addInitScript(() => {
    let last: Element | null = null;
    let said = '';
    new MutationObserver(() => {
      const title = document.querySelector('.toast strong');
      const text = title?.textContent ?? '';
      if (text && (title !== last || text !== said)) {
        (window as unknown as { noteToast(what: string): void }).noteToast(text);
      }
      last = title;
      said = text;
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

export const PASSWORD = 'Harbor7lamp!';
let people = 0;

/** Makes an account through the form and waits for the home of its kind. Gives its e-mail address. */
export async function register(page: Page, kind: 'Patient' | 'Provider' = 'Patient'): Promise<string> {
  people += 1;
  const email = `ruth.${process.pid}.${Date.now()}.${people}@example.com`;
  await page.goto('/auth?action=register');
  await page.getByLabel('First name').fill('Ruth');
  await page.getByLabel('Last name').fill('Hallam');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone number').fill('+1 555 010 0199');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await page.getByLabel(kind, { exact: true }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page
    .waitForURL((url) => url.pathname === (kind === 'Provider' ? '/provider-dashboard' : '/'))
    .catch((error: Error) => {
      const said = toastsOf.get(page)?.join(', ') || 'nothing';
      throw new Error(`Registering did not lead home; the page said: ${said}`, { cause: error });
    });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return email;
}

/** Sets up what a file of tests shares: like the tests themselves once more where the browser did not come along. */
export function twice<T>(setUp: () => Promise<T>): Promise<T> {
  return setUp().catch((error) => {
    console.warn('The set-up is tried again:', error);
    return setUp();
  });
}

/** Gives a report file through the upload component. */
export async function upload(page: Page, path: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(path);
}

/** Waits until a toast has said how the analysis ended, and gives its title. Each is given once. */
export async function outcome(page: Page): Promise<string> {
  const titles = toastsOf.get(page) ?? [];
  const ends = (title: string) => /^Analysis (?:complete|failed|timeout)$/.test(title);
  for (const until = Date.now() + 90_000; !titles.some(ends); await sleep(50)) {
    if (Date.now() > until)
      throw new Error(`No message tells how the analysis ended: ${titles.join(', ') || 'none came'}`);
  }
  const [said = ''] = titles.splice(titles.findIndex(ends), 1);
  // Put away where it still is, so that it covers nothing.
  const close = page.getByRole('button', { name: 'Close the message' });
  if (await close.isVisible()) await close.click({ timeout: 8000 }).catch(() => close.waitFor({ state: 'hidden' }));
  return said;
}

/** Uploads a report, waits for its explanation and opens it on its own page. */
export async function explain(page: Page, path: string): Promise<void> {
  await upload(page, path);
  const end = await outcome(page);
  if (end !== 'Analysis complete') throw new Error(`${end}: ${await page.locator('.inline-alert').innerText()}`);
  await page.getByRole('link', { name: 'Open on its own page' }).click();
  await page.waitForURL(/\/analyses\/\d+$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
}
