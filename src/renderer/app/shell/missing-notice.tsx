import { Button, makeStyles } from '@fluentui/react-components'
import { Notice } from '#components/notice.tsx'
import { useMissing } from '#data/platform/use-missing.ts'

const useStyles = makeStyles({ notice: { flexShrink: 0 } })

/** Above a screen: what is missing of the lists that it shows. Drawn only where something is. */
export const MissingNotice = () => {
  const { sentences, retry } = useMissing()
  return (
    <Notice intent="warning" title="Some data could not be loaded." className={useStyles().notice} actions={<Button onClick={retry}>Load again</Button>}>
      {sentences.join(' ')}
    </Notice>
  )
}
