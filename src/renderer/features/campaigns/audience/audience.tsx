import { Button, Field, makeStyles, Select, Text, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular, SendRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ActionButton } from '#components/action-button.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { useListState } from '#components/list-state/use-list-state.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { useConnectionProfile } from '#data/session/connection.ts'
import { type Template, templateImageAddress } from '#data/templates/use-templates.ts'
import { ListPage, type ListScreen } from '#patterns/list-page/list-page.tsx'
import { CAMPAIGN_DEFAULTS } from '#shared/domain/content/campaign.ts'
import { type TemplateType, templateTypeLabel } from '#shared/domain/content/template.ts'
import { SITE_TYPES, siteTypeLabel } from '#shared/domain/site/site-type.ts'
import { formatCount } from '#shared/domain/text.ts'
import { composeAddress, runAddress } from '../composed-campaign.ts'
import { CampaignRunNotice } from '../run/campaign-outcome.tsx'
import { useCampaignRun } from '../run/use-campaign-run.ts'
import { AUDIENCE_LIST, siteTypeOf, useAudience, usePlanCatalogue } from './audience-list.ts'
import { type AudienceSite, type SelectedRecipients, selectedRecipients } from './audience-site.ts'
import { sendRefusal } from './send-refusal.ts'

const SendDialog = lazy(async () => ({ default: (await import('./send-dialog.tsx')).SendDialog }))

const useStyles = makeStyles({
  summary: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
  campaign: { display: 'flex', flexDirection: 'column', minWidth: 0 },
})

interface AudienceProps {
  readonly channel: TemplateType
  readonly template: Template
  readonly content: string
}

export const Audience = ({ channel, template, content }: AudienceProps) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const navigate = useNavigate()
  const gate = useWriteGate()
  const profile = useConnectionProfile()
  const { run } = useCampaignRun()
  const plans = usePlanCatalogue()
  const listed = useMemo(() => ({ plan: plans }), [plans])
  // Decides which sites are read: the list page shares the same part of the address.
  const { filters, setFilters } = useListState(AUDIENCE_LIST.definition)
  const siteType = siteTypeOf(filters)
  const { rows, isReadingOn, isComplete, stopped, failure, retry } = useAudience(siteType)
  const [asked, setAsked] = useState<SelectedRecipients | null>(null)

  const tempName = template.tempName || template.slugName
  const imageUrl = templateImageAddress(profile?.imageBase ?? null, template.image)
  const refusalOf = ({ selection }: ListScreen<AudienceSite>): string | null =>
    sendRefusal({
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

  return (
    <>
      <ListPage
        list={AUDIENCE_LIST}
        read={{ rows, stopped, failure, refresh: retry }}
        listed={listed}
        notice={<CampaignRunNotice />}
        summary={
          <div className={styles.summary}>
            <Button icon={<ArrowLeftRegular />} onClick={back}>
              Back
            </Button>
            <div className={styles.campaign}>
              <Text weight="semibold" truncate wrap={false}>
                {tempName}
              </Text>
              <Text size={200} className={layout.quiet}>
                {templateTypeLabel(channel)} campaign
              </Text>
            </div>
            <Field label="Site type" orientation="horizontal">
              <Select value={siteType} onChange={(_, { value }) => setFilters({ siteType: value })}>
                {SITE_TYPES.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
            {isReadingOn && (
              <Text size={200} className={layout.quiet} role="status">
                Reading: {formatCount(rows?.length ?? 0)} sites so far
              </Text>
            )}
          </div>
        }
        empty={{ title: `There is no site of the type ${siteTypeLabel(siteType)}` }}
        tools={({ matching, select }) => (
          <Button disabled={matching === 0} onClick={() => select({ mode: 'all-matching', except: new Set() })}>
            Select All ({formatCount(matching)})
          </Button>
        )}
        bulkActions={(screen) => (
          <ActionButton
            appearance="primary"
            icon={<SendRegular />}
            reason={refusalOf(screen)}
            onClick={() => setAsked(selectedRecipients(screen.rows, screen.matches, screen.selection, channel))}
          >
            Send
          </ActionButton>
        )}
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
    </>
  )
}
