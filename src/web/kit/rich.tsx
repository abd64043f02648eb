import { Fragment, type ReactNode } from 'react';

type Show = (words: string) => ReactNode;

/** A text with parts marked by name, "<b>3</b> of 10": each is shown by the function of that name. */
export function Rich({ text, parts }: { text: string; parts: Record<string, Show> }) {
  const pieces = text.split(/<(\w+)>(.*?)<\/\1>/);
  // Cut so, the pieces come in threes: words, a name, the words it marks.
  const shown: ReactNode[] = [];
  for (let i = 0; i < pieces.length; i += 3) {
    shown.push(pieces[i]);
    const name = pieces[i + 1];
    if (name !== undefined) shown.push(<Fragment key={i}>{parts[name]?.(pieces[i + 2] ?? '')}</Fragment>);
  }
  return shown;
}
