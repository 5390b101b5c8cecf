import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { lazyPart } from '#components/lazy-part.tsx'
import { useBridge, useConnectionProfile } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { unwrap } from '#data/platform/platform-failure.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { type EditorProps, useEditorValue } from '../editor.ts'
import { imagesLeftOut, NO_IMAGE_ADDRESS, USE_IMAGE } from '../messages.ts'
import type { ContentImages, Insertion } from './insert-dialog.tsx'
import { type Format, NO_FORMAT, type RichEditor, startRichEditor } from './rich-editor.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'

const InsertDialog = lazyPart(async () => (await import('./insert-dialog.tsx')).InsertDialog)

const SHEET_MARGIN = tokens.spacingHorizontalM

const useStyles = makeStyles({
  editor: { display: 'flex', flexDirection: 'column' },
  page: {
    position: 'relative',
    flexGrow: 1,
    minHeight: 0,
    backgroundColor: tokens.colorNeutralBackground3,
    // The page is a white sheet in every theme, as its visitors see it. The editor's own style sheet, which is mostly its toolbar's, is not loaded.
    '& iframe': {
      position: 'absolute',
      inset: SHEET_MARGIN,
      width: `calc(100% - 2 * ${SHEET_MARGIN})`,
      height: `calc(100% - 2 * ${SHEET_MARGIN})`,
      border: 'none',
      borderRadius: tokens.borderRadiusSmall,
      boxShadow: tokens.shadow4,
      backgroundColor: 'white',
      colorScheme: 'light',
    },
  },
  faded: { opacity: 0.6, backgroundColor: tokens.colorNeutralBackgroundDisabled },
})

/** What is asked for by a dialog, and how the selection comes back after it. */
interface Question {
  readonly kind: Insertion['kind']
  readonly address: string
  readonly restore: () => void
}

export const RichTextEditor = (props: EditorProps) => {
  const { label, disabled, isInvalid, className } = props
  const styles = useStyles()
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<RichEditor | null>(null)
  const images = useContentImages()
  const notify = useNotify()
  const [format, setFormat] = useState<Format>(NO_FORMAT)
  const [question, setQuestion] = useState<Question | null>(null)
  const form = useEditorValue(props, (value) => editor.current?.replace(value))

  // Before the frame is taken out of the page: an editor cannot be closed whose window is gone.
  useLayoutEffect(() => {
    if (host.current === null) return undefined
    const started = startRichEditor(host.current, {
      html: form.read(),
      onChange: form.tell,
      onBlur: form.blur,
      onFormat: (next) => setFormat((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next)),
      onImagesLeftOut: (count) => notify.show({ intent: 'warning', message: imagesLeftOut(count), detail: USE_IMAGE }),
    })
    editor.current = started
    return () => {
      editor.current = null
      started.close()
    }
  }, [form, notify])
  useEffect(() => editor.current?.setDisabled(disabled), [disabled])
  useEffect(() => editor.current?.describe(label, isInvalid), [label, isInvalid])

  const ask = (kind: Insertion['kind']): void => {
    const address = kind === 'link' ? (editor.current?.linkAddress() ?? '') : ''
    setQuestion({ kind, address, restore: editor.current?.keepSelection() ?? (() => undefined) })
  }
  const answer = (insertion: Insertion | null): void => {
    question?.restore()
    setQuestion(null)
    if (insertion?.kind === 'link') editor.current?.link(insertion.address)
    if (insertion?.kind === 'image') editor.current?.insertImage(insertion.address, insertion.text)
  }
  return (
    <div className={mergeClasses(styles.editor, className)}>
      <RichTextToolbar
        label={label}
        format={format}
        disabled={disabled}
        onCommand={(command, argument) => editor.current?.run(command, argument)}
        onLink={() => ask('link')}
        onImage={() => ask('image')}
      />
      <div ref={host} className={mergeClasses(styles.page, disabled && styles.faded)} />
      {question !== null && <InsertDialog kind={question.kind} address={question.address} images={images} onInsert={answer} onClose={() => answer(null)} />}
    </div>
  )
}

/** Main asks the platform whether the user may put files beside a page, before a dialog offers to. */
const useContentImages = (): ContentImages => {
  const bridge = useBridge()
  const imageBase = useConnectionProfile()?.imageBase ?? null
  const { error } = useQuery({
    queryKey: ['platform', 'may-upload-images'],
    queryFn: async () => unwrap(await bridge.files.mayUploadImages()) ?? null,
    staleTime: 0,
  })
  return { imageBase, refusal: imageBase === null ? NO_IMAGE_ADDRESS : error === null ? null : readableServerMessage(error.message) }
}
