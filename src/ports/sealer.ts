/** Keeps small secrets readable for the product alone: the key is not in the database. */
export interface Sealer {
  /** Seals `text` for one place (such as `users/7/two-step`): moved to another place it cannot be opened. */
  seal(text: string, place: string): string;
  /** Throws when it was sealed for another place, with another key, or was changed. */
  open(sealed: string, place: string): string;
}
