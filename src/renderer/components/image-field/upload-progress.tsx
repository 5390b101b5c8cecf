import { Button, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components'
import type { ImageUpload } from './use-image-upload.ts'

const useStyles = makeStyles({
  upload: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, width: '100%' },
  amount: { color: tokens.colorNeutralForeground2, whiteSpace: 'nowrap' },
})

/** How far an upload is, and a way to stop it; nothing while there is none. `label` names the bar: "Uploading the logo". */
export const UploadProgress = ({ label, upload }: { readonly label: string; readonly upload: ImageUpload }) => {
  const styles = useStyles()
  const { running } = upload
  if (running === null) return null
  return (
    <div className={styles.upload}>
      <ProgressBar aria-label={label} {...(running.sent === 0 ? {} : { value: running.sent / running.total })} />
      <Text size={200} className={styles.amount}>
        Uploading {Math.ceil(running.total / 1024)} kB
      </Text>
      <Button size="small" onClick={upload.cancel}>
        Cancel
      </Button>
    </div>
  )
}
