import { createContext, useContext } from 'react'
import type { FormUse, SectionId } from './fields/sections.ts'

/** What the sections need to know beside the form's values. */
export interface SiteFormContextValue {
  readonly use: FormUse
  /** Sections that the user may not change. */
  readonly lockedSections: ReadonlySet<SectionId>
  /** The user name as stored, which is taken by the site itself; empty for a new site. */
  readonly storedUserName: string
  /** Called when a logo upload begins and ends. */
  readonly onLogoBusy: (isBusy: boolean) => void
}

export const SiteFormContext = createContext<SiteFormContextValue | null>(null)

/** The form around a section. */
export const useSiteForm = (): SiteFormContextValue => {
  const context = useContext(SiteFormContext)
  if (context === null) throw new Error('useSiteForm needs SiteForm above it')
  return context
}
