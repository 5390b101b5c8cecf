import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { useMemo } from 'react'
import type { Placeholder } from '#shared/domain/content/template.ts'
import { HtmlFrame } from '../html-preview/html-frame.tsx'
import { emailMarkup } from './email-document.ts'
import { MarkedText } from './marked-text.tsx'

const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`

const useStyles = makeStyles({
  mail: { display: 'flex', flexDirection: 'column', border: LINE, borderRadius: tokens.borderRadiusMedium, overflow: 'hidden' },
  head: { display: 'flex', flexDirection: 'column', padding: tokens.spacingHorizontalM, borderBottom: LINE, backgroundColor: tokens.colorNeutralBackground2 },
  quiet: { color: tokens.colorNeutralForeground3 },
  subject: { overflowWrap: 'anywhere' },
  image: { display: 'block', maxWidth: '100%', maxHeight: '200px', objectFit: 'contain', alignSelf: 'center', padding: tokens.spacingHorizontalM },
  frame: { height: '320px', border: 'none', borderRadius: 0 },
})

interface EmailFrameProps {
  readonly subject: string
  readonly text: string
  readonly placeholders: readonly Placeholder[]
  /** Address of the image that goes with it, null without one. */
  readonly imageUrl: string | null
}

/** An email as it will look, in a frame where nothing runs and nothing leads out. */
export const EmailFrame = ({ subject, text, placeholders, imageUrl }: EmailFrameProps) => {
  const styles = useStyles()
  const markup = useMemo(() => emailMarkup(text, placeholders), [text, placeholders])
  return (
    <div className={styles.mail}>
      <div className={styles.head} dir="auto">
        <Text size={200} className={styles.quiet}>
          Subject
        </Text>
        <Text weight="semibold" className={styles.subject}>
          {subject === '' ? '–' : <MarkedText text={subject} placeholders={placeholders} />}
        </Text>
      </div>
      {imageUrl !== null && <img className={styles.image} src={imageUrl} alt="Of the message" />}
      <HtmlFrame className={styles.frame} title="Preview of the email" html={markup} />
    </div>
  )
}
