import { useCallback } from 'react'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import { TEMPLATE_TYPES, type TemplateType } from '#shared/domain/content/template.ts'

/** The type of template that a screen is about: in the address; WhatsApp without it. */
export const useTemplateType = (): readonly [TemplateType, (type: TemplateType) => void] => {
  const [parameter, set] = useAddressParameter('type')
  const type = TEMPLATE_TYPES.find((one) => one === parameter) ?? 'WHATSAPP'
  const choose = useCallback((next: TemplateType) => set(next === 'WHATSAPP' ? null : next, 'replace'), [set])
  return [type, choose]
}

export const typeAddress = (path: string, type: TemplateType): string => (type === 'WHATSAPP' ? path : `${path}?type=${type}`)
