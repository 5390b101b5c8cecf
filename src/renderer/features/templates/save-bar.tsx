import { Button, Spinner } from '@fluentui/react-components'
import type { TemplateSave } from './use-template-save.ts'

/** Saves, or goes back to the list. */
export const SaveBar = ({ saving: { refusal, isSaving, leave } }: { readonly saving: Pick<TemplateSave, 'refusal' | 'isSaving' | 'leave'> }) => (
  <>
    <Button
      type="submit"
      appearance="primary"
      disabledFocusable={refusal !== null}
      {...(refusal === null ? {} : { title: refusal })}
      {...(isSaving ? { icon: <Spinner size="tiny" /> } : {})}
    >
      Save
    </Button>
    <Button onClick={leave}>Cancel</Button>
  </>
)
