import { makeStyles, Text, tokens } from '@fluentui/react-components'
import type { Placeholder } from '#shared/domain/content/template.ts'
import { MarkedText } from './marked-text.tsx'

const useStyles = makeStyles({
  chat: {
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  bubble: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    width: 'fit-content',
    minWidth: '12ch',
    maxWidth: '48ch',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusXLarge,
    borderStartStartRadius: 0,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow4,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  image: { display: 'block', maxWidth: '100%', maxHeight: '280px', objectFit: 'contain', borderRadius: tokens.borderRadiusMedium },
  empty: { color: tokens.colorNeutralForeground3, fontStyle: 'italic' },
})

interface WhatsappBubbleProps {
  readonly text: string
  readonly placeholders: readonly Placeholder[]
  /** Address of the image above the text, null without one. */
  readonly imageUrl: string | null
}

/** A message as it is in a chat. */
export const WhatsappBubble = ({ text, placeholders, imageUrl }: WhatsappBubbleProps) => {
  const styles = useStyles()
  return (
    <div className={styles.chat}>
      <div className={styles.bubble} dir="auto">
        {imageUrl !== null && <img className={styles.image} src={imageUrl} alt="Of the message" />}
        {text === '' ? (
          <Text className={styles.empty}>No text yet</Text>
        ) : (
          <span>
            <MarkedText text={text} placeholders={placeholders} />
          </span>
        )}
      </div>
    </div>
  )
}
