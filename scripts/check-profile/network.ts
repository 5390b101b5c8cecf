import { setGlobalProxyFromEnv } from 'node:http'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'

/**
 * Lets this process reach the network as the console does: with the certificates that this computer trusts, and by the proxy that the environment names
 * (`HTTPS_PROXY`, `NO_PROXY`). A proxy that only the system's settings know is not used here.
 */
export function trustThisComputer(): void {
  setDefaultCACertificates([...getCACertificates('default'), ...getCACertificates('system')])
  setGlobalProxyFromEnv()
}
