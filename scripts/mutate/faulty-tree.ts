import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Outcome, readOutput, succeeds } from '../command.ts'
import { PlainFailure } from '../failure.ts'
import { startGroup } from '../process-group.ts'
import { inRoot } from '../root.ts'
import type { Fault } from './fault.ts'

const FOLDER = inRoot('.cache', 'faults')
const GENERATED = ['src/generated', 'local-platform/generated']

/** A copy of the working tree in which faults are planted, one at a time. */
export class FaultyTree {
  readonly root = path.join(FOLDER, 'tree')
  #planted: Fault | undefined
  /** The text of the planted file without its fault. */
  #whole = ''

  /** Recreates the copy from the last commit and the uncommitted changes. */
  make(): void {
    this.remove()
    mkdirSync(FOLDER, { recursive: true })
    if (!succeeds('git', ['worktree', 'add', '--detach', '--force', this.root, 'HEAD'])) throw new PlainFailure('Git could not make a copy of the repository.')
    for (const name of readOutput('git', ['ls-files', '--modified', '--others', '--exclude-standard', '-z']).split('\0')) {
      if (name === '') continue
      if (existsSync(inRoot(name))) {
        mkdirSync(path.dirname(this.#path(name)), { recursive: true })
        copyFileSync(inRoot(name), this.#path(name))
      } else rmSync(this.#path(name), { force: true })
    }
    // It fails for every planted fault, which would hide whether another test finds it.
    rmSync(this.#path('scripts/mutate/faults.test.ts'))
    for (const folder of GENERATED) cpSync(inRoot(folder), this.#path(folder), { recursive: true, preserveTimestamps: true })
    mkdirSync(this.#path('node_modules'))
    // Without its caches: they describe the last build of the original.
    for (const name of readdirSync(inRoot('node_modules'))) {
      if (!/^\.(?:cache|vite)/.test(name)) symlinkSync(inRoot('node_modules', name), this.#path(path.join('node_modules', name)))
    }
  }

  remove(): void {
    succeeds('git', ['worktree', 'remove', '--force', this.root])
    rmSync(this.root, { recursive: true, force: true })
    succeeds('git', ['worktree', 'prune'])
  }

  /** Takes the last fault back and plants this one. */
  plant(fault: Fault): void {
    this.restore()
    const text = readFileSync(this.#path(fault.file), 'utf8')
    if (text.split(fault.find).length !== 2) throw new PlainFailure(`The text of ${fault.name} does not occur exactly once in ${fault.file}.`)
    // As a function: in a text `$&` would be what was found.
    writeFileSync(
      this.#path(fault.file),
      text.replace(fault.find, () => fault.replace),
    )
    this.#planted = fault
    this.#whole = text
  }

  restore(): void {
    if (this.#planted === undefined) return
    writeFileSync(this.#path(this.#planted.file), this.#whole)
    this.#planted = undefined
  }

  /** Runs a program in the copy, with nothing shown. */
  async run(program: string, parameters: readonly string[], environment: NodeJS.ProcessEnv = process.env): Promise<Outcome> {
    const { child, ended } = startGroup(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'], environment, folder: this.root })
    let output = ''
    child.on('error', (error) => (output += error.message))
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)))
    return { code: await ended, output }
  }

  #path(name: string): string {
    return path.join(this.root, name)
  }
}
