import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot, ROOT } from '../root.ts'

/** Something made from other files: what it is made from, and a file that is there once it is made. */
export interface Product {
  readonly name: string
  readonly sources: readonly string[]
  readonly evidence: readonly string[]
}

/** Makes a product, unless it was already made from sources with exactly this content; `always` makes it then too. */
export async function makeWhenStale(product: Product, always: boolean, make: () => Promise<void>): Promise<void> {
  const digest = digestOf(product.sources)
  const stamp = inRoot('node_modules', '.cache', 'prepare', product.name)
  const fresh = !always && product.evidence.every((file) => existsSync(inRoot(file))) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest
  if (fresh) return
  await make()
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, digest)
}

/** A digest over names and content of all files that these globs find. */
function digestOf(globs: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync([...globs], { cwd: ROOT }).sort()) {
    if (!statSync(inRoot(file)).isFile()) continue
    hash
      .update(`${file}\0`)
      .update(readFileSync(inRoot(file)))
      .update('\0')
  }
  return hash.digest('hex')
}
