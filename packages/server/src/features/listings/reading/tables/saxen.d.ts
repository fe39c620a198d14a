declare module 'saxen' {
  /** The used part of saxen; the package has no types. */
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
