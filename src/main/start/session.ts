import { join } from 'node:path'
import { app } from 'electron'
import { Activity } from '../activity/activity.ts'
import { Connection } from '../connection/connection.ts'
import { FIRST_CONNECTION } from '../connection/connection-folder.ts'
import { Connections } from '../connection/connections.ts'
import { administratorProfile } from '../connection/profile-file.ts'
import { runningProgram, startCommand, startConsole } from '../connection/start-console.ts'
import { PlatformClock } from '../diagnostics/platform-clock.ts'
import { formerOwnersOf } from '../identity/former-owners.ts'
import { Identity } from '../identity/identity.ts'
import { lockFile } from '../identity/lock-file.ts'
import { IdentityProblem } from '../identity/problems/provider-problem.ts'
import { OfflineCache } from '../offline/offline-cache.ts'
import { Fittings } from '../platform/fitting/fittings.ts'
import { PlatformClient } from '../platform/platform-client.ts'
import { Policy, policyPlaces } from '../policy/policy.ts'
import { argumentValue } from '../shell/environment.ts'
import { ClientCertificates } from '../shell/network/client-certificates.ts'
import { openNetwork } from '../shell/network/network.ts'
import { forgetKey, osKeychain } from '../vault/keychain-key.ts'
import { Vault } from '../vault/vault.ts'
import type { Ground } from './ground.ts'
import type { Shell } from './shell.ts'

export type Session = ReturnType<typeof buildSession>

/** Which platform this console talks to, as whom, and what it keeps of that; begins to read the profile and the keychain. */
export function buildSession({ test, root, userData, ownConnection, log }: Ground, { windows, emit, announce, withdraw, desktop }: Shell) {
  // Tests run side by side on one keychain: each has its own entry, as each has its own folder.
  const serviceOf = (id: string): string =>
    ['Admin Console', ...(test.userData === undefined ? [] : [test.userData]), ...(id === FIRST_CONNECTION ? [] : [id])].join(' ')
  const vault = new Vault({ keychain: osKeychain, service: serviceOf(ownConnection.id), announce, withdraw, logger: log })
  const network = openNetwork({
    userData,
    vault,
    vaultProved: () => proved,
    onProxySignedIn: () => platform.checkReachability(),
    announce,
    withdraw,
    logger: log,
  })
  const clientCertificates = new ClientCertificates({
    profile: () => connection.profile(),
    choose: (choice) => desktop.choose(choice),
    userData,
    announce,
    logger: log,
  })
  const policy = new Policy({ places: policyPlaces(process.platform, process.env, test.policy), logger: log })
  const fittings = new Fittings({ folder: join(userData, 'fitted'), vault, release: app.getVersion(), logger: log })
  const connection = new Connection({
    policy,
    folder: userData,
    administrator: administratorProfile(process.platform, process.env),
    argument: argumentValue(process.argv, 'profile'),
    environment: process.env['ADMIN_CONSOLE_PROFILE'],
    chooseFile: () => desktop.chooseProfile(),
    fitSchema: fittings.prepare,
    otherOf: (profile) => connections.otherOf(profile),
    isOneOfSeveral: () => connections.isOneOfSeveral(),
    logger: log,
  })
  const connections = new Connections({
    root,
    own: ownConnection,
    connection,
    chooseFile: () => desktop.chooseProfile(),
    checkSchema: fittings.check,
    ask: (question) => desktop.ask(question),
    start: (id) => startConsole(startCommand(runningProgram(app.isPackaged), id), test.started),
    reach: (work) => desktop.reachConsole(work),
    show: () => windows.show(),
    forgetKey: async (id) => forgetKey(await osKeychain(), serviceOf(id)),
    logger: log,
  })
  const formerOwners = formerOwnersOf({ path: join(userData, 'former-addresses.json'), connection, announce, logger: log })
  const identity = new Identity({
    connection,
    vault,
    folder: userData,
    openBrowser: async (address) => {
      const opened = await desktop.openSignIn(address)
      if (!opened.ok) throw new IdentityProblem('identity', opened.error.message)
    },
    fetch: network.fetch,
    clearUserData: () => offline.clear(),
    lockFile: lockFile(userData, log, announce),
    remembersLock: () => policy.settings().idleLockMinutes !== undefined,
    announce,
    logger: log,
  })
  const clock = new PlatformClock(() => connection.profile()?.platform.graphqlUrl)
  const platform = new PlatformClient({
    connection,
    identity,
    fittings,
    fetch: clock.watch(network.fetch),
    fetchOnce: clock.watch(network.fetchOnce),
    onAnswer: (answer) => offline.record(answer),
    keeperOf: (asked) => offline.keeperOf(asked),
    onMutation: (sent) => activity.begin(sent),
    logger: log,
  })
  const offline = new OfflineCache({ folder: join(userData, 'offline'), keepsCopies: () => policy.keepsCopies(), vault, identity, announce, logger: log })
  const activity = new Activity({
    folder: join(userData, 'activity'),
    vault,
    identity,
    days: () => policy.activityDays(),
    onChange: () => emit('activity.changed', undefined),
    logger: log,
  })
  const loaded = connections.find().then(() => connection.load())
  const proved = vault.prove()
  const restored = Promise.all([loaded, proved])
    .then(() => connection.fit())
    .then(() => identity.restore())
  restored.catch((cause: unknown) => log.error('The services did not start', cause))
  return { vault, network, clientCertificates, policy, connection, connections, formerOwners, identity, clock, platform, offline, activity, loaded, restored }
}
