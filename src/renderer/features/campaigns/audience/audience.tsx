import { Button, Field, makeStyles, Select, Text, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular, PeopleTeamRegular, SendRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useId, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DataTable } from '#components/data-table/data-table.tsx'
import { NOTHING_SELECTED, type Selection } from '#components/data-table/selection.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { FilterBar } from '#components/filter-bar/filter-bar.tsx'
import { NothingMatches } from '#components/list-state/nothing-matches.tsx'
import { PagingNotice } from '#components/list-state/paging-notice.tsx'
import { useListState } from '#components/list-state/use-list-state.ts'
import { useRowFilter } from '#components/list-state/use-row-filter.ts'
import { useListShortcuts } from '#components/shortcuts/use-list-shortcuts.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { useConnectionProfile } from '#data/session/connection.ts'
import { templateImageAddress } from '#data/templates/image-address.ts'
import type { Template } from '#data/templates/use-templates.ts'
import { ListLayout } from '#patterns/list-page/list-layout.tsx'
import { RefreshButton } from '#patterns/list-page/refresh-button.tsx'
import { CAMPAIGN_DEFAULTS } from '#shared/domain/content/campaign.ts'
import { type TemplateType, templateTypeLabel } from '#shared/domain/content/template.ts'
import { SITE_TYPES, siteTypeLabel } from '#shared/domain/site/site-type.ts'
import { formatCount } from '#shared/domain/text.ts'
import { composeAddress, runAddress } from '../composed-campaign.ts'
import { AUDIENCE_FAILED } from '../messages.ts'
import { CampaignRunNotice } from '../run/campaign-run-notice.tsx'
import { useCampaignRun } from '../run/use-campaign-run.ts'
import { AUDIENCE_COLUMNS, AUDIENCE_CRITERIA, AUDIENCE_LIST, audienceFields, siteTypeOf } from './audience-list.ts'
import { type AudienceSite, audienceSiteId, siteName } from './audience-site.ts'
import { type SelectedRecipients, selectedRecipients } from './selected-recipients.ts'
import { sendRefusal } from './send-refusal.ts'
import { useAudience, usePlanCatalogue } from './use-audience.ts'

const SendDialog = lazy(async () => ({ default: (await import('./send-dialog.tsx')).SendDialog }))

const NO_SITES: readonly AudienceSite[] = []

const useStyles = makeStyles({
  screen: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 },
  summary: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
  campaign: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
})

interface AudienceProps {
  readonly channel: TemplateType
  readonly template: Template
  readonly content: string
}

/** Chooses the sites that get a campaign. */
export const Audience = ({ channel, template, content }: AudienceProps) => {
  const styles = useStyles()
  const searchId = useId()
  const navigate = useNavigate()
  const gate = useWriteGate()
  const profile = useConnectionProfile()
  const { run } = useCampaignRun()
  const plans = usePlanCatalogue()
  const { filters, setFilters, clear, ...list } = useListState(AUDIENCE_LIST)
  const siteType = siteTypeOf(filters)
  const { rows, isReadingOn, isComplete, stopped, failure, retry } = useAudience(siteType)
  const sites = rows ?? NO_SITES
  const matches = useRowFilter(sites, AUDIENCE_CRITERIA, filters)
  const matching = matches?.length ?? sites.length
  const fields = useMemo(() => audienceFields({ filters, sites, plans, set: setFilters }), [filters, sites, plans, setFilters])
  const [selection, setSelection] = useState<Selection>(NOTHING_SELECTED)
  const [asked, setAsked] = useState<SelectedRecipients | null>(null)
  useListShortcuts({ group: 'Audience', what: 'sites', searchId, onClear: clear, onRefresh: retry })

  const tempName = template.tempName || template.slugName
  const imageUrl = templateImageAddress(profile?.imageBase ?? null, template.image)
  const refusal = sendRefusal({
    writesBlocked: gate.reason,
    channel,
    mayEmail: profile?.emailCampaigns === true,
    hasImage: Boolean(template.image?.key),
    imageUrl,
    run,
    isComplete,
    stopped,
    hasAllMatching: selection.mode === 'all-matching',
  })
  const back = (): void => void navigate(composeAddress(channel, template.slugName), { state: { campaign: { template: template.slugName, content } } })

  if (failure !== null && rows === undefined) {
    return <FailureState what={AUDIENCE_FAILED} failure={failure} onRetry={retry} />
  }
  return (
    <div className={styles.screen}>
      <ListLayout
        notice={
          <>
            <CampaignRunNotice />
            <PagingNotice stopped={stopped} onRetry={retry} />
          </>
        }
        summary={
          <div className={styles.summary}>
            <Button icon={<ArrowLeftRegular />} onClick={back}>
              Back
            </Button>
            <div className={styles.campaign}>
              <Text weight="semibold" truncate wrap={false}>
                {tempName}
              </Text>
              <Text size={200} className={styles.quiet}>
                {templateTypeLabel(channel)} campaign
              </Text>
            </div>
            <Field label="Site type" orientation="horizontal">
              <Select value={siteType} onChange={(_, { value }) => setFilters({ siteType: SITE_TYPES.find((type) => type.value === value)?.value ?? null })}>
                {SITE_TYPES.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
            {isReadingOn && (
              <Text size={200} className={styles.quiet} role="status">
                Reading: {formatCount(sites.length)} sites so far
              </Text>
            )}
          </div>
        }
        actions={<RefreshButton onRefresh={retry} />}
        filters={
          <FilterBar
            label="Filter sites"
            search={{ id: searchId, value: filters.q, placeholder: 'Search business, customer, domain, number', onChange: (q) => setFilters({ q }) }}
            fields={fields}
            onClear={clear}
            clearKey="X"
          />
        }
        table={
          <DataTable
            label="Sites"
            rows={sites}
            matches={matches}
            columns={AUDIENCE_COLUMNS}
            rowId={audienceSiteId}
            rowLabel={siteName}
            state={list.table}
            onStateChange={list.setTable}
            selection={selection}
            onSelectionChange={setSelection}
            filterKey={list.filterKey}
            loading={rows === undefined}
            emptyState={
              sites.length > 0 ? (
                <NothingMatches title="No site matches" onClear={clear} />
              ) : (
                <EmptyState
                  icon={PeopleTeamRegular}
                  title={`There is no site of the type ${siteTypeLabel(siteType)}`}
                  explanation="Choose another site type above."
                />
              )
            }
            toolbarEnd={
              <Button disabled={matching === 0} onClick={() => setSelection({ mode: 'all-matching', except: new Set() })}>
                Select All ({formatCount(matching)})
              </Button>
            }
            bulkActions={
              <Button
                appearance="primary"
                icon={<SendRegular />}
                disabledFocusable={refusal !== null}
                {...(refusal === null ? {} : { title: refusal })}
                onClick={() => refusal === null && setAsked(selectedRecipients(sites, matches, selection, channel))}
              >
                Send
              </Button>
            }
          />
        }
      />
      <Suspense fallback={null}>
        {asked !== null && (
          <SendDialog
            campaign={{
              channel,
              template: tempName,
              subject: template.tempSubject?.trim() || CAMPAIGN_DEFAULTS.subject,
              content,
              imageUrl,
            }}
            selected={asked}
            onBegun={(key) => void navigate(runAddress(channel, key), { replace: true })}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </div>
  )
}
