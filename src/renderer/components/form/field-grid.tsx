import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const GAP = tokens.spacingHorizontalL

const useStyles = makeStyles({
  grid: {
    display: 'grid',
    // As many columns as fit, four at most; on a narrow window one.
    gridTemplateColumns: `repeat(auto-fill, minmax(max(min(208px, 100%), (100% - 3 * ${GAP}) / 4), 1fr))`,
    alignItems: 'start',
    columnGap: GAP,
    rowGap: tokens.spacingVerticalM,
    // A control takes its column, also where the column is narrower than the 20 characters that browsers give an empty text field.
    '& .fui-Field': { minWidth: 0 },
    '& .fui-Input, & .fui-Input__input': { minWidth: 0, width: '100%' },
  },
})

export const FieldGrid = ({ children }: { readonly children: ReactNode }) => <div className={useStyles().grid}>{children}</div>
