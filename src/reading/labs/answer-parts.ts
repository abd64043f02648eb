import type { PlacedItem, RowContext } from './row-context.js';
import { roleUnder } from './row-tail.js';
import { hasOlderColumns } from './value-place.js';

/** "Clear, colourless": how a fluid looks, in two words. */
export function isOfLooks(item: PlacedItem | undefined): item is PlacedItem {
  return (
    item?.kind === 'qualitative' &&
    /^(?:slightly )?(?:clear|cloudy|hazy|turbid|colou?rless|yellow|straw|amber|red|pink|brown|green|orange|(?:light|dark|pale) yellow)$/i.test(
      item.text.trim(),
    )
  );
}

/** "Reactive, titre 1:2" */
export function isTitreWord(item: PlacedItem | undefined): boolean {
  return (
    item !== undefined && /^(?:unit|words)$/.test(item.kind) && /^\(?(?:titr?e?r?|dils?)[:=]?$/i.test(item.text.trim())
  );
}

/** "1:160   Reactive": what a titre means, where no other limits of it are printed. */
export function isVerdictOn(value: PlacedItem, items: readonly PlacedItem[], at: number, context: RowContext): boolean {
  const next = items[at + 1];
  if (value.kind !== 'titre' || next?.kind !== 'qualitative' || next.line !== value.line) return false;
  if (!/^(?:(?:weakly |strongly |non-?\s?)?(?:reactive|positive)|negative|not detected|detected)$/i.test(next.text.trim())) return false; // biome-ignore format: one line
  const role = roleUnder(next, context);
  return role !== 'range' && role !== 'previous' && items[at + 2] === undefined && !hasOlderColumns(context);
}
