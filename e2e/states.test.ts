import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, PASSWORD, register, sample, upload, visit } from './browser.js';

/* States and messages that come only now and then: what waits, what is refused, what breaks on the way. */

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const toast = (page: Page, words: string) => page.locator('.toast', { hasText: words });
const closeToast = (page: Page) => page.getByRole('button', { name: 'Close the message' }).click();

/** Holds the answers to one address until they are let go. */
async function hold(page: Page, address: string): Promise<() => Promise<void>> {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await free;
    await route.continue().catch(() => {});
  });
  return async () => {
    letGo();
    await page.unroute(address);
  };
}

const answering = (status: number, message: string) => (route: Route) => route.fulfill({ status, json: { message } });

describe('the account', () => {
  test('the registration says what is wrong, field by field, and keeps what was typed', async () => {
    const { context, page } = await visit(browser);
    await page.goto('/auth?action=register');
    const submit = page.getByRole('button', { name: 'Create Account' });
    await page.getByLabel('Date of birth').fill('02/04/1958');
    await page.getByLabel('Email').fill('ruth@');
    await submit.click();
    for (const words of [
      'First name is required',
      'Last name is required',
      'Phone number is required',
      'Please enter a valid email address',
      'Please enter a valid date of birth',
      'Password must be at least 8 characters long',
    ]) {
      await page.getByText(words, { exact: true }).waitFor();
    }
    expect(await page.getByLabel('Email').inputValue()).toBe('ruth@');
    const password = page.getByLabel('Password', { exact: true });
    const meter = page.locator('.strength b');
    for (const [typed, strength, refused] of [
      ['ABCDEFG1!', 'Good', 'Password must contain at least one lowercase letter'],
      ['abcdefg1!', 'Good', 'Password must contain at least one uppercase letter'],
      ['abcdefgH!', 'Good', 'Password must contain at least one number'],
      ['abcdefgH1', 'Good', 'Password must contain at least one special character'],
      [`aB1!${'x'.repeat(125)}`, 'Strong', 'Password must not exceed 128 characters'],
      ['', 'None', 'Password must be at least 8 characters long'],
      ['a', 'Weak', 'Password must be at least 8 characters long'],
      ['aB1', 'Fair', 'Password must be at least 8 characters long'],
    ] as const) {
      await password.fill(typed);
      await meter.filter({ hasText: strength }).waitFor();
      await page.getByText(refused, { exact: true }).waitFor();
    }
    await page.getByLabel('Confirm password', { exact: true }).fill('another');
    await page.getByText('Passwords do not match').waitFor();
    await page.getByRole('button', { name: 'Show password', exact: true }).click();
    expect(await password.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide password', exact: true }).click();
    expect(await password.getAttribute('type')).toBe('password');
    await context.close();
  });

  test('signing in, registering and signing out say that they are under way, and why they fail', async () => {
    const { context, page } = await visit(browser);
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Password is required').waitFor();
    const release = await hold(page, '**/api/auth/login');
    await page.getByLabel('Email').fill('nobody.here@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('button', { name: 'Signing in...' }).waitFor();
    await release();
    await toast(page, 'The email or password is not correct.').waitFor();

    await page.route(
      '**/api/auth/register',
      answering(503, 'The service is restarting. Please try again in a moment.'),
    );
    await page.getByRole('tab', { name: 'Create Account' }).click();
    for (const [label, value] of [
      ['First name', 'Ruth'],
      ['Last name', 'Hallam'],
      ['Email', `states.${Date.now()}@example.com`],
      ['Phone number', '555 0100'],
      ['Password', PASSWORD],
      ['Confirm password', PASSWORD],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(value);
    }
    await page.getByRole('button', { name: 'Create Account' }).click();
    await toast(page, 'Registration failed').waitFor();
    await page.unroute('**/api/auth/register');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await toast(page, 'Your account has been created successfully.').waitFor();
    await page.getByRole('heading', { name: 'How can we help you today?' }).waitFor();

    await page.route('**/api/auth/logout', answering(503, 'The service is restarting. Please try again in a moment.'));
    await page.getByRole('button', { name: 'Log out' }).click();
    await toast(page, 'Logout failed').waitFor();
    await page.unroute('**/api/auth/logout');
    const leave = await hold(page, '**/api/auth/logout');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Logging out...' }).waitFor();
    await leave();
    await toast(page, 'You have been successfully signed out.').waitFor();
    await context.close();
  });

  test('while it is not known who is there a spinner turns; where that cannot be found out nobody is', async () => {
    const { context, page } = await visit(browser);
    await register(page);
    const release = await hold(page, '**/api/auth/user');
    await page.reload();
    await page.getByText('Loading...').waitFor();
    await release();
    await page.getByRole('heading', { name: 'How can we help you today?' }).waitFor();
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.route('**/api/auth/user', answering(500, 'Something went wrong on our side. Please try again.'));
    await page.reload();
    await page.getByRole('heading', { name: 'Your medical report, in words you know.' }).waitFor();
    expect(said).toContain('Failed to fetch user');
    await context.close();
  });

  test('a mailed link that the server refuses without words still says what happened', async () => {
    const { context, page } = await visit(browser);
    const release = await hold(page, '**/api/auth/verify-email*');
    await page.goto('/verify-email?token=abc');
    await page.getByText('Verifying your email address...').waitFor();
    await release();
    await page.getByText('The verification link appears to be invalid or expired.').waitFor();
    await page.route('**/api/auth/verify-email*', answering(400, ''));
    await page.goto('/verify-email?token=abd');
    await page.getByText('Email verification failed.').waitFor();
    await page.route('**/api/auth/reset-password', answering(400, ''));
    await page.goto('/reset-password?token=abc');
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await page.getByText('Password reset failed').waitFor();
    await context.close();
  });
});

describe('giving a report', () => {
  test('what the way there breaks is said with what else can be done; the result is scrolled to', async () => {
    const { context, page } = await visit(browser);
    await register(page);
    await page.route('**/api/analyses/upload', (route) => route.abort());
    await upload(page, sample('files/ct-chest-nodule.pdf'));
    await toast(page, 'Upload failed').waitFor();
    expect(await toast(page, 'Upload failed').innerText()).toContain('You can also use Paste Text.');
    await page.unroute('**/api/analyses/upload');
    await page.route('**/api/analyses/upload', answering(500, ''));
    await upload(page, sample('files/stroke.docx'));
    await page.locator('.inline-alert', { hasText: 'Failed to upload file. Please try again.' }).waitFor();
    await page.unroute('**/api/analyses/upload');
    await page.getByRole('tab', { name: 'Paste Text' }).click();
    await page.getByLabel('Your report’s text').fill('EXAM: CHEST X-RAY. IMPRESSION: Right lower lobe pneumonia.');
    await page.route('**/api/analyses/text', answering(500, ''));
    await page.getByRole('button', { name: 'Analyze Text' }).click();
    await page.locator('.inline-alert', { hasText: 'Failed to process text report. Please try again.' }).waitFor();
    await page.unroute('**/api/analyses/text');
    await page.getByRole('tab', { name: 'Upload File' }).click();
    const drag = (...types: string[]) =>
      page.evaluate((all) => {
        const items = ['one.txt', 'two.txt'].map((name) => ({
          kind: 'file',
          type: 'text/plain',
          getAsFile: () => new File(['EXAM: CT'], name, { type: 'text/plain' }),
        }));
        for (const type of all) {
          // The files of a drag that a script makes itself cannot be opened: these stand in for them.
          const event = new Event(type, { bubbles: true, cancelable: true });
          Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], items } });
          document.querySelector('.drop-area')?.dispatchEvent(event);
        }
      }, types);
    await drag('dragenter', 'dragover');
    await page.locator('.drop-area.rejected').waitFor();
    await drag('drop');
    await page.getByText('Too many files').waitFor();
    await closeToast(page).catch(() => {});

    await upload(page, sample('files/ct-chest-nodule.pdf'));
    await toast(page, 'Analysis complete').waitFor({ timeout: 90_000 });
    await page.locator('.results .letter').waitFor();
    const top = () => page.locator('.results').evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top, { timeout: 15_000 }).toBe(120);
    await page.getByText('2 left', { exact: true }).waitFor();
    await context.close();
  });

  test('an analysis that fails without a reason, and one that never ends, say so', async () => {
    const { context, page } = await visit(browser);
    await register(page);
    const accepted = (route: Route) => route.fulfill({ status: 202, json: { id: 41, status: 'processing' } });
    await page.route('**/api/analyses/text', accepted);
    await page.route('**/api/analyses/41/events', (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: `data: ${JSON.stringify({ id: 41, status: 'failed', stage: null, progress: 0, failureReason: null, title: null })}\n\n`,
      }),
    );
    await page.getByRole('tab', { name: 'Paste Text' }).click();
    const text = page.getByLabel('Your report’s text');
    await text.fill('EXAM: CHEST X-RAY. IMPRESSION: Right lower lobe pneumonia.');
    await page.getByRole('button', { name: 'Analyze Text' }).click();
    await toast(page, 'Analysis failed').waitFor();
    await toast(page, 'Failed to analyze your image. Please try again.').waitFor();
    await closeToast(page);

    // Without a stream it is asked for every five seconds; here the clock runs faster.
    await page.route('**/api/analyses/41/events', (route) => route.fulfill({ status: 404, body: '' }));
    let asked = 0;
    await page.route('**/api/analyses/41', (route) => {
      asked += 1;
      return route.abort();
    });
    await page.clock.install();
    await text.fill('EXAM: CHEST X-RAY. IMPRESSION: Left lower lobe pneumonia.');
    await page.getByRole('button', { name: 'Analyze Text' }).click();
    await expect.poll(() => asked, { timeout: 30_000 }).toBe(1);
    for (let before = asked; before < 60; before = asked) {
      await page.clock.runFor(5000);
      await expect.poll(() => asked, { timeout: 30_000 }).toBeGreaterThan(before);
    }
    await page.clock.runFor(100);
    await toast(page, 'Analysis timeout').waitFor();
    await toast(page, 'Analysis is taking longer than expected. Please check back later.').waitFor();
    expect(asked).toBe(60);
    await context.close();
  });
});

test('the list of analyses tells sizes, times and how each ended, and scrolls beyond four', async () => {
  const { context, page } = await visit(browser);
  await register(page);
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000 - 5000).toISOString();
  const item = (id: number, minutes: number, more: object) => ({
    id,
    patientId: null,
    patientName: null,
    filename: `report-${id}.pdf`,
    originalName: `report-${id}.pdf`,
    fileSize: 1_468_006,
    mimeType: 'application/pdf',
    status: 'completed',
    stage: null,
    failureReason: null,
    reportType: 'imaging',
    title: null,
    sharedBy: null,
    createdAt: ago(minutes),
    completedAt: null,
    ...more,
  });
  let list: object[] = [];
  await page.route('**/api/analyses', (route) => route.fulfill({ json: list }));
  await page.reload();
  await page.getByText('No reports yet').waitFor();
  list = [
    item(6, 0, {}),
    item(5, 12, { status: 'failed', failureReason: 'This PDF is damaged or not complete.' }),
    item(4, 180, {}),
    item(3, 60 * 24 * 2, { fileSize: 10_485_760 }),
    item(2, 60 * 24 * 3, {}),
  ];
  await page.reload();
  await page.getByRole('heading', { name: 'Recent Analyses' }).waitFor();
  const rows = page.locator('.history-row');
  await rows.nth(4).waitFor();
  expect(await rows.locator('time').allInnerTexts()).toEqual([
    'just now',
    '12 minutes ago',
    '3 hours ago',
    '2 days ago',
    '3 days ago',
  ]);
  expect(await rows.locator('.size').allInnerTexts()).toEqual(['1.4 MB', '1.4 MB', '1.4 MB', '10.0 MB', '1.4 MB']);
  expect(await rows.nth(1).innerText()).toContain('Failed');
  expect(await rows.nth(2).innerText()).toContain('Completed');
  const scrolls = () => page.locator('.history-rows').evaluate((box) => box.scrollHeight > box.clientHeight);
  expect(await scrolls()).toBe(true);
  list = [item(1, 0, { status: 'processing', stage: 'understanding' })];
  await page.route('**/events', () => {});
  await page.reload();
  await page.locator('.history-row', { hasText: 'Finding results' }).waitFor();
  await page.route('**/api/analyses', answering(500, 'Something went wrong on our side. Please try again.'));
  await page.reload();
  await page.getByText('Your reports could not be loaded.').waitFor();
  await context.close();
});

test('a download that fails says whether the server refused or the connection broke', async () => {
  const { context, page } = await visit(browser);
  await register(page);
  await page.getByRole('tab', { name: 'Paste Text' }).click();
  await page
    .getByLabel('Your report’s text')
    .fill('EXAM: CHEST X-RAY, 2 VIEWS\nFINDINGS: No pleural effusion.\nIMPRESSION: Right lower lobe pneumonia.');
  await page.getByRole('button', { name: 'Analyze Text' }).click();
  await toast(page, 'Analysis complete').waitFor({ timeout: 90_000 });
  await closeToast(page);
  const save = page.getByRole('button', { name: 'Download as text' });
  await save.waitFor();
  await page.route('**/api/analyses/*/report?*', answering(500, 'Something went wrong on our side. Please try again.'));
  await save.click();
  await toast(page, 'Download Failed').waitFor();
  await toast(page, 'Unable to download the report. Please try again.').waitFor();
  await page.route('**/api/analyses/*/report?*', (route) => route.abort());
  await save.click();
  await toast(page, 'Download Error').waitFor();
  await toast(page, 'Failed to download report. Please try again.').waitFor();

  // The page believes in a paid plan, the server knows better.
  const user = await (await page.request.get('/api/auth/user')).json();
  await page.route('**/api/auth/user', (route) => route.fulfill({ json: { ...user, subscriptionTier: 'basic' } }));
  await page.reload();
  await page.locator('.history-row button').first().click();
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await toast(page, 'Download Failed').waitFor();
  await toast(page, 'PDF downloads are available for paid plans only').waitFor();
  await context.close();
});
