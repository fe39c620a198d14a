import type { z } from 'zod';
import type { RateLimitName } from './limits.ts';

/** Who may call a route. `public`: anyone. `account`: a guest or registered user with a session. */
export type Access = 'public' | 'account';

/** The multipart part of an upload route: text fields, and the name(s) of the file fields. */
export interface Upload<Fields extends z.ZodType = z.ZodType> {
  fields: Fields;
  fileField: 'file' | 'files' | 'images';
  maxFiles: number;
  /** Largest file; absent: the limit for photos, which the operator sets. */
  maxMegabytes?: number;
}

/** A row of the route table, which the server, the client, the OpenAPI document and the access tests use. */
export interface Route<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Fields extends z.ZodType = z.ZodType,
  Reach extends Access = Access,
> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Fastify form (`:imageId`), with a trailing slash as in the specification. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly access: Reach;
  readonly status: 200 | 201 | 202 | 204;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly upload?: Upload<Fields>;
  /** Absent: the answer has no body, or is not JSON (see `produces`). */
  readonly response?: Response;
  /** Media type of an answer that is not JSON: a picture, an event stream. */
  readonly produces?: string;
  readonly rateLimit?: RateLimitName;
  /**
   * Whether the answer contains a secret. Such an answer is not stored for repetitions with the same `Idempotency-Key`.
   */
  readonly holdsSecret?: true;
}

/** Defines a route and keeps the exact types of its schemas. */
export function defineRoute<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Response extends z.ZodType,
  Fields extends z.ZodType,
  Reach extends Access,
>(
  route: Route<Params, Query, Body, Response, Fields, Reach>,
): Route<Params, Query, Body, Response, Fields, Reach> {
  return route;
}

/** The input types, in which a client can omit fields with defaults. */
export type ParamsOf<R extends Route> =
  R extends Route<infer P, z.ZodType, z.ZodType, z.ZodType, z.ZodType> ? z.input<P> : never;
export type QueryOf<R extends Route> =
  R extends Route<z.ZodType, infer Q, z.ZodType, z.ZodType, z.ZodType> ? z.input<Q> : never;
export type BodyOf<R extends Route> =
  R extends Route<z.ZodType, z.ZodType, infer B, z.ZodType, z.ZodType> ? z.input<B> : never;
export type ResponseOf<R extends Route> =
  R extends Route<z.ZodType, z.ZodType, z.ZodType, infer S, z.ZodType> ? z.output<S> : never;
