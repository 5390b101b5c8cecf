import type { Fault } from './fault.ts'
import { ACCESSIBILITY } from './faults/accessibility.ts'
import { BOOKED_TWICE } from './faults/booked-twice.ts'
import { DATA_OUT } from './faults/data-out.ts'
import { FAILED_LOAD } from './faults/failed-load.ts'
import { FITTING } from './faults/fitting.ts'
import { INSTALL } from './faults/install.ts'
import { LOOK } from './faults/look.ts'
import { LOST_WORK } from './faults/lost-work.ts'
import { ODD_DATA } from './faults/odd-data.ts'
import { OTHER_HOST } from './faults/other-host.ts'
import { OVERWRITES } from './faults/overwrites.ts'
import { RIGHTS } from './faults/rights.ts'
import { SCALE } from './faults/scale.ts'

/** Ten faults of each class that the checks must find. */
export const FAULTS = {
  money: BOOKED_TWICE,
  token: DATA_OUT,
  rights: RIGHTS,
  overwrites: OVERWRITES,
  'lost-work': LOST_WORK,
  'odd-data': ODD_DATA,
  'failed-load': FAILED_LOAD,
  accessibility: ACCESSIBILITY,
  scale: SCALE,
  'other-host': OTHER_HOST,
  install: INSTALL,
  look: LOOK,
  fitting: FITTING,
} as const satisfies Readonly<Record<string, readonly Fault[]>>

export type FaultClass = keyof typeof FAULTS
