import { Button, Field, Input, Text } from '@fluentui/react-components'
import { type SyntheticEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { ActionButton } from '#components/action-button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { holderOf } from '#components/form/given-name.ts'
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
  const [name, setName] = useState('')
  const [wasTried, setTried] = useState(false)
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const problem = saveProblem(presets, name, id)
  const replaced = holderOf(presets, name, id)

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    // The user's form is around it.
    event.stopPropagation()
    setTried(true)
    if (problem !== null || isPending) return
    setRefusal(null)
    setPending(true)
    const refused = await change((latest) => savePreset(latest, id, name, permissions))
    setPending(false)
    if (refused !== null) return setRefusal(refused)
    notify.success(PRESET_SAVED, name.trim())
    onClose()
  }
  return (
    <Dialog
      title={SAVE_PRESET}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
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
      <Field
        label="Name"
        required
        {...(wasTried && problem !== null ? { validationMessage: problem } : {})}
        {...(replaced === undefined
          ? {}
          : { validationState: 'warning', validationMessage: `The preset “${replaced.name}” has this name. Its permissions are replaced.` })}
      >
        <Input value={name} onChange={(_, data) => setName(data.value)} />
      </Field>
      {refusal !== null && (
        <Notice intent="error" title={PRESET_NOT_SAVED} isAlert>
          {refusal}
        </Notice>
      )}
    </Dialog>
  )
}
