import { makeStyles, tokens } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { changeAnswers } from '#data/platform/query-client.ts'
import { platformQueryKey } from '#data/platform/use-read.ts'
import { GetSitesAdminDocument, type GetSitesAdminQuery } from '#generated/graphql.ts'
import { type SiteFact, usePanels } from '#patterns/panels/panels.ts'
import type { Site } from '../site.ts'
import { changeRefusal, useSiteActions } from '../site-actions.tsx'
import { SITE_FACTS, withFact } from './site-facts.ts'

const useStyles = makeStyles({
  // The pencil stays beside its value: a long value breaks instead.
  line: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalXS,
    minHeight: '24px',
    minWidth: 0,
    '& > *': { flexShrink: 0 },
    '& > :first-child': { flexShrink: 1, minWidth: 0, overflowWrap: 'anywhere' },
  },
  pencil: { color: tokens.colorNeutralForeground3 },
})

interface EditableFactProps {
  readonly site: Site
  readonly field: SiteFact
  /** The value as it is read. */
  readonly children: ReactNode
  /** What can be done with the value, behind the pencil. */
  readonly more?: ReactNode
}

/** A fact of a site with a pencil that changes it in place. Who may not edit sites sees the fact alone. */
export const EditableFact = ({ site, field, children, more }: EditableFactProps) => {
  const styles = useStyles()
  const queries = useQueryClient()
  const actions = useSiteActions()
  const { SiteFactEditor } = usePanels()
  const [isEditing, setEditing] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  const close = useCallback(() => setEditing(false), [])
  const { label, shown } = SITE_FACTS[field]
  const put = (value: string | boolean): void =>
    changeAnswers<GetSitesAdminQuery>(queries, platformQueryKey(GetSitesAdminDocument), (answer) => withFact(answer, site.siteId, field, value))
  if (isEditing) return <SiteFactEditor site={site} field={field} shown={shown(site)} onSaved={put} onClose={close} />
  return (
    <span className={styles.line}>
      {children}
      {actions.may.edit && (
        <ActionButton
          ref={(button) => {
            pencil.current = button
          }}
          size="small"
          appearance="subtle"
          className={styles.pencil}
          icon={<EditRegular />}
          aria-label={`Change the ${label}`}
          reason={changeRefusal(actions, site)}
          {...(changeRefusal(actions, site) === null ? { title: `Change the ${label}` } : {})}
          onClick={() => setEditing(true)}
        />
      )}
      {more}
    </span>
  )
}
