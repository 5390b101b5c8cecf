import { globSync, readFileSync } from 'node:fs'
import { MAY_BE_SENT, OTHER_SERVICES, SENT_VALUES } from '#tests/contract/source-limits.ts'
import { SOURCE_OPERATIONS, SOURCE_REST_CALLS } from '#tests/contract/source-operations.ts'
import { consoleDocuments, sentFields, sentOutside } from '#tests/recorded/console-fields.ts'
import { alteredValues, extraSent } from '#tests/recorded/extra-sent.ts'
import { decisionsOf, neverSent, sentAgainstDecision } from '#tests/recorded/never-sent.ts'
import { lastSent } from '#tests/recorded/sent-operations.ts'
import { PlainFailure } from './failure.ts'
import { readDecisions } from './requirements/ledger.ts'
import { inRoot } from './root.ts'

/**
 * `npm run recorded [folder]`, after `npm run e2e`: the operations and arguments of the source that the console never
 * sent in the last run of the end-to-end specs, what it sent beyond them, payment notes that are not as they were
 * typed, and why an operation need not be sent. Ends with 1 when there is something missing, extra or altered. The
 * folder is where Playwright left the run's results.
 */

const FOLDERS = ['test-results/e2e-electron', 'test-results/e2e-chromium', 'test-results/e2e']

const sent = lastSent((process.argv[2] === undefined ? FOLDERS : [process.argv[2]]).map((folder) => inRoot(folder)))
if (sent === null) throw new PlainFailure('Run the end-to-end specs first, with npm run e2e: this command reports what the console never sent during them.')
const expected = [...SOURCE_OPERATIONS, ...SOURCE_REST_CALLS]
const documents = consoleDocuments(inRoot())
const fields = { ...sentOutside(documents, sent), ...sentFields(documents, sent) }
const ofPlatform = Object.fromEntries(Object.entries(fields).filter(([name]) => !OTHER_SERVICES.some((service) => name.startsWith(service))))
const extra = extraSent(expected, MAY_BE_SENT, ofPlatform)
const specs = globSync('tests/**/*.ts', { cwd: inRoot(), exclude: ['tests/recorded/**', 'tests/contract/**'] }).map((file) =>
  readFileSync(inRoot(file), 'utf8'),
)
const altered = alteredValues(SENT_VALUES, fields, specs.join('\n'))
const missing = neverSent(expected, fields)
const against = sentAgainstDecision(expected, fields)
const texts = new Map(readDecisions())
const decisions = decisionsOf(expected)
const undecided = decisions.filter(({ requirement }) => !texts.has(requirement))

const names = new Set(expected.map(({ name }) => name))
const seen = [...names].filter((name) => fields[name] !== undefined)
console.log(`${seen.length} of the source's ${names.size} operations were sent.\n`)
for (const { of, requirement } of decisions) console.log(`by decision not sent  ${of} (${requirement}: ${texts.get(requirement)})`)
for (const { name, missing: paths } of missing) console.log(`NEVER SENT  ${name}${paths.length === 0 ? '' : `: ${paths.join(' ')}`}`)
for (const { name, extra: paths } of extra) console.log(`NOT LISTED  ${name}${paths.length === 0 ? '' : `: ${paths.join(' ')}`}`)
for (const { path, values } of altered) console.log(`ALTERED  ${path}: ${values.map((value) => JSON.stringify(value)).join(' ')}`)
for (const name of against) console.log(`SENT AGAINST ITS DECISION  ${name}`)
for (const { of, requirement } of undecided) console.log(`NOT DECIDED  ${of}: ${requirement} has no decision`)
console.log(`\n${missing.length} operations with something missing, ${extra.length} with something extra, ${altered.length} with altered values`)
process.exitCode = missing.length + extra.length + altered.length + against.length + undecided.length === 0 ? 0 : 1
