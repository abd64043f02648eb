import type { z } from 'zod';
import type { Route, RouteName } from '../contract/routes.js';
import type { UserType } from '../contract/users.js';
import type { Actor } from './actor.js';
import type { Tx } from './db.js';
import type { UploadedFile } from './extract.js';

type Parsed<Spec, Part extends string> = Spec extends { [P in Part]: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;
type Form<Spec> = Spec extends { multipart: { fields: infer Schema extends z.ZodType } }
  ? { file: UploadedFile; fields: z.output<Schema> }
  : undefined;

type Signed<Spec> = Spec extends { signedBy: string } ? { payload: Buffer; signature: string } : undefined;

/** The session of the caller's browser. The browser is told of a new one with the answer, once its act is committed. */
export interface SessionControl {
  /** Opens a new session for this user, in the transaction of the act that allows it; any session it had before ends. */
  open(tx: Tx, user: { id: number; userType: UserType | null }): Promise<void>;
  /**
   * The same where what a session may do has changed. Throws 401 when the one of this request has ended meanwhile, by a new
   * password perhaps: the act must not outlive that.
   */
  renew(tx: Tx, user: { id: number; userType: UserType | null }): Promise<void>;
  end(): Promise<void>;
}

/** The browser behind a request, as far as it can be known. */
export interface Client {
  /** The network address, as limits count it. */
  readonly address: string;
  /** Such as "Firefox on Linux". */
  readonly browser: string;
  /** The token by which an account knows this browser; null when it does not. */
  tokenFor(userId: number): string | null;
  /** Lets this browser keep a token by which the account will know it. */
  keepToken(userId: number, token: string): void;
}

/** A request whose input has been validated, as a verb's transport sees it. */
export interface ApiRequest<N extends RouteName> {
  readonly actor: Route<N>['access'] extends 'public' ? null : Actor;
  readonly params: Parsed<Route<N>, 'params'>;
  readonly query: Parsed<Route<N>, 'query'>;
  readonly body: Parsed<Route<N>, 'body'>;
  readonly form: Form<Route<N>>;
  /** The body as it came, and its signature; nothing of it has been checked. */
  readonly signed: Signed<Route<N>>;
  readonly idempotencyKey: string | null;
  readonly session: SessionControl;
  readonly client: Client;
}

/** A text file to download. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** A binary file to download. */
export interface BinaryFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A stream of states: each time `topic` is told to have changed, `read` is asked again. */
export interface StateStream<Event> {
  readonly topic: number;
  /** The state now; null when the caller may no longer see it. */
  read(): Promise<Event | null>;
  isLast(event: Event): boolean;
}

export type ApiAnswer<N extends RouteName> = Route<N>['response'] extends 'text/plain'
  ? TextFile
  : Route<N>['response'] extends 'application/pdf' | 'application/zip'
    ? BinaryFile
    : Route<N>['response'] extends 'text/event-stream'
      ? Route<N> extends { event: infer Schema extends z.ZodType }
        ? StateStream<z.output<Schema>>
        : never
      : Route<N>['response'] extends z.ZodType
        ? z.input<Route<N>['response']>
        : undefined;

export type Handler<N extends RouteName> = (request: ApiRequest<N>) => Promise<ApiAnswer<N>>;

/** One handler for each route of the table: what the server binds. */
export type Handlers = { [N in RouteName]: Handler<N> };
