import { createSecureServer, type Http2SecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo, Socket } from 'node:net'

/** Of 127.0.0.1, signed by itself: for loopback in tests alone, in a console that was told to take any certificate. */
const CERTIFICATE = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg2oz/+Rwvv2uZW0uM
X8ipoePPJFVpUGRpzUnnqZjE4TGhRANCAASdkACzrpgR6LTSzm0CMxQH+jvQ6EP0
XEUsN5aY9fylouY4x59cEg2cV4LKAB9E0bLVtoaA04Rj7pTMl70457Ng
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBkTCCATagAwIBAgIUQ/VclTq0HHWjQ2RMm46EtBSvOlswCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjEzMTU0OFoYDzIxMjYxMDI5
MTMxNTQ4WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASdkACzrpgR6LTSzm0CMxQH+jvQ6EP0XEUsN5aY9fylouY4x59cEg2c
V4LKAB9E0bLVtoaA04Rj7pTMl70457Ngo2QwYjAdBgNVHQ4EFgQUZU0P1aUsI7/l
pjkrBdbFv5akaX4wHwYDVR0jBBgwFoAUZU0P1aUsI7/lpjkrBdbFv5akaX4wDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0kAMEYC
IQCVzCQA/1HuF7jcJ2VLWdvDMFQwwtnvltmViQtb7SZcZQIhAOVEJ1EvreaDfn4O
nHyLF3Y8UmbROTSSYInxT5X53BCz
-----END CERTIFICATE-----`,
}

export interface HttpsServer {
  readonly address: string
  readonly stop: () => Promise<void>
}

/** Starts a TLS server on loopback that offers HTTP/2 and HTTP/1.1, as gateways do. */
export async function startHttpsServer(answer: (request: Http2ServerRequest, response: Http2ServerResponse) => void): Promise<HttpsServer> {
  const server: Http2SecureServer = createSecureServer({ ...CERTIFICATE, allowHTTP1: true }, answer)
  server.on('sessionError', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => void open.add(socket.once('close', () => open.delete(socket))))
  const stop = async (): Promise<void> => {
    const stopped = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const socket of open) socket.destroy()
    await stopped
  }
  return { address: `https://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}
