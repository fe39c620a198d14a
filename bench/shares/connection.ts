import { connect, type Socket } from 'node:net';

/** An answer: its status, its headers as text, and its body. */
export interface Answer {
  status: number;
  head: string;
  body: Buffer;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * One kept-alive connection of a browser, which asks for one thing after the other. It reads only what this server
 * sends, answers with a known length: a whole HTTP client costs as much as the server does and, on the same cores,
 * would measure itself.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #host: string;
  #chunks: Buffer[] = [];
  /** Bytes of the answer's head and body; unknown until the head is there. */
  #awaited: { head: string; headBytes: number; bytes: number } | undefined;
  #received = 0;
  #asked: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;

  /** @param origin `http://127.0.0.1:1234` */
  constructor(origin: string) {
    const { hostname, port, host } = new URL(origin);
    this.#host = host;
    this.#socket = connect(Number(port), hostname).setNoDelay(true);
    this.#socket.on('data', (chunk: Buffer) => this.#take(chunk));
    this.#socket.on('error', (error) => this.#asked?.reject(error));
    this.#socket.on('close', () => this.#asked?.reject(new Error('The server closed the connection.')));
  }

  /** @param path of the address, `/api/health` */
  get(path: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#asked = { resolve, reject };
      this.#socket.write(
        `GET ${path} HTTP/1.1\r\nHost: ${this.#host}\r\nAccept: image/webp,*/*\r\nAccept-Encoding: gzip, br\r\n\r\n`,
      );
    });
  }

  close(): void {
    this.#asked = undefined;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#received += chunk.length;
    this.#awaited ??= this.#readHead();
    if (!this.#awaited || this.#received < this.#awaited.bytes) return;
    const { head, headBytes, bytes } = this.#awaited;
    const body = Buffer.concat(this.#chunks).subarray(headBytes, bytes);
    const asked = this.#asked;
    this.#chunks = [];
    this.#received = 0;
    this.#awaited = undefined;
    this.#asked = undefined;
    asked?.resolve({ status: Number(head.slice(9, 12)), head, body });
  }

  #readHead() {
    const read = this.#chunks.length === 1 ? this.#chunks[0] : Buffer.concat(this.#chunks);
    const end = read?.indexOf(HEAD_END) ?? -1;
    if (!read || end < 0) return undefined;
    const head = read.toString('latin1', 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) throw new Error(`Expected an answer with its length but received\n${head}`);
    const headBytes = end + HEAD_END.length;
    return { head, headBytes, bytes: headBytes + Number(length) };
  }
}
