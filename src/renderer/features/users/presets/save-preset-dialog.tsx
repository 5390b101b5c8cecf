import { Button, Input, Text } from '@fluentui/react-components'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { ActionButton } from '#components/action-button.tsx'
import { CleanedField } from '#components/clean-text/cleaned-field.tsx'
import { Dialog } from '#components/dialog.tsx'
import { holderOf } from '#components/form/given-name/given-name.ts'
import { useGivenName } from '#components/form/given-name/use-given-name.ts'
import { Notice } from '#components/notice.tsx'
import { useNotify } from '#data/notifications/use-notify.ts'
import { PRESET_NOT_SAVED, PRESET_SAVED, SAVE_PRESET } from '../messages.ts'
import { offeredGrants } from '../model/permission-sources.ts'
import { savePreset, saveProblem, sizeText } from '../model/presets.ts'
import type { UserValues } from '../model/user-schema.ts'
import { usePresets } from './use-presets.ts'

/** Asks for the name under which the ticked permissions are saved. */
export const SavePresetDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const notify = useNotify()
  const permissions = useFormContext<UserValues>().getValues('permissions')
  const { presets, change } = usePresets()
  const [id] = useState(() => crypto.randomUUID())
  const { name, setName, problem, refusal, isPending, submit } = useGivenName({
    problemOf: (typed) => saveProblem(presets, typed, id),
    save: (typed) => change((latest) => savePreset(latest, id, typed, permissions)),
    onSaved: (saved) => {
      notify.success(PRESET_SAVED, saved)
      onClose()
    },
  })
  const replaced = holderOf(presets, name, id)

  return (
    <Dialog
      title={SAVE_PRESET}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <ActionButton appearance="primary" type="submit" isPending={isPending}>
            {replaced === undefined ? 'Save' : 'Replace'}
          </ActionButton>
        </>
      }
    >
      <Text>{`Saves the ${sizeText(offeredGrants(permissions))} that are ticked now, for you on this computer. The user is not changed.`}</Text>
      <CleanedField
        label="Name"
        required
        validationMessage={problem}
        {...(replaced === undefined
          ? {}
          : { validationState: 'warning', validationMessage: `The preset “${replaced.name}” has this name. Its permissions are replaced.` })}
      >
        <Input value={name} onChange={(_, data) => setName(data.value)} />
      </CleanedField>
      {refusal !== null && (
        <Notice intent="error" title={PRESET_NOT_SAVED} isAlert>
          {refusal}
        </Notice>
      )}
    </Dialog>
  )
}
