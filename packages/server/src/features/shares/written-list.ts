/** What a link shows, as it is sent. */
export interface WrittenList {
  json: Buffer;
  /** The same, about a tenth of it: addresses of sixty pictures are much alike. */
  gzip: Buffer;
}
