/** Long enough for every browser to have begun the download. */
const FORGET_AFTER = 10_000;

/** Saves bytes as a file of this name. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FORGET_AFTER);
}
