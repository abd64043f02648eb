/** Keeps what is stored readable for the product alone: the keys are not in the database. */
export interface Sealer {
  /** Seals `text` for one place (such as `users/7/two-step`): moved to another place it cannot be opened. */
  seal(text: string, place: string): string;
  /** Throws when it was sealed for another place, with a key that is gone, or was changed. */
  open(sealed: string, place: string): string;
  /** The same for bytes. */
  sealBytes(bytes: Uint8Array, place: string): Buffer;
  openBytes(sealed: Uint8Array, place: string): Buffer;
  /** How everything begins that is sealed with the key in use now. */
  readonly mark: Buffer;
}

/** A column whose values are sealed, each for its row: what a change of the key has to go through. */
export interface SealedColumn {
  readonly table: string;
  /** The column of the row's number. */
  readonly id: string;
  readonly column: string;
  /** `text`: the sealed value stands there in base64url. */
  readonly type: 'bytes' | 'text';
  place(id: number): string;
  /** Values to take at once, where they are large. */
  readonly atOnce?: number;
}
