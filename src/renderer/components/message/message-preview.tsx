import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { type ReactNode, useMemo } from 'react'
import type { Placeholder, TemplateType } from '#shared/domain/content/template.ts'
import { HtmlFrame } from '../html-preview/html-frame.tsx'
import { emailMarkup, textSegments } from './email-document.ts'

interface MessagePreviewProps {
  readonly type: TemplateType
  readonly subject: string
  readonly text: string
  readonly placeholders: readonly Placeholder[]
  readonly imageUrl: string | null
}

/** What a message will look like to whoever gets it, its placeholders marked. */
export const MessagePreview = ({ type, subject, ...message }: MessagePreviewProps) => (
  <section aria-label="Preview of the message">{type === 'EMAIL' ? <EmailFrame subject={subject} {...message} /> : <WhatsappBubble {...message} />}</section>
)

const useBubbleStyles = makeStyles({
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

const WhatsappBubble = ({ text, placeholders, imageUrl }: Omit<MessagePreviewProps, 'type' | 'subject'>) => {
  const styles = useBubbleStyles()
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

const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`

const useEmailStyles = makeStyles({
  mail: { display: 'flex', flexDirection: 'column', border: LINE, borderRadius: tokens.borderRadiusMedium, overflow: 'hidden' },
  head: { display: 'flex', flexDirection: 'column', padding: tokens.spacingHorizontalM, borderBottom: LINE, backgroundColor: tokens.colorNeutralBackground2 },
  quiet: { color: tokens.colorNeutralForeground3 },
  subject: { overflowWrap: 'anywhere' },
  image: { display: 'block', maxWidth: '100%', maxHeight: '200px', objectFit: 'contain', alignSelf: 'center', padding: tokens.spacingHorizontalM },
  frame: { height: '320px', border: 'none', borderRadius: 0 },
})

/** An email as it will look, in a frame where nothing runs and nothing leads out. */
const EmailFrame = ({ subject, text, placeholders, imageUrl }: Omit<MessagePreviewProps, 'type'>) => {
  const styles = useEmailStyles()
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

const useMarkStyles = makeStyles({
  mark: {
    paddingInline: tokens.spacingHorizontalXXS,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
  },
})

/** A text in which every placeholder shows what it stands for. */
const MarkedText = ({ text, placeholders }: { readonly text: string; readonly placeholders: readonly Placeholder[] }) => {
  const styles = useMarkStyles()
  return textSegments(text, placeholders).map(({ at, text: part, placeholder }) =>
    placeholder === null ? (
      part
    ) : (
      <mark key={at} className={styles.mark} title={placeholder.token}>
        {placeholder.label}
      </mark>
    ),
  )
}

const useColumnStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 48ch)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalXL,
    '@media (max-width: 1000px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  preview: { position: 'sticky', top: 0, display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
})

/** The fields of a message beside what it will look like, above it where it is narrow. */
export const BesidePreview = ({ preview, children }: { readonly preview: ReactNode; readonly children: ReactNode }) => {
  const styles = useColumnStyles()
  return (
    <div className={styles.columns}>
      {children}
      <div className={styles.preview}>
        <Text weight="semibold">Preview</Text>
        {preview}
      </div>
    </div>
  )
}
