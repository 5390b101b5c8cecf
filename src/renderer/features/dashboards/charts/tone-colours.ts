import { tokens } from '@fluentui/react-components'
import type { Part } from './figures.ts'

export type BarTone = NonNullable<Part['tone']>

/** The colours of bars by what they say, the same in every chart. */
export const TONE_COLOURS: Readonly<Record<BarTone, string>> = {
  success: tokens.colorPaletteGreenBorderActive,
  warning: tokens.colorPaletteMarigoldBorderActive,
  danger: tokens.colorPaletteRedBorderActive,
  neutral: tokens.colorNeutralStrokeAccessible,
}
