import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inRoot } from '#scripts/root.ts'

/** One file that a recipe touches: text put behind a text that is there, or a new file. */
export type Step = { readonly file: string; readonly behind: string; readonly text: string } | { readonly file: string; readonly create: string }

/** What one more of something costs, as CONTRIBUTING.md tells it. */
export interface Recipe {
  readonly name: string
  readonly steps: readonly Step[]
}

/** The files that a recipe touches. */
export const filesOf = ({ steps }: Recipe): readonly string[] => [...new Set(steps.map(({ file }) => file))]

/**
 * The files that the recipes change, by name, with their final texts. Throws if a file or an anchor text is missing, or
 * if a
 * new file already exists.
 */
export function filesAfter(recipes: readonly Recipe[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const step of recipes.flatMap(({ steps }) => steps)) {
    if ('create' in step) {
      if (files.has(step.file) || existsSync(inRoot(step.file))) throw new Error(`${step.file} is there already`)
      files.set(step.file, step.create)
    } else {
      const now = files.get(step.file) ?? readFileSync(inRoot(step.file), 'utf8')
      if (now.split(step.behind).length !== 2) throw new Error(`${step.file} does not hold this once: ${step.behind}`)
      files.set(
        step.file,
        now.replace(step.behind, () => step.behind + step.text),
      )
    }
  }
  return files
}

/** What generating and compiling need; the dependencies are linked. */
const PARTS = ['src', 'schema', 'local-platform', 'resources', 'scripts', 'tests', 'codegen.ts', 'package.json', 'tsconfig.json']

/** A copy of the repository that recipes are performed on. */
export class RecipeCopy {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'admin-console-recipes-'))

  constructor() {
    for (const part of PARTS) cpSync(inRoot(part), path.join(this.#folder, part), { recursive: true })
    symlinkSync(inRoot('node_modules'), path.join(this.#folder, 'node_modules'), 'junction')
  }

  /** Throws as `filesAfter` does. */
  perform(recipes: readonly Recipe[]): void {
    for (const [name, content] of filesAfter(recipes)) {
      const file = path.join(this.#folder, name)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
  }

  /** Generates the code. Throws with what the tool printed. */
  generate(): void {
    this.#run('graphql-codegen', '--config', 'codegen.ts')
  }

  /** Compiles everything, tests included. @returns what the compiler complains about, nothing when all is well */
  compile(): string {
    try {
      this.#run('tsc', '--noEmit')
      return ''
    } catch (error) {
      return String((error as { readonly stdout?: unknown }).stdout ?? error)
    }
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 })
  }

  #run(tool: string, ...parameters: readonly string[]): void {
    execFileSync(process.execPath, [realTool(tool), ...parameters], { cwd: this.#folder, stdio: 'pipe', encoding: 'utf8' })
  }
}

/** The script behind a tool's name. */
const realTool = (name: string): string => inRoot('node_modules', '.bin', name)
