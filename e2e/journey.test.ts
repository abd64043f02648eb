import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { explain, openBrowser, outcome, PASSWORD, register, sample, upload, visit } from './browser.js';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const answers = ['What this is', 'What matters', 'What next', 'How sure we are'];

async function expectExplanation(page: Page, words: RegExp): Promise<void> {
  for (const answer of answers) await page.locator('.answers dt', { hasText: answer }).waitFor();
  const letter = await page.locator('.letter').innerText();
  expect(letter).toMatch(words);
  expect(letter).toMatch(/\d+\.\d%/);
  expect(await page.locator('.report-lines p').count()).toBeGreaterThan(5);
}

describe('a report goes in, plain words come out', () => {
  test('PDF, DOCX and DOC; then the allowance is used up', async () => {
    const { context, page, mistakes } = await visit(browser);
    await register(page);
    expect(await page.getByText('0 of 3 free analyses used').isVisible()).toBe(true);

    await explain(page, sample('files/ct-chest-nodule.pdf'));
    await expectExplanation(page, /lung/i);
    await page.goBack();
    await explain(page, sample('files/critical-potassium-previous.docx'));
    await expectExplanation(page, /potassium/i);
    expect(await page.getByRole('img', { name: /^Potassium .* critically high\./ }).count()).toBe(1);
    expect(await page.locator('.answers dt', { hasText: 'Do this now' }).isVisible()).toBe(true);
    await page.goBack();
    await explain(page, sample('files/mri-lumbar-spine.doc'));
    await expectExplanation(page, /spine|back|disc/i);
    await page.goBack();

    await page.getByText('None left.').waitFor();
    await upload(page, sample('files/stroke.docx'));
    const toast = page.locator('.toast');
    await toast.filter({ hasText: 'Upload Limit Reached' }).waitFor();
    expect(await toast.getByRole('link', { name: 'Upgrade Plan' }).getAttribute('href')).toBe('/pricing');
    expect(await page.locator('.inline-alert').innerText()).toMatch(/Upload limit reached/);
    expect(mistakes).toEqual([]);
    await context.close();
  });

  test('RTF, a scanned PDF and TXT, kept in the history over signing out and in', async () => {
    const { context, page, mistakes } = await visit(browser);
    const email = await register(page);
    await explain(page, sample('files/colon-polyp.rtf'));
    await expectExplanation(page, /polyp/i);
    await page.goBack();
    await explain(page, sample('files/xray-chest-pneumonia.scan.pdf'));
    await expectExplanation(page, /pneumonia/i);
    await page.goBack();
    await explain(page, sample('laboratory/cbc-cmp-fixed-width.txt'));
    await expectExplanation(page, /hemoglobin/i);
    await page.getByRole('link', { name: '← Your reports' }).click();

    expect(await page.locator('.history-row').count()).toBe(3);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByText('You have been successfully signed out.').waitFor();
    await page.getByRole('heading', { name: 'Your medical report, in words you know.' }).waitFor();
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);

    await page.getByRole('link', { name: 'Sign In' }).first().click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('wrong password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.locator('.toast', { hasText: 'Sign in failed' }).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.locator('.toast', { hasText: 'Welcome back!' }).waitFor();
    await page.getByRole('heading', { name: 'How can we help you today?' }).waitFor();

    await page.locator('.history-row button', { hasText: 'colon-polyp.rtf' }).click();
    await page.getByRole('heading', { name: 'Analysis Results' }).waitFor();
    expect(await page.locator('.results .letter').innerText()).toMatch(/polyp/i);
    expect(mistakes).toEqual([]);
    await context.close();
  });

  test('a provider has a home of their own, which is not there for patients', async () => {
    const provider = await visit(browser);
    await register(provider.page, 'Provider');
    await provider.page.getByRole('heading', { name: 'Welcome, Dr. Ruth Hallam' }).waitFor();
    await provider.page.goto('/auth');
    await provider.page.waitForURL(/\/provider-dashboard$/);
    await provider.context.close();
    const patient = await visit(browser);
    await register(patient.page);
    await patient.page.goto('/provider-dashboard');
    await patient.page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    await patient.page.goto('/auth');
    await patient.page.getByRole('heading', { name: 'How can we help you today?' }).waitFor();
    await patient.context.close();
  });

  test('pasted text; an unreadable file says why and costs nothing', async () => {
    const { context, page, mistakes } = await visit(browser);
    await register(page);
    await page.getByRole('tab', { name: 'Paste Text' }).click();
    const analyze = page.getByRole('button', { name: 'Analyze Text' });
    expect(await analyze.isDisabled()).toBe(true);
    await page.getByLabel('Your report’s text').fill('   ');
    await analyze.click();
    await page.locator('.toast', { hasText: 'No text provided' }).waitFor();
    expect(await page.locator('.toast').innerText()).toContain(
      'Please enter your medical report text before submitting.',
    );
    const text = readFileSync(sample('discharge/heart-failure.txt'), 'utf8');
    await page.getByLabel('Your report’s text').fill(text);
    await page.getByText(`${text.length.toLocaleString('en-US')} characters`).waitFor();
    await analyze.click();
    expect(await outcome(page)).toBe('Analysis complete');
    await page.getByText('1 of 3 free analyses used').waitFor();
    await page.locator('.results .letter').waitFor();
    expect(await page.locator('.results .letter').innerText()).toMatch(/heart/i);

    await page.getByRole('tab', { name: 'Upload File' }).click();
    const input = page.locator('input[type=file]');
    await input.setInputFiles({
      name: 'broken.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 nothing'),
    });
    expect(await outcome(page)).toBe('Analysis failed');
    const said = await page.locator('.inline-alert').innerText();
    expect(said).toContain('broken.pdf');
    expect(said).toContain('This did not use an analysis.');
    expect(said.length).toBeGreaterThan(60);
    await page.getByText('1 of 3 free analyses used').waitFor();

    await input.setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer: Buffer.from('png') });
    await page.getByText('File type must be one of .txt, .pdf, .doc, .docx, .rtf').waitFor();
    await input.setInputFiles({ name: 'big.txt', mimeType: 'text/plain', buffer: Buffer.alloc(10_485_761, 65) });
    await page.getByText('File is larger than 10485760 bytes').waitFor();
    await input.setInputFiles({ name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) });
    await page.getByText('File is smaller than 1 bytes').waitFor();
    expect(mistakes).toEqual([]);
    await context.close();
  });
});
