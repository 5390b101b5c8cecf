import { Button, Field, makeStyles, Select, Text, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular, SendRegular } from '@fluentui/react-icons'
import { useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { ActionButton } from '#components/action-button.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { lazyPart } from '#components/lazy-part.tsx'
import { useListState } from '#components/list-state/use-list-state.ts'
import { ScreenSkeleton } from '#components/skeletons.tsx'
import { useConnectionProfile, useWriteGate } from '#data/bridge/bridge-context.ts'
import { type Template, templateImageAddress, useTemplates } from '#data/templates/use-templates.ts'
import { ListPage, type ListScreen } from '#patterns/list-page/list-page.tsx'
import { Elsewhere } from '#patterns/screens/elsewhere.tsx'
import { CAMPAIGN_DEFAULTS } from '#shared/domain/content/campaign.ts'
import { type TemplateType, templateTypeLabel } from '#shared/domain/content/template.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { SITE_TYPES, siteTypeLabel } from '#shared/domain/site/site-type.ts'
import { formatCount } from '#shared/domain/text.ts'
import { campaignOfState, composeAddress, runAddress } from '../composed-campaign.ts'
import { COMPOSE_FIRST, NO_SUCH_CAMPAIGN, RUN_FAILED, TEMPLATES_FAILED } from '../messages.ts'
import { CampaignOutcome, CampaignRunNotice } from '../run/campaign-outcome.tsx'
import { useCampaignRun } from '../run/use-campaign-run.ts'
import { AUDIENCE_LIST, siteTypeOf, useAudience, usePlanCatalogue } from './audience-list.ts'
import { type AudienceSite, type SelectedRecipients, selectedRecipients } from './audience-site.ts'
import { sendRefusal } from './send-refusal.ts'

/** Who gets the campaign, or, once it is sent, the outcome of it. */
export const AudienceScreen = ({ channel }: { readonly channel: TemplateType }) => {
  const [search] = useSearchParams()
  const run = search.get('run')
  return run === null ? <ComposedAudience channel={channel} named={search.get('template')} /> : <RunScreen key={run} runKey={run} />
}

/** A campaign that is or was sent. Once the user has dismissed it, the history is next. */
const RunScreen = ({ runKey }: { readonly runKey: string }) => {
  const { run, failure, retry } = useCampaignRun()
  const [wasThere, setWasThere] = useState(false)
  if (run === undefined) return failure === null ? <ScreenSkeleton /> : <FailureState what={RUN_FAILED} failure={failure} onRetry={retry} />
  if (run?.key === runKey) {
    if (!wasThere) setWasThere(true)
    return <CampaignOutcome run={run} />
  }
  return <Elsewhere to="/campaign-history" message={wasThere ? null : NO_SUCH_CAMPAIGN} />
}

/** Audience of the campaign that was composed; a pasted link takes the text of the template that it names. */
const ComposedAudience = ({ channel, named }: { readonly channel: TemplateType; readonly named: string | null }) => {
  const { state } = useLocation() as { readonly state: unknown }
  const carried = useMemo(() => campaignOfState(state), [state])
  const { rows, isComplete, stopped, failure, retry } = useTemplates(MASTER_SITE_ID)
  const slug = named ?? carried?.template ?? null
  const template = rows?.find(({ slugName }) => slugName === slug)
  const content = (carried?.template === slug ? carried?.content : template?.text) ?? ''
  if (slug === null) return <Elsewhere to={composeAddress(channel, null)} message={COMPOSE_FIRST} />
  if (template !== undefined && content.trim() !== '') return <Audience channel={channel} template={template} content={content} />
  if (isComplete || stopped !== null) return <Elsewhere to={composeAddress(channel, template === undefined ? null : slug)} message={COMPOSE_FIRST} />
  return failure === null ? <ScreenSkeleton /> : <FailureState what={TEMPLATES_FAILED} failure={failure} onRetry={retry} />
}

const SendDialog = lazyPart(async () => (await import('./send-dialog.tsx')).SendDialog)

const useStyles = makeStyles({
  summary: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
  campaign: { display: 'flex', flexDirection: 'column', minWidth: 0 },
})

export const Audience = ({ channel, template, content }: { readonly channel: TemplateType; readonly template: Template; readonly content: string }) => {
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
    </>
  )
}
