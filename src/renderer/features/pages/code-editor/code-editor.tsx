import { Annotation, Compartment, EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import { documentNonce } from '#components/document-nonce.ts'
import { EchoFilter } from '../echo-filter.ts'
import { htmlEditing } from './code-mirror.ts'

/** Marks a change that came from outside: it is not told back. */
const fromOutside = Annotation.define<boolean>()

export interface CodeEditorProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly label: string
  readonly disabled: boolean
  readonly isInvalid: boolean
  readonly className?: string
}

/** A code editor for HTML. */
export const CodeEditor = ({ value, onChange, onBlur, label, disabled, isInvalid, className }: CodeEditorProps) => {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const changeable = useRef(new Compartment())
  const told = useRef(new EchoFilter())
  const latest = useRef({ value, onChange, onBlur })
  useEffect(() => {
    latest.current = { value, onChange, onBlur }
  })

  useEffect(() => {
    if (host.current === null) return undefined
    const editor = new EditorView({
      parent: host.current,
      doc: latest.current.value,
      extensions: [
        htmlEditing(documentNonce()),
        changeable.current.of([]),
        EditorView.updateListener.of((update) => {
          if (!update.docChanged || update.transactions.some((one) => one.annotation(fromOutside) === true)) return
          const text = update.state.doc.toString()
          told.current.add(text)
          latest.current.onChange(text)
        }),
        EditorView.domEventHandlers({ blur: () => latest.current.onBlur() }),
      ],
    })
    view.current = editor
    return () => editor.destroy()
  }, [])

  useEffect(() => {
    const editor = view.current
    if (editor === null || told.current.has(value) || editor.state.toText(value).eq(editor.state.doc)) return
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value }, annotations: fromOutside.of(true) })
  }, [value])

  useEffect(() => {
    view.current?.dispatch({
      effects: changeable.current.reconfigure([
        EditorState.readOnly.of(disabled),
        EditorView.contentAttributes.of({ 'aria-label': label, 'aria-invalid': String(isInvalid), 'aria-readonly': String(disabled) }),
      ]),
    })
  }, [disabled, isInvalid, label])

  return <div ref={host} {...(className === undefined ? {} : { className })} />
}
