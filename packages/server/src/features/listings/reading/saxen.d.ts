declare module 'saxen' {
  /** The part of saxen that is used here; the package brings no types. */
  export class Parser {
    on(
      event: 'openTag',
      listener: (
        name: string,
        attributes: () => Record<string, string>,
        decode: (text: string) => string,
        selfClosing: boolean,
      ) => void,
    ): this;
    on(event: 'closeTag', listener: (name: string) => void): this;
    on(event: 'text', listener: (value: string, decode: (text: string) => string) => void): this;
    on(event: 'cdata', listener: (value: string) => void): this;
    on(event: 'error' | 'warn', listener: (error: Error) => void): this;
    parse(xml: string): void;
    stop(): this;
  }
}
