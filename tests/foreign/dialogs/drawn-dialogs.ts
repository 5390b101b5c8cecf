import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SOURCE = path.resolve(import.meta.dirname, '../../../src/renderer')
/** What draws a surface above the screen. */
const SURFACE = /<(?:(?:Modal)?Dialog|ModalDrawer|Popover)(?=[\s>])(?!<)/

/** Is itself what the others draw. */
const DIALOG = path.normalize('components/dialog.tsx')

/** The files below `src/renderer` that draw a dialog, a drawer or a popover. */
export const drawnDialogs = (): readonly string[] =>
  globSync('**/*.tsx', { cwd: SOURCE }).filter(
    (file) => file !== DIALOG && !file.includes('.test') && SURFACE.test(readFileSync(path.join(SOURCE, file), 'utf8')),
  )
