import type { GetSiteCustomLabelByDomainQuery } from '#generated/graphql.ts'
import { LABEL_NAMES } from '#shared/domain/content/menu.ts'

/** A word of a site: its usual name, and what is in its place; empty where nothing is stored. */
export interface Label {
  readonly defaultName: string
  readonly displayName: string
}

/** The labels in an answer; none were stored yet where there is no record. */
export const labelsOf = (answer: GetSiteCustomLabelByDomainQuery): readonly Label[] => answer.getSiteCustomLabelByDomain?.customLabels ?? []

/** The names that have no label yet: each is offered once. */
export const unusedNames = (labels: readonly Label[]): readonly string[] =>
  LABEL_NAMES.filter((name) => !labels.some(({ defaultName }) => defaultName === name))

/** The list with one label put in: in the place of the one of its name, else at the end. */
export const withLabel = (labels: readonly Label[], label: Label): Label[] =>
  labels.some(({ defaultName }) => defaultName === label.defaultName)
    ? labels.map((known) => (known.defaultName === label.defaultName ? label : known))
    : [...labels, label]
