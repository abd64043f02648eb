/** The product's name. Nothing else spells it: storage keys, cookies, subjects and headers derive from it. */
export const PRODUCT = 'Plainchart';

/** Lower-case form for file names, storage keys, cookie names and the command line. */
export const PRODUCT_SLUG = 'plainchart';

/**
 * The cookie that tells the pages, and nobody else, that a session may exist: they need not ask when it does not. It holds
 * no secret and opens nothing.
 */
export const SIGNED_IN_COOKIE = `${PRODUCT_SLUG}_signed_in`;

/** The cookie of the interface language that somebody chose: `en` or `es`. */
export const LANGUAGE_COOKIE = `${PRODUCT_SLUG}_language`;

/** Shown with every explanation. */
export const DISCLAIMER =
  'This explains what your report says. It is not medical advice and may miss things. ' +
  'Talk with your doctor before you act on it. In an emergency, call 911 or your local emergency number.';

/** Stands before findings that the reader may want to open with someone, in every letter. */
export const WHEN_READY = 'You may want to read this part with someone close to you, or together with your doctor.';
