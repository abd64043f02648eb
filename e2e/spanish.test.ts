import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { textOf } from '../test/mail-server.js';
import { seriousFaults } from './axe.js';
import {
  openBrowser,
  PASSWORD,
  register,
  type Size,
  sample,
  siteUrl,
  sizes,
  upload,
  visit,
  withArrival,
} from './browser.js';
import { linkTo, outboxOf } from './mailbox.js';

const pictures = fileURLToPath(new URL('../coverage/screens/', import.meta.url));

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  mkdirSync(pictures, { recursive: true });
});
afterAll(() => browser.close());

/** Whoever reads Spanish by the settings of their browser. */
async function reader(size: Size = 'desktop'): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: siteUrl(),
    locale: 'es-MX',
    viewport: sizes[size],
    reducedMotion: 'reduce',
  });
  const page = withArrival(await context.newPage());
  page.setDefaultTimeout(30_000);
  return { context, page };
}

/** Words on the page that are English and stand in no part marked as English. */
function englishLeft(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const english = /\b(?:the|your|you|and|with|of|from|is|are|this|report|reports|not|back|by|please)\b/i;
    const found: string[] = [document.title].filter((title) => english.test(title));
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (element.closest('[lang]')?.getAttribute('lang') === 'en' || !element.checkVisibility()) continue;
      if (['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEXTAREA'].includes(element.tagName)) continue;
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((n) => n.textContent);
      for (const words of [...own, element.getAttribute('aria-label'), element.getAttribute('placeholder')]) {
        if (words && english.test(words)) found.push(words.trim().slice(0, 100));
      }
    }
    return found;
  });
}

/** Elements whose words do not fit into them, and a page wider than its window. */
function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the window');
    for (const element of document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, label, dt, b, p')) {
      if (!element.checkVisibility() || element.closest('.hidden-label, [hidden]')) continue;
      const hides = ['hidden', 'clip'].includes(getComputedStyle(element).overflowX);
      if (hides && element.scrollWidth > element.clientWidth + 1) faults.push(element.innerText.slice(0, 60));
    }
    return faults;
  });
}

const everySize: readonly Size[] = ['phone', 'tablet', 'desktop'];

/** Everything that is wrong with a screen in Spanish: its words at three sizes, its accessibility at those of `axe`. */
async function faults(page: Page, name: string, axe: readonly Size[] = ['phone']): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const all = (await englishLeft(page)).map((words) => `${name}, English: ${words}`);
  for (const size of everySize) {
    await page.setViewportSize(sizes[size]);
    await page.screenshot({ path: `${pictures}es-${name}-${size}.png`, fullPage: true });
    for (const one of await clipped(page)) all.push(`${name} ${size}: ${one}`);
    if (!axe.includes(size)) continue;
    for (const one of await seriousFaults(page)) all.push(`${name} ${size}: ${one}`);
  }
  return all;
}

describe('the interface in Spanish', () => {
  test('is what a browser that asks for it gets, and changes by a press that is remembered', async () => {
    const { context, page } = await reader();
    await page.goto('/');
    await page.getByRole('heading', { name: 'Su informe médico, en palabras que usted conoce.' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    await page.goto('/auth');
    await page.getByLabel('Correo electrónico').fill('ruth@example.com');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.getByLabel('Email').inputValue()).toBe('ruth@example.com');
    await page.reload();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByRole('heading', { name: 'Inicie sesión' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Inicie sesión' }).waitFor();
    await context.close();
  });

  test('every public page is in it', async () => {
    const { context, page } = await reader();
    const wrong: string[] = [];
    for (const path of [
      '/',
      '/patient',
      '/provider',
      '/auth',
      '/auth?action=register',
      '/pricing',
      '/forgot-password',
      '/verify-email',
      '/settings',
      '/terms',
      '/privacy',
      '/shared',
      '/medical-terms',
      '/procedure-risks',
      '/no-such-page',
    ]) {
      // biome-ignore format: one list
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      wrong.push(...(await faults(page, path.replace(/\W+/g, '-'), path === '/' ? everySize : [])));
    }
    await page.goto('/medical-terms?term=anemia');
    await page.getByRole('heading', { name: 'Qué significa', exact: true }).waitFor();
    await page.getByText('Las respuestas están, por ahora, solo en inglés.').waitFor();
    wrong.push(...(await faults(page, 'term')));
    await page.goto('/procedure-risks?procedure=colonoscopy');
    await page.getByRole('heading', { name: 'Cómo prepararse' }).waitFor();
    wrong.push(...(await faults(page, 'procedure')));
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('a patient registers, gives a report, reads it and finds the settings', async () => {
    const { context, page } = await reader();
    const wrong: string[] = [];
    await page.goto('/auth?action=register');
    await page.getByLabel('Correo electrónico').fill('ruth@');
    await page.getByLabel('Contraseña', { exact: true }).fill('abc');
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await page.getByText('Escriba un correo electrónico válido').waitFor();
    await page.getByText('Las contraseñas no coinciden').waitFor();
    wrong.push(...(await faults(page, 'register-errors')));
    const email = `luz.${process.pid}.${Date.now()}@example.com`;
    await page.getByLabel('Nombre').fill('Luz');
    await page.getByLabel('Apellido').fill('Ortega');
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByLabel('Número de teléfono').fill('+1 555 010 0123');
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirmar contraseña', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await page.getByText('¡Le damos la bienvenida a Plainchart!').waitFor();
    await page.getByRole('heading', { name: '¿Cómo podemos ayudarle hoy?' }).waitFor();
    await page.getByText('Prueba gratis').waitFor();
    const mailbox = outboxOf(inject('dataFolder'));
    await linkTo(mailbox, email, '/verify-email');
    const mails = mailbox().filter(({ to }) => to.includes(email));
    expect(mails.map(textOf).join()).toContain('Alguien creó una cuenta con este correo electrónico.');
    wrong.push(...(await faults(page, 'dashboard', everySize)));
    await page.getByRole('tab', { name: 'Pegar texto' }).click();
    await page.getByLabel('El texto de su informe').fill('Buy milk, eggs and bread.');
    await page.getByRole('button', { name: 'Analizar texto' }).click();
    await page.locator('.toast', { hasText: 'El análisis falló' }).waitFor({ timeout: 90_000 });
    await page.getByText('Esto no parece un informe médico.').first().waitFor();
    await page.getByRole('button', { name: 'Cerrar el mensaje' }).click();
    await page.getByRole('tab', { name: 'Subir archivo' }).click();
    await upload(page, sample('files/critical-potassium-previous.docx'));
    await page.locator('.toast', { hasText: 'Análisis terminado' }).waitFor({ timeout: 90_000 });
    await page.getByRole('link', { name: 'Abrir en su propia página' }).click();
    await page.getByText('La explicación está, por ahora, solo en inglés, como su informe.').waitFor();
    await page.getByText('Haga esto ahora').waitFor();
    expect(await page.locator('h1').getAttribute('lang')).toBe('en');
    const [letter] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descargar como texto' }).click(),
    ]);
    const letterText = readFileSync(await letter.path(), 'utf8');
    expect(letterText).toContain('EN RESUMEN');
    expect(letterText).not.toContain('IN SHORT');
    await page.getByRole('button', { name: 'Descargar PDF' }).click();
    await page.getByText('La descarga en PDF está disponible solo en los planes pagados').waitFor();
    wrong.push(...(await faults(page, 'reading', everySize)));
    for (const path of ['/settings', '/medical-reports', '/labwork', '/imaging-reports', '/pricing']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      wrong.push(...(await faults(page, `member${path.replace(/\W+/g, '-')}`, path === '/settings' ? ['phone'] : [])));
    }
    await page.goto('/settings');
    await page.getByLabel('Contraseña actual', { exact: true }).fill('Not-my-passw0rd!');
    await page.getByLabel('Nueva contraseña', { exact: true }).fill('Harbor8lamp!x');
    await page.getByLabel('Confirmar nueva contraseña', { exact: true }).fill('Harbor8lamp!x');
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await page.getByText('Su contraseña no es correcta.').waitFor();
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('a provider keeps the roster in it', async () => {
    const { context, page } = await visit(browser);
    const wrong: string[] = [];
    await register(page, 'Provider');
    // A message that is laid already stays in the language it was said in.
    await page.locator('.toast').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByRole('heading', { name: 'Le damos la bienvenida, Dr. Ruth Hallam' }).waitFor();
    // The account keeps it: in a browser where none was chosen it is spoken too.
    await expect
      .poll(async () => (await (await page.request.get('/api/auth/user')).json()).language, { timeout: 10_000 })
      .toBe('es');
    await context.clearCookies({ name: 'plainchart_language' });
    await page.reload();
    await page.getByRole('heading', { name: 'Le damos la bienvenida, Dr. Ruth Hallam' }).waitFor();
    wrong.push(...(await faults(page, 'provider')));
    await page.goto('/patient-roster');
    await page.getByRole('button', { name: 'Agregar paciente' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Agregar paciente' }).click();
    await form.getByText('El nombre es obligatorio').waitFor();
    wrong.push(...(await faults(page, 'patient-form')));
    await form.getByLabel('Nombre').fill('Inés Calderón');
    await form.getByLabel('Fecha de nacimiento').fill('1961-03-14');
    await form.getByLabel('Correo electrónico').fill('ines@example.com');
    await form.getByLabel('Teléfono').fill('+1 555 010 0177');
    await form.getByRole('button', { name: 'Agregar paciente' }).click();
    await page.getByText('Paciente agregado', { exact: true }).waitFor();
    await page.getByText('Nacimiento: 14 de marzo de 1961').waitFor();
    wrong.push(...(await faults(page, 'roster', everySize)));
    await page.getByRole('button', { name: 'Consentimientos: Inés Calderón' }).click();
    await page.getByRole('button', { name: 'Registrar consentimiento para llamadas' }).click();
    await page.getByText('Consentimiento registrado', { exact: true }).waitFor();
    wrong.push(...(await faults(page, 'consents')));
    expect(wrong).toEqual([]);
    await context.close();
  });

  test('its texts are a part of their own that readers of English never load', async () => {
    const { context, page } = await visit(browser);
    const loaded: string[] = [];
    page.on('response', (response) => loaded.push(response.url()));
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const scripts = loaded.filter((url) => url.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(1);
    const files = scripts.map((url) => fileURLToPath(new URL(`../dist/web${new URL(url).pathname}`, import.meta.url)));
    for (const file of files) expect(readFileSync(file, 'utf8')).not.toContain('en palabras que usted conoce');
    await context.close();
  });
});
