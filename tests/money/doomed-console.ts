import { join } from 'node:path'
import type { MoneyRequest } from '#shared/bridge/money.ts'
import { startConsole, startMachine } from './money-console.ts'

// A console in a process of its own, made to be killed: sends the request given as JSON, and then waits for its end.

const [folder = '', profileFile = '', userName = '', request = ''] = process.argv.slice(2)
const machine = await startMachine(folder, profileFile, userName)
const console = startConsole(machine, join(folder, 'money'))
await console.payments.send(JSON.parse(request) as MoneyRequest)
process.stdout.write('answered\n')
setInterval(() => undefined, 1000)
