import { Button, Link, makeStyles, Popover, PopoverSurface, PopoverTrigger, Text, tokens } from '@fluentui/react-components'
import { ChevronUpRegular, ErrorCircleFilled } from '@fluentui/react-icons'
import { useState } from 'react'
import { focusField } from './field-id.ts'
import { type FormSectionInfo, useSectionErrors } from './form-errors.ts'

const useStyles = makeStyles({
  icon: { color: tokens.colorStatusDangerForeground1 },
  chevron: { marginInlineStart: tokens.spacingHorizontalS },
  surface: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, maxHeight: '60vh', overflowY: 'auto' },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
})

export interface ErrorSummaryProps {
  /** In the order on screen. Keep the array stable between renders. */
  readonly sections: readonly FormSectionInfo[]
}

/**
 * How many fields of a form are wrong, as a button that lists them; every message leads to its field. Nothing while all is well. It belongs into the bar
 * of the form: above the fields it would push them down, and up again with each one mended. Show it once sending was tried. Needs the form around it.
 */
export const ErrorSummary = ({ sections }: ErrorSummaryProps) => {
  const styles = useStyles()
  const [isOpen, setOpen] = useState(false)
  const wrong = useSectionErrors(sections).filter(({ errors }) => errors.length > 0)
  const count = wrong.reduce((sum, { errors }) => sum + errors.length, 0)

  const goTo = (name: string): void => {
    setOpen(false)
    // The list gives the focus back to its button as it goes; the field takes it after that.
    requestAnimationFrame(() => focusField(name))
  }
  return (
    <div role="status">
      {count > 0 && (
        <Popover open={isOpen} onOpenChange={(_, data) => setOpen(data.open)} positioning="above-start" trapFocus>
          <PopoverTrigger disableButtonEnhancement>
            <Button appearance="subtle" icon={<ErrorCircleFilled className={styles.icon} />}>
              {count === 1 ? 'One field needs your attention' : `${count} fields need your attention`}
              <ChevronUpRegular className={styles.chevron} />
            </Button>
          </PopoverTrigger>
          <PopoverSurface className={styles.surface} aria-label="Fields that need your attention">
            {wrong.map(({ section, errors }) => (
              <div key={section.id}>
                <Text weight="semibold">{section.title}</Text>
                <ul className={styles.list}>
                  {errors.map(({ name, message }) => (
                    <li key={name}>
                      <Link as="button" type="button" inline onClick={() => goTo(name)}>
                        {message}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </PopoverSurface>
        </Popover>
      )}
    </div>
  )
}
