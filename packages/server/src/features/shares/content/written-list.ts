/** The serialized content of a link. */
export interface WrittenList {
  json: Buffer;
  /** The same in about a tenth of the bytes: the addresses of sixty pictures are much alike. */
  gzip: Buffer;
}
