import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/**
 * A port of loopback that nobody listens on and nobody else can get: a connection of our own goes out from it. Who calls it is refused. Left free it would
 * soon belong to another platform or to any outgoing connection, since the system gives ports of the same range to both.
 */
export class HeldPort {
  readonly #peer: Server
  readonly #connection: Socket

  private constructor(peer: Server, connection: Socket) {
    this.#peer = peer
    this.#connection = connection
  }

  /** Rejects when the port is taken. */
  static async hold(host: string, port: number): Promise<HeldPort> {
    const peer = createServer((accepted) => accepted.on('error', () => undefined).unref())
    peer.listen(0, host).unref()
    await once(peer, 'listening')
    const connection = connect({ host, port: (peer.address() as AddressInfo).port, localAddress: host, localPort: port })
    try {
      await once(connection, 'connect')
    } catch (error) {
      peer.close()
      throw error
    }
    connection.unref()
    return new HeldPort(peer, connection)
  }

  /** Frees the port: at once, without the time that a connection which ended in order lingers. */
  async release(): Promise<void> {
    const closed = once(this.#connection, 'close')
    this.#connection.resetAndDestroy()
    this.#peer.close()
    await closed
  }
}
