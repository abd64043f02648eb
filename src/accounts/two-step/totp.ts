import { Secret, TOTP } from 'otpauth';
import { PRODUCT } from '../../contract/product.js';

const STEP_SECONDS = 30;
/** Codes of the step before and after are good as well: phones' clocks are not exact. */
const WINDOW = 1;

/** RFC 6238 as every authenticator app knows it: SHA-1, 6 digits, 30 seconds. */
function totp(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: PRODUCT, label, secret: Secret.fromBase32(secret), digits: 6, period: STEP_SECONDS });
}

/** A new secret of 160 bits in base32, from 256 random bits. */
export function newSecret(token: string): string {
  const bytes = Uint8Array.from(Buffer.from(token, 'base64url').subarray(0, 20));
  return new Secret({ buffer: bytes.buffer }).base32;
}

/** The address that an authenticator app reads from a QR code. */
export function provisioningUri(secret: string, email: string): string {
  return totp(secret, email).toString();
}

/** The 30-second step whose code this is; null when it is none of this moment. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
}
