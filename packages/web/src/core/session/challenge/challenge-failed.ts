/** The new guest did not pass the check for robots; the message is for people. */
export class ChallengeFailed extends Error {
  override readonly name = 'ChallengeFailed';
}
