/** The time. Slices and jobs never read the system clock themselves. */
export interface Clock {
  now(): Date;
}
