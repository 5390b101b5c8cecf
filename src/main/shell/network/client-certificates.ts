import { join } from 'node:path'
import type { App, Certificate } from 'electron'
import * as z from 'zod'
import { formatFormDate } from '#shared/domain/date.ts'
import { shownLine } from '#shared/domain/text/shown-line.ts'
import type { ConnectionProfile } from '../../connection/profile.ts'
import type { Logger } from '../../log/logger.ts'
import { SettingsFile } from '../../preferences/settings-file.electron.ts'
import type { Announce } from '../../vault/damage-notice.ts'

/** The fields of a certificate that are compared and shown. */
type Offered = Pick<Certificate, 'issuerName' | 'subjectName' | 'serialNumber' | 'validExpiry' | 'fingerprint'>

/** A question of main's own with several answers. */
export interface Choice {
  readonly message: string
  readonly detail: string
  readonly choices: readonly string[]
}

export interface ClientCertificatesOptions {
  readonly profile: () => ConnectionProfile | undefined
  /** Asks the user by a dialog of main's own: the place of the choice, null for none. */
  readonly choose: (choice: Choice) => Promise<number | null>
  readonly userData: string
  readonly announce?: Announce | undefined
  readonly logger: Logger
}

const chosenSchema = z.object({ issuer: z.string().nullable(), fingerprint: z.string().nullable() })
const NOTHING_CHOSEN: z.infer<typeof chosenSchema> = { issuer: null, fingerprint: null }

/** Buttons of a dialog beside "None". */
const MOST_CHOICES = 5

/**
 * Answers servers that ask for a certificate of the user. Left alone, Electron shows every server the first one of the
 * user's store, which says who they are.
 * Here no server gets one, unless the profile names its issuer: then the user chooses one, once, and it is shown to the
 * hosts of the profile only.
 */
export class ClientCertificates {
  readonly #options: ClientCertificatesOptions
  readonly #file: SettingsFile<z.infer<typeof chosenSchema>>
  /** Asked in this run, by issuer: what a "None" lasts for. */
  readonly #asked = new Map<string, Promise<string | null>>()

  constructor(options: ClientCertificatesOptions) {
    this.#options = options
    const path = join(options.userData, 'client-certificate.json')
    this.#file = new SettingsFile({
      path,
      what: 'The choice of certificates',
      schema: chosenSchema,
      defaults: NOTHING_CHOSEN,
      announce: options.announce,
      logger: options.logger,
    })
  }

  /** Takes the choice over from Electron. Call before anything is requested. */
  follow(app: Pick<App, 'on'>): void {
    app.on('select-client-certificate', (event, contents, host, offered, answer) => {
      event.preventDefault()
      // A page has no network of its own: what asks for one has none to be given.
      const selected = contents === null ? this.select(host, offered) : Promise.resolve(undefined)
      void selected.catch(() => undefined).then((certificate) => (certificate === undefined ? answer() : answer(certificate)))
    })
  }

  /** The certificate for a server, undefined for none. @param host with its port, as Electron names it */
  async select<Kind extends Offered>(host: string, offered: readonly Kind[]): Promise<Kind | undefined> {
    const profile = this.#options.profile()
    const issuer = profile?.clientCertificate
    if (profile === undefined || issuer === undefined || !hostsOf(profile).has(host)) return undefined
    const fitting = offered.filter(({ issuerName }) => issuerName === issuer).slice(0, MOST_CHOICES)
    if (fitting.length === 0) return undefined
    const known = this.#file.read()
    const isKnown = known.issuer === issuer && fitting.some(({ fingerprint }) => fingerprint === known.fingerprint)
    const chosen = isKnown ? known.fingerprint : await this.#ask(issuer, host, fitting)
    return fitting.find(({ fingerprint }) => fingerprint === chosen)
  }

  #ask(issuer: string, host: string, fitting: readonly Offered[]): Promise<string | null> {
    const asking = this.#asked.get(issuer) ?? this.#choose(issuer, host, fitting)
    this.#asked.set(issuer, asking)
    return asking
  }

  async #choose(issuer: string, host: string, fitting: readonly Offered[]): Promise<string | null> {
    const place = await this.#options.choose({
      message: `Show a certificate of yours to ${host}?`,
      detail: `The connection profile asks for one that ${shownLine(issuer, 80)} has issued. It tells the server who you are. You are asked once.`,
      choices: fitting.map(described),
    })
    const fingerprint = place === null ? null : (fitting[place]?.fingerprint ?? null)
    if (fingerprint === null) return null
    try {
      this.#file.write({ issuer, fingerprint })
    } catch {
      this.#options.logger.warn('Which certificate was chosen could not be written: it counts for this run')
    }
    return fingerprint
  }
}

const described = ({ subjectName, serialNumber, validExpiry }: Offered): string =>
  `${shownLine(subjectName, 60)}, until ${formatFormDate(validExpiry)} (${shownLine(serialNumber, 8)})`

/** Every host that the profile names, with its port. */
function hostsOf({ identity, platform, storage, places }: ConnectionProfile): ReadonlySet<string> {
  const addresses = [
    identity.issuer,
    platform.graphqlUrl,
    platform.restUrl,
    platform.analyticsUrl,
    storage?.endpoint,
    storage?.imageBase,
    storage?.identityPool?.endpoint,
    storage?.signedLinks?.url,
    places?.url,
  ]
  return new Set(addresses.flatMap((address) => (address !== undefined && URL.canParse(address) ? [withPort(new URL(address))] : [])))
}

const withPort = ({ hostname, port }: URL): string => `${hostname}:${port === '' ? '443' : port}`
