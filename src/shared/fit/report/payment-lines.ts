import type { Fit } from '../fit.ts'
import type { Conversion, Source } from '../plan.ts'

/** Lists a payment's arguments one by one, so that the integrator can check them. */
export function paymentLines({ isMoney, operation, plan }: Fit): readonly string[] {
  if (!isMoney || plan === null) return []
  const sent = plan.variables.flatMap(({ name, source }) => argumentTexts(name, source))
  return [`Payment ${operation} is sent as ${sent.join(', ')}.`]
}

function argumentTexts(target: string, source: Source): readonly string[] {
  if ('object' in source) return source.object.flatMap(({ to, source: inner }) => argumentTexts(`${target}.${to}`, inner))
  if ('constant' in source) return [`${target} = ${JSON.stringify(source.constant)}`]
  return [`${target} = ${source.path.join('.')}${conversionText(source.as)}`]
}

/** Empty where the value stays as it is. */
function conversionText(as: Conversion): string {
  if (as === 'same') return ''
  if ('form' in as) return ` (as ${as.form})`
  if ('values' in as)
    return as.values.every(([from, to]) => from === to)
      ? " (if the platform's enum has it)"
      : ` (${as.values
          .filter(([from, to]) => from !== to)
          .map(([from, to]) => `${from} as ${to}`)
          .join(', ')})`
  if ('each' in as) return conversionText(as.each)
  if ('listed' in as) return ` (in a list)${conversionText(as.listed)}`
  if ('only' in as) return ` (its only element)${conversionText(as.only)}`
  return ' (field by field)'
}
