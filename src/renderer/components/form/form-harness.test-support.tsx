import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useEffect } from 'react'
import { type DefaultValues, type FieldValues, FormProvider, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'

// A machine that runs everything at once is slower than the default second.
configure({ asyncUtilTimeout: 20_000 })

/** Draws parts of a form inside one; answers with the form and a user at the keyboard. */
export const renderForm = <Values extends FieldValues>(children: ReactNode, defaultValues: DefaultValues<Values>, resolver?: Resolver<Values>) => {
  const drawn: { form?: UseFormReturn<Values> } = {}
  const Harness = () => {
    const form = useForm<Values>({ defaultValues, mode: 'onTouched', shouldFocusError: false, ...(resolver === undefined ? {} : { resolver }) })
    useEffect(() => {
      drawn.form = form
    }, [form])
    return (
      <FluentProvider theme={webLightTheme}>
        <FormProvider {...form}>{children}</FormProvider>
      </FluentProvider>
    )
  }
  const { container } = render(<Harness />)
  if (drawn.form === undefined) throw new Error('The form was not drawn')
  return { form: drawn.form, container, user: userEvent.setup() }
}

/** What jsdom lacks of what form components use. */
export const completeBrowser = (): void => {
  Element.prototype.scrollIntoView = () => undefined
  window.IntersectionObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): IntersectionObserverEntry[] {
      return []
    }
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
  }
  window.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
}
