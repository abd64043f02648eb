import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { faultsAtEverySize } from './axe.js';
import { explain, openBrowser, register, sample, visit } from './browser.js';
import { linkTo, outboxOf } from './mailbox.js';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text });

test('a patient chooses a provider, shares a report, takes it back and leaves', async () => {
  const mailbox = outboxOf(inject('dataFolder'));
  const provider = await visit(browser);
  const doctor = await register(provider.page, 'Provider');
  await provider.page.goto(await linkTo(mailbox, doctor, '/verify-email'));
  await provider.page.getByRole('heading', { name: 'Your email address is verified' }).waitFor();
  const { id } = (await (await provider.page.request.get('/api/auth/user')).json()) as { id: number };

  const { context, page, mistakes } = await visit(browser);
  await register(page);
  await explain(page, sample('files/ct-chest-nodule.pdf'));
  const report = page.url();
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await share.click();
  const dialog = page.getByRole('dialog', { name: 'Share this explanation' });
  await dialog.getByText('You have not chosen a provider yet.').waitFor();
  await dialog.getByRole('link', { name: 'Choose one in your settings' }).click();
  await page.waitForURL(/\/settings#providers$/);

  const part = page.getByRole('region', { name: 'My providers' });
  await part.getByText('You have not chosen a provider yet.').waitFor();
  await part.getByRole('button', { name: 'Choose', exact: true }).click();
  await part.getByRole('alert').getByText('Please pick one').waitFor();
  await part.getByRole('combobox', { name: 'Choose a provider' }).selectOption(String(id));
  await part.getByRole('button', { name: 'Choose', exact: true }).click();
  await toast(page, 'Dr. Ruth Hallam now has you on their patient list.').waitFor();
  await part.getByText(/^Chosen on /).waitFor();
  expect(await faultsAtEverySize(page)).toEqual([]);

  await page.goto(report);
  await share.click();
  await dialog.getByRole('button', { name: 'Share with Dr. Ruth Hallam' }).click();
  await toast(page, 'Dr. Ruth Hallam can read this explanation now.').waitFor();
  await dialog.getByText('can read it').waitFor();
  expect(await faultsAtEverySize(page)).toEqual([]);
  await provider.page.goto('/provider-dashboard');
  const row = provider.page.locator('.history-row', { hasText: 'ct-chest-nodule.pdf' });
  await row.getByText('Shared by Ruth Hallam').waitFor();
  await row.getByRole('button').click();
  await provider.page.locator('.results .letter').waitFor();
  // What is another's is read, not passed on.
  expect(await provider.page.getByRole('button', { name: 'Share', exact: true }).count()).toBe(0);

  await dialog.getByRole('button', { name: 'Stop sharing with Dr. Ruth Hallam' }).click();
  await toast(page, 'Dr. Ruth Hallam can no longer open it.').waitFor();
  await provider.page.reload();
  await provider.page.getByText('No reports yet').waitFor();
  await dialog.getByRole('button', { name: 'Share with Dr. Ruth Hallam' }).click();
  await dialog.getByText('can read it').waitFor();

  await page.goto('/settings');
  await part.getByRole('button', { name: 'Leave Dr. Ruth Hallam' }).click();
  const sure = page.getByRole('dialog', { name: 'Leave Dr. Ruth Hallam?' });
  await sure.getByText('All that the two of you shared here is taken back at once.').waitFor();
  expect(await faultsAtEverySize(page)).toEqual([]);
  await sure.getByRole('button', { name: 'Leave Dr. Ruth Hallam' }).click();
  await toast(page, 'Dr. Ruth Hallam can no longer open what you shared.').waitFor();
  await part.getByText('You have not chosen a provider yet.').waitFor();
  await provider.page.reload();
  await provider.page.getByText('No reports yet').waitFor();
  expect([...mistakes, ...provider.mistakes]).toEqual([]);
  await context.close();
  await provider.context.close();
});

test('a provider who must have two-step sign-in is led to it and nowhere else, until it is on', async () => {
  const { context, page, mistakes } = await visit(browser);
  await register(page, 'Provider');
  // The server of this run only offers it: its answer is made that of one that requires it.
  let required = true;
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), mustSetUpTwoStep: required } });
  });
  for (const path of ['/', '/provider-dashboard', '/patient-roster', '/labwork', '/analyses/1']) {
    await page.goto(path);
    await page.waitForURL(/\/settings#two-step$/);
    await page.getByRole('alert').getByText('Set up two-step sign-in to go on.').waitFor();
  }
  // What the server would refuse is not there.
  expect(await page.getByRole('region', { name: 'A copy of my data' }).count()).toBe(0);
  expect(await faultsAtEverySize(page)).toEqual([]);
  await page.goto('/medical-terms');
  await page.getByRole('heading', { level: 1 }).waitFor();
  required = false;
  await page.goto('/provider-dashboard');
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  expect(page.url()).toMatch(/\/provider-dashboard$/);
  expect(mistakes).toEqual([]);
  await context.close();
});
