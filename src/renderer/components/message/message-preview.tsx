import type { Placeholder, TemplateType } from '#shared/domain/content/template.ts'
import { EmailFrame } from './email-frame.tsx'
import { WhatsappBubble } from './whatsapp-bubble.tsx'

interface MessagePreviewProps {
  readonly type: TemplateType
  readonly subject: string
  readonly text: string
  readonly placeholders: readonly Placeholder[]
  /** Address of the image, null without one. */
  readonly imageUrl: string | null
}

/** What a message will look like to whoever gets it, its placeholders marked. */
export const MessagePreview = ({ type, subject, ...message }: MessagePreviewProps) => (
  <section aria-label="Preview of the message">{type === 'EMAIL' ? <EmailFrame subject={subject} {...message} /> : <WhatsappBubble {...message} />}</section>
)
