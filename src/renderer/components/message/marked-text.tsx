import { makeStyles, tokens } from '@fluentui/react-components'
import type { Placeholder } from '#shared/domain/content/template.ts'
import { textSegments } from './text-segments.ts'

const useStyles = makeStyles({
  mark: {
    paddingInline: tokens.spacingHorizontalXXS,
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
  },
})

interface MarkedTextProps {
  readonly text: string
  readonly placeholders: readonly Placeholder[]
}

/** A text in which every placeholder shows what it stands for. */
export const MarkedText = ({ text, placeholders }: MarkedTextProps) => {
  const styles = useStyles()
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
