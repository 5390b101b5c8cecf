import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle, makeStyles } from '@fluentui/react-components'
import { useMissing } from '#data/platform/use-missing.ts'

const useStyles = makeStyles({ notice: { flexShrink: 0 } })

/** Above a screen: what is missing of the lists that it shows. Drawn only where something is. */
export const MissingNotice = () => {
  const styles = useStyles()
  const { sentences, retry } = useMissing()
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.notice}>
      <MessageBarBody>
        <MessageBarTitle>Some data could not be loaded.</MessageBarTitle>
        {sentences.join(' ')}
      </MessageBarBody>
      <MessageBarActions>
        <Button onClick={retry}>Load again</Button>
      </MessageBarActions>
    </MessageBar>
  )
}
