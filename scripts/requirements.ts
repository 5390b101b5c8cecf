import { parseArgs } from 'node:util'
import { readDecisions, readRequirements } from './requirements/ledger.ts'
import { PROOF_KINDS, readProofs, strongest } from './requirements/proofs.ts'

/** `npm run requirements`: which test names which line of `docs/requirements`; the options are in its README. */

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: { missing: { type: 'boolean' }, unknown: { type: 'boolean' }, kind: { type: 'string' } },
  allowPositionals: true,
})
const requirements = readRequirements()
const proofs = readProofs()
const wanted = positionals[0]
const chosen = requirements.filter(({ id, area }) => wanted === undefined || area === wanted || id === wanted)

const proofOf = (id: string): string => strongest(proofs.get(id) ?? []) ?? 'none'

if (values.kind !== undefined) {
  for (const { id, kind, text } of chosen) if (proofOf(id) === values.kind) console.log(`${id} [${kind}] ${text}`)
} else if (values.unknown === true) {
  const known = new Set(requirements.map(({ id }) => id))
  for (const [id, tests] of proofs) if (!known.has(id)) console.log(`${id} ${tests.map(({ place }) => place).join(' ')}`)
} else if (values.missing === true) {
  for (const { id, kind, text } of chosen) if (!proofs.has(id)) console.log(`${id} [${kind}] ${text}`)
} else if (wanted === undefined) {
  printAreas()
} else {
  const decisions = new Map(readDecisions())
  for (const { id, text } of chosen) {
    console.log(`${id} ${text}`)
    if (decisions.has(id)) console.log(`    Decision: ${decisions.get(id)}`)
    for (const { place, title } of proofs.get(id) ?? []) console.log(`    ${place} ${title}`)
  }
}

function printAreas(): void {
  const kinds = [...PROOF_KINDS, 'none'] as const
  console.log(`${'area'.padEnd(7)} lines ${kinds.map((kind) => kind.padStart(10)).join('')}   screen or wire`)
  const row = (name: string, of: typeof requirements): void => {
    const counts = kinds.map((kind) => of.filter(({ id }) => proofOf(id) === kind).length)
    const [screen = 0, wire = 0] = counts
    const share = Math.round((100 * (screen + wire)) / of.length)
    console.log(
      `${name.padEnd(7)} ${String(of.length).padStart(5)} ${counts.map((count) => String(count).padStart(10)).join('')} ${String(share).padStart(15)} %`,
    )
  }
  for (const [area, of] of Map.groupBy(requirements, ({ area: name }) => name)) row(area, of)
  row('all', requirements)
  console.log(`\n${requirements.filter(({ id }) => proofs.has(id)).length} of ${requirements.length} lines are named by a test.`)
}
