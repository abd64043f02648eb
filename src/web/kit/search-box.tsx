import { Autocomplete } from '@base-ui/react/autocomplete';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { Suggestion } from '../../contract/education.js';
import { educationRoutes } from '../../contract/education-routes.js';
import { Button } from './button.js';
import { call } from './call.js';
import { kitTexts } from './texts.js';
import './search-box.css';

interface SearchBoxProps {
  id: string;
  label: string;
  placeholder: string;
  of: 'terms' | 'procedures';
  /** What stands in the box when the page is opened or another search is made. */
  asked: string;
  pending: boolean;
  onSearch: (query: string) => void;
}

/** Milliseconds without a key before suggestions are asked for. */
const CALM = 120;

/** A search with suggestions from the server. Blank text cannot be sent; while a search runs it waits. */
export function SearchBox({ id, label, placeholder, of, asked, pending, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(asked);
  const [open, setOpen] = useState(false);
  useEffect(() => setTyped(asked), [asked]);
  const query = useCalm(typed.trim());
  const { data } = useQuery({
    queryKey: ['suggestions', of, query],
    queryFn: ({ signal }) => call(educationRoutes.termSuggestions, { body: { query, of }, signal }),
    enabled: open && query !== '',
    placeholderData: (before) => before,
  });
  const items = query === '' ? [] : (data?.suggestions ?? []);
  const search = (words: string) => {
    const trimmed = words.trim();
    if (trimmed === '' || pending) return;
    setOpen(false);
    onSearch(trimmed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(typed);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to all screen readers yet
    <form className="search-box" role="search" onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <div className="search-field">
        <Autocomplete.Root
          items={items}
          mode="none"
          value={typed}
          onValueChange={(value) => setTyped(value)}
          open={open && items.length > 0}
          onOpenChange={setOpen}
          itemToStringValue={(one: Suggestion) => one.term}
        >
          <Autocomplete.Input
            id={id}
            className="input"
            placeholder={placeholder}
            disabled={pending}
            maxLength={300}
            spellCheck={false}
            autoComplete="off"
          />
          <Autocomplete.Portal>
            <Autocomplete.Positioner className="suggestions-place" sideOffset={-1} align="start">
              <Autocomplete.Popup className="suggestions" lang="en">
                <Autocomplete.List aria-label={kitTexts.suggestions}>
                  {(one: Suggestion) => (
                    <Autocomplete.Item
                      key={one.term}
                      value={one}
                      className="suggestion"
                      onClick={() => search(one.term)}
                    >
                      <b>{marked(one.as ?? one.term, query)}</b>
                      <span>{one.as ? `${one.term}: ${one.hint}` : one.hint}</span>
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
        <Button type="submit" disabled={typed.trim() === ''} pendingLabel={pending && kitTexts.searching}>
          {kitTexts.search}
        </Button>
      </div>
    </form>
  );
}

/** The part of a suggestion that was typed, underlined. */
function marked(text: string, typed: string): ReactNode {
  const at = text.toLowerCase().indexOf(typed.toLowerCase());
  if (typed === '' || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + typed.length)}</mark>
      {text.slice(at + typed.length)}
    </>
  );
}

/** A value that has stood still for a moment. */
function useCalm(value: string): string {
  const [calm, setCalm] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(value), CALM);
    return () => clearTimeout(timer);
  }, [value]);
  return calm;
}
