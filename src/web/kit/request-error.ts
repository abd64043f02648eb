import { translate } from './language.js';

/** A request that did not succeed, with the words to show. `status` is 0 where no answer came at all. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export const NO_CONNECTION = 'Network error. Please try again.';

/** The words of a failed answer: the JSON body's message, else the status text, else the body itself. */
export function failureWords(body: string, statusText: string, status: number): string {
  try {
    const parsed: unknown = JSON.parse(body);
    if (parsed && typeof parsed === 'object' && 'message' in parsed && typeof parsed.message === 'string') {
      return parsed.message;
    }
  } catch {
    // Not JSON: the status text speaks for it.
  }
  return statusText || body.slice(0, 300) || `The server answered ${status}.`;
}

/** The message of anything thrown, as it is shown. What it is about is decided by the message itself, not by this. */
export function wordsOf(error: unknown): string {
  return translate(error instanceof Error ? error.message : String(error));
}
