import type { ReactNode } from 'react';

const drawings = {
  book: (
    <>
      <path d="M6 11C12 8 19 8 24 12C29 8 36 8 42 11V38C36 35 29 35 24 39C19 35 12 35 6 38ZM24 12V39" />
      <path d="M11 17C14 16 17 16 19.5 17.5M11 23C14 22 17 22 19.5 23.5" stroke="var(--line)" />
      <path d="M28.5 17.5C31 16 34 16 37 17M28.5 23.5C31 22 34 22 37 23" stroke="var(--teal)" />
    </>
  ),
  files: (
    <>
      <path d="M14 5H32L40 13V37H14ZM32 5V13H40M10 11H8V43H34V41" />
      <path d="M20 20H34M20 25H34M20 30H28" stroke="var(--teal)" />
    </>
  ),
  printer: (
    <>
      <path d="M14 17V5H34V17M14 33H6V17H42V33H34" />
      <path d="M14 27H34V43H14Z" />
      <path d="M19 33H29M19 38H26" stroke="var(--teal)" />
    </>
  ),
  lock: (
    <>
      <path d="M10 21H38V42H10ZM15 21V15A9 9 0 0 1 33 15V21" />
      <path d="M24 29V34" stroke="var(--teal)" strokeWidth="2" />
    </>
  ),
  people: (
    <>
      <circle cx="16" cy="15" r="6" />
      <path d="M5 39C5 30 9 25 16 25C23 25 27 30 27 39" />
      <path d="M33 12A5 5 0 1 1 32.9 12M30 26C38 24.5 43 29 43 38" stroke="var(--teal)" />
    </>
  ),
  clock: (
    <>
      <circle cx="24" cy="24" r="18" />
      <path d="M24 13V25L31 29" stroke="var(--teal)" />
    </>
  ),
  phone: (
    <>
      <path d="M13 7L19 16L15 21C18 27 21 30 27 33L32 29L41 35C40 39 37 42 33 41C19 38 10 29 7 15C7 11 9 8 13 7Z" />
      <path d="M30 8C36 9 39 12 40 18M29 15C32 16 33 17 34 20" stroke="var(--teal)" />
    </>
  ),
  link: (
    <>
      <path d="M5 9H21V39H5ZM9 16H17M9 22H17M9 28H14" />
      <path d="M27 9H43V39H27ZM31 16H39M31 28H39" />
      <path d="M18 33H33M29 29L33 33L29 37" stroke="var(--teal)" />
    </>
  ),
  chart: (
    <>
      <path d="M6 6V42H43" />
      <path d="M13 42V30M21 42V24M29 42V27M37 42V16" />
      <path d="M13 22L21 15L29 18L38 8" stroke="var(--teal)" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DrawingName = keyof typeof drawings;

/** A small line drawing beside a feature. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className="drawn" viewBox="0 0 48 48" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
