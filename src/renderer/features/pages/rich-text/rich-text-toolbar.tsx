import {
  Menu,
  MenuItemRadio,
  MenuList,
  MenuTrigger,
  makeStyles,
  Toolbar,
  ToolbarButton,
  ToolbarDivider,
  ToolbarToggleButton,
  Tooltip,
  tokens,
} from '@fluentui/react-components'
import {
  ArrowRedoRegular,
  ArrowUndoRegular,
  ChevronDownRegular,
  ClearFormattingRegular,
  ImageAddRegular,
  LinkRegular,
  TextAlignCenterRegular,
  TextAlignLeftRegular,
  TextAlignRightRegular,
  TextBoldRegular,
  TextBulletListRegular,
  TextIndentDecreaseRegular,
  TextIndentIncreaseRegular,
  TextItalicRegular,
  TextNumberListLtrRegular,
  TextStrikethroughRegular,
  TextUnderlineRegular,
} from '@fluentui/react-icons'
import type { ReactElement } from 'react'
import { MenuPopover } from '#components/on-screen/menu-popover.tsx'
import { BLOCKS, type Format, type Mark } from './rich-editor.ts'

const useStyles = makeStyles({
  toolbar: {
    flexWrap: 'wrap',
    padding: tokens.spacingHorizontalXS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  block: { minWidth: '120px', justifyContent: 'space-between' },
})

interface MarkButton {
  readonly mark: Mark
  readonly label: string
  readonly icon: ReactElement
}

const CHARACTERS: readonly MarkButton[] = [
  { mark: 'bold', label: 'Bold', icon: <TextBoldRegular /> },
  { mark: 'italic', label: 'Italic', icon: <TextItalicRegular /> },
  { mark: 'underline', label: 'Underline', icon: <TextUnderlineRegular /> },
  { mark: 'strikeThrough', label: 'Strike through', icon: <TextStrikethroughRegular /> },
]
const LISTS: readonly MarkButton[] = [
  { mark: 'insertUnorderedList', label: 'List', icon: <TextBulletListRegular /> },
  { mark: 'insertOrderedList', label: 'Numbered list', icon: <TextNumberListLtrRegular /> },
]
const ALIGNMENTS: readonly MarkButton[] = [
  { mark: 'justifyLeft', label: 'Align left', icon: <TextAlignLeftRegular /> },
  { mark: 'justifyCenter', label: 'Centre', icon: <TextAlignCenterRegular /> },
  { mark: 'justifyRight', label: 'Align right', icon: <TextAlignRightRegular /> },
]

interface RichTextToolbarProps {
  readonly label: string
  readonly format: Format
  readonly disabled: boolean
  readonly onCommand: (command: string, value?: string) => void
  readonly onLink: () => void
  readonly onImage: () => void
}

export const RichTextToolbar = ({ label, format, disabled, onCommand, onLink, onImage }: RichTextToolbarProps) => {
  const styles = useStyles()
  const button = (name: string, icon: ReactElement, run: () => void, isDisabled = false) => (
    <Tooltip content={name} relationship="label" key={name}>
      <ToolbarButton icon={icon} disabled={disabled || isDisabled} onClick={run} />
    </Tooltip>
  )
  const toggles = (buttons: readonly MarkButton[]) =>
    buttons.map(({ mark, label: name, icon }) => (
      <Tooltip content={name} relationship="label" key={mark}>
        <ToolbarToggleButton name="marks" value={mark} icon={icon} disabled={disabled} onClick={() => onCommand(mark)} />
      </Tooltip>
    ))
  const block = BLOCKS.find(({ value }) => value === format.block)
  return (
    // What is pressed is what the editor says: a click alone changes nothing.
    <Toolbar aria-label={`${label}: formatting`} size="small" className={styles.toolbar} checkedValues={{ marks: [...format.marks] }}>
      {button('Undo', <ArrowUndoRegular />, () => onCommand('undo'), !format.canUndo)}
      {button('Redo', <ArrowRedoRegular />, () => onCommand('redo'), !format.canRedo)}
      <ToolbarDivider />
      <Menu checkedValues={{ block: [format.block] }} onCheckedValueChange={(_, data) => onCommand('formatBlock', data.checkedItems[0] ?? 'p')}>
        <MenuTrigger disableButtonEnhancement>
          <ToolbarButton className={styles.block} disabled={disabled}>
            {block?.label ?? 'Paragraph'}
            <ChevronDownRegular />
          </ToolbarButton>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {BLOCKS.map(({ value, label: name }) => (
              <MenuItemRadio key={value} name="block" value={value}>
                {name}
              </MenuItemRadio>
            ))}
          </MenuList>
        </MenuPopover>
      </Menu>
      <ToolbarDivider />
      {toggles(CHARACTERS)}
      <ToolbarDivider />
      {toggles(LISTS)}
      {button('Less indent', <TextIndentDecreaseRegular />, () => onCommand('outdent'))}
      {button('More indent', <TextIndentIncreaseRegular />, () => onCommand('indent'))}
      <ToolbarDivider />
      {toggles(ALIGNMENTS)}
      <ToolbarDivider />
      {button('Link', <LinkRegular />, onLink)}
      {button('Image', <ImageAddRegular />, onImage)}
      {button('Clear formatting', <ClearFormattingRegular />, () => onCommand('removeFormat'))}
    </Toolbar>
  )
}
