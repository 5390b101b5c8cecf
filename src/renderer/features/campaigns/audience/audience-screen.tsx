import { Button, Field, makeStyles, Select, Text, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular, SendRegular } from '@fluentui/react-icons'
import { type ReactNode, useMemo, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { ActionButton } from '#components/action-button.tsx'
import type { Selection } from '#components/data-table/selection.ts'
import { FailureState } from '#components/failure-state.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { lazyPart } from '#components/lazy-part.tsx'
import { useListState } from '#components/list-state/use-list-state.ts'
import { ScreenSkeleton } from '#components/skeletons.tsx'
import { useConnectionProfile, useWriteGate } from '#data/bridge/bridge-context.ts'
import { useCampaignRun } from '#data/campaigns/campaign-run.ts'
import type { PagedQueryResult } from '#data/platform/use-paged-query.ts'
import { type Template, templateImageAddress, useTemplates } from '#data/templates/use-templates.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import type { ListScreen } from '#patterns/list-page/list-slots.ts'
import { Elsewhere } from '#patterns/screens/elsewhere.tsx'
import { CAMPAIGN_DEFAULTS } from '#shared/domain/content/campaign.ts'
import { type TemplateType, templateTypeLabel } from '#shared/domain/content/template.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { SITE_TYPES, siteTypeLabel } from '#shared/domain/site/site-type.ts'
import { formatCount } from '#shared/domain/text.ts'
import { audienceOfState, campaignOfState, campaignState, composeAddress, runAddress } from '../composed-campaign.ts'
import { COMPOSE_FIRST, NO_SUCH_CAMPAIGN, RUN_FAILED, SELECT_ALL, TEMPLATES_FAILED } from '../messages.ts'
import { CampaignOutcome, CampaignRunNotice } from '../run/campaign-outcome.tsx'
import { AUDIENCE_LIST, siteTypeOf, useAudience, usePlanCatalogue, useSelectedAudience } from './audience-list.ts'
import { type AudienceSite, selectedSites } from './audience-site.ts'
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
  const selected = useMemo(() => audienceOfState(state), [state])
  const { rows, isComplete, stopped, failure, retry } = useTemplates(MASTER_SITE_ID)
  const slug = named ?? carried?.template ?? null
  const template = rows?.find(({ slugName }) => slugName === slug)
  const content = (carried?.template === slug ? carried?.content : template?.text) ?? ''
  if (slug === null) return <Elsewhere to={composeAddress(channel, null)} message={COMPOSE_FIRST} />
  if (template !== undefined && content.trim() !== '') {
    const campaign = { channel, template, content }
    return selected === null ? <AudienceOfType {...campaign} /> : <SelectedAudience {...campaign} ids={selected} />
  }
  if (isComplete || stopped !== null) return <Elsewhere to={composeAddress(channel, template === undefined ? null : slug)} message={COMPOSE_FIRST} />
  return failure === null ? <ScreenSkeleton /> : <FailureState what={TEMPLATES_FAILED} failure={failure} onRetry={retry} />
}

const EVERYBODY: Selection = { mode: 'all-matching', except: new Set() }

const SendDialog = lazyPart(async () => (await import('./send-dialog.tsx')).SendDialog)

const useStyles = makeStyles({
  summary: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
  campaign: { display: 'flex', flexDirection: 'column', minWidth: 0 },
})

interface CampaignProps {
  readonly channel: TemplateType
  readonly template: Template
  readonly content: string
}

/** The sites of a type, one of which is chosen above the list. */
export const AudienceOfType = (campaign: CampaignProps) => {
  // Decides which sites are read: the list page shares the same part of the address.
  const { filters, setFilters } = useListState(AUDIENCE_LIST.definition)
  const siteType = siteTypeOf(filters)
  const read = useAudience(siteType)
  return (
    <Audience {...campaign} read={read} selected={null} empty={`There is no site of the type ${siteTypeLabel(siteType)}`}>
      <Field label="Site type" orientation="horizontal">
        <Select value={siteType} onChange={(_, { value }) => setFilters({ siteType: value })}>
          {SITE_TYPES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </Audience>
  )
}

/** The sites that were selected in the list of sites. */
const SelectedAudience = ({ ids, ...campaign }: CampaignProps & { readonly ids: readonly string[] }) => {
  const layout = useLayoutStyles()
  const read = useSelectedAudience(ids)
  return (
    <Audience {...campaign} read={read} selected={ids} empty="The sites that you selected are not there any more">
      <Text size={200} className={layout.quiet}>
        {formatCount(ids.length)} chosen before
      </Text>
    </Audience>
  )
}

interface AudienceProps extends CampaignProps {
  readonly read: PagedQueryResult<AudienceSite>
  /** Ids of the sites that were selected before; what is sent is asked for at once then. */
  readonly selected: readonly string[] | null
  /** Says that there is no site. */
  readonly empty: string
  /** Above the list. */
  readonly children: ReactNode
}

const Audience = ({ channel, template, content, read, selected, empty, children }: AudienceProps) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const navigate = useNavigate()
  const gate = useWriteGate()
  const profile = useConnectionProfile()
  const { run } = useCampaignRun()
  const plans = usePlanCatalogue()
  const listed = useMemo(() => ({ plan: plans }), [plans])
  const { rows, isReadingOn, isComplete, stopped, failure, retry } = read
  const [wasAsked, setWasAsked] = useState(selected === null)
  const [asked, setAsked] = useState<readonly AudienceSite[] | null>(null)

  const tempName = template.tempName || template.slugName
  const imageUrl = templateImageAddress(profile?.imageBase ?? null, template.image)
  const refusalOf = ({ selection }: Pick<ListScreen<AudienceSite>, 'selection'>): string | null =>
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
  const back = (): void =>
    void navigate(composeAddress(channel, template.slugName), {
      state: campaignState({ template: template.slugName, content }, selected),
    })
  // Who gets it was chosen in the list of sites: nothing but the question is left.
  if (!wasAsked && isComplete && run !== undefined && refusalOf({ selection: EVERYBODY }) === null) {
    setWasAsked(true)
    setAsked(rows ?? null)
  }

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
            {children}
            {isReadingOn && (
              <Text size={200} className={layout.quiet} role="status">
                Reading: {formatCount(rows?.length ?? 0)} sites so far
              </Text>
            )}
          </div>
        }
        empty={{ title: empty }}
        tools={({ matching, select }) => (
          <>
            <Button disabled={matching === 0} onClick={() => select({ mode: 'all-matching', except: new Set() })}>
              {SELECT_ALL} ({formatCount(matching)})
            </Button>
            {selected !== null && rows !== undefined && rows.length > 0 && (
              // The question that came by itself was closed: the sites are still chosen.
              <ActionButton appearance="primary" icon={<SendRegular />} reason={refusalOf({ selection: EVERYBODY })} onClick={() => setAsked(rows)}>
                Send to all ({formatCount(rows.length)})
              </ActionButton>
            )}
          </>
        )}
        bulkActions={(screen) => (
          <ActionButton
            appearance="primary"
            icon={<SendRegular />}
            reason={refusalOf(screen)}
            onClick={() => setAsked(selectedSites(screen.rows, screen.matches, screen.selection))}
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
