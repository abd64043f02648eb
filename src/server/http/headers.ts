import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Security headers for pages and answers: nothing inline, nothing from elsewhere, no frames, no referrer. */
export async function setHeaders(app: FastifyInstance, appUrl: string): Promise<void> {
  const self = ["'self'"];
  const none = ["'none'"];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: self,
        scriptSrc: self,
        styleSrc: self,
        fontSrc: self,
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: self,
        mediaSrc: self,
        workerSrc: self,
        manifestSrc: self,
        objectSrc: none,
        baseUri: none,
        formAction: self,
        frameAncestors: none,
      },
    },
    // Links in e-mails carry tokens in the address: no page tells the next one where it came from.
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: appUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    if (isApi(request.url)) reply.header('cache-control', 'no-store');
  });
}

/** Whether an address is the API's. */
export function isApi(url: string): boolean {
  return /^\/api(?:[/?#]|$)/.test(url);
}
