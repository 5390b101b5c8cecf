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
const LINE = /^- (([A-Z]+\d*)-\d{3}) · \[(\w+)\] (.*)$/gm

/** Every requirement, in the order of the two files. */
export const readRequirements = (): readonly Requirement[] =>
  FILES.flatMap((file) =>
    [...readFileSync(inRoot('docs', 'requirements', file), 'utf8').matchAll(LINE)].map(([, id = '', area = '', kind = '', text = '']) => ({
      id,
      area,
      kind,
      text,
    })),
  )
