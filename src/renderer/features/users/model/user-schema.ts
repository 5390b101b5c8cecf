import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { rowsResolver } from '#components/form/rows-resolver.ts'
import { GROUP_LABELS } from '#shared/domain/access/access-labels.ts'
import * as messages from '../messages.ts'
import { partsOf } from './form-sections.ts'
import { emptyGroups, type Grant } from './grants.ts'

type FormUse = 'create' | 'edit'

const text = z.string().check(z.trim())
const required = (message: string) => text.check(z.minLength(1, message))
const isEmail = (typed: string): boolean => z.email().safeParse(typed).success
const emailOf = (missing: string) => required(missing).check(z.refine((typed) => typed === '' || isEmail(typed), messages.ENTER_VALID_EMAIL))

const employeeRow = z.object({
  name: required(messages.enterOrDelete('name')),
  mobile: required(messages.enterOrDelete('mobile')),
  email: emailOf(messages.enterOrDelete('email')),
  designation: required(messages.enterOrDelete('designation')),
})

/** An employee on its own: the dialog and the table of Edit User. */
export const employeeSchema = z.object({
  name: required(messages.ENTER_NAME),
  mobile: required(messages.ENTER_EMPLOYEE_MOBILE),
  email: emailOf(messages.ENTER_EMPLOYEE_EMAIL),
  designation: required(messages.ENTER_DESIGNATION),
})

export type Employee = z.infer<typeof employeeSchema>

/** The first thing wrong with an employee, null when nothing is. */
export const employeeProblem = (employee: Employee): string | null => employeeSchema.safeParse(employee).error?.issues[0]?.message ?? null

const fields = {
  name: required(messages.ENTER_NAME),
  mobile: required(messages.ENTER_CONTACT_NUMBER),
  // Also the user name.
  email: emailOf(messages.ENTER_EMAIL),
  role: required(messages.SELECT_ROLE),
  // Not asked for while creating: a new user is active.
  status: z.enum(['', 'Active', 'Inactive']),
  permissions: z.custom<readonly Grant[]>(Array.isArray),
  companyName: text,
  // Name of a sales person.
  onboardedBy: text,
  supportNumber: text,
  gstNo: text,
  panNo: text,
  currency: text,
  addressLineOne: text,
  addressLineTwo: text,
  country: text,
  state: text,
  city: text,
  zip: text,
}

/** What the forms of a user hold: texts as typed, empty for none; the country by the platform's code. */
export type UserValues = z.infer<z.ZodMiniObject<typeof fields>> & { employees: Employee[] }

type Problem = readonly [keyof UserValues, string]

const permissionProblem = ({ role, permissions }: Pick<UserValues, 'role' | 'permissions'>): readonly Problem[] => {
  const asked = partsOf(role).permissions
  if (asked === 'none') return []
  const [empty] = emptyGroups(permissions)
  if (permissions.length === 0) return asked === 'required' ? [['permissions', messages.SELECT_PERMISSIONS]] : []
  return empty === undefined ? [] : [['permissions', messages.nothingTicked(GROUP_LABELS[empty])]]
}

const problemsOf = (use: FormUse, values: Omit<UserValues, 'employees'>): readonly Problem[] => {
  const { hasCompany, isChannelPartner } = partsOf(values.role)
  const missing = (isAsked: boolean, name: 'status' | 'companyName' | 'onboardedBy' | 'currency', message: string): readonly Problem[] =>
    isAsked && values[name].trim() === '' ? [[name, message]] : []
  return [
    ...missing(use === 'edit', 'status', messages.SELECT_STATUS),
    ...permissionProblem(values),
    ...missing(hasCompany, 'companyName', messages.ENTER_COMPANY_NAME),
    ...missing(isChannelPartner, 'onboardedBy', messages.ENTER_SALES_PERSON),
    // Fixed once the user is there.
    ...missing(isChannelPartner && use === 'create', 'currency', messages.ENTER_CURRENCY),
  ]
}

/** The rules of a user. Every broken one is found, not only the first. `edit`: what is read-only there is not checked. */
export const userSchema = (use: FormUse) => {
  const shape = {
    ...fields,
    ...(use === 'edit' ? { email: z.string(), role: z.string() } : {}),
    employees: z.array(use === 'create' ? employeeRow : employeeSchema),
  }
  return z.object(shape).check(
    z.superRefine<z.infer<z.ZodMiniObject<typeof shape>>>(
      (values, context) => {
        for (const [field, message] of problemsOf(use, values)) context.addIssue({ code: 'custom', path: [field], message })
      },
      { when: () => true },
    ),
  )
}

/** The form of a user with its rules: a field is checked when it is left, and from then on while it is typed. */
export const useUserForm = (use: FormUse, values: UserValues): UseFormReturn<UserValues, unknown, UserValues> => {
  const resolver = useMemo(() => rowsResolver<UserValues>(zodResolver(userSchema(use)), 'employees'), [use])
  return useForm<UserValues, unknown, UserValues>({ defaultValues: values, resolver, mode: 'onTouched', shouldFocusError: false, criteriaMode: 'firstError' })
}
