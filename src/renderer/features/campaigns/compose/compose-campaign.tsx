import { Button, Field, Radio, RadioGroup } from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useOptimistic, useRef, useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import * as z from 'zod'
import { focusField } from '#components/form/field-id.ts'
import { ComboField } from '#components/form/fields/combo-field.tsx'
import { type FormSectionInfo, focusFirstError } from '#components/form/form-errors.ts'
import { FormPage } from '#components/form/form-page.tsx'
import { FormSection } from '#components/form/form-section.tsx'
import { FormSkeleton } from '#components/form/form-skeleton.tsx'
import { LinkButton } from '#components/link-button.tsx'
import { PagingNotice } from '#components/list-state/list-notices.tsx'
import { MessageField } from '#components/message/message-field.tsx'
import { BesidePreview, MessagePreview } from '#components/message/message-preview.tsx'
import { Notice } from '#components/notice.tsx'
import { useConnectionProfile } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useMayAccess } from '#data/session/current-user.ts'
import { type Template, templateImageAddress, useTemplates } from '#data/templates/use-templates.ts'
import { LoadState } from '#patterns/load-state/load-state.tsx'
import { usePanels } from '#patterns/panels/panels.ts'
import { CAMPAIGN_CHANNELS } from '#shared/domain/content/campaign.ts'
import { MASTER_PLACEHOLDERS, type TemplateType } from '#shared/domain/content/template.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { audienceAddress, audienceOfState, type ComposedCampaign, campaignOfState, campaignState, composeAddress } from '../composed-campaign.ts'
import { CHANNEL_HINT, CHOOSE_TEMPLATE, ENTER_CONTENT, forSelected, TEMPLATES_FAILED } from '../messages.ts'
import { CampaignRunNotice } from '../run/campaign-outcome.tsx'

const composeSchema = z.object({
  // Its slug.
  template: z.string().min(1, CHOOSE_TEMPLATE),
  content: z.string().refine((content) => content.trim() !== '', ENTER_CONTENT),
})

type ComposeValues = z.infer<typeof composeSchema>
type ComposeMethods = UseFormReturn<ComposeValues, unknown, ComposeValues>

const SECTIONS: readonly FormSectionInfo[] = [{ id: 'campaign', title: 'Campaign', fields: ['template', 'content'] }]
const RESOLVER = zodResolver(composeSchema)

export const RunCampaign = () => {
  const { state } = useLocation() as { readonly state: unknown }
  const [search] = useSearchParams()
  const mayEmail = useConnectionProfile()?.emailCampaigns === true
  const carried = useMemo(() => campaignOfState(state), [state])
  const audience = useMemo(() => audienceOfState(state), [state])
  const { rows, isComplete, stopped, failure, retry } = useTemplates(MASTER_SITE_ID)
  const channel = mayEmail && search.get('type') === 'EMAIL' ? 'EMAIL' : 'WHATSAPP'
  const chosen = search.get('template') ?? carried?.template ?? null
  const data = isComplete || stopped !== null ? rows : undefined
  const maySeeSites = useMayAccess()({ group: 'site', operation: 'view_site_list' })
  const navigate = useNavigate()
  const { SiteAudience } = usePanels()
  const address = composeAddress(channel, search.get('template'))
  // What was composed stays in the form.
  const chooseAudience = useCallback(
    (ids: readonly string[] | null): void => void navigate(address, { replace: true, state: campaignState(carried, ids) }),
    [address, carried, navigate],
  )
  return (
    <LoadState read={{ data, failure, refetch: retry }} what={TEMPLATES_FAILED} skeleton={<FormSkeleton />}>
      {(templates) => (
        <>
          <PagingNotice stopped={stopped} onRetry={retry} />
          <ComposeCampaign
            key={chosen}
            templates={templates}
            channel={channel}
            mayEmail={mayEmail}
            chosen={chosen}
            carried={carried}
            audience={audience}
            audienceChoice={maySeeSites && <SiteAudience chosen={audience?.length ?? null} onChosen={chooseAudience} />}
          />
        </>
      )}
    </LoadState>
  )
}

interface ComposeCampaignProps {
  readonly templates: readonly Template[]
  readonly channel: TemplateType
  readonly mayEmail: boolean
  /** Slug of the template that the address or the state names. */
  readonly chosen: string | null
  readonly carried: ComposedCampaign | null
  /** Ids of the sites that were selected for it in the list of sites; null: the audience is chosen afterwards. */
  readonly audience?: readonly string[] | null
  /** The field in which the audience is chosen before the message is written. */
  readonly audienceChoice?: ReactNode
}

/** Composes a campaign: channel, template, text; the audience is next. One chosen template each begins again: give it as `key`. Another channel empties it. */
export const ComposeCampaign = ({ templates, channel: addressed, mayEmail, chosen, carried, audience = null, audienceChoice }: ComposeCampaignProps) => {
  const navigate = useNavigate()
  // The address follows a moment later; until then the choice would seem to have been lost.
  const [channel, showChannel] = useOptimistic(addressed)
  const notify = useNotify()
  const offered = useMemo(() => templates.filter(({ type }) => (type === 'EMAIL') === (channel === 'EMAIL')), [templates, channel])
  const options = useMemo(() => offered.map(({ slugName, tempName }) => ({ value: slugName, label: tempName || slugName })), [offered])
  const methods: ComposeMethods = useForm({
    defaultValues: initialValues(offered, chosen, carried),
    resolver: RESOLVER,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  /** The text that came with the template: what differs from it was typed. */
  const [given, setGiven] = useState(() => textOf(offered, methods.getValues('template')))

  const take = useCallback(
    (slug: string) => {
      const text = textOf(offered, slug)
      const before = methods.getValues('content')
      methods.setValue('content', text, { shouldValidate: text !== '', shouldDirty: true })
      setGiven(text)
      if (before === given || before.trim() === '') return
      const takeBack = { label: 'Take my text back', run: () => methods.setValue('content', before, { shouldDirty: true }) }
      notify.show({ id: 'template-replaced-text', intent: 'info', message: "The template's text replaced yours.", actions: [takeBack] })
    },
    [given, methods, notify, offered],
  )
  const composedFor = useRef(channel)
  useEffect(() => {
    if (composedFor.current === channel) return
    composedFor.current = channel
    methods.setValue('template', '')
    methods.setValue('content', '')
    methods.clearErrors()
    setGiven('')
  }, [channel, methods])
  const chooseChannel = (type: TemplateType): void =>
    startTransition(async () => {
      showChannel(type)
      await navigate(composeAddress(type, null), { replace: true, state: campaignState(null, audience) })
    })
  // Who comes from the list of sites goes on with the message.
  const [beginsWithTemplate] = useState(audience !== null && chosen === null)
  useEffect(() => {
    if (beginsWithTemplate) focusField('template')
  }, [beginsWithTemplate])
  const next = async (campaign: ComposeValues): Promise<void> => {
    // So that the way back finds what was composed.
    await navigate(composeAddress(channel, campaign.template), { replace: true, state: campaignState(campaign, audience) })
    await navigate(audienceAddress(channel, campaign.template), { state: campaignState(campaign, audience) })
  }
  return (
    <FormPage
      label="Run Campaign"
      methods={methods}
      sections={SECTIONS}
      onSubmit={() => void methods.handleSubmit(next, (errors) => focusFirstError(SECTIONS, errors))()}
      bar={
        <>
          <LinkButton to="/campaign-history">Campaign History</LinkButton>
          <Button type="submit" appearance="primary">
            Next
          </Button>
        </>
      }
    >
      <CampaignRunNotice />
      {audience !== null && <Notice intent="info">{forSelected(audience.length)}</Notice>}
      <BesidePreview preview={<LivePreview methods={methods} channel={channel} templates={offered} />}>
        <FormSection id="campaign" title="Message">
          <Field label="Channel" {...(mayEmail ? {} : { hint: CHANNEL_HINT })}>
            <RadioGroup
              layout="horizontal"
              disabled={!mayEmail}
              value={CAMPAIGN_CHANNELS.find(({ type }) => type === channel)?.value ?? ''}
              onChange={(_, { value }) => chooseChannel(CAMPAIGN_CHANNELS.find((one) => one.value === value)?.type ?? 'WHATSAPP')}
            >
              {CAMPAIGN_CHANNELS.map(({ value, label }) => (
                <Radio key={value} value={value} label={label} />
              ))}
            </RadioGroup>
          </Field>
          {audienceChoice}
          <ComboField name="template" label="Template" required options={options} placeholder="Choose a template" onChosen={take} />
          <MessageField name="content" label="Content" required placeholders={MASTER_PLACEHOLDERS} />
        </FormSection>
      </BesidePreview>
    </FormPage>
  )
}

/** The message with the image of its template. Re-renders with each keystroke, so that the form need not. */
const LivePreview = ({ methods, channel, templates }: Pick<ComposeCampaignProps, 'channel' | 'templates'> & { readonly methods: ComposeMethods }) => {
  const imageBase = useConnectionProfile()?.imageBase ?? null
  const [slug, content] = useWatch({ control: methods.control, name: ['template', 'content'] })
  const template = templates.find(({ slugName }) => slugName === slug)
  return (
    <MessagePreview
      type={channel}
      subject={template?.tempSubject || template?.tempName || ''}
      text={content}
      placeholders={MASTER_PLACEHOLDERS}
      imageUrl={templateImageAddress(imageBase, template?.image)}
    />
  )
}

const textOf = (templates: readonly Template[], slug: string): string => templates.find(({ slugName }) => slugName === slug)?.text ?? ''

/** What was composed before, else the text of the template that the address names. A template that is gone is not chosen. */
function initialValues(templates: readonly Template[], chosen: string | null, carried: ComposedCampaign | null): ComposeValues {
  const template = templates.find(({ slugName }) => slugName === chosen)
  if (template === undefined) return { template: '', content: '' }
  return { template: template.slugName, content: carried?.template === template.slugName ? carried.content : (template.text ?? '') }
}
