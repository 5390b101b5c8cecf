import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { ActionButton } from '#components/action-button.tsx'
import { useOpener } from '#components/dialog-leaving/use-opener.ts'
import { focusField } from '#components/form/field-id.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { PLANS_ADDONS_MAPPING } from '../../messages.ts'
import { currencyOf, type Partner } from '../../partner.ts'
import type { MappingChanges } from '../use-mapping-changes.ts'
import { type Chosen, MAPPING_FIELDS, NEW_MAPPING, type NewMappingValues, newMapping, newMappingSchema } from './add-mapping.ts'
import { AddMappingFields } from './add-mapping-fields.tsx'
import { type Offers, useOffers } from './use-offers.ts'

const useStyles = makeStyles({
  surface: { maxWidth: '500px', width: '500px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
})

export interface AddMappingDialogProps {
  readonly partner: Partner
  readonly onAdd: MappingChanges['add']
  readonly onClose: () => void
}

/** Sets what a partner pays for one more plan or add-on. It is mounted each time it opens, so it begins empty. */
export const AddMappingDialog = ({ partner, onAdd, onClose }: AddMappingDialogProps) => {
  const styles = useStyles()
  const gate = useWriteGate()
  const refocus = useOpener()
  const methods = useForm<NewMappingValues>({ defaultValues: NEW_MAPPING, resolver: zodResolver(newMappingSchema), shouldFocusError: false })
  const [kind, siteOption] = useWatch({ control: methods.control, name: ['kind', 'siteOption'] })
  const offers = useOffers(partner.username, kind, siteOption)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  // Beside the state, which a second press before the next render would not see.
  const isLocked = useRef(false)
  const close = (): void => {
    onClose()
    refocus()
  }
  const submit = methods.handleSubmit(
    async (values) => {
      const chosen = chosenOf(values, offers)
      if (!gate.allowed || chosen === null || isLocked.current) return
      isLocked.current = true
      setSending(true)
      const failure = await onAdd(newMapping(partner, chosen, values))
      setSending(false)
      setProblem(failure)
      // What was added stays locked: a second press may come before the dialog has gone.
      if (failure === null) close()
      else isLocked.current = false
    },
    (errors) => {
      const wrong = MAPPING_FIELDS.find((name) => errors[name] !== undefined)
      if (wrong !== undefined) focusField(wrong)
    },
  )
  return (
    <Dialog open modalType="alert" onOpenChange={(_, data) => !data.open && !isSending && close()}>
      <DialogSurface className={styles.surface}>
        <FormProvider {...methods}>
          <form noValidate onSubmit={(event) => void submit(event)}>
            <DialogBody>
              <DialogTitle>{PLANS_ADDONS_MAPPING}</DialogTitle>
              <DialogContent className={styles.content}>
                {problem !== null && (
                  <MessageBar intent="error" layout="multiline">
                    <MessageBarBody>{problem}</MessageBarBody>
                  </MessageBar>
                )}
                {offers.failure !== null && (
                  <MessageBar intent="error" layout="multiline">
                    <MessageBarBody>What can be mapped could not be loaded. {readableServerMessage(offers.failure.message)}</MessageBarBody>
                    <MessageBarActions>
                      <Button onClick={offers.retry}>Retry</Button>
                    </MessageBarActions>
                  </MessageBar>
                )}
                <AddMappingFields offers={offers} currency={currencyOf(partner)} />
              </DialogContent>
              <DialogActions>
                <ActionButton type="submit" appearance="primary" reason={gate.reason} isPending={isSending}>
                  SUBMIT
                </ActionButton>
                <Button disabled={isSending} onClick={close}>
                  CANCEL
                </Button>
              </DialogActions>
            </DialogBody>
          </form>
        </FormProvider>
      </DialogSurface>
    </Dialog>
  )
}

/** The plan or add-on chosen in the form; null where it is no longer on offer. */
const chosenOf = ({ kind, planId, addonId }: NewMappingValues, { plans, addons }: Offers): Chosen | null => {
  if (kind === 'PLAN') {
    const plan = plans.find((each) => each.planId === planId)
    return plan === undefined ? null : { type: 'PLAN', plan }
  }
  const addon = addons.find((each) => each.serviceId === addonId)
  return addon === undefined ? null : { type: 'ADDONS', addon }
}
