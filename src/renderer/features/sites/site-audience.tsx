import { Field, Select } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { usePreferences } from '#data/bridge/bridge-context.ts'
import { useOfflineQuery } from '#data/platform/use-offline-query.ts'
import { GetSitesAdminDocument } from '#generated/graphql.ts'
import { rowsOfView } from '#patterns/list-page/saved-views/count-views.ts'
import type { SiteAudienceProps } from '#patterns/panels/panels.ts'
import { formatCount } from '#shared/domain/text.ts'
import { SITE_LIST } from './site-list.tsx'

/** For how long the list counts as fresh, milliseconds: as on the list itself. */
const FRESH_FOR = 5 * 60_000

const LATER = ''
const SELECTED = 'selected'
/** Before the id of a view, so that no view is taken for another entry. */
const VIEW = 'view '

const NOBODY = 'No site is in this view now.'
const FROZEN = 'The sites that the view shows now get the message, also if it shows others later.'
const NO_VIEWS = 'A view that you save in the list of sites can be chosen here.'

/** Whom a message is for: the sites of a saved view, those that were selected in the list, or a choice made afterwards. */
export const SiteAudience = ({ chosen, onChosen }: SiteAudienceProps) => {
  const views = usePreferences().views[SITE_LIST.id]?.saved ?? []
  const { data, isArriving } = useOfflineQuery(GetSitesAdminDocument, {}, 'sites', { staleTime: FRESH_FOR })
  const sites = isArriving ? undefined : data?.getSitesAdmin
  const [entry, setEntry] = useState(chosen === null ? LATER : SELECTED)
  const [isEmpty, setEmpty] = useState(false)
  const search = entry.startsWith(VIEW) ? views.find(({ id }) => entry === VIEW + id)?.search : undefined
  /** The view whose sites were handed on: frozen, whatever the list does afterwards. */
  const frozen = useRef<string | null>(null)
  useEffect(() => {
    if (search === undefined || sites === undefined || frozen.current === entry) return undefined
    const stop = new AbortController()
    void rowsOfView(SITE_LIST, sites, search, stop.signal).then((rows) => {
      if (rows === null) return
      frozen.current = entry
      setEmpty(rows.length === 0)
      onChosen(rows.length === 0 ? null : rows.map(({ siteId }) => siteId))
    })
    return () => stop.abort()
  }, [entry, onChosen, search, sites])
  const [selected] = useState(chosen)
  const choose = (next: string): void => {
    frozen.current = null
    setEmpty(false)
    setEntry(next)
    if (next === LATER) onChosen(null)
  }
  const hint = entry.startsWith(VIEW) ? FROZEN : views.length === 0 ? NO_VIEWS : null
  return (
    <Field label="Audience" {...(isEmpty ? { validationMessage: NOBODY, validationState: 'warning' as const } : hint === null ? {} : { hint })}>
      <Select value={entry} onChange={(_, { value }) => choose(value)}>
        <option value={LATER}>Sites of a type, chosen in the next step</option>
        {selected !== null && (
          <option value={SELECTED} disabled={entry !== SELECTED}>
            {selected === 1 ? '1 site' : `${formatCount(selected)} sites`}, selected before
          </option>
        )}
        {views.map(({ id, name }) => (
          <option key={id} value={VIEW + id}>
            View: {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
