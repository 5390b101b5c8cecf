import { parseArgs } from 'node:util'
import { readRequirements } from './requirements/ledger.ts'
import { readProofs } from './requirements/proofs.ts'

/** `npm run requirements`: which test names which line of `docs/requirements`; the options are in its README. */

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: { missing: { type: 'boolean' }, unknown: { type: 'boolean' } },
  allowPositionals: true,
})
const requirements = readRequirements()
const proofs = readProofs()
const wanted = positionals[0]
const chosen = requirements.filter(({ id, area }) => wanted === undefined || area === wanted || id === wanted)

if (values.unknown === true) {
  const known = new Set(requirements.map(({ id }) => id))
  for (const [id, tests] of proofs) if (!known.has(id)) console.log(`${id} ${tests.map(({ place }) => place).join(' ')}`)
} else if (values.missing === true) {
  for (const { id, kind, text } of chosen) if (!proofs.has(id)) console.log(`${id} [${kind}] ${text}`)
} else if (wanted === undefined) {
  printAreas()
} else {
  for (const { id, text } of chosen) {
    console.log(`${id} ${text}`)
    for (const { place, title } of proofs.get(id) ?? []) console.log(`    ${place} ${title}`)
  }
}

function printAreas(): void {
  const row = (name: string, of: typeof requirements): void => {
    const named = of.filter(({ id }) => proofs.has(id)).length
    console.log(
      `${name.padEnd(7)} ${String(named).padStart(4)} of ${String(of.length).padStart(4)}  ${String(Math.round((100 * named) / of.length)).padStart(3)} %`,
    )
  }
  for (const [area, of] of Map.groupBy(requirements, ({ area: name }) => name)) row(area, of)
  row('all', requirements)
}
