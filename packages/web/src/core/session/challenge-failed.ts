/** The check that a new guest is a person was not passed; the message is for people. */
export class ChallengeFailed extends Error {
  override readonly name = 'ChallengeFailed';
}
