/** Failures in the terms of the identity protocol; the SDK turns them into its own codes. */
export type IdentityErrorName =
  | 'INVALID_ID_TOKEN'
  | 'USER_NOT_FOUND'
  | 'TOKEN_EXPIRED'
  | 'OPERATION_NOT_ALLOWED'
  | 'INVALID_IDP_RESPONSE'
  | 'FEDERATED_USER_ID_ALREADY_LINKED'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'CHALLENGE_REQUIRED'
  | 'INVALID_REQUEST';

export class IdentityError extends Error {
  readonly #detail: string | undefined;

  /** @param options.detail a sentence for people; the SDK shows it */
  constructor(name: IdentityErrorName, options: { cause?: unknown; detail?: string } = {}) {
    super(name, options);
    this.name = 'IdentityError';
    this.#detail = options.detail;
  }

  /** The wire form. */
  body(status: number): object {
    const message = this.#detail === undefined ? this.message : `${this.message} : ${this.#detail}`;
    const errors = [{ message, domain: 'global', reason: 'invalid' }];
    return { error: { code: status, message, errors } };
  }
}
