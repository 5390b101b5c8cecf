import { readFileSync } from 'node:fs'
import { inRoot } from '../root.ts'

/** One line of `docs/requirements`. */
export interface Requirement {
  /** `SNEW-039` */
  readonly id: string
  /** `SNEW` */
  readonly area: string
  /** `rule`, `screen`, `ambiguity` */
  readonly kind: string
  readonly text: string
}

const FILES = ['site-areas.md', 'catalogue-areas.md']
const DECISION = /^\| ([A-Z]+\d*-\d{3}) \| (.*?) \|/gm
const LINE = /^- (([A-Z]+\d*)-\d{3}) · \[(\w+)\] (.*)$/gm

const textOf = (file: string): string => readFileSync(inRoot('docs', 'requirements', file), 'utf8')

/** Every requirement, in the order of the two files. */
export const readRequirements = (): readonly Requirement[] =>
  FILES.flatMap((file) =>
    [...textOf(file).matchAll(LINE)].map(([, id = '', area = '', kind = '', text = '']) => ({
      id,
      area,
      kind,
      text,
    })),
  )

/** The decisions: the ID of the line that leaves something open, and what this product does. */
export const readDecisions = (): readonly (readonly [id: string, decision: string])[] =>
  [...textOf('decisions.md').matchAll(DECISION)].map(([, id = '', decision = '']) => [id, decision])
