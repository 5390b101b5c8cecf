type Serve = (request: Request) => Promise<Response>

class Protocol {
  readonly #handlers = new Map<string, Serve>()

  /** The host serves the scheme as a secure origin of its own; there is nothing to register. */
  registerSchemesAsPrivileged(): void {}

  handle(scheme: string, serve: Serve): void {
    this.#handlers.set(scheme, serve)
  }

  /** For the host: a request of the page for an address of a scheme that main handles. */
  async serve(request: Request): Promise<Response> {
    const serve = this.#handlers.get(new URL(request.url).protocol.slice(0, -1))
    return serve === undefined ? new Response(null, { status: 404 }) : serve(request)
  }
}

export const protocol = new Protocol()
