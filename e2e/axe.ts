import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { sizes } from './browser.js';

/** What axe finds serious or critical on a page, in words. */
export async function seriousFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map((one) => `${one.id} ${one.nodes[0]?.html.slice(0, 160)}`);
}

/** What is wrong with a screen at the three sizes: serious faults, and anything wider than the window. */
export async function faultsAtEverySize(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of ['phone', 'tablet', 'desktop'] as const) {
    await page.setViewportSize(sizes[size]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) found.push(`${size}: ${over} px wider than the window`);
    found.push(...(await seriousFaults(page)).map((fault) => `${size}: ${fault}`));
  }
  return found;
}
