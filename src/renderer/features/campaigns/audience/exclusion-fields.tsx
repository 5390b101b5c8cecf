import { Checkbox, Field, makeStyles, Select, tokens } from '@fluentui/react-components'
import { Notice } from '#components/notice.tsx'
import { MASTER_PLACEHOLDERS, type TemplateType } from '#shared/domain/content/template.ts'
import { formatCount } from '#shared/domain/text.ts'
import { OWN_MESSAGES_ONLY } from '../messages.ts'
import type { AudiencePlan, ExclusionRules } from './exclusions.ts'

const useStyles = makeStyles({
  rules: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, border: 'none', margin: 0, padding: 0, minInlineSize: 0 },
  legend: { padding: 0, fontWeight: tokens.fontWeightSemibold },
})

/** Days within which somebody got a message, for the choice. */
const PERIODS = [
  { days: 0, label: 'Leave nobody out' },
  { days: 1, label: 'Messaged by you in the last day' },
  { days: 7, label: 'Messaged by you in the last 7 days' },
  { days: 30, label: 'Messaged by you in the last 30 days' },
  { days: 90, label: 'Messaged by you in the last 90 days' },
] as const

interface ExclusionFieldsProps {
  readonly channel: TemplateType
  readonly plan: AudiencePlan
  readonly rules: ExclusionRules
  readonly isDisabled: boolean
  readonly onChange: (rules: ExclusionRules) => void
}

/** Whom a campaign leaves out: by rules of the user, each with its count, and those that it cannot or must not reach. */
export const ExclusionFields = ({ channel, plan, rules, isDisabled, onChange }: ExclusionFieldsProps) => {
  const styles = useStyles()
  const { leftOut, concerned, emptyTokens } = plan
  const contact = channel === 'EMAIL' ? 'email address' : 'usable contact number'
  const shared = channel === 'EMAIL' ? 'email address' : 'number'
  return (
    <>
      <fieldset className={styles.rules} disabled={isDisabled}>
        <legend className={styles.legend}>Leave out</legend>
        <Field label="Recently messaged" orientation="horizontal" hint={OWN_MESSAGES_ONLY}>
          <Select value={rules.messagedWithin} onChange={(_, { value }) => onChange({ ...rules, messagedWithin: Number(value) })}>
            {PERIODS.map(({ days, label }) => (
              <option key={days} value={days}>
                {days > 0 && days === rules.messagedWithin ? `${label} (${formatCount(concerned.messaged)})` : label}
              </option>
            ))}
          </Select>
        </Field>
        {concerned.inactive > 0 && (
          <Checkbox
            checked={rules.inactive}
            label={`Inactive sites (${formatCount(concerned.inactive)})`}
            onChange={(_, { checked }) => onChange({ ...rules, inactive: checked === true })}
          />
        )}
        {concerned.unfilled > 0 && (
          <Checkbox
            checked={rules.unfilled}
            label={`Sites for which a placeholder is empty (${formatCount(concerned.unfilled)})`}
            onChange={(_, { checked }) => onChange({ ...rules, unfilled: checked === true })}
          />
        )}
      </fieldset>
      {emptyTokens.length > 0 && (
        <Notice intent="warning">
          For some sites the console knows no {emptyTokens.map(labelOf).join(' and no ')}. The platform fills it in where it knows more; otherwise the message
          shows the placeholder.
        </Notice>
      )}
      {leftOut['no-contact'] > 0 && (
        <Notice intent="warning">
          {sites(leftOut['no-contact'])} left out: no {contact}.
        </Notice>
      )}
      {leftOut['same-contact'] > 0 && (
        <Notice intent="info">
          {sites(leftOut['same-contact'])} left out: another site with the same {shared} gets the message.
        </Notice>
      )}
    </>
  )
}

const labelOf = (token: string): string => MASTER_PLACEHOLDERS.find((one) => one.token === token)?.label ?? (token === '_email_' ? 'Email' : token)

const sites = (count: number): string => (count === 1 ? '1 site is' : `${formatCount(count)} sites are`)
