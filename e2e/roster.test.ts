import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { faultsAtEverySize, seriousFaults } from './axe.js';
import { openBrowser, outcome, register, sample, sizes, upload, visit } from './browser.js';
import { linkTo, outboxOf } from './mailbox.js';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text });
const rows = (page: Page) => page.getByRole('list', { name: 'Patients', exact: true }).getByRole('listitem');

async function add(page: Page, name: string, email: string, birth: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Patient' }).click();
  const form = page.getByRole('dialog', { name: 'Add Patient' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Date of birth').fill(birth);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('+1 555 010 0123');
  await form.getByRole('button', { name: 'Add Patient' }).click();
  await toast(page, 'Patient has been successfully added to your roster.').waitFor();
  await form.waitFor({ state: 'detached' });
}

test('a provider keeps a roster: adds, searches, changes, removes and brings back', async () => {
  const { context, page, mistakes } = await visit(browser);
  await register(page, 'Provider');
  await page.getByRole('link', { name: 'Patient Roster' }).click();
  await page.getByRole('heading', { name: 'No patients yet' }).waitFor();
  await page.getByText('Consent must be verified before AI calls or emails.').waitFor();
  expect(await faultsAtEverySize(page)).toEqual([]);

  await page.getByRole('button', { name: 'Add Patient' }).click();
  const form = page.getByRole('dialog', { name: 'Add Patient' });
  await form.getByRole('button', { name: 'Add Patient' }).click();
  await form.getByText('Name is required').waitFor();
  await form.getByText('Date of birth is required').waitFor();
  await form.getByText('Phone number is required').waitFor();
  expect(await faultsAtEverySize(page)).toEqual([]);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await add(page, 'Ines Calder', 'ines@example.com', '1961-03-14');
  await add(page, 'Walter Nakai', 'walter@example.org', '1949-11-02');
  await rows(page).nth(1).waitFor();
  const counters = page.locator('.roster-counts');
  await counters.getByText('2', { exact: true }).first().waitFor();
  await expect.poll(() => counters.locator('dd').allInnerTexts()).toEqual(['2', '2', '2']);
  await page.getByText('Born March 14, 1961').waitFor();

  await page.getByLabel('Search by name or email').fill('WALTER@EX');
  await page.getByText('1 found').waitFor();
  await rows(page).filter({ hasText: 'Ines' }).waitFor({ state: 'detached' });
  await expect.poll(() => rows(page).count()).toBe(1);
  await page.getByLabel('Search by name or email').fill('nobody like this');
  await page.getByText('Nobody’s name or email contains').waitFor();
  await page.getByLabel('Search by name or email').fill('');

  await page.getByRole('button', { name: 'Edit: Ines Calder' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Patient' });
  expect(await edit.getByLabel('Email').inputValue()).toBe('ines@example.com');
  expect(await edit.getByLabel('Date of birth').inputValue()).toBe('1961-03-14');
  await edit.getByLabel('Name').fill('Inés Calder');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await toast(page, 'Patient information has been successfully updated.').waitFor();

  await page.getByRole('button', { name: 'Consents: Inés Calder' }).click();
  const consents = page.getByRole('dialog', { name: 'Consents of Inés Calder' });
  await consents.getByText('Nothing has been recorded yet.').waitFor();
  await consents.getByLabel('How the patient told you').selectOption('On paper');
  await consents.getByRole('button', { name: 'Record consent to calls' }).click();
  await toast(page, 'Consent recorded').waitFor();
  await consents.getByText('Calls: given').waitFor();
  await consents.getByText(/On paper, .*, by /).waitFor();
  expect(await faultsAtEverySize(page)).toEqual([]);
  await consents.getByRole('button', { name: 'Withdraw consent to calls' }).click();
  await consents.getByText('Calls: withdrawn').waitFor();
  await consents.getByRole('button', { name: 'Record consent to emails' }).click();
  await consents.getByText('Emails: given').waitFor();
  await consents.getByRole('button', { name: 'Close' }).click();
  await rows(page).filter({ hasText: 'Emails: Consent given' }).filter({ hasText: 'Calls: No consent' }).waitFor();
  expect(await faultsAtEverySize(page)).toEqual([]);

  await page.getByRole('button', { name: 'Delete: Walter Nakai' }).click();
  const sure = page.getByRole('dialog', { name: 'Delete Walter Nakai?' });
  await sure.getByText('No analyses are linked to this patient.').waitFor();
  await sure.getByRole('button', { name: 'Delete patient' }).click();
  await toast(page, 'Patient has been removed from your roster.').waitFor();
  await rows(page).filter({ hasText: 'Walter' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await toast(page, 'Patient Restored').waitFor();
  await rows(page).filter({ hasText: 'Walter' }).waitFor();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.waitForURL(/\/provider-dashboard$/);
  expect(mistakes).toEqual([]);
  await context.close();
});

test('a report is given for a patient, and assigned to another afterwards', async () => {
  const { context, page, mistakes } = await visit(browser);
  await register(page, 'Provider');
  await page.goto('/patient-roster');
  await add(page, 'Leena Virtanen', 'leena@example.com', '1970-06-30');
  await add(page, 'Tom Brandt', 'tom@example.com', '1984-01-09');
  await page.goto('/provider-dashboard');
  const choice = page.getByLabel('Patient optional');
  await choice.locator('option', { hasText: 'Leena Virtanen, born June 30, 1970' }).waitFor({ state: 'attached' });
  expect(await choice.locator('option').first().innerText()).toBe('No patient association');
  await choice.selectOption({ label: 'Leena Virtanen, born June 30, 1970' });
  await page.getByRole('tab', { name: 'Paste Text' }).click();
  expect(await choice.locator('option:checked').innerText()).toMatch(/^Leena Virtanen/);
  await page.getByRole('tab', { name: 'Upload File' }).click();
  await upload(page, sample('files/ct-chest-nodule.pdf'));
  expect(await outcome(page)).toBe('Analysis complete');
  await page.locator('.patient-of').getByText('Patient: Leena Virtanen').waitFor();
  await page.locator('.history-row').getByText('Patient: Leena Virtanen').waitFor();
  // The next report may be about somebody else.
  await expect.poll(() => choice.inputValue()).toBe('');

  await page.getByRole('button', { name: 'Change patient' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign Patient to Analysis' });
  expect(await faultsAtEverySize(page)).toEqual([]);
  await dialog.getByLabel('Patient of your roster').selectOption({ label: 'Tom Brandt, born January 9, 1984' });
  await page.route('**/api/analyses/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await toast(page, 'Assignment Failed').waitFor();
  await page.unroute('**/api/analyses/*');
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await toast(page, 'Patient Assigned').waitFor();
  await page.locator('.patient-of').getByText('Patient: Tom Brandt').waitFor();
  await page.locator('.history-row').getByText('Patient: Tom Brandt').waitFor();

  await page.goto('/patient-roster');
  await page.getByRole('button', { name: 'Delete: Tom Brandt' }).click();
  await page.getByText('1 analysis is linked to this patient.').waitFor();
  await page.getByRole('button', { name: 'Delete patient' }).click();
  await page.getByText('Tom Brandt was removed, and 1 analysis was unlinked.').waitFor();
  await page.goto('/provider-dashboard');
  await page.locator('.history-row button').first().click();
  await page.getByRole('button', { name: 'Assign Patient' }).click();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await toast(page, 'Please choose a patient.').waitFor();
  expect(mistakes).toEqual([]);
  await context.close();
});

test('an entry of a patient with an account is merged, and gets an explanation shared', async () => {
  const mailbox = outboxOf(inject('dataFolder'));
  const provider = await visit(browser);
  const { page } = provider;
  const doctor = await register(page, 'Provider');
  await page.goto(await linkTo(mailbox, doctor, '/verify-email'));
  await page.getByRole('heading', { name: 'Your email address is verified' }).waitFor();

  const patient = await visit(browser);
  const email = await register(patient.page);
  await patient.page.goto(await linkTo(mailbox, email, '/verify-email'));
  await patient.page.getByRole('heading', { name: 'Your email address is verified' }).waitFor();
  // The patient gives their date of birth and chooses the provider who registered last.
  const chosen = await patient.page.evaluate(async () => {
    const send = (method: string, path: string, body?: object) =>
      fetch(path, {
        method,
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
    const providers = (await (await fetch('/api/providers')).json()) as { id: number }[];
    const profile = {
      firstName: 'Ruth',
      lastName: 'Hallam',
      dateOfBirth: '1958-04-02',
      phoneNumber: '+1 555 010 0199',
    };
    await send('PATCH', '/api/auth/user', profile);
    const newest = Math.max(...providers.map(({ id }) => id));
    return (await send('PUT', `/api/account/providers/${newest}`)).status;
  });
  expect(chosen).toBe(200);

  await page.goto('/patient-roster');
  await rows(page).filter({ hasText: 'Has an account' }).waitFor();
  await add(page, 'Ruth E. Hallam', email, '1958-04-02');
  const pair = page.getByRole('region', { name: 'Possibly the same person' });
  await pair.getByText('Ruth E. Hallam and Ruth Hallam').waitFor();
  expect(await faultsAtEverySize(page)).toEqual([]);
  await pair.getByRole('button', { name: 'Merge' }).click();
  await toast(page, 'Patients Merged').waitFor();
  await pair.waitFor({ state: 'detached' });
  expect(await rows(page).count()).toBe(1);

  await page.goto('/provider-dashboard');
  await page.getByLabel('Patient optional').selectOption({ label: 'Ruth E. Hallam, born April 2, 1958' });
  await upload(page, sample('files/ct-chest-nodule.pdf'));
  expect(await outcome(page)).toBe('Analysis complete');
  await page.getByRole('button', { name: 'Share with the patient' }).click();
  await toast(page, 'The patient finds this explanation among their reports.').waitFor();
  await page.setViewportSize(sizes.phone);
  expect(await seriousFaults(page)).toEqual([]);
  await page.setViewportSize(sizes.desktop);
  await patient.page.goto('/medical-reports');
  await patient.page.locator('.history-row button', { hasText: 'ct-chest-nodule.pdf' }).click();
  await patient.page.locator('.results .letter').waitFor();
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await toast(page, 'No longer shared').waitFor();
  await patient.page.reload();
  await patient.page.getByText('No reports yet').waitFor();
  await provider.context.close();
  await patient.context.close();
});

test('the roster is for providers', async () => {
  const { context, page } = await visit(browser);
  await page.goto('/patient-roster');
  await page.getByRole('heading', { name: 'Sign in to see this page' }).waitFor();
  await page.getByRole('link', { name: 'Back to Home' }).waitFor();
  await register(page);
  await page.goto('/patient-roster');
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  await context.close();
});
